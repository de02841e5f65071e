import { boardFacts } from '../../board/facts.ts';
import { dutySteps } from '../../rules/paths.ts';
import { otherEnd, pathSpaces } from '../../rules/places.ts';
import type { GuardMode, WalkedPath } from '../../rules/terms.ts';
import { nearShares } from './situation.ts';
import type { Situation } from './situation.ts';

/** What a movement can still be made of. */
export interface TurnLimits {
  readonly space: number;
  readonly cameFrom: number | null;
  readonly stepsMade: number;
  readonly mostSteps: number;
  /** The steps after which she may stop, with the card she shows then; the first fitting card is the walk. */
  readonly stops: readonly { readonly steps: number; readonly mode: GuardMode }[];
  readonly isFree: boolean;
  readonly path: WalkedPath | null;
  /** Cards that she could take at each path end, by the ends. */
  readonly unused: readonly string[];
  /** Only these first steps are open (null: all). */
  readonly firstSteps: readonly number[] | null;
}

/** A whole movement, or the rest of one: where it goes and what it is worth. */
export interface Turn {
  readonly steps: readonly number[];
  readonly mode: GuardMode;
  readonly value: number;
  /** Captures expected, of people in the way or seen early enough. */
  readonly caught: number;
  /** Worth that is seen and cannot be reached. */
  readonly seen: number;
  /** Worth that walks into sight at the end. */
  readonly cover: number;
  readonly end: number;
}

interface Search {
  readonly situation: Situation;
  readonly limits: TurnLimits;
  /** How often each space was looked at, and entered, on the way so far. */
  readonly looked: Uint8Array;
  readonly entered: Uint8Array;
  readonly way: number[];
  best: Turn | null;
  readonly whim: () => number;
}

/** What is newly looked at counts as caught when she can still walk there; she may then choose her way anew. */
function look(
  { situation, looked }: Search,
  spaces: readonly number[],
  { from, stepsLeft }: { readonly from: number; readonly stepsLeft: number },
): { readonly caught: number; readonly seen: number } {
  const { worth, shown, terrain } = situation;
  let caught = 0;
  let seen = 0;
  for (const space of spaces) {
    looked[space]! += 1;
    const hidden = worth[space]! - shown[space]!;
    if (looked[space]! > 1 || hidden <= 0) continue;
    if (terrain.distance(from, space) <= stepsLeft) caught += hidden;
    else seen += hidden;
  }
  return { caught, seen };
}

function forget({ looked }: Search, spaces: readonly number[]): void {
  for (const space of spaces) looked[space]! -= 1;
}

/** Near to what she has not looked at yet. */
function nearValue({ situation, looked }: Search, end: number): number {
  const { nearness, places, pull, terrain, care } = situation;
  let value = nearness[end]!;
  for (const place of places) {
    if (looked[place]! > 0) value -= (1 - care.ahead) * pull[place]! * nearShares[terrain.distance(end, place)]!;
  }
  return value;
}

/** Where the card leads in the next movement, four steps on. */
function pathValue({ situation }: Search, path: WalkedPath | null, end: number): number {
  if (path === null) return 0;
  const spaces = pathSpaces(path.card) ?? [];
  const forward = spaces[0] === path.from;
  const place = spaces.indexOf(end);
  if (place < 0) return situation.nearness[end]!;
  const next = forward ? place + 4 : place - 4;
  return situation.nearness[spaces[Math.min(spaces.length - 1, Math.max(0, next))]!]!;
}

/** The chance to hear anybody at all when so many can be expected. */
const clueChance = (expected: number): number => expected / (0.5 + expected);

interface Reached {
  readonly space: number;
  readonly cameFrom: number | null;
  readonly stepsMade: number;
  readonly path: WalkedPath | null;
  readonly caught: number;
  readonly seen: number;
}

function consider(search: Search, reached: Reached): void {
  const { situation, limits, way } = search;
  const { care, drift, hearing, blocks } = situation;
  const { space, cameFrom, stepsMade, path, caught, seen } = reached;
  const stop = limits.stops.find(one => one.steps === stepsMade);
  if (stop === undefined) return;
  const facing = cameFrom === null ? null : { from: cameFrom, to: space };
  let cover = 0;
  for (const each of situation.inSight({ space, facing })) cover += drift[each]!;
  const value =
    caught +
    care.seen * seen +
    care.cover * cover +
    care.near * nearValue(search, space) +
    care.block * blocks[space]! +
    (stop.mode === 'walk' ? care.listen * clueChance(hearing[space]!) : 0) +
    (limits.isFree ? 0 : care.near * care.path * pathValue(search, path, space)) +
    search.whim();
  if (search.best !== null && value <= search.best.value) return;
  search.best = { steps: [...way], mode: stop.mode, value, caught, seen, cover, end: space };
}

function nextSteps(
  { situation, limits }: Search,
  { space, path, stepsMade }: Reached,
): readonly { readonly to: number; readonly path: WalkedPath | null }[] {
  const { board } = situation;
  const isFirst = stepsMade === limits.stepsMade;
  if (limits.isFree || path === null) {
    const ways = isFirst && limits.firstSteps !== null ? limits.firstSteps : board.neighbours(space);
    return ways.map(to => ({ to, path }));
  }
  if (isFirst && limits.firstSteps !== null) return limits.firstSteps.map(to => ({ to, path }));
  if (space !== path.towards) return dutySteps(board, path, space).map(to => ({ to, path }));
  return cardsFrom(limits, space).flatMap(card => dutySteps(board, card, space).map(to => ({ to, path: card })));
}

/** The cards that can be taken where one is finished. */
export const cardsFrom = ({ unused }: Pick<TurnLimits, 'unused'>, space: number): readonly WalkedPath[] =>
  unused
    .filter(card => {
      const spaces = pathSpaces(card) ?? [];
      return spaces[0] === space || spaces.at(-1) === space;
    })
    .map(card => ({ card, from: space, towards: otherEnd(card, space) }));

function explore(search: Search, reached: Reached): void {
  consider(search, reached);
  const { situation, limits, way, entered } = search;
  if (reached.stepsMade >= limits.mostSteps) return;
  for (const { to, path } of nextSteps(search, reached)) {
    const { space, stepsMade } = reached;
    const facing = { from: space, to };
    const turned = situation.inSight({ space, facing });
    const arrived = situation.inSight({ space: to, facing });
    const left = limits.mostSteps - stepsMade;
    const first = look(search, turned, { from: space, stepsLeft: left });
    const second = look(search, arrived, { from: to, stepsLeft: left - 1 });
    entered[to]! += 1;
    const met = entered[to] === 1 ? situation.shown[to]! : 0;
    way.push(to);
    explore(search, {
      space: to,
      cameFrom: space,
      stepsMade: stepsMade + 1,
      path,
      caught: reached.caught + first.caught + second.caught + met,
      seen: reached.seen + first.seen + second.seen,
    });
    way.pop();
    entered[to]! -= 1;
    forget(search, arrived);
    forget(search, turned);
  }
}

/** The best of all movements that she can make; null when none is left. */
export function bestTurn(situation: Situation, limits: TurnLimits, whim: () => number = () => 0): Turn | null {
  const looked = new Uint8Array(boardFacts.spaceCount + 1);
  const entered = new Uint8Array(boardFacts.spaceCount + 1);
  const search: Search = { situation, limits, looked, entered, way: [], best: null, whim };
  explore(search, {
    space: limits.space,
    cameFrom: limits.cameFrom,
    stepsMade: limits.stepsMade,
    path: limits.path,
    caught: 0,
    seen: 0,
  });
  return search.best;
}
