import {
  CHECK_EARS,
  CHECK_TARGETS,
  CHECK_VIEWS,
  HEARD,
  MAX_EARS,
  MAX_TARGETS,
  MAX_VIEWS,
} from '../../assembly/layout.ts';
import type { Core } from './calls.ts';
import { CoreError } from './error.ts';
import type { CoreExports } from './exports.ts';
import { isIndex } from './geometry.ts';

/** In place of a view or a point: nobody. */
export const NOBODY = -1;

/**
 * Who sees and hears whom, all at once: up to 4 views, 4 ears and 8 targets stand in the core from one question to the
 * next, so that a step only moves one of them. Until it is placed, each is nobody. Nothing here allocates.
 */
export class Lookout {
  readonly #core: CoreExports;
  readonly #views: Int32Array;
  readonly #ears: Int32Array;
  readonly #targets: Int32Array;
  readonly #heard: Uint16Array;
  readonly #viewTotal: number;
  readonly #pointTotal: number;
  #viewCount = 0;
  #earCount = 0;
  #targetCount = 0;

  /** Over the board that the core holds now. One lookout a core: a new one begins anew, and the old one is done with. */
  constructor(core: Core) {
    const { buffer } = core.memory;
    this.#core = core.exports;
    this.#viewTotal = core.edgeCount * 4;
    this.#pointTotal = core.pointCount;
    this.#views = new Int32Array(buffer, CHECK_VIEWS, MAX_VIEWS);
    this.#ears = new Int32Array(buffer, CHECK_EARS, MAX_EARS);
    this.#targets = new Int32Array(buffer, CHECK_TARGETS, MAX_TARGETS);
    this.#heard = new Uint16Array(buffer, HEARD, MAX_EARS * MAX_TARGETS);
    this.clear();
  }

  /** Takes everybody away. */
  clear(): void {
    for (const slots of [this.#views, this.#ears, this.#targets]) slots.fill(NOBODY);
    this.#viewCount = 0;
    this.#earCount = 0;
    this.#targetCount = 0;
  }

  /** From now on, view number `slot` (0 to 3) is this one. */
  look(slot: number, view: number): void {
    checkSlot(slot, MAX_VIEWS);
    this.#views[slot] = checkSomebody(view, this.#viewTotal);
    if (slot >= this.#viewCount) this.#viewCount = slot + 1;
  }

  /** From now on, ear number `slot` (0 to 3) listens on this point. */
  listen(slot: number, point: number): void {
    checkSlot(slot, MAX_EARS);
    this.#ears[slot] = checkSomebody(point, this.#pointTotal);
    if (slot >= this.#earCount) this.#earCount = slot + 1;
  }

  /** From now on, target number `slot` (0 to 7) stands on this point. */
  stand(slot: number, point: number): void {
    checkSlot(slot, MAX_TARGETS);
    this.#targets[slot] = checkSomebody(point, this.#pointTotal);
    if (slot >= this.#targetCount) this.#targetCount = slot + 1;
  }

  /** Bit `8 * view + target` is set when that view sees that target: open line, front, and range where `ranged`. */
  seen(ranged: boolean): number {
    return this.#core.seenTargets(this.#viewCount, this.#targetCount, ranged ? 1 : 0);
  }

  /**
   * At `8 * ear + target`, what that ear hears of that target: in the low byte the steps between them, 255 when there is
   * no way or nobody; above it bit i is set when the ear's neighbour number i, ascending, begins a shortest way. The
   * same array each time, good until the next question.
   */
  heard(): Uint16Array {
    this.#core.hearTargets(this.#earCount, this.#targetCount);
    return this.#heard;
  }
}

function checkSlot(slot: number, count: number): void {
  if (!isIndex(slot, count)) throw new CoreError('tooMany');
}

function checkSomebody(index: number, count: number): number {
  if (index !== NOBODY && !isIndex(index, count)) throw new CoreError('badIndex');
  return index;
}
