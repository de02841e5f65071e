import { boardFacts } from '../board/facts.ts';
import type { OwnNovice } from '../rules/view.ts';
import type { SceneTarget } from './board/scene.ts';

/** What a novice needs next: her key, then her wish, then her cell; a caught one only goes home (C-11.6). */
export type Aim = 'key' | 'wish' | 'home';

export const keyOf = (number: number) => boardFacts.keys[number - 1]!;
export const wishOf = (key: number) => boardFacts.wishes.find(wish => wish.key === key)!;

export function aimOf(own: OwnNovice, { isCaught }: { readonly isCaught: boolean }): Aim {
  if (isCaught) return 'home';
  if (!own.hasKey) return 'key';
  return own.hasWish ? 'home' : 'wish';
}

export function aimSpace(own: OwnNovice, aim: Aim): number {
  if (aim === 'key') return keyOf(own.key).space;
  return aim === 'wish' ? wishOf(own.key).space : own.novice;
}

/** What is still ahead of her, drawn on her private board. */
export function targetsOf(own: OwnNovice): readonly SceneTarget[] {
  const key = keyOf(own.key);
  const wish = wishOf(own.key);
  return [
    ...(own.hasKey ? [] : [{ kind: 'key', space: key.space, colour: key.colour } as const]),
    ...(own.hasWish ? [] : [{ kind: 'wish', space: wish.space, wish: wish.id } as const]),
    { kind: 'home', space: own.novice },
  ];
}
