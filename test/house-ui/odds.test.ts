import assert from 'node:assert/strict';
import test from 'node:test';
import type { HouseEvent, RollRecord } from '../../src/games/house/rules/events.ts';
import { marginOdds, rollOdds } from '../../src/games/house/rules/roll-odds.ts';
import { weapons } from '../../src/games/house/content/dice.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import { presets } from '../../src/games/house/rules/settings.ts';
import { readsCard } from '../../src/games/house/ui/ladder.ts';
import { newMoments } from '../../src/games/house/ui/moments.ts';
import { diceOf, oddsText } from '../../src/games/house/ui/odds.ts';
import { narratorFor, playedGame, tableFor } from '../support/house-ui-games.ts';

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

test('H-9.2, H-12.8 the odds of an attack are those of the dice that are then rolled', () => {
  let attacks = 0;
  for (let seed = 1; seed <= 40; seed++)
    for (const { view, ask, action, events } of playedGame({ seed, players: 3 + (seed % 4), player: 'random' }).steps) {
      if (action.t !== 'choose' || action.choice.c !== 'attack' || !(ask.seat in view.explorers)) continue;
      if (ask.kind !== 'choose' || ask.key !== 'turn.free') continue;
      const { trait, target, weapon } = action.choice;
      const diceAt = (key: string): number | undefined =>
        events.flatMap(event => (event.t === 'rolled' && event.roll.key === key ? [event.roll.dice] : []))[0];
      const more = weapons[weapon ?? '']?.[1] ?? 0;
      const [attack, defence] = ['roll.attack', 'roll.defence'].map(diceAt);
      if (attack === undefined) continue;
      attacks += 1;
      assert.equal(diceOf(view, { figure: ask.seat, trait, more }), attack);
      if (defence !== undefined) assert.equal(diceOf(view, { figure: target, trait }), defence);
    }
  assert.ok(attacks > 20, `${attacks} attacks`);
});

test('H-8.7 smoke and dripping slime take dice, a blessing gives heroes one, and one die is left', () => {
  const { view, ask } = playedGame({ seed: 1, players: 3 }).steps.find(({ ask: { kind } }) => kind === 'choose')!;
  const explorer = view.explorers[ask.seat]!;
  const diceWith = (kind: string | null, might: number, party = explorer.party): number => {
    const tokens = kind === null ? [] : [{ ...view.tokens[0]!, id: 't', kind, room: explorer.room }];
    const explorers = { [ask.seat]: { ...explorer, party, values: { ...explorer.values, might } } };
    return diceOf({ ...view, tokens, explorers }, { figure: ask.seat, trait: 'might' });
  };
  assert.deepEqual(
    [null, 'smoke', 'drip', 'blessing'].map(kind => diceWith(kind, 4)),
    [4, 2, 3, 5],
  );
  assert.equal(diceWith('smoke', 2), 1);
  assert.equal(diceWith('blessing', 4, 'traitor'), 4);
});

test('H-15.8 a task whose target is said aloud tells its chance, and a door to which one has the key none', () => {
  const { view, ask } = playedGame({ seed: 1, players: 3 }).steps.find(({ ask: { kind } }) => kind === 'choose')!;
  const narrator = narratorFor(view, 'en');
  const explorer = view.explorers[ask.seat]!;
  const told = (cards: readonly string[], key: string, isOpen = true): string | null => {
    const values = { ...explorer.values, knowledge: 4 };
    const explorers = { ...view.explorers, [ask.seat]: { ...explorer, cards: [...cards], values } };
    const targets = isOpen ? { targets: [{ trait: 'knowledge', target: 6 } as const] } : {};
    const choice = { c: 'act', source: key, key, room: null, ...targets } as const;
    return oddsText(choice, { seat: ask.seat, view: { ...view, tokens: [], explorers }, narrator });
  };
  // 15 of 81 throws of four dice show 6 or more.
  assert.equal(told([], 'h4.open-door'), '18.5%');
  assert.equal(told(['skeleton-key'], 'h4.open-door'), null);
  assert.equal(told(['skeleton-key'], 'h4.search-remedy'), '18.5%');
  assert.equal(told([], 'h4.open-door', false), null);
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

test('H-9.3 the rows of a card are for the roll that it asks for, not for its damage', () => {
  assert.ok(readsCard('roll.effect', 'rotten') && readsCard('rotten', 'rotten'));
  assert.ok(!readsCard('roll.damage', 'rotten') && !readsCard('roll.attack', 'rotten'));
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
