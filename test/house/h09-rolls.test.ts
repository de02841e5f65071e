import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import type { ScenePlace } from '../support/house-place.ts';

/** Might +1 from 3 on, else Might -1. */
const mightRoll: Program = {
  verb: 'roll',
  trait: 'might',
  ladder: [
    { least: 3, do: { verb: 'trait', trait: 'might', by: 1 } },
    { least: 0, do: { verb: 'trait', trait: 'might', by: -1 } },
  ],
};

const holding = (...cards: string[]): ScenePlace => ({ explorers: { explorer1: { cards } } });

test('H-9.1 each die shows 0, 1 or 2 alike, and the result is the sum', () => {
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const game = scene({ dice: 'drawn', seed }).run({ verb: 'roll', dice: 8, ladder: [{ least: 0, do: [] }] });
    const { faces, result } = game.told('rolled')[0]!.roll;
    assert.equal(
      faces!.reduce((sum, face) => sum + face, 0),
      result,
    );
    for (const face of faces!) counts[face]! += 1;
  }
  for (const count of counts) assert.ok(Math.abs(count - 160) < 45, `${counts.join()}`);
});

test('H-9.2 as many dice as the current value, at least 1 and at most 8', () => {
  assert.equal(scene().run(mightRoll).pending.dice, 5);
  assert.equal(
    scene({ explorers: { explorer1: { tracks: { might: 7 } } } }).run({ ...mightRoll, more: 3 } as Program).pending
      .dice,
    8,
  );
  assert.equal(scene().run({ ...mightRoll, more: -9 } as Program).pending.dice, 1);
});

test('H-9.3 success is a result equal to or above the target', () => {
  assert.equal(scene().run(mightRoll).roll(3).index('explorer1', 'might'), 3);
  assert.equal(scene().run(mightRoll).roll(2).index('explorer1', 'might'), 1);
});

test('H-9.4 cards before the roll, then dice, rerolls, additions, reading', () => {
  const game = scene({ ...holding('adrenaline-shot', 'lucky-stone'), dice: 'drawn' }).run(mightRoll);
  assert.deepEqual([game.key, game.offered('use').map(({ card }) => card)], ['roll.before', ['adrenaline-shot']]);
  game.choose({ c: 'use', card: 'adrenaline-shot' });
  assert.deepEqual([game.key, game.offered('use').map(({ card }) => card)], ['roll.after', ['lucky-stone']]);
  const shown = game.pending.values['result'] as number;
  game.choose({ c: 'no' });
  assert.equal(game.told('rolled')[0]!.roll.result, shown + 4);
  assert.deepEqual(game.explorer().cards, ['lucky-stone']);
});

test('H-9.4 the result does not fall below 0', () => {
  const lower = { at: 'rollResult', of: 'me', kind: 'change', change: -9 } as const;
  const game = scene({
    hooks: [{ id: 'curse', hook: lower, owner: 'explorer1', card: null, token: null, side: 'all', age: 1 }],
  })
    .run(mightRoll)
    .roll(4);
  assert.equal(game.told('rolled')[0]!.roll.result, 0);
});

test('H-9.5 dice of damage: as many steps as they show', () => {
  const game = scene().run({ verb: 'hurt', kind: 'mental', dice: 2 }).rolls('roll.damage', 3);
  assert.equal(game.pending.values['steps'], 3);
});

test('H-9.6 a loss written as trait -n is not damage: no Armor, no Skull', () => {
  const game = scene(holding('armor', 'skull')).run([
    { verb: 'trait', trait: 'might', by: -1 },
    { verb: 'trait', trait: 'sanity', by: -1 },
  ]);
  assert.deepEqual(
    [game.index('explorer1', 'might'), game.index('explorer1', 'sanity'), game.key],
    [1, 1, 'turn.free'],
  );
});

test("H-9.7 rerolled faces stand: the Lucky Stone any dice, the Rabbit's Foot one, in the own turn", () => {
  const stone = scene({ ...holding('lucky-stone'), dice: 'drawn' }).run(mightRoll);
  stone.choose({ c: 'use', card: 'lucky-stone' });
  assert.ok(stone.offered('number').length > 5);
  const most = stone.offered('number').at(-1)!;
  stone.choose({ ...most });
  assert.equal(stone.told('rolled')[0]!.roll.faces!.length, 5);
  assert.deepEqual(stone.explorer().cards, []);
  const foot = scene({ ...holding('rabbits-foot'), dice: 'drawn' })
    .run(mightRoll)
    .choose({ c: 'use', card: 'rabbits-foot' });
  assert.ok(foot.offered('number').every(({ value }) => [1, 10, 100].includes(value)));
  const others = scene({ explorers: { explorer2: { cards: ['rabbits-foot'] } }, dice: 'drawn' }).run(mightRoll, {
    me: 'explorer2',
  });
  assert.equal(others.key, 'turn.free');
});

test('H-9.7 the Angel Feather names the result of one roll', () => {
  const game = scene(holding('angel-feather')).run(mightRoll).choose({ c: 'use', card: 'angel-feather' });
  assert.deepEqual(
    game.offered('number').map(({ value }) => value),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  );
  game.choose({ c: 'number', value: 3 });
  assert.deepEqual([game.index('explorer1', 'might'), game.explorer().cards], [3, []]);
});

test('H-9.7 a banked number replaces an own roll, at most what its dice could show', () => {
  const banking = () =>
    scene({ explorers: { explorer1: { lasting: ['it-is-meant-to-be'], tracks: { sanity: 0 } } } })
      .run(
        {
          verb: 'roll',
          dice: 4,
          ladder: [{ least: 0, do: { verb: 'native', name: 'bankResult', with: { result: 'rolled' } } }],
        },
        { card: 'it-is-meant-to-be' },
      )
      .roll(5);
  const game = banking();
  game.run({ verb: 'roll', trait: 'sanity', ladder: [{ least: 0, do: [] }] });
  assert.equal(game.key, 'roll.effect');
  const might = banking().run(mightRoll).choose({ c: 'number', value: 5 });
  assert.deepEqual(
    [might.index('explorer1', 'might'), might.explorer().lasting, might.state.discards.event],
    [3, [], ['it-is-meant-to-be']],
  );
  assert.equal(banking().run(mightRoll, { me: 'explorer2' }).key, 'roll.effect');
});

test('H-9.8, E-14 before the haunt a trait stops at its lowest value and the excess is lost; afterwards the skull is death', () => {
  const low = { explorers: { explorer1: { tracks: { speed: 0, might: 0 } } } } as const;
  const before = scene(low).run({ verb: 'hurt', kind: 'physical', by: 3 });
  assert.deepEqual([before.key, before.index('explorer1', 'speed'), before.explorer().alive], ['turn.free', 0, true]);
  const lost = scene(low).run({ verb: 'trait', trait: 'speed', by: -1 });
  assert.deepEqual([lost.index('explorer1', 'speed'), lost.explorer().alive], [0, true]);
  const after = scene({
    explorers: { explorer2: { tracks: { speed: 0, might: 0 } } },
    haunt: { traitor: 'explorer3' },
  });
  after.run({ verb: 'trait', trait: 'speed', by: -1 }, { me: 'explorer2' });
  assert.equal(after.explorer('explorer2').alive, false);
});

test('H-9.9 gains above the last value are remembered and lost first, or lost with overflow = lost', () => {
  const top = { explorers: { explorer1: { tracks: { might: 7 } } } } as const;
  const gain: Program = [
    { verb: 'trait', trait: 'might', by: 2 },
    { verb: 'trait', trait: 'might', by: -2 },
  ];
  const kept = scene(top).run(gain);
  assert.equal(kept.index('explorer1', 'might'), 7);
  assert.equal(kept.run({ verb: 'trait', trait: 'might', by: -1 }).index('explorer1', 'might'), 6);
  assert.equal(
    scene({ ...top, settings: { overflow: 'lost' } })
      .run(gain)
      .index('explorer1', 'might'),
    5,
  );
});

test("H-9.10, E-25 steps, not values: Darrin's Sanity at index 6 loses two steps and still shows 5", () => {
  const game = scene({
    characters: ['darrin-flash-williams', 'madame-zostra', 'zoe-ingstrom'],
    explorers: { explorer1: { tracks: { sanity: 6 } } },
  });
  game.run({ verb: 'hurt', kind: 'mental', by: 2 }).choose({ c: 'split', steps: { sanity: 2, knowledge: 0 } });
  assert.equal(game.index('explorer1', 'sanity'), 4);
});

test('H-9.11 typed dice: any total from 0 to twice the dice, logged as typed', () => {
  const game = scene().run(mightRoll);
  const { seat, id } = game.pending;
  game.refusesAction({ t: 'roll', seat, ask: id, total: 11 }, 'noSuchTotal', 'H-9.11');
  game.refusesAction({ t: 'roll', seat, ask: id, total: -1 }, 'noSuchTotal', 'H-9.11');
  assert.deepEqual(game.roll(10).told('rolled')[0]!.roll.source, 'typed');
  const drawn = scene({ dice: 'drawn' });
  drawn.refusesAction({ t: 'roll', seat: 'explorer1', ask: drawn.pending.id, total: 1 }, 'diceAreDrawn', 'H-9.11');
});
