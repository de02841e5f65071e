import type { Core } from '../../../core/calls.ts';
import type { ConventBoard } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import { plan } from '../board/plan.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import type { ConventSettings } from '../rules/settings.ts';
import { sees } from '../rules/sight.ts';
import type { Facing } from '../rules/terms.ts';

/** How a guard stands: `facing.to` is her space after a step, `facing.from` after a pivot, null before her first step. */
export interface GuardStand {
  readonly space: number;
  readonly facing: Facing | null;
}

export interface SeenQuestion {
  readonly settings: ConventSettings;
  readonly novice: NoviceNumber;
}

/** The reach of the ruler in subunits: exactly from 16 to 22 (C-6.5). */
const rulerSubunits = 4800;
/** Farther than any two places of the plan are apart. */
const endlessSubunits = 16000;

/** What guards see, for drawing and for hints in one game; rulings come from the referee alone. */
export class GuardLight {
  readonly #core: Core;
  readonly #board: ConventBoard;
  readonly #cones = new Map<string, Float32Array>();
  readonly #seen = new Map<string, readonly number[]>();

  constructor(core: Core, board: ConventBoard) {
    this.#core = core;
    this.#board = board;
  }

  /** The polygon of her light, x, y, x, y, ... in plan coordinates; null without facing or where sight goes by rooms. */
  cone({ space, facing }: GuardStand, settings: ConventSettings): Float32Array | null {
    if (!facing || settings['sight.range'] === 'room') return null;
    const radius = settings['sight.range'] === 'ruler' ? rulerSubunits : endlessSubunits;
    const key = `${space} ${facing.from} ${facing.to} ${radius}`;
    const known = this.#cones.get(key);
    if (known) return known;
    const eye = plan.spaces[space - 1]!;
    const from = plan.spaces[facing.from - 1]!;
    const to = plan.spaces[facing.to - 1]!;
    const cone = this.#core.cone({ x: eye.x, y: eye.y, facingX: to.x - from.x, facingY: to.y - from.y, radius });
    this.#cones.set(key, cone);
    return cone;
  }

  /** Every space on which this guard would see the novice of this number, her own cell left out (C-6). */
  seenSpaces(guard: GuardStand, { settings, novice }: SeenQuestion): readonly number[] {
    if (!guard.facing) return [];
    const { from, to } = guard.facing;
    const key = `${guard.space} ${from} ${to} ${novice}`;
    const known = this.#seen.get(key);
    if (known) return known;
    const spaces = plan.spaces.map(({ id }) => id);
    const seen = spaces.filter(space => sees(this.#board, settings, { guard, target: { novice, space } }));
    this.#seen.set(key, seen);
    return seen;
  }

  /** The spaces of the room a guard stands in (C-6.6). */
  roomSpaces(space: number): readonly number[] {
    return boardFacts.rooms[this.#board.room(space)] ?? [];
  }
}
