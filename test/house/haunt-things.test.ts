import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deed, exorcism, fact, frontDoor, grabber, task, thing } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';
import { mould } from '../support/house-test-haunts.ts';

type Tiles = NonNullable<HauntPlace['tiles']>;

const settings = { stairsRescue: 'turn' } as const;

const crates = (more: Parameters<typeof thing>[1] = {}, place: HauntPlace = {}): Scene =>
  hauntScene(
    invented(
      { heroesSetUp: { verb: 'placeToken', token: 'h1-crate', at: 'room:foyer', count: 2 } },
      thing('h1-crate', more),
    ),
    { explorers: { explorer2: { room: 'foyer' }, explorer3: { room: 'foyer' } }, ...place },
  );

test('H-19.5, H-4.8 a thing is taken up, costs extra for each room, and is laid down', () => {
  const scene = crates({ weight: 1 });
  assert.equal(scene.offered('take').length, 2);
  scene.choose({ c: 'take', thing: 'h1-crate#1' });
  assert.equal(scene.offered('take').length, 0, 'one each');
  assert.deepEqual(
    scene.offered('step').map(({ cost }) => cost),
    [2, 2],
  );
  assert.deepEqual(scene.offered('lay'), [], 'one thing happens to it in a turn (H-11.1)');
  scene.choose({ c: 'step', to: 'entrance-hall' });
  scene.end().passTo('explorer2').choose({ c: 'lay', thing: 'h1-crate#1' });
  assert.equal(scene.state.tokens.find(({ id }) => id === 'h1-crate#1')!.room, 'entrance-hall');
});

test('H-19.5 only carriers take it; it is handed over with consent', () => {
  const scene = crates().choose({ c: 'take', thing: 'h1-crate#1' });
  scene.passTo('explorer3').passTo('explorer2');
  scene.end().passTo('explorer2');
  scene.choose({ c: 'pass', thing: 'h1-crate#1', to: 'explorer3' });
  assert.equal(scene.key, 'thing.accept');
  assert.equal(scene.pending.seat, 'explorer3');
  scene.choose({ c: 'yes' });
  assert.equal(scene.state.tokens.find(({ id }) => id === 'h1-crate#1')!.carrier, 'explorer3');
  const traitor = crates({}, { explorers: { explorer1: { room: 'foyer' } } }).passTo('explorer1');
  assert.deepEqual(traitor.offered('take'), []);
});

test('H-11.6, H-19.5 the Dog fetches and delivers things that are fit for it, no others', () => {
  const place = { explorers: { explorer2: { room: 'entrance-hall', cards: ['dog'] } } };
  const scene = crates({ forDog: true }, place).choose({ c: 'use', card: 'dog' });
  assert.equal(scene.offered('token').length, 2);
  scene.choose({ c: 'token', token: 'h1-crate#1' });
  const crate = () => scene.state.tokens.find(({ id }) => id === 'h1-crate#1')!;
  assert.equal(crate().carrier, 'explorer2');
  scene.end().passTo('explorer2').choose({ c: 'use', card: 'dog' }).choose({ c: 'token', token: 'h1-crate#1' });
  scene.choose({ c: 'room', room: 'grand-staircase' });
  assert.deepEqual([crate().carrier, crate().room], [null, 'grand-staircase']);
  assert.equal(scene.key, 'turn.free');
  const heavy = crates({}, place).choose({ c: 'use', card: 'dog' });
  assert.deepEqual(heavy.told('cardUsed').length, 1);
  assert.equal(heavy.key, 'turn.free', 'there is nothing it could fetch');
});

test('H-12.10, H-12.13 a thing is stolen like a card and falls with its carrier', () => {
  const place = { explorers: { explorer1: { room: 'foyer' }, explorer2: { room: 'foyer' } } };
  const scene = crates({ carriers: 'explorers' }, place).choose({ c: 'take', thing: 'h1-crate#1' });
  scene
    .passTo('explorer1')
    .choose({ c: 'attack', target: 'explorer2' })
    .rolls('roll.attack', 4)
    .rolls('roll.defence', 1);
  assert.equal(scene.key, 'fight.steal');
  scene.choose({ c: 'token', token: 'h1-crate#1' });
  assert.equal(scene.state.tokens.find(({ id }) => id === 'h1-crate#1')!.carrier, 'explorer1');
  scene.run({ verb: 'kill', who: 'traitor' });
  assert.deepEqual(
    scene.state.tokens.filter(({ id }) => id === 'h1-crate#1').map(({ carrier, room }) => [carrier, room]),
    [[null, 'foyer']],
  );
});

test('H-3.10, H-19.3, E-19 a failed exorcism allows no second roll with another source, but an attack', () => {
  const entry = invented(
    {},
    exorcism({
      target: 5,
      sources: [
        { trait: 'sanity', rooms: ['chapel'], cards: ['holy-symbol'] },
        { trait: 'knowledge', cards: ['book'] },
      ],
    }),
  );
  const scene = hauntScene(entry, {
    tiles: [['chapel', 'ground', 0, -1, 2]],
    explorers: { explorer1: { room: 'chapel' }, explorer2: { room: 'chapel', cards: ['holy-symbol', 'book'] } },
  });
  assert.equal(scene.offered('act').length, 2);
  scene.choose({ c: 'act', key: 'h1.exorcism-sanity' });
  assert.equal(scene.key, 'task.source');
  scene.choose({ c: 'option', key: 'source.chapel' }).rolls('roll.task', 4);
  assert.deepEqual(scene.offered('act'), []);
  assert.equal(scene.offered('attack').length, 1);
  scene.passTo('explorer3').passTo('explorer2');
});

test('H-19.3 each room and card counts once', () => {
  const entry = invented(
    {},
    exorcism({ target: 3, sources: [{ trait: 'sanity', rooms: ['foyer'], cards: ['holy-symbol'] }] }),
  );
  const scene = hauntScene(entry, {
    explorers: { explorer2: { room: 'foyer', cards: ['holy-symbol'] }, explorer3: { room: 'foyer' } },
  });
  scene
    .choose({ c: 'act', key: 'h1.exorcism-sanity' })
    .choose({ c: 'option', key: 'source.foyer' })
    .rolls('roll.task', 3);
  assert.equal(scene.state.haunt!.variables['exorcisms'], 1);
  scene.end();
  assert.equal(scene.pending.seat, 'explorer3');
  assert.deepEqual(scene.offered('act'), [], 'the Foyer is done');
});

test('H-19.3 a task may offer several traits, cost spaces, and take the whole turn', () => {
  const plan = {
    rolls: [
      ['might', 3],
      ['speed', 4],
    ] as const,
    rooms: 'room:foyer',
    success: { verb: 'set', name: 'done', by: 1 } as const,
  };
  const place = { explorers: { explorer2: { room: 'foyer' } } };
  const scene = hauntScene(invented({}, fact('done'), task({ id: 'dig', ...plan })), place).choose({
    c: 'act',
    key: 'h1.dig',
  });
  assert.equal(scene.key, 'task.trait');
  scene.choose({ c: 'option', key: 'task.speed' }).rolls('roll.task', 4);
  assert.equal(scene.state.haunt!.variables['done'], 1);
  const whole = hauntScene(invented({}, fact('done'), task({ id: 'dig', ...plan, wholeTurn: true })), place);
  assert.equal(whole.offered('act').length, 1);
  whole.choose({ c: 'step', to: 'entrance-hall' }).choose({ c: 'step', to: 'foyer' });
  assert.deepEqual(whole.offered('act'), []);
});

test('H-19.4 ordered steps: one opens the next', () => {
  const entry = invented(
    {},
    fact('step'),
    task({
      id: 'name',
      rolls: [['knowledge', 2]],
      if: ['=', 'v:step', 0],
      success: { verb: 'set', name: 'step', to: 1 },
    }),
    deed({ id: 'burn', if: ['=', 'v:step', 1], do: { verb: 'set', name: 'step', to: 2 } }),
  );
  const scene = hauntScene(entry);
  assert.deepEqual(
    scene.offered('act').map(({ key }) => key),
    ['h1.name'],
  );
  scene.choose({ c: 'act', key: 'h1.name' }).rolls('roll.task', 2);
  scene.choose({ c: 'act', key: 'h1.burn' });
  assert.equal(scene.state.haunt!.variables['step'], 2);
});

test('H-4.3 the front door: opened by a roll, without one by the Skeleton Key; who leaves is off the board', () => {
  const door = invented({}, frontDoor({ rolls: [['might', 4]] }));
  const scene = hauntScene(door).choose({ c: 'act', key: 'h1.open-door' }).rolls('roll.task', 4);
  scene.choose({ c: 'act', key: 'h1.leave-house' });
  assert.equal(scene.explorer('explorer2').away, 'outside');
  assert.deepEqual(scene.pending.choices, [{ c: 'end' }]);
  const keyed = hauntScene(door, { explorers: { explorer2: { cards: ['skeleton-key'] } } }).choose({
    c: 'act',
    key: 'h1.open-door',
  });
  assert.equal(keyed.state.haunt!.variables['doorOpen'], 1);
});

const claws = invented(
  {},
  grabber({
    kind: 'claw',
    traits: { speed: 3, might: 5 },
    at: 'room:foyer',
    lair: 'room:bloody-room',
    spaces: 1,
    arrived: { verb: 'kill', who: 'it' },
  }),
);

const corridor: Tiles = [
  ['charred-room', 'ground', 0, -1],
  ['bloody-room', 'ground', 0, -2],
];

function caught(): Scene {
  const scene = hauntScene(claws, { tiles: corridor, settings, explorers: { explorer2: { room: 'foyer' } } })
    .passTo('explorer1')
    .end();
  scene
    .rolls('roll.monsterSpeed', 1)
    .choose({ c: 'attack', target: 'explorer2' })
    .rolls('roll.attack', 5)
    .rolls('roll.defence', 1);
  return scene.passTo('explorer2');
}

test('H-19.8 a grab catches in place of hurting; who is caught cannot leave but fights', () => {
  const scene = caught();
  assert.equal(scene.explorer('explorer2').heldBy, 'claw#1');
  assert.deepEqual([...scene.offered('step'), ...scene.offered('explore')], []);
  scene.choose({ c: 'attack', target: 'claw#1' }).rolls('roll.attack', 5).rolls('roll.defence', 1);
  assert.equal(scene.explorer('explorer2').heldBy, null);
  assert.ok(scene.offered('step').length > 0);
});

test('H-19.8 the captor drags to its lair, attacks nobody meanwhile, and what follows there follows', () => {
  const scene = caught();
  scene.passTo('explorer1').end();
  assert.deepEqual([scene.state.monsters[0]!.room, scene.explorer('explorer2').room], ['charred-room', 'charred-room']);
  scene.passTo('explorer1').end();
  assert.equal(scene.explorer('explorer2').room, 'bloody-room');
  assert.equal(scene.explorer('explorer2').alive, true);
  scene.passTo('explorer1').end();
  assert.equal(scene.explorer('explorer2').alive, false);
});

test('H-19.9 tokens spread through ways, a lost room takes what is in it', () => {
  const scene = hauntScene(mould, { settings, explorers: { explorer3: { room: 'upper-landing' } } }).choose({
    c: 'number',
    value: 1,
  });
  const rooms = (): readonly string[] =>
    scene.state.tokens.filter(({ kind }) => kind === 'h2-mould').map(({ room }) => room);
  assert.deepEqual(rooms(), ['upper-landing']);
  scene.run({ verb: 'loseRoom', room: 'room:upper-landing' });
  assert.deepEqual(rooms(), []);
  assert.equal(scene.explorer('explorer3').alive, false);
  assert.equal(scene.state.tiles.find(({ room }) => room === 'upper-landing')!.state, 'lost');
  const other = hauntScene(mould, { settings }).choose({ c: 'number', value: 1 }).passTo('explorer1').end();
  for (let turn = 0; turn < 3 && other.state.tokens.length < 2; turn++) other.passTo(other.pending.seat).end();
  assert.deepEqual(
    other.state.tokens.map(({ room }) => room),
    ['upper-landing', 'grand-staircase'],
  );
});

test('H-19.8 conversion: who starts a turn in the mould rolls or changes side', () => {
  const scene = hauntScene(mould, { settings, explorers: { explorer3: { room: 'upper-landing' } } }).choose({
    c: 'number',
    value: 1,
  });
  assert.equal(scene.pending.seat, 'explorer2');
  scene.end().rolls('roll.effect', 2);
  assert.equal(scene.explorer('explorer3').party, 'traitor');
  assert.equal(scene.key, 'haunt.read');
});
