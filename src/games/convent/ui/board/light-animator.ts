import { blendPoses, conePose, polygonPath, posePath, type ConePose } from './cone-pose.ts';
import type { GuardName, SceneGuard } from './scene.ts';
import { placeOf } from './shapes.ts';

interface Move {
  readonly from: ConePose;
  readonly to: ConePose;
  readonly exact: Float32Array | null;
  readonly startMs: number;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function turnOf({ facing }: SceneGuard): number | null {
  if (facing === null) return null;
  const [from, to] = [placeOf(facing.from), placeOf(facing.to)];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/**
 * Moves guards and turns their light smoothly between two scenes. It writes straight into the drawn elements, so that a
 * frame touches nothing else; at rest the exact polygon stands there.
 */
export class LightAnimator {
  private readonly moves = new Map<GuardName, Move>();
  private readonly shown = new Map<GuardName, ConePose>();
  private frame = 0;

  /** @param root where the drawing lies @param durationMs how long one turn takes; 0 for none. */
  constructor(
    private readonly root: ParentNode,
    private readonly durationMs: () => number,
  ) {}

  /** Turns to the guards of a new scene. */
  show(guards: readonly SceneGuard[]): void {
    const now = performance.now();
    for (const guard of guards) {
      const to = conePose(guard.cone, placeOf(guard.space), turnOf(guard));
      const from = this.shown.get(guard.id);
      const still = from === undefined || this.durationMs() === 0;
      this.moves.set(guard.id, { from: from ?? to, to, exact: guard.cone, startMs: still ? -Infinity : now });
    }
    for (const id of this.shown.keys()) if (!guards.some(guard => guard.id === id)) this.forget(id);
    cancelAnimationFrame(this.frame);
    this.draw(now);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private forget(id: GuardName): void {
    this.moves.delete(id);
    this.shown.delete(id);
  }

  private readonly draw = (now: number): void => {
    let moving = false;
    for (const [id, move] of this.moves) {
      const t = Math.min(1, Math.max(0, (now - move.startMs) / Math.max(1, this.durationMs())));
      const pose = t < 1 ? blendPoses(move.from, move.to, ease(t)) : move.to;
      this.shown.set(id, pose);
      this.write(id, pose, t < 1 || move.exact === null ? posePath(pose) : polygonPath(move.exact));
      if (t < 1) moving = true;
    }
    if (moving) this.frame = requestAnimationFrame(this.draw);
  };

  private write(id: GuardName, { x, y, turn }: ConePose, path: string): void {
    const set = (selector: string, attributes: Readonly<Record<string, string>>): void => {
      for (const element of this.root.querySelectorAll(selector))
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    };
    set(`[data-cone="${id}"]`, { d: path });
    set(`[data-flame="${id}"]`, { cx: x.toFixed(0), cy: y.toFixed(0) });
    set(`[data-guard="${id}"]`, { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)})` });
    set(`[data-lantern="${id}"]`, { transform: `rotate(${((turn * 180) / Math.PI).toFixed(1)})` });
  }
}
