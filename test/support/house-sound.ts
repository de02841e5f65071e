import assert from 'node:assert/strict';
import { contentFor } from '../../src/games/house/content/index.ts';
import type { HouseContent } from '../../src/games/house/rules/content-index.ts';
import type { ExplorerState, HouseState } from '../../src/games/house/rules/state.ts';
import { decks, traits } from '../../src/games/house/rules/terms.ts';

const contents = new WeakMap<HouseState['options']['settings'], HouseContent>();

function contentOf({ options }: HouseState): HouseContent {
  const content = contents.get(options.settings) ?? contentFor(options);
  contents.set(options.settings, content);
  return content;
}

/** Each tile lies once on a cell, in the stack, on the discards or is in somebody's hand; no two share a cell. */
function assertTilesWhole(state: HouseState, content: HouseContent): void {
  const { tiles, hidden, removed } = state;
  const rooms = [...tiles.map(({ room }) => room), ...hidden.stack, ...hidden.tileDiscards];
  assert.equal(new Set(rooms).size, rooms.length, 'a tile is twice in the game');
  const missing = [...content.rooms.keys()].filter(room => !rooms.includes(room) && !removed.includes(room));
  assert.ok(missing.length <= 1, `tiles are gone: ${missing.join()}`);
  const cells = tiles.map(({ floor, x, y }) => `${floor} ${x},${y}`);
  assert.equal(new Set(cells).size, cells.length, 'two tiles lie on one cell');
}

/** No card is in two places. */
function assertCardsWhole(state: HouseState): void {
  const cards = [
    ...decks.flatMap(deck => [...state.hidden.decks[deck], ...state.discards[deck]]),
    ...Object.values(state.explorers).flatMap(({ cards: held, lasting }) => [...held, ...lasting]),
    ...state.monsters.flatMap(({ cards: carried }) => carried),
    ...Object.values(state.piles).flat(),
    ...state.companions.map(({ card }) => card),
  ];
  const twice = cards.filter((card, index) => cards.indexOf(card) !== index);
  assert.deepEqual(twice, [], 'a card is twice in the game');
  assert.deepEqual(
    cards.filter(card => state.removed.includes(card)),
    [],
    'a removed card is still in the game',
  );
}

function assertExplorerSound(state: HouseState, explorer: ExplorerState): void {
  const { seat, alive, away, room, tracks } = explorer;
  for (const trait of traits) {
    const { index } = tracks[trait];
    assert.ok(index >= -1 && index <= 7, `${seat} has ${trait} at ${index}`);
    if (alive && state.phase === 'exploring') assert.ok(index >= 0, `nobody dies before the haunt: ${seat}`);
  }
  if (alive && away === null)
    assert.ok(
      state.tiles.some(tile => tile.room === room),
      `${seat} stands nowhere`,
    );
  if (state.haunt === null) assert.ok(alive, `${seat} is dead before the haunt (H-12.15)`);
}

/** What holds in every state of the house, whatever happened. */
export function assertHouseSound(state: HouseState): void {
  assertTilesWhole(state, contentOf(state));
  assertCardsWhole(state);
  for (const explorer of Object.values(state.explorers)) assertExplorerSound(state, explorer);
  for (const { id, room } of state.monsters)
    assert.ok(
      state.tiles.some(tile => tile.room === room),
      `${id} stands nowhere`,
    );
  assert.ok(state.haunt !== null || state.monsters.length === 0, 'monsters come with the haunt');
  assert.equal(state.result === null, state.hidden.pending !== null, 'somebody is asked exactly while the game is on');
}

/** Who may win and be named as winner (H-18), told from the last state alone. */
export function assertHouseEnded(state: HouseState): void {
  const { result, haunt, explorers, seats, options } = state;
  assert.ok(result && haunt, 'a game ends in a haunt');
  const { side, reason } = result;
  if (reason === 'deadlock') {
    assert.equal(options.settings.deadlock, 'bothLose');
    assert.deepEqual([side, result.seats], ['nobody', []]);
    return;
  }
  assert.equal(reason, 'won');
  const traitors = seats.filter(seat => explorers[seat]!.party === 'traitor');
  const heroes = seats.filter(seat => explorers[seat]!.party === 'hero');
  if (side === 'traitor') assert.deepEqual([...result.seats], traitors);
  if (side === 'heroes') {
    assert.deepEqual([...result.seats], heroes);
    assert.ok(
      heroes.some(seat => explorers[seat]!.alive),
      'heroes win only with one of them alive (H-18.2)',
    );
  }
}
