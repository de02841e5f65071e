import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { vowPastItsDate } from '../../src/games/house/haunts/20-vow-past-its-date.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const tiles: readonly TilePlace[] = [
  ['chapel', 'ground', 0, -1, 2],
  ['crypt', 'basement', 1, 0, 3],
  ['stairs-from-basement', 'basement', 0, -1],
  ['library', 'ground', 0, 1, 2],
];

/** Explorer 2 has the lowest Might and is the traitor; explorer 1 is the strongest hero; explorer 3 has the first turn. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(vowPastItsDate, { ...place, tiles: [...tiles, ...(place.tiles ?? [])] });

const grooms = ({ state }: Scene): readonly string[] =>
  state.seats.filter(seat => state.explorers[seat]!.flags['h20-groom']);

const where = ({ state }: Scene): readonly (readonly [string, string])[] =>
  state.monsters.map(({ kind, room }) => [kind, room]);

const act = (key: string) => ({ c: 'act', key: `h20.${key}` }) as const;
const offers = (scene: Scene, key: string): boolean => scene.offered('act').some(choice => choice.key === `h20.${key}`);

describe('H-20.4 #20 set-up', () => {
  test('H-20.4 #20 the traitor is Vivian Lopez, else the lowest Might', () => {
    assert.equal(started().state.haunt?.traitor, 'explorer2');
    const characters = ['ox-bellows', 'brandon-jaspers', 'heather-granville'];
    assert.equal(started({ characters }).state.haunt?.traitor, 'explorer3');
    const withVivian = ['ox-bellows', 'brandon-jaspers', 'vivian-lopez'];
    assert.equal(started({ characters: withVivian }).state.haunt?.traitor, 'explorer3');
  });

  test('H-20.4 #20 Chapel, Crypt and Stairs from Basement are put in the house by the traitor', () => {
    const scene = hauntScene(vowPastItsDate);
    assert.equal(scene.pending.seat, 'explorer2');
    scene.passTo('explorer3');
    const there = scene.state.tiles.map(({ room }) => room);
    for (const room of ['chapel', 'crypt', 'stairs-from-basement']) assert.ok(there.includes(room), room);
    assert.deepEqual(where(scene), [['bride', 'chapel']]);
  });

  test('H-20.4 #20 the hero with the Ring is the groom', () => {
    assert.deepEqual(grooms(started({ explorers: { explorer3: { cards: ['ring'] } } })), ['explorer3']);
  });

  test('H-20.4 #20 else the strongest hero, who gets the Ring, also out of the traitor’s hand', () => {
    for (const place of [{}, { explorers: { explorer2: { cards: ['ring'] } } }]) {
      const scene = started(place);
      assert.deepEqual(grooms(scene), ['explorer1']);
      assert.deepEqual([scene.explorer().cards, scene.explorer('explorer2').cards], [['ring'], []]);
      assert.ok(!scene.state.hidden.decks.omen.includes('ring'));
    }
  });

  test('H-20.4 #20 the traitor chooses among equally strong heroes', () => {
    const scene = started({ explorers: { explorer3: { tracks: { might: 4 } } } });
    assert.deepEqual([scene.key, scene.pending.seat], ['h20.groom', 'explorer2']);
    assert.deepEqual(grooms(scene.choose({ c: 'figure', figure: 'explorer3' })), ['explorer3']);
  });
});

describe('H-20.4 #20 the bride', () => {
  /** The bride finds this hero in the Chapel and is about to attack. */
  const strikes = (seat: string): Scene =>
    started({ explorers: { [seat]: { room: 'chapel' } } })
      .passTo('explorer2')
      .end()
      .rolls('roll.monsterSpeed', 0);

  test('H-20.4 #20 she walks through walls, straight to the groom', () => {
    const walled: TilePlace = ['storeroom', 'upper', 1, 0];
    const scene = started({ tiles: [walled], explorers: { explorer1: { room: 'storeroom' } } });
    scene.run({ verb: 'move', what: 'monsters:bride', to: 'room:upper-landing' });
    scene.passTo('explorer2').end().rolls('roll.monsterSpeed', 0);
    assert.deepEqual(where(scene), [['bride', 'storeroom']]);
    assert.deepEqual([scene.key, scene.pending.dice], ['roll.attack', 5]);
  });

  test('H-20.4 #20 her hits cost the groom Might', () => {
    const scene = strikes('explorer1').rolls('roll.attack', 4).rolls('roll.defence', 3);
    assert.equal(scene.index('explorer1', 'might'), 1);
  });

  test('H-20.4 #20 they cost any other hero as much mental damage', () => {
    const scene = started({ explorers: { explorer1: { room: 'foyer' }, explorer3: { room: 'foyer' } } });
    scene.passTo('explorer2').end().rolls('roll.monsterSpeed', 0);
    scene.choose({ c: 'attack', target: 'explorer3' }).rolls('roll.attack', 4).rolls('roll.defence', 2);
    assert.deepEqual([scene.key, scene.pending.values], ['hurt.split', { steps: 2, kind: 'mental' }]);
  });

  test('H-20.4 #20 the groom whose Might is gone is dead', () => {
    const scene = strikes('explorer1').rolls('roll.attack', 6).rolls('roll.defence', 0);
    assert.equal(scene.explorer().alive, false);
  });

  test('H-20.4 #20 nobody can attack her, and losing does nothing to her', () => {
    const scene = started({ explorers: { explorer3: { cards: ['ring', 'revolver'] } } }).run({
      verb: 'move',
      what: 'monsters:bride',
      to: 'room:entrance-hall',
    });
    assert.ok(!scene.offered('attack').some(({ target }) => target.startsWith('bride')));
    const lost = strikes('explorer1').rolls('roll.attack', 0).rolls('roll.defence', 3);
    assert.equal(lost.state.monsters[0]?.stunned, false);
  });
});

describe('H-20.4 #20 the ceremony', () => {
  const dead = (): Scene => started().run({ verb: 'kill', who: 'explorers.with:h20-groom' });
  const both = (): Scene => dead().run({ verb: 'move', what: 'monsters', to: 'room:chapel' });

  test('H-20.4 #20 the dead groom rises where he died and goes to the Chapel by himself, as does the bride', () => {
    const scene = dead();
    assert.deepEqual(where(scene), [
      ['bride', 'chapel'],
      ['groom', 'entrance-hall'],
    ]);
    scene.run({ verb: 'move', what: 'monsters:bride', to: 'room:library' }).passTo('explorer2').end();
    while (scene.pending.kind === 'roll') scene.roll(2 * scene.pending.dice);
    assert.deepEqual(where(scene), [
      ['bride', 'chapel'],
      ['groom', 'chapel'],
    ]);
  });

  test('H-20.4 #20 three traitor turns with both in the Chapel win, also with a dead traitor', () => {
    const scene = both();
    assert.equal(scene.passTo('explorer2').end().passTo('explorer2').end().state.haunt?.track, 2);
    scene.run({ verb: 'kill', who: 'traitor' });
    while (scene.key !== null) {
      if (scene.pending.kind === 'roll') scene.roll(0);
      else scene.end();
    }
    assert.deepEqual([scene.state.result?.side, scene.state.haunt?.track], ['traitor', 3]);
  });

  test('H-20.4 #20 none while the groom lives or one of the two is elsewhere', () => {
    assert.equal(started().passTo('explorer2').end().state.haunt?.track, 0);
    const scene = dead().run({ verb: 'move', what: 'monsters:groom', to: 'room:library' });
    assert.equal(scene.passTo('explorer2').end().state.haunt?.track, 0);
  });

  test('H-20.4 #20 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

describe('H-20.4 #20 the true groom', () => {
  const inRoom = (room: string, cards: readonly string[] = []): HauntPlace => ({
    explorers: { explorer3: { room, cards } },
  });
  const known = (...names: readonly string[]): Program => names.map(name => ({ verb: 'set', name, to: 1 }) as const);
  const bones: Program = [
    { verb: 'placeToken', token: 'h20-bones', at: 'room:crypt' },
    { verb: 'move', what: 'token:h20-bones', to: 'me' },
  ];

  test('H-20.4 #20 Knowledge 5+ in the Library or with the Book learns the name', () => {
    for (const place of [inRoom('library'), inRoom('foyer', ['book'])]) {
      const scene = started(place).choose(act('name')).rolls('roll.task', 4);
      assert.equal(scene.state.haunt?.variables['named'], 0);
      scene.end().passTo('explorer3').choose(act('name')).rolls('roll.task', 5);
      assert.equal(scene.state.haunt?.variables['named'], 1);
      scene.end().passTo('explorer3');
      assert.ok(!offers(scene, 'name'));
    }
    assert.ok(!offers(started(), 'name'));
  });

  test('H-20.4 #20 then Knowledge 4+ in the Crypt finds the grave, then Might 4+ digs', () => {
    const scene = started(inRoom('crypt'));
    assert.deepEqual(scene.offered('act'), []);
    scene.run(known('named'));
    assert.ok(!offers(scene, 'dig'));
    scene.choose(act('locate')).rolls('roll.task', 4);
    assert.equal(scene.state.haunt?.variables['located'], 1);
    scene.choose(act('dig')).rolls('roll.task', 4);
    assert.deepEqual(
      scene.state.tokens.map(({ kind, carrier }) => [kind, carrier]),
      [['h20-bones', 'explorer3']],
    );
    assert.deepEqual(scene.offered('act'), []);
    const failed = started(inRoom('crypt')).run(known('named', 'located')).choose(act('dig')).rolls('roll.task', 3);
    assert.deepEqual(failed.state.tokens, []);
  });

  test('H-20.4 #20 the bones cost 2 spaces for each room', () => {
    const scene = started(inRoom('library')).run(bones, { me: 'explorer3' });
    assert.deepEqual(
      scene.offered('step').map(({ cost }) => cost),
      [2],
    );
  });

  test('H-20.4 #20 bones and Ring in the Chapel win', () => {
    const scene = started(inRoom('foyer', ['ring']))
      .run(bones, { me: 'explorer3' })
      .choose({ c: 'step', to: 'chapel' });
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer3'], side: 'heroes', reason: 'won' });
  });

  test('H-20.4 #20 neither alone does', () => {
    const withoutRing = started(inRoom('foyer')).run(bones, { me: 'explorer3' }).choose({ c: 'step', to: 'chapel' });
    assert.equal(withoutRing.state.result, null);
    const withoutBones = started(inRoom('foyer', ['ring'])).choose({ c: 'step', to: 'chapel' });
    assert.equal(withoutBones.state.result, null);
  });
});

test('H-20.4 #20 games by chance end', () => {
  gamesByChance(vowPastItsDate);
});
