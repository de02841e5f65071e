import type { BoardScene } from './scene.ts';

/** True for two plain values of equal content; of the arrays of the core only one and the same counts as equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (ArrayBuffer.isView(one) || ArrayBuffer.isView(other)) return false;
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, part]) => isSame(part, (other as Readonly<Record<string, unknown>>)[name]))
  );
}

/** A scene with the parts of the scene before it wherever nothing changed, so that they are not drawn again. */
export function steadyScene(before: BoardScene, scene: BoardScene): BoardScene {
  const kept = Object.entries(before).filter(([part, value]) => isSame(value, scene[part as keyof BoardScene]));
  return { ...scene, ...Object.fromEntries(kept) };
}
