import { blendPoses, conePose, polygonPath, posePath, type ConePose } from './cone-pose.ts';
import type { GuardName, SceneGuard } from './scene.ts';
import { placeOf } from './plan/shapes.ts';
import { isSame } from './steady-scene.ts';

interface Move {
  readonly from: ConePose;
  readonly to: ConePose;
  readonly exact: Float32Array | null;
  readonly startMs: number;
  readonly durationMs: number;
  readonly drawn: Drawn;
}

/** What is moved with one guard; looked up once a move, because a look-up in every frame would cost more than the move. */
interface Drawn {
  readonly cones: readonly Element[];
  readonly flames: readonly Element[];
  readonly pieces: readonly Element[];
  readonly lanterns: readonly Element[];
}

const ease = (t: number): number => t * t * (3 - 2 * t);

const standsAs = (one: SceneGuard, other: SceneGuard): boolean =>
  one.space === other.space && one.cone === other.cone && isSame(one.facing, other.facing);

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
  private readonly guards = new Map<GuardName, SceneGuard>();
  private frame = 0;

  /** @param root where the drawing lies @param durationMs how long one turn takes; 0 for none. */
  constructor(
    private readonly root: ParentNode,
    private readonly durationMs: () => number,
  ) {}

  /** Turns to the guards of a new scene. */
  show(guards: readonly SceneGuard[]): void {
    const now = performance.now();
    let duration: number | null = null;
    for (const guard of guards) {
      const known = this.guards.get(guard.id);
      this.guards.set(guard.id, guard);
      if (known !== undefined && standsAs(known, guard)) continue;
      const to = conePose(guard.cone, placeOf(guard.space), turnOf(guard));
      const from = this.shown.get(guard.id) ?? to;
      const durationMs = from === to ? 0 : (duration ??= this.durationMs());
      this.moves.set(guard.id, {
        from,
        to,
        exact: guard.cone,
        startMs: now,
        durationMs,
        drawn: this.drawnOf(guard.id),
      });
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
    this.guards.delete(id);
  }

  private readonly draw = (now: number): void => {
    let moving = false;
    for (const [id, move] of this.moves) {
      if (this.shown.get(id) === move.to) continue;
      const t = move.durationMs === 0 ? 1 : Math.min(1, Math.max(0, (now - move.startMs) / move.durationMs));
      const pose = t < 1 ? blendPoses(move.from, move.to, ease(t)) : move.to;
      this.shown.set(id, pose);
      write(move.drawn, pose, t < 1 || move.exact === null ? posePath(pose) : polygonPath(move.exact));
      if (t < 1) moving = true;
    }
    if (moving) this.frame = requestAnimationFrame(this.draw);
  };

  private drawnOf(id: GuardName): Drawn {
    const all = (name: string): readonly Element[] => [...this.root.querySelectorAll(`[data-${name}="${id}"]`)];
    return { cones: all('cone'), flames: all('flame'), pieces: all('guard'), lanterns: all('lantern') };
  }
}

function write({ cones, flames, pieces, lanterns }: Drawn, { x, y, turn }: ConePose, path: string): void {
  for (const cone of cones) cone.setAttribute('d', path);
  for (const flame of flames) {
    flame.setAttribute('cx', x.toFixed(0));
    flame.setAttribute('cy', y.toFixed(0));
  }
  for (const piece of pieces) piece.setAttribute('transform', `translate(${x.toFixed(0)} ${y.toFixed(0)})`);
  for (const lantern of lanterns) lantern.setAttribute('transform', `rotate(${((turn * 180) / Math.PI).toFixed(1)})`);
}
