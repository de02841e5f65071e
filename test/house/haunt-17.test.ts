import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sixLegsSixJars } from '../../src/games/house/haunts/17-six-legs-six-jars.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const stairs: TilePlace = ['stairs-from-basement', 'basement', 0, -1];
const kitchen: TilePlace = ['kitchen', 'ground', 0, -1, 2];
const laboratory: TilePlace = ['research-laboratory', 'upper', 0, -1];

/** Explorer 2 knows most and is the traitor; explorer 3 has the first turn. The beetle waits far from everybody. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(sixLegsSixJars, { omenRoom: 'stairs-from-basement', ...place, tiles: [stairs, ...(place.tiles ?? [])] });

const where = ({ state }: Scene): readonly (readonly [string, string])[] =>
  state.monsters.map(({ kind, room }) => [kind, room]);
const carried = ({ state }: Scene, kind: string): readonly (string | null)[] =>
  state.tokens.filter(token => token.kind === kind).map(token => token.carrier ?? null);

const give = (kind: string, seat: string, count = 1): Program => [
  { verb: 'placeToken', token: kind, at: 'room:foyer', count },
  { verb: 'move', what: `token:${kind}.lying`, to: seat },
];

/** Explorer 3 holds so many jars. */
const withJars = (count: number, place: HauntPlace = {}): Scene =>
  started(place).run(give('h17-jar', 'me', count), { me: 'explorer3' });

/** Explorer 3 holds the spray beside an insect. */
const armed = (kind: string, place: HauntPlace = {}): Scene =>
  started(place).run(
    [...(give('h17-spray', 'me') as readonly []), { verb: 'placeMonster', kind, at: 'room:entrance-hall' }],
    { me: 'explorer3' },
  );

describe('H-20.4 #17 set-up', () => {
  test('H-20.4 #17 the traitor is Peter Akimoto, else whoever knows most', () => {
    assert.equal(started().state.haunt?.traitor, 'explorer2');
    const characters = ['madame-zostra', 'ox-bellows', 'peter-akimoto'];
    assert.equal(started({ characters }).state.haunt?.traitor, 'explorer3');
  });

  test('H-20.4 #17 the beetle comes out where the haunt began, the others where their rooms lie', () => {
    const scene = started({ tiles: [kitchen, ['attic', 'upper', 0, 1, 2]] });
    assert.deepEqual(where(scene), [
      ['beetle', 'stairs-from-basement'],
      ['roach', 'kitchen'],
      ['webspinner', 'attic'],
    ]);
  });

  test('H-20.4 #17 an insect comes out later, once, when its room is in the house', () => {
    const scene = started({ stack: ['gardens'], top: { event: ['night-view'] } });
    scene.choose({ c: 'step', to: 'foyer' }).choose({ c: 'explore', side: 'N' });
    if (scene.key === 'place.rotation') scene.apply(firstAnswer(scene));
    scene.passTo('explorer2');
    assert.deepEqual(where(scene), [['beetle', 'stairs-from-basement']]);
    scene.end().passTo('explorer2').end().passTo('explorer3');
    assert.equal(where(scene).filter(([kind]) => kind === 'wasp').length, 1);
  });

  test('H-20.4 #17 one jar stands in each listed room, at once or when somebody comes into it', () => {
    const scene = started({ tiles: [['library', 'ground', 0, -1]] });
    const jars = (): readonly string[] =>
      scene.state.tokens.filter(({ kind }) => kind === 'h17-jar').map(({ room }) => room);
    assert.deepEqual(jars(), ['library']);
    scene.run({ verb: 'placeRoom', room: 'larder' });
    while (scene.key !== 'turn.free') scene.apply(firstAnswer(scene));
    scene.run({ verb: 'move', what: 'me', to: 'room:larder' }).run({ verb: 'move', what: 'me', to: 'room:library' });
    assert.deepEqual(jars(), ['library', 'larder']);
  });
});

const firstAnswer = ({ pending }: Scene) =>
  pending.kind === 'roll'
    ? { t: 'roll', seat: pending.seat, ask: pending.id, total: 0 }
    : { t: 'choose', seat: pending.seat, ask: pending.id, choice: pending.choices[0]! };

describe('H-20.4 #17 the insects', () => {
  test('H-20.4 #17 the beetle shrugs off a lost fight, the others are stunned', () => {
    for (const [kind, stunned] of [
      ['beetle', false],
      ['moth', true],
    ] as const) {
      const scene = started().run({ verb: 'placeMonster', kind, at: 'room:entrance-hall' });
      const { id } = scene.state.monsters.at(-1)!;
      scene.choose({ c: 'attack', target: id }).rolls('roll.attack', 6).rolls('roll.defence', 2);
      assert.equal(scene.state.monsters.at(-1)?.stunned, stunned, kind);
    }
  });

  test('H-20.4 #17 the roach never leaves the Kitchen', () => {
    const scene = started({ tiles: [kitchen] });
    scene.end().passTo('explorer3').end().passTo('explorer3');
    assert.ok(where(scene).some(([kind, room]) => kind === 'roach' && room === 'kitchen'));
  });

  const bitten = (kind: string): Scene => {
    const scene = started().run({ verb: 'placeMonster', kind, at: 'room:entrance-hall' });
    const { id } = scene.state.monsters.at(-1)!;
    return scene.choose({ c: 'attack', target: id }).rolls('roll.attack', 0).rolls('roll.defence', 2);
  };

  test('H-20.4 #17 the moth hurts the mind', () => {
    assert.deepEqual(bitten('moth').pending.values, { steps: 2, kind: 'mental' });
  });

  test('H-20.4 #17 the webspinner webs in place of hurting', () => {
    const scene = bitten('webspinner');
    assert.equal(scene.key, 'turn.free');
    assert.deepEqual(scene.offered('step'), []);
    assert.deepEqual(scene.offered('explore'), []);
  });

  test('H-20.4 #17 Might 4+ tears a web, the victim’s own or a friend’s', () => {
    const scene = bitten('webspinner');
    scene.choose({ c: 'act', key: 'h17.tear-web' }).rolls('roll.task', 3);
    assert.deepEqual(scene.offered('step'), []);
    scene.end().choose({ c: 'act', key: 'h17.tear-web' }).rolls('roll.task', 4);
    scene.run([]);
    assert.deepEqual(scene.explorer('explorer3').flags, {});
  });

  test('H-20.4 #17 by itself a web holds for two turns of its victim', () => {
    const scene = bitten('webspinner').run({ verb: 'removeFigure', who: 'monsters' });
    scene.end().passTo('explorer3');
    assert.deepEqual(scene.offered('step'), []);
    scene.end().passTo('explorer3');
    assert.ok(scene.offered('step').length > 0);
  });

  const monstersTurn = (kind: string, track = 0): Scene => {
    const scene = started().run([
      { verb: 'removeFigure', who: 'monsters' },
      { verb: 'placeMonster', kind, at: 'room:entrance-hall' },
      { verb: 'set', name: 'turn', to: track },
    ]);
    scene.passTo('explorer2').end();
    while (scene.key !== 'roll.attack') scene.apply(firstAnswer(scene));
    return scene;
  };

  test('H-20.4 #17 the wasp attacks with its Speed, the mantis with 4 dice', () => {
    assert.equal(monstersTurn('wasp').pending.dice, 3);
    assert.equal(monstersTurn('mantis').pending.dice, 4);
  });

  test('H-20.4 #17 insects grow at 8 of the turn track, and from 12 on each time', () => {
    const mightAfter = (track: number): number => monstersTurn('moth', track).state.monsters[0]!.traits.might ?? 3;
    assert.deepEqual([6, 7, 8, 10, 11, 12].map(mightAfter), [3, 4, 3, 3, 4, 4]);
  });

  test('H-20.4 #17 from 12 of the turn track on the beetle digs its way to a hero, and another follows a dead one', () => {
    const beetleAfter = (track: number, isDead = false): readonly string[] => {
      const scene = started({ explorers: { explorer3: { room: 'upper-landing' } } }).run([
        { verb: 'set', name: 'turn', to: track },
        ...(isDead ? ([{ verb: 'removeFigure', who: 'monsters' }] as const) : []),
      ]);
      scene.passTo('explorer2').end();
      if (scene.key === 'h17.dig') scene.choose({ c: 'figure', figure: 'explorer3' });
      return where(scene).map(([, room]) => room);
    };
    assert.deepEqual(beetleAfter(11), ['upper-landing']);
    assert.deepEqual(beetleAfter(12, true), ['upper-landing']);
    assert.deepEqual(beetleAfter(10, true), []);
    assert.notDeepEqual(beetleAfter(10), ['upper-landing']);
  });
});

describe('H-20.4 #17 the spray', () => {
  const inLaboratory: HauntPlace = { tiles: [laboratory], explorers: { explorer3: { room: 'research-laboratory' } } };

  test('H-20.4 #17 Knowledge 4+ with two jars, three with 4 players or more, in the Research Laboratory or the Kitchen mixes it', () => {
    const scene = withJars(3, inLaboratory);
    scene.choose({ c: 'act', key: 'h17.brew' }).rolls('roll.task', 3);
    assert.deepEqual(carried(scene, 'h17-spray'), []);
    scene.end().passTo('explorer3').choose({ c: 'act', key: 'h17.brew' }).rolls('roll.task', 4);
    assert.deepEqual(carried(scene, 'h17-spray'), ['explorer3']);
    assert.deepEqual(carried(scene, 'h17-jar'), ['explorer3']);
    const inKitchen: HauntPlace = { tiles: [kitchen], explorers: { explorer3: { room: 'kitchen' } } };
    assert.equal(withJars(2, inKitchen).offered('act').length, 1);
    assert.deepEqual(withJars(2, { ...inLaboratory, players: 4 }).offered('act'), []);
    assert.equal(withJars(3, { ...inLaboratory, players: 4 }).offered('act').length, 1);
  });

  test('H-20.4 #17 not with one jar, not elsewhere, not while there is a spray', () => {
    assert.deepEqual(withJars(1, inLaboratory).offered('act'), []);
    assert.deepEqual(withJars(3).offered('act'), []);
    const scene = withJars(3, inLaboratory).run(give('h17-spray', 'explorers.in(room:entrance-hall).first'));
    assert.deepEqual(scene.offered('act'), []);
  });

  test('H-20.4 #17 jars of friends and jars that lie there count, the traitor’s do not', () => {
    const friends: HauntPlace = {
      tiles: [laboratory],
      explorers: {
        explorer1: { room: 'research-laboratory' },
        explorer2: { room: 'research-laboratory' },
        explorer3: { room: 'research-laboratory' },
      },
    };
    const scene = withJars(1, friends).run(
      [
        ...(give('h17-jar', 'heroes.isNot(me)') as readonly []),
        { verb: 'placeToken', token: 'h17-jar', at: 'room:research-laboratory' },
      ],
      { me: 'explorer3' },
    );
    assert.equal(scene.offered('act').length, 1);
    scene.run(
      { verb: 'move', what: 'token:h17-jar.lying|token:h17-jar.carriedBy(heroes.isNot(me))', to: 'traitor' },
      { me: 'explorer3' },
    );
    assert.deepEqual(scene.offered('act'), []);
  });

  test('H-20.4 #17 it kills by a Speed attack in place of the attack, and never hurts who sprays', () => {
    const scene = armed('moth');
    scene.choose({ c: 'act', key: 'h17.spray' }).rolls('roll.attack', 1).rolls('roll.defence', 4);
    assert.equal(scene.key, 'turn.free');
    assert.deepEqual([scene.offered('act'), scene.offered('attack')], [[], []]);
    const winner = armed('beetle')
      .choose({ c: 'act', key: 'h17.spray' })
      .rolls('roll.attack', 4)
      .rolls('roll.defence', 3);
    assert.deepEqual(where(winner), [['beetle', 'stairs-from-basement']]);
    assert.equal(winner.state.haunt?.variables['sprayed'], 1);
  });

  test('H-20.4 #17 two insects killed win with three players', () => {
    const scene = armed('moth').run({ verb: 'set', name: 'sprayed', to: 1 });
    scene.choose({ c: 'act', key: 'h17.spray' }).rolls('roll.attack', 4).rolls('roll.defence', 3);
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer3'], side: 'heroes', reason: 'won' });
  });
});

describe('H-20.4 #17 the traitor', () => {
  const chasm: TilePlace = ['chasm', 'basement', 1, 0];
  const atChasm: HauntPlace = { tiles: [chasm], explorers: { explorer2: { room: 'chasm', side: 'W' } } };
  const carrying = (kind: string, count: number, place: HauntPlace = atChasm): Scene =>
    started(place)
      .run(give(kind, 'me', count), { me: 'explorer2' })
      .passTo('explorer2');

  test('H-20.4 #17 ending a turn with ingredients in the Chasm destroys them; four win', () => {
    const scene = carrying('h17-jar', 3).end();
    assert.deepEqual(carried(scene, 'h17-jar'), []);
    assert.equal(scene.state.haunt?.variables['destroyed'], 3);
    assert.equal(scene.state.result, null);
    assert.equal(carrying('h17-jar', 4).end().state.result?.side, 'traitor');
  });

  test('H-20.4 #17 nowhere else', () => {
    assert.equal(carried(carrying('h17-jar', 3, {}).end(), 'h17-jar').length, 3);
  });

  test('H-20.4 #17 four destroyed do not win while there is a spray', () => {
    const scene = carrying('h17-jar', 4).run(give('h17-spray', 'heroes.first'), { me: 'explorer2' });
    scene.end();
    assert.equal(scene.state.result, null);
  });

  test('H-20.4 #17 a spray counts as the jars it took', () => {
    const scene = carrying('h17-spray', 1).end();
    assert.equal(scene.state.haunt?.variables['destroyed'], 2);
    assert.deepEqual(carried(scene, 'h17-spray'), []);
  });

  test('H-20.4 #17 the traitor may steal jars', () => {
    const scene = withJars(1).passTo('explorer2').choose({ c: 'attack', target: 'explorer3' });
    scene.rolls('roll.attack', 4).rolls('roll.defence', 2);
    assert.equal(scene.key, 'fight.steal');
    scene.choose({ c: 'token', token: scene.offered('token')[0]!.token });
    assert.deepEqual(carried(scene, 'h17-jar'), ['explorer2']);
  });

  test('H-20.4 #17 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #17 games by chance end', () => {
  gamesByChance(sixLegsSixJars);
});
