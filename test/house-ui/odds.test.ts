import assert from 'node:assert/strict';
import test from 'node:test';
import type { HouseEvent, RollRecord } from '../../src/games/house/rules/events.ts';
import { marginOdds, rollOdds } from '../../src/games/house/rules/roll-odds.ts';
import { weapons } from '../../src/games/house/content/weapons.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import { presets } from '../../src/games/house/rules/settings.ts';
import { newMoments } from '../../src/games/house/ui/moments.ts';
import { tableFor } from '../support/house-ui-games.ts';

/** Every throw of so many dice, one by one. */
function throwsOf(dice: number): readonly number[] {
  return dice === 0 ? [0] : throwsOf(dice - 1).flatMap(total => [0, 1, 2].map(face => total + face));
}

test('H-9.1 the chance of a roll is the share of all throws that show it', () => {
  for (let dice = 0; dice <= 7; dice++)
    for (const least of [0, 1, 3, 5, 9]) {
      const all = throwsOf(dice);
      const ways = all.filter(total => total >= least).length;
      assert.deepEqual(
        rollOdds(dice, total => total >= least),
        { ways, of: all.length },
      );
    }
});

test('H-12.3 the chance of a fight is the share of all pairs of throws', () => {
  for (const [attack, defence] of [
    [3, 2],
    [4, 4],
    [0, 3],
  ] as const) {
    const pairs = throwsOf(attack).flatMap(one => throwsOf(defence).map(other => one - other));
    for (const isMeant of [(by: number) => by > 0, (by: number) => by === 0])
      assert.deepEqual(marginOdds(attack, defence, isMeant), {
        ways: pairs.filter(isMeant).length,
        of: pairs.length,
      });
  }
});

test('H-12.8 the weapons that odds know are those of the content', () => {
  const known = [...contentFor({ settings: presets.chinese }).cards.values()].flatMap(({ id, attack }) =>
    attack ? [[id, [attack.trait, attack.moreDice ?? 0]]] : [],
  );
  assert.deepEqual(Object.entries(weapons).sort(), known.sort() as unknown);
});

const rolled = (change: Partial<RollRecord>): HouseEvent => ({
  t: 'rolled',
  roll: {
    roller: 'explorer1',
    key: 'roll.effect',
    trait: 'sanity',
    faces: [1, 2],
    dice: 2,
    result: 3,
    source: 'drawn',
    cards: [],
    ...change,
  },
});
const drew: HouseEvent = { t: 'cardDrawn', seat: 'explorer1', deck: 'event', card: 'rotten' };
const hurt = { t: 'hurt' } as HouseEvent;

test('a card is told before its dice fall, for whoever rolls them and wants to know the chances', () => {
  const table = tableFor(['explorer1', 'explorer2'], ['explorer1']);
  const [before, after, ...more] = newMoments([drew, rolled({}), hurt], { from: 0, table, beforeRolls: true });
  assert.equal(more.length, 0);
  assert.deepEqual(before!.events, [drew]);
  assert.deepEqual([before!.card, before!.deck, before!.awaits?.dice, before!.rolls], ['rotten', 'event', 2, []]);
  assert.deepEqual([after!.from, after!.events.length, after!.card, after!.deck], [1, 2, 'rotten', 'event']);
  assert.deepEqual([after!.kind, after!.awaits, after!.rolls.length], ['card', null, 1]);
});

test('dice of bots, typed dice and those of a fight stop nothing', () => {
  const table = tableFor(['explorer1', 'explorer2'], ['explorer1']);
  const count = (event: HouseEvent, beforeRolls = true): number =>
    newMoments([drew, event], { from: 0, table, beforeRolls }).length;
  assert.equal(count(rolled({})), 2);
  assert.equal(count(rolled({}), false), 1);
  assert.equal(count(rolled({ roller: 'explorer2' })), 1);
  assert.equal(count(rolled({ faces: null, source: 'typed' })), 1);
  assert.equal(count(rolled({ key: 'roll.damage' })), 1);
});
