import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '../../src/engine/canonical.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import { doorsOf, opposite, cellBehind } from '../../src/games/house/rules/house-map.ts';
import { Machine } from '../../src/games/house/rules/machine.ts';
import { canAnybodyDiscover } from '../../src/games/house/rules/reach.ts';
import { registry } from '../../src/games/house/rules/registry.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { decks, traits } from '../../src/games/house/rules/terms.ts';
import { deepFreeze } from '../support/convent-random.ts';
import { house } from '../support/house-game.ts';
import { plainFloors } from '../support/house-plain-floors.ts';
import { exploreByChance, randomHouseOptions, seedOfGame, streamOfGame } from '../support/house-random.ts';

const soak = process.env['VIGIL_SOAK'] === '1';
const gameCount = soak ? 1000 : 40;
const mostActions = 4000;

const dealt = (game: number): HouseState =>
  house.setup(randomHouseOptions(game, streamOfGame(game + 100_000)), seedOfGame(game));

/** Every tile and card is somewhere, once; nobody stands nowhere. */
function checkWhole(state: HouseState): void {
  const content = contentFor(state.options);
  const { hidden } = state;
  const pendingRoom = hidden.pending?.args['room'];
  const held =
    typeof pendingRoom === 'string' && !state.tiles.some(({ room }) => room === pendingRoom) ? [pendingRoom] : [];
  const rooms = [...state.tiles.map(({ room }) => room), ...hidden.stack, ...hidden.tileDiscards, ...held];
  assert.equal(new Set(rooms).size, rooms.length);
  assert.equal(rooms.length, content.rooms.size);
  const explorers = Object.values(state.explorers);
  const cards = [
    ...decks.flatMap(deck => [...hidden.decks[deck], ...state.discards[deck]]),
    ...explorers.flatMap(explorer => [...explorer.cards, ...explorer.lasting]),
    ...Object.values(state.piles).flat(),
  ];
  assert.equal(new Set(cards).size, cards.length);
  for (const explorer of explorers) {
    assert.ok(state.tiles.some(({ room }) => room === explorer.room) && explorer.alive);
    assert.notEqual(explorer.room === 'coal-chute' && hidden.pending?.key === 'turn.free', true);
    const isBarred = content.rooms.get(explorer.room)?.barrier !== undefined;
    assert.equal(explorer.barrierSide !== null, isBarred, `${explorer.room} ${explorer.barrierSide}`);
    for (const trait of traits) assert.ok(explorer.tracks[trait].index >= 0 && explorer.tracks[trait].index <= 7);
  }
}

/** No two tiles in one cell; every tile on a floor of its back, but what moves by its own rules. */
function checkFloors(state: HouseState): void {
  const content = contentFor(state.options);
  const cells = state.tiles.map(({ floor, x, y }) => `${floor} ${x},${y}`);
  assert.equal(new Set(cells).size, cells.length);
  for (const tile of state.tiles)
    for (const side of doorsOf(content, tile)) {
      const other = cellBehind(state, tile, side);
      if (other) assert.equal(cellBehind(state, other, opposite(side))?.room, tile.room);
    }
}

test(`${gameCount} random games explore to the haunt, whole after every action, whatever players and settings`, () => {
  let actions = 0;
  for (let game = 0; game < gameCount; game++) {
    const last = exploreByChance(dealt(game), {
      random: streamOfGame(game),
      most: mostActions,
      see: ({ after }) => {
        actions++;
        if (after.haunt || after.result) return;
        checkWhole(after);
        checkFloors(after);
      },
    });
    assert.ok(last.haunt !== null || last.result !== null, `game ${game} did not reach its haunt`);
  }
  console.log(`${gameCount} games, ${actions} actions`);
});

test('H-18.7 random games without a haunt roll explore the whole house and come to the haunt all the same', () => {
  let capped = 0;
  const games = soak ? 100 : 4;
  for (let game = 0; game < games; game++) {
    const start = { ...dealt(game), omensDrawn: -100 };
    const last = exploreByChance(start, { random: streamOfGame(game), most: 20_000 });
    if (last.haunt !== null || last.result !== null) continue;
    capped++;
    const machine = new Machine(structuredClone(last), contentFor(last.options), plainFloors, registry);
    assert.ok(canAnybodyDiscover(machine), `game ${game} is at a dead end`);
  }
  console.log(`${games} games without haunt rolls, ${capped} at the cap behind a hard barrier`);
});

test('states survive JSON in mid-card, actions never change the state they are given, and the log replays to the same state', () => {
  for (let game = 0; game < 6; game++) {
    const steps: { readonly action: unknown; readonly after: string }[] = [];
    const start = deepFreeze(dealt(game));
    let state = start;
    const random = streamOfGame(game);
    for (let count = 0; count < 120 && !state.haunt && !state.result; count++) {
      const action = house.sampleLegal(state, state.hidden.pending!.seat, random);
      const answer = house.apply(JSON.parse(JSON.stringify(state)), action);
      assert.ok('state' in answer);
      state = deepFreeze(answer.state);
      steps.push({ action, after: canonicalJson(state) });
    }
    let again = start;
    for (const { action, after } of steps) {
      const answer = house.apply(again, action as never);
      assert.ok('state' in answer);
      again = deepFreeze(answer.state);
      assert.equal(canonicalJson(again), after);
    }
  }
});

test('everything legal is accepted, and only the asked seat is offered anything', () => {
  for (let game = 0; game < 8; game++) {
    exploreByChance(dealt(game), {
      random: streamOfGame(game),
      most: 40,
      see: ({ before }) => {
        const { seat } = before.hidden.pending!;
        for (const action of house.legal(before, seat))
          assert.ok('state' in house.apply(before, action), JSON.stringify(action));
        for (const other of before.seats) if (other !== seat) assert.deepEqual(house.legal(before, other), []);
        assert.deepEqual(house.asks(before, 'table'), [{ kind: 'awaited', id: before.hidden.pending!.id, seat }]);
      },
    });
  }
});

test('twin worlds: other cards, tiles and dice to come change nothing anybody sees', () => {
  for (let game = 0; game < 10; game++) {
    exploreByChance(dealt(game), {
      random: streamOfGame(game),
      most: 60,
      see: ({ after }) => {
        if (after.haunt || after.result || after.hidden.known.length > 0) return;
        const { hidden } = after;
        const [top, ...rest] = hidden.stack;
        const twin: HouseState = {
          ...after,
          hidden: {
            ...hidden,
            seed: [9, 9, 9, 9],
            stack: [...(top === undefined ? [] : [top]), ...rest.reverse()],
            decks: {
              omen: [...hidden.decks.omen].reverse(),
              item: [...hidden.decks.item].reverse(),
              event: [...hidden.decks.event].reverse(),
            },
          },
        };
        for (const viewer of [...after.seats, 'table', 'open']) {
          assert.deepEqual(house.view(twin, viewer), house.view(after, viewer));
          assert.deepEqual(house.asks(twin, viewer), house.asks(after, viewer));
        }
      },
    });
  }
});
