import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { theOtherUs } from '../../src/games/house/haunts/12-the-other-us.ts';
import { traits } from '../../src/games/house/rules/terms.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1 reveals with the Crystal Ball, explorer 2 has the first turn; nobody but the doubles stands in the Entrance Hall. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(theOtherUs, {
    settings: { stairsRescue: 'turn' },
    omen: 'crystal-ball',
    ...place,
    explorers: {
      explorer1: { room: 'upper-landing', cards: ['crystal-ball'] },
      explorer2: { room: 'upper-landing' },
      explorer3: { room: 'upper-landing' },
      ...place.explorers,
    },
  });

const doubleOf = ({ state }: Scene, seat: string) => state.monsters.find(({ of }) => of === seat);
const isThere = (scene: Scene, seat: string): boolean => doubleOf(scene, seat) !== undefined;
const indexes = (scene: Scene, seat: string): readonly number[] => traits.map(trait => scene.index(seat, trait));

/** A double in the room of an explorer whose turn it is. */
const met = (seat: string, place: HauntPlace = {}, of = seat): Scene => {
  const scene = started(place).passTo(seat);
  doubleOf(scene, of)!.room = scene.explorer(seat).room;
  return scene.run([]);
};

const attack = (scene: Scene, of: string, result: number, defence: number): Scene =>
  scene
    .choose({ c: 'attack', target: doubleOf(scene, of)!.id, trait: 'might', weapon: null })
    .rolls('roll.attack', result)
    .rolls('roll.defence', defence);

/** The doubles that go by themselves do not strike, until one is moved freely. */
function leaveOthers(scene: Scene): void {
  for (let count = 0; count < 9 && scene.key !== 'monster.free'; count++) scene.end();
  assert.equal(scene.key, 'monster.free');
}

describe('H-20.4 #12 set-up', () => {
  test('H-20.4 #12 there is no traitor; a double of everybody enters with the traits of its explorer', () => {
    const scene = started({ players: 4, explorers: { explorer2: { tracks: { might: 7 } } } });
    assert.equal(scene.state.haunt?.traitor, null);
    assert.deepEqual(
      scene.state.monsters.map(({ of, room }) => [of, room]),
      ['explorer1', 'explorer2', 'explorer3', 'explorer4'].map(seat => [seat, 'entrance-hall']),
    );
    const kind = theOtherUs.monsters[0]!.traits;
    assert.deepEqual(
      { ...kind, ...doubleOf(scene, 'explorer2')?.traits },
      { speed: 3, might: 6, sanity: 4, knowledge: 4 },
    );
    assert.deepEqual(
      { ...kind, ...doubleOf(scene, 'explorer1')?.traits },
      { speed: 4, might: 5, sanity: 3, knowledge: 3 },
    );
    assert.equal(scene.pending.seat, 'explorer2');
  });

  test('H-20.4 #12 a Crystal Ball that is nowhere comes to the revealer', () => {
    const scene = started({ omen: 'book', explorers: { explorer1: { cards: [] } } });
    assert.deepEqual(scene.explorer().cards, ['crystal-ball']);
    assert.ok(!scene.state.hidden.decks.omen.includes('crystal-ball'));
    const other = started({ explorers: { explorer1: { cards: [] }, explorer3: { cards: ['crystal-ball'] } } });
    assert.deepEqual(other.explorer('explorer3').cards, ['crystal-ball']);
  });
});

describe('H-20.4 #12 doubles', () => {
  test('H-20.4 #12 after the revealer’s turn each goes for its own explorer and attacks only that one', () => {
    const explorers = {
      explorer1: { room: 'grand-staircase', cards: ['crystal-ball'] },
      explorer3: { room: 'grand-staircase' },
    };
    const scene = started({ explorers });
    scene.passTo('explorer1').end();
    assert.equal(scene.state.turn.kind, 'monsters');
    scene.rolls('roll.monsterSpeed', 2);
    assert.equal(doubleOf(scene, 'explorer1')!.room, 'grand-staircase');
    scene.rolls('roll.attack', 4).rolls('roll.defence', 2);
    assert.deepEqual(
      scene.told('fought').map(({ defender }) => defender),
      ['explorer1'],
    );
    scene.choose({ c: 'split', steps: { speed: 1, might: 1 } });
    assert.equal(doubleOf(scene, 'explorer2')!.room, 'grand-staircase', 'and attacks nobody there');
    scene.rolls('roll.attack', 4).rolls('roll.defence', 4);
    assert.deepEqual(
      scene.told('fought').map(({ defender }) => defender),
      ['explorer3'],
    );
  });

  test('H-20.4 #12 the player of a dead hero goes on with the double, which hunts everybody', () => {
    const scene = started().run({ verb: 'kill', who: 'me' }, { me: 'explorer2' });
    assert.equal(scene.explorer('explorer2').party, 'traitor');
    scene.readAll();
    doubleOf(scene, 'explorer2')!.room = 'upper-landing';
    scene.passTo('explorer1').end().rolls('roll.monsterSpeed', 1);
    leaveOthers(scene);
    assert.equal(scene.pending.seat, 'explorer2');
    assert.deepEqual(
      scene.offered('attack').map(({ target }) => target),
      ['explorer1', 'explorer3'],
    );
  });
});

describe('H-20.4 #12 the Crystal Ball', () => {
  test('H-20.4 #12 its holder ends the own double by beating it', () => {
    const scene = attack(met('explorer1'), 'explorer1', 5, 4);
    assert.equal(isThere(scene, 'explorer1'), false);
    assert.deepEqual(indexes(scene, 'explorer1'), [4, 2, 2, 2], 'and pays nothing');
  });

  test('H-20.4 #12 its holder ends doubles of the dead, in defence too', () => {
    const scene = started().run({ verb: 'kill', who: 'me' }, { me: 'explorer2' }).readAll();
    doubleOf(scene, 'explorer2')!.room = 'upper-landing';
    scene.passTo('explorer1').end().rolls('roll.monsterSpeed', 1);
    leaveOthers(scene);
    scene.choose({ c: 'attack', target: 'explorer1' }).rolls('roll.attack', 2).rolls('roll.defence', 4);
    assert.equal(isThere(scene, 'explorer2'), false);
  });

  test('H-20.4 #12 the double of somebody else alive is only stunned', () => {
    const scene = attack(met('explorer1', {}, 'explorer2'), 'explorer2', 5, 4);
    assert.equal(doubleOf(scene, 'explorer2')?.stunned, true);
  });

  test('H-20.4 #12 without the Ball it is only stunned, and attacking the own one costs a step in every trait', () => {
    for (const [result, defence, stunned] of [
      [5, 4, true],
      [4, 4, false],
    ] as const) {
      const scene = met('explorer2');
      const before = indexes(scene, 'explorer2');
      attack(scene, 'explorer2', result, defence);
      assert.equal(doubleOf(scene, 'explorer2')?.stunned, stunned);
      assert.deepEqual(
        indexes(scene, 'explorer2'),
        before.map(index => index - 1),
      );
    }
  });

  test('H-20.4 #12 attacking another’s double costs nothing', () => {
    const scene = met('explorer2', {}, 'explorer3');
    const before = indexes(scene, 'explorer2');
    assert.deepEqual(indexes(attack(scene, 'explorer3', 5, 4), 'explorer2'), before);
  });
});

describe('H-20.4 #12 the end', () => {
  test('H-20.4 #12 without doubles every living hero wins, the dead do not', () => {
    const scene = started().run({ verb: 'kill', who: 'me' }, { me: 'explorer3' }).readAll();
    scene.run([
      { verb: 'kill', who: 'monsters.of(explorers)' },
      { verb: 'kill', who: 'monsters.of(dead)' },
    ]);
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer2'], side: 'heroes', reason: 'won' });
  });

  test('H-20.4 #12 without living heroes those who went over win, the last one too', () => {
    const scene = started().run({ verb: 'kill', who: 'heroes' }).readAll();
    assert.deepEqual(scene.state.result, {
      seats: ['explorer1', 'explorer2', 'explorer3'],
      side: 'traitor',
      reason: 'won',
    });
  });

  test('H-20.4 #12 from 12 on heroes lose a step in a trait of their choice at their turn start', () => {
    const scene = started().run([
      { verb: 'removeFigure', who: 'monsters.of(me)' },
      { verb: 'set', name: 'turn', to: 11 },
    ]);
    for (const monster of scene.state.monsters) monster.stunned = true;
    scene.passTo('explorer1').end();
    assert.equal(scene.state.haunt?.track, 12);
    assert.deepEqual([scene.key, scene.pending.seat], ['trait.choose', 'explorer2']);
    const before = scene.index('explorer2', 'sanity');
    assert.equal(scene.choose({ c: 'trait', trait: 'sanity' }).index('explorer2', 'sanity'), before - 1);
  });
});

test('H-20.4 #12 games by chance end', () => {
  for (const { haunt } of gamesByChance(theOtherUs)) assert.equal(haunt?.number, 12);
});
