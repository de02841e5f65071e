import type { BeliefCore } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { Sighting } from '../../rules/events.ts';
import { homewardRoutes } from '../../rules/caught-move.ts';
import { modeRanges, modes, moveCountOf } from '../../rules/modes.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { cellOf } from '../../rules/places.ts';
import type { Mode } from '../../rules/terms.ts';
import { pointOf } from './points.ts';
import { likeEnds } from './likings.ts';
import { inSightOf } from './sight-sets.ts';
import type { SpacesInSight } from './sight-sets.ts';
import type { MovedEvent, NoviceTrack, TableTrack } from './track.ts';

interface Shown {
  readonly moved: MovedEvent;
  readonly mode: Mode;
  readonly extraStep: boolean;
}

/** The spaces in sight that were entered, one after another: guards who see her together see her once (C-3.4). */
export function seenSpaces(sightings: readonly Sighting[]): readonly number[] {
  const seen: number[] = [];
  let seers: string[] = [];
  for (const { guard, space } of sightings) {
    if (space !== seen.at(-1) || seers.includes(guard)) {
      seen.push(space);
      seers = [];
    }
    seers.push(guard);
  }
  return seen;
}

/** Whether a card tells what its holder had to choose among. Who stands waits for something, wherever she is. */
export const isTelling = (mode: Mode): boolean => mode !== 'stand';

/** Moves the beliefs about novices by the cards they show and by what was seen of their ways (C-4, C-7, C-11.6). */
export class MoveFollower {
  readonly #board: ConventBoard;
  readonly #core: BeliefCore;
  readonly #options: ConventOptions;
  readonly #track: TableTrack;
  readonly #inSight: SpacesInSight;
  /** The phase that ends and likings lie ready for: the round, the guards and, in whose sight it is, a cell. */
  #endsFor = '';
  #likingsFor = '';

  constructor(
    board: ConventBoard,
    core: BeliefCore,
    {
      options,
      track,
      inSight,
    }: { readonly options: ConventOptions; readonly track: TableTrack; readonly inSight: SpacesInSight },
  ) {
    this.#board = board;
    this.#core = core;
    this.#options = options;
    this.#track = track;
    this.#inSight = inSight;
  }

  follow(novice: NoviceTrack, shown: Shown): void {
    if (novice.status === 'caught') this.#followHome(novice, shown);
    else this.#followRun(novice, shown);
    const { steps, space } = novice.known;
    novice.known = { space, steps: steps + Math.max(...this.#ranges().map(({ most }) => most)) + 1 };
  }

  /** Makes ready to say where she would be after an unseen move; the core's filter stays as it is. */
  prepare(novice: NoviceTrack): void {
    const inSight = this.#inSightOf(novice);
    const key = [this.#phase(), inSight.includes(cellOf(novice.novice)) ? 0 : novice.novice].join();
    this.#like();
    if (key === this.#endsFor) return;
    this.#endsFor = key;
    this.#core.findEnds(this.#ranges(), [...inSight, ...this.#guardSpaces()].map(pointOf));
  }

  #phase(): string {
    const stances = this.#track.guards.map(({ space, facing, card }) => [space, facing?.from, facing?.to, card].join());
    return [this.#track.round, ...stances].join(';');
  }

  /** Likings of ends, once a phase. */
  #like(): void {
    const phase = this.#phase();
    if (phase === this.#likingsFor) return;
    this.#likingsFor = phase;
    const { settings } = this.#options;
    const ears = this.#track.guards.map(({ space, card }) => ({
      space,
      deaf: settings['noise.ranGuard'] === 'deaf' && card === 'run',
    }));
    likeEnds({ board: this.#board, core: this.#core, settings }, ears);
  }

  /** Steps of a whole round's move by mode: the two moves of the first round are one walk, unless a key lies in it. */
  #ranges(): readonly { readonly least: number; readonly most: number }[] {
    const count = moveCountOf(this.#options, this.#track.round);
    return modeRanges(this.#options, this.#track.round).map(({ least, most }) => ({
      least: least * count,
      most: most * count,
    }));
  }

  #followRun(novice: NoviceTrack, { moved, mode, extraStep }: Shown): void {
    const beliefs = this.#core;
    const { sightings, vanished, figure } = moved;
    const index = modes.indexOf(mode);
    const isSeen = sightings.length > 0 || vanished.length > 0 || figure !== null || novice.figure !== null;
    if (!isSeen && !extraStep) {
      this.prepare(novice);
      beliefs.move(novice.subject, index, isTelling(mode));
    } else {
      this.#like();
      const move = {
        steps: this.#stepsOf(mode, extraStep),
        seen: seenSpaces(sightings).map(pointOf),
        lost: vanished.map(({ at, to }) => [pointOf(at), to === null ? null : pointOf(to)] as const),
        shownAt: figure === null ? null : pointOf(figure),
      };
      const sight = this.#inSightOf(novice).map(pointOf);
      beliefs.trace(novice.subject, index, { move, sight, closed: this.#guardSpaces().map(pointOf) });
    }
    beliefs.reachGoals(novice.subject);
  }

  /** With the blessing one move has just one step more than its mode allows (C-12.4). */
  #stepsOf(mode: Mode, extraStep: boolean): { readonly least: number; readonly most: number } {
    const count = moveCountOf(this.#options, this.#track.round);
    const { least, most, withExtraStep } = modeRanges(this.#options, this.#track.round).find(
      range => range.mode === mode,
    )!;
    if (!extraStep) return { least: least * count, most: most * count };
    return { least: withExtraStep + least * (count - 1), most: withExtraStep + most * (count - 1) };
  }

  /** A caught novice walks home by one of few ways; what was seen of it must fit (C-11.6, C-11.7). */
  #followHome(novice: NoviceTrack, { moved, mode }: Shown): void {
    const inSight = new Set(this.#inSightOf(novice));
    const blockedSpaces = [...new Set(this.#guardSpaces())];
    const seen = seenSpaces(moved.sightings).join();
    const fits = (from: number, route: readonly number[]): boolean => {
      const end = route.at(-1) ?? from;
      return (
        (route.length === 0) === (mode === 'stand') &&
        route.filter(space => inSight.has(space)).join() === seen &&
        (inSight.has(end) ? end : null) === moved.figure
      );
    };
    const ignoresLocks = this.#options.settings['caught.locks'] === 'ignore';
    this.#core.lead(novice.subject, (start, hasKey) => {
      const from = start + 1;
      const locksOpen = hasKey || ignoresLocks;
      return homewardRoutes(this.#board, { novice: novice.novice, from, locksOpen, blockedSpaces })
        .filter(route => fits(from, route))
        .map(route => pointOf(route.at(-1) ?? from));
    });
  }

  #inSightOf({ novice }: NoviceTrack): readonly number[] {
    const { settings } = this.#options;
    return this.#track.guards.flatMap(guard => inSightOf(novice, { guard, inSight: this.#inSight(guard), settings }));
  }

  #guardSpaces(): readonly number[] {
    return this.#track.guards.map(({ space }) => space);
  }
}
