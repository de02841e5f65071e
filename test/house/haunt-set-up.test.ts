import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monster, sealed, variable } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';
import { mould, siege } from '../support/house-test-haunts.ts';

type Tiles = NonNullable<HauntPlace['tiles']>;

/** Answers with the first choice until somebody is to play freely. */
function settle(scene: Scene): void {
  while (scene.key !== 'turn.free') {
    const { seat, id, choices } = scene.pending;
    scene.apply({ t: 'choose', seat, ask: id, choice: choices[0]! });
  }
}

test('H-15.1, H-15.2, H-15.9 the traitor reads first, then the heroes from its left; every seat is asked the same', () => {
  const scene = hauntScene(siege, { revealer: 'explorer2', stopAtBooks: true });
  const asked: string[] = [];
  const shapes = new Set<string>();
  while (scene.key === 'haunt.read') {
    const { seat, key, values, choices } = scene.pending;
    asked.push(seat);
    shapes.add(JSON.stringify({ key, values, choices }));
    scene.choose({ c: 'yes' });
  }
  assert.deepEqual(asked, ['explorer2', 'explorer3', 'explorer1']);
  assert.equal(shapes.size, 1);
  assert.deepEqual(scene.state.haunt!.hasRead, asked);
});

test('H-15.1 set-up of both sides after the reading, the traitor side first', () => {
  const scene = hauntScene(siege, { stopAtBooks: true });
  assert.deepEqual(scene.state.monsters, []);
  scene.readAll();
  assert.equal(scene.key, 'h1.grave');
  assert.equal(scene.state.tokens.length, 0, 'the heroes have not set up');
  scene.choose({ c: 'room', room: 'foyer' });
  assert.equal(scene.state.tokens[0]!.kind, 'h1-urn');
});

test('H-15.3, H-15.7 a side has only its own book and secrets in its view', () => {
  const scene = hauntScene(siege).choose({ c: 'room', room: 'foyer' });
  const { house } = scene.table;
  const traitor = house.view(scene.state, 'explorer1');
  const hero = house.view(scene.state, 'explorer2');
  assert.deepEqual(traitor.haunt!.books, ['traitor']);
  assert.deepEqual(hero.haunt!.books, ['heroes']);
  assert.deepEqual(house.view(scene.state, 'table').haunt!.books, []);
  assert.deepEqual(
    traitor.known.map(({ key, values }) => [key, values]),
    [['note.grave', ['foyer']]],
  );
  assert.deepEqual(hero.known, []);
  assert.equal(JSON.stringify(hero).includes('note.grave'), false);
});

test('H-15.7 variables are seen by the side they belong to', () => {
  const entry = invented({
    variables: [
      variable('open'),
      variable('ours', { seen: 'heroes', start: 3 }),
      variable('sealed', { seen: 'nobody' }),
    ],
  });
  const scene = hauntScene(entry);
  const seenBy = (viewer: string): readonly string[] =>
    Object.keys(scene.table.house.view(scene.state, viewer).haunt!.variables);
  assert.deepEqual(seenBy('explorer1'), ['open']);
  assert.deepEqual(seenBy('explorer2'), ['open', 'ours']);
});

test('H-15.7 who changes side keeps what it saw and gains the other book', () => {
  const scene = hauntScene(invented()).run({ verb: 'convert', who: 'me' }, { me: 'explorer2' });
  assert.equal(scene.key, 'haunt.read');
  assert.equal(scene.pending.seat, 'explorer2');
  scene.choose({ c: 'yes' });
  assert.deepEqual(scene.table.house.view(scene.state, 'explorer2').haunt!.books, ['heroes', 'traitor']);
  assert.deepEqual(scene.table.house.view(scene.state, 'explorer3').haunt!.books, ['heroes']);
});

test('H-15.4 a traitor may be removed; its turn is still counted', () => {
  const entry = invented({ traitorSetUp: { verb: 'removeFigure', who: 'me' } });
  const scene = hauntScene(entry).passTo('explorer3');
  scene.end();
  assert.equal(scene.explorer('explorer1').away, 'removed');
  assert.deepEqual(
    scene.told('turnBegan').map(({ seat, kind }) => `${seat}/${kind}`),
    ['explorer1/explorer', 'explorer1/monsters', 'explorer2/explorer'],
  );
});

test('H-15.5, E-15 a card taken in set-up costs no trait its life', () => {
  const entry = invented({ traitorSetUp: { verb: 'discard', card: 'card:holy-symbol', into: 'aside' } });
  const scene = hauntScene(entry, { explorers: { explorer2: { cards: ['holy-symbol'], tracks: { sanity: 1 } } } });
  assert.equal(scene.index('explorer2', 'sanity'), 0);
  assert.equal(scene.explorer('explorer2').alive, true);
  assert.ok(scene.state.removed.includes('holy-symbol'));
});

test('H-5.9, E-16 a room placed by set-up has its symbol spent', () => {
  const entry = invented({ traitorSetUp: { verb: 'placeRoom', room: 'organ-room' } });
  const scene = hauntScene(entry);
  settle(scene);
  assert.equal(scene.state.tiles.find(({ room }) => room === 'organ-room')!.spent, true);
});

const cellar: Tiles = [['crypt', 'basement', 0, -1, 2]];
const haunted = invented({
  monsters: [monster('brute', { speed: 3, might: 3 })],
  traitorSetUp: { verb: 'placeMonster', kind: 'brute', at: 'room:crypt' },
});

const rescueOf = (place: HauntPlace) => hauntScene(haunted, { tiles: cellar, ...place, stopAtBooks: true }).readAll();

test('H-15.6, E-18 after set-up the traitor may put the stairs at an open basement doorway', () => {
  const scene = rescueOf({});
  assert.equal(scene.key, 'stairs.rescue');
  assert.equal(scene.pending.seat, 'explorer1');
  scene.choose({ c: 'yes' });
  settle(scene);
  assert.equal(scene.state.tiles.find(({ room }) => room === 'stairs-from-basement')!.floor, 'basement');
});

test('H-15.6, E-18 with `turn` only in the traitor turn, while the monsters cannot get at the heroes', () => {
  const scene = rescueOf({ preset: 'official' });
  assert.equal(scene.key, 'turn.free');
  assert.deepEqual(scene.offered('act'), []);
  scene.passTo('explorer1');
  assert.deepEqual(
    scene.offered('act').map(({ source }) => source),
    ['stairs-rescue'],
  );
  scene.choose({ c: 'act', source: 'stairs-rescue' });
  assert.ok(scene.key!.startsWith('tile.'));
});

test('H-15.6 with a way up and down nobody is asked', () => {
  const tokens = [
    { kind: 'stairs', room: 'crypt', partner: 'foyer' },
    { kind: 'stairs', room: 'foyer', partner: 'crypt' },
  ];
  assert.equal(rescueOf({ tokens }).key, 'turn.free');
  assert.equal(rescueOf({ tokens: tokens.slice(0, 1) }).key, 'stairs.rescue');
});

test('H-15.10, H-19.10 questions about a secret are answered truthfully', () => {
  const place = { settings: { stairsRescue: 'turn' } } as const;
  const scene = hauntScene(siege, place).choose({ c: 'room', room: 'entrance-hall' });
  scene.choose({ c: 'act', key: 'h1.search' }).rolls('roll.task', 3);
  assert.deepEqual(
    scene.told('told').map(({ to, key }) => [to, key]),
    [['heroes', 'h1.found']],
  );
  const other = hauntScene(siege, place).choose({ c: 'room', room: 'foyer' });
  other.choose({ c: 'act', key: 'h1.search' }).rolls('roll.task', 3);
  assert.equal(other.told('told')[0]!.key, 'h1.nothing');
});

test('H-15.7 a sealed number is known to nobody', () => {
  const scene = hauntScene(mould);
  assert.equal(scene.key, 'h2.hour');
  scene.choose({ c: 'number', value: 2 });
  assert.equal(scene.state.hidden.notes['hour'], 2);
  assert.deepEqual(scene.state.hidden.known, []);
  assert.equal(JSON.stringify(scene.table.house.view(scene.state, 'explorer1')).includes('hour'), false);
});

test('H-15.7 a note is asked for even when one answer is left', () => {
  const entry = invented({}, sealed('traitor', { name: 'one', key: 'h1.one', from: 'room:foyer' }));
  assert.equal(hauntScene(entry).key, 'h1.one');
});
