import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import { cellOf } from '../../rules/places.ts';
import type { GuardId } from '../../rules/seats.ts';
import { modifierOf } from '../../rules/modes.ts';
import type { ConventSettings } from '../../rules/settings.ts';
import type { Mode } from '../../rules/terms.ts';
import type { ConventView, GuardView } from '../../rules/view.ts';
import type { NoviceBelief } from '../belief/beliefs.ts';
import { sightSets } from '../belief/sight-sets.ts';
import type { SpacesInSight } from '../belief/sight-sets.ts';
import { terrainOf } from '../terrain.ts';
import type { Terrain } from '../terrain.ts';
import type { Care } from './care.ts';

const slots = boardFacts.spaceCount + 1;

/** What a guard's movement is weighed in: how much there is to be caught on each space. */
export interface Situation {
  readonly board: ConventBoard;
  readonly terrain: Terrain;
  readonly inSight: SpacesInSight;
  readonly view: ConventView;
  readonly guard: GuardView;
  readonly care: Care;
  /** Captures to be expected on each space, late ones with a wish counting more. */
  readonly worth: Float64Array;
  /** The part of it in figures that stand on the board: seeing them is nothing new, entering their space is. */
  readonly shown: Float64Array;
  /** The spaces with any worth, and how much each is to this guard, who may leave some to her colleague. */
  readonly places: readonly number[];
  readonly pull: Float64Array;
  /** Worth where the novices are heading, a move from now. */
  readonly drift: Float64Array;
  /** The chance that a novice who could be home after her next move is kept out by a guard on this space. */
  readonly blocks: Float64Array;
  /** Value of standing on a space near to all worth. */
  readonly nearness: Float64Array;
  /** By space: how many novices she can expect to hear there, now or in the next noise stage. */
  readonly hearing: Float64Array;
}

export const guardIn = (view: ConventView, id: GuardId): GuardView => view.guards.find(({ guard }) => guard === id)!;

/** The share of a space as well as a level knows it. */
const known: Readonly<Record<Care['knows'], (share: number) => number>> = {
  all: share => share,
  rough: share => Math.sqrt(share),
  possible: share => (share > 1e-6 ? 1 : 0),
};

/** The shares of one novice on the run as a level knows them, without her cell, where she is safe. */
export function knownShares(view: ConventView, belief: NoviceBelief, care: Care): Float64Array {
  const shares = belief.spaces.map(known[care.knows]);
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum > 0) for (let space = 0; space < shares.length; space++) shares[space]! /= sum;
  if (view.options.settings['cell.safe'] === 'yes') shares[cellOf(belief.novice)] = 0;
  return shares;
}

/** How much of a thing so many steps away counts for being near it. */
const nearShares = Float64Array.from({ length: 256 }, (_, steps) => (steps > 16 ? 0.06 : 1 / (1 + 0.35 * steps)));

/** The chance that a die and a modifier reach so far (C-8.2). */
const hearChance = (modifier: number, steps: number): number =>
  Math.min(6, Math.max(0, 7 + modifier - Math.max(1, steps))) / 6;

/** The chance to hear somebody so far away by a listening roll now or, wherever she goes, by her next noise. */
function hearShares(settings: ConventSettings, card: Mode | null): Float64Array {
  const modifier = settings['noise.listenModifier'] === 'own' && card !== null ? modifierOf(settings, card) : 0;
  return Float64Array.from(
    { length: 24 },
    (_, steps) => 1 - (1 - hearChance(modifier, steps)) * (1 - 0.8 * hearChance(-0.5, steps)),
  );
}

function addHearing(
  hearing: Float64Array,
  {
    terrain,
    shares,
    hears,
  }: { readonly terrain: Terrain; readonly shares: Float64Array; readonly hears: Float64Array },
): void {
  for (let place = 1; place < slots; place++) {
    const share = shares[place]!;
    if (share < 1e-4) continue;
    for (let space = 1; space < slots; space++) hearing[space]! += share * hears[terrain.distance(space, place)]!;
  }
}

/** The one space before a cell is the only way in; a guard elsewhere on the way only makes it longer (C-4.4). */
function block(
  blocks: Float64Array,
  { belief, terrain, most }: { readonly belief: NoviceBelief; readonly terrain: Terrain; readonly most: number },
): void {
  const cell = cellOf(belief.novice);
  let imminent = 0;
  for (let space = 1; space < slots; space++) {
    if (terrain.distance(space, cell) <= most) imminent += belief.homeward[space]!;
  }
  const [gate] = terrain.around(cell).filter(space => terrain.distance(space, cell) === 1);
  if (gate !== undefined) blocks[gate]! += imminent;
}

export function situationOf({
  board,
  view,
  guard: id,
  beliefs,
  care,
}: {
  readonly board: ConventBoard;
  readonly view: ConventView;
  readonly guard: GuardId;
  readonly beliefs: readonly NoviceBelief[];
  readonly care: Care;
}): Situation {
  const terrain = terrainOf(board, view.options.settings);
  const guard = guardIn(view, id);
  const colleague = view.guards.find(one => one.guard !== id)!;
  const worth = new Float64Array(slots);
  const shown = new Float64Array(slots);
  const hearing = new Float64Array(slots);
  const drift = new Float64Array(slots);
  const blocks = new Float64Array(slots);
  const late = view.round / view.rounds;
  for (const belief of beliefs) {
    const novice = view.novices.find(one => one.novice === belief.novice)!;
    if (novice.status !== 'onTheRun') continue;
    const shares = knownShares(view, belief, care);
    addHearing(hearing, { terrain, shares, hears: hearShares(view.options.settings, novice.card) });
    const mean = 1 + care.homeward * belief.stages[2]! * (0.5 + late);
    for (let space = 1; space < slots; space++) drift[space]! += mean * belief.ahead[space]!;
    if (care.block > 0) block(blocks, { belief, terrain, most: 5 });
    for (let space = 1; space < slots; space++) {
      const share = shares[space]!;
      if (share === 0) continue;
      const whole = belief.spaces[space]!;
      const homeward = whole > 0 ? belief.homeward[space]! / whole : 0;
      const more = share * (1 + care.homeward * homeward * (0.5 + late));
      worth[space]! += more;
      if (novice.figure === space) shown[space]! += more;
    }
  }
  const places: number[] = [];
  for (let space = 1; space < slots; space++) if (worth[space]! > 1e-4) places.push(space);
  const pull = new Float64Array(slots);
  for (const place of places) {
    const isOthers = terrain.distance(colleague.space, place) < terrain.distance(guard.space, place);
    pull[place] = worth[place]! * (isOthers ? care.colleague : 1);
  }
  const nearness = new Float64Array(slots);
  const coming: number[] = [];
  for (let space = 1; space < slots; space++) if (drift[space]! > 1e-3) coming.push(space);
  for (let space = 1; space < slots; space++) {
    for (const place of places) {
      nearness[space]! += pull[place]! * nearShares[terrain.distance(space, place)]!;
    }
    let ahead = 0;
    for (const place of coming) {
      const isOthers = terrain.distance(colleague.space, place) < terrain.distance(guard.space, place);
      ahead += drift[place]! * (isOthers ? care.colleague : 1) * nearShares[terrain.distance(space, place)]!;
    }
    nearness[space] = (1 - care.ahead) * nearness[space]! + care.ahead * ahead;
  }
  return {
    board,
    terrain,
    inSight: sightSets(board, view.options.settings),
    view,
    guard,
    care,
    worth,
    shown,
    places,
    pull,
    drift,
    blocks,
    nearness,
    hearing,
  };
}

export { nearShares };
