import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waysOfDice } from '../../src/engine/dice-ways.ts';
import { hauntOdds } from '../../src/games/house/rules/haunt-odds.ts';
import { scene } from '../support/house-scene.ts';

const omen = { verb: 'draw', deck: 'omen' } as const;

test('H-13.1 who drew an omen in this turn rolls six dice at its end, nobody else', () => {
  const game = scene({ top: { omen: ['book'] } })
    .run(omen)
    .end();
  assert.deepEqual([game.key, game.pending.dice, game.pending.seat], ['roll.haunt', 6, 'explorer1']);
  assert.equal(game.roll(6).end().state.turn.seat, 'explorer3');
});

test('H-13.2, E-5 less than the omens drawn so far begins the haunt, equal or more does not', () => {
  const fourth = () =>
    scene({ omensDrawn: 3, top: { omen: ['book'] } })
      .run(omen)
      .end();
  const none = fourth().roll(4);
  assert.deepEqual(
    none.told('hauntRolled').map(({ omens, begins }) => [omens, begins]),
    [[4, false]],
  );
  assert.equal(none.state.turn.seat, 'explorer2');
  assert.equal(fourth().roll(3).told('hauntRolled')[0]!.begins, true);
});

test('H-13.3 drawn omens count wherever they are now', () => {
  const game = scene({ omensDrawn: 1, top: { omen: ['book'] } })
    .run([omen, { verb: 'discard', card: 'card:book' }])
    .end()
    .roll(1);
  assert.equal(game.told('hauntRolled')[0]!.omens, 2);
});

test('H-13.4, E-21 twoOmens: one roll against the final count, or one for each omen in order', () => {
  const two = { omensDrawn: 4, top: { omen: ['book', 'spear'] } } as const;
  const one = scene(two).run([omen, omen]).end().roll(6);
  assert.equal(one.state.turn.seat, 'explorer2');
  const each = scene({ ...two, settings: { twoOmens: 'each' } })
    .run([omen, omen])
    .end()
    .roll(6);
  assert.equal(each.key, 'roll.haunt');
  assert.equal(each.roll(6).state.turn.seat, 'explorer2');
  const first = scene({ ...two, settings: { twoOmens: 'each' } })
    .run([omen, omen])
    .end()
    .roll(5);
  assert.deepEqual(
    first.told('hauntRolled').map(({ omens, begins }) => [omens, begins]),
    [[6, true]],
  );
  assert.equal(first.key === 'roll.haunt', false);
});

test('H-13.5 cards that change any own roll may be used, those for trait rolls not', () => {
  const game = scene({
    explorers: { explorer1: { cards: ['angel-feather', 'adrenaline-shot'] } },
    top: { omen: ['book'] },
  })
    .run(omen)
    .end();
  assert.deepEqual([game.key, game.offered('use').map(({ card }) => card)], ['roll.before', ['angel-feather']]);
});

test('H-13.6 after the haunt began omens are still drawn, without rolls', () => {
  const game = scene({ haunt: { traitor: 'explorer3' }, top: { omen: ['book'] } }).run(omen);
  assert.deepEqual(game.explorer().cards, ['book']);
  assert.equal(game.call('hauntRoll', { seat: 'explorer1' }).key, 'turn.free');
});

test('H-13.7 the exact chances of six dice', () => {
  const known = [1, 7, 28, 78, 168, 294, 435, 561, 651, 701, 722, 728, 729];
  assert.deepEqual(
    Array.from({ length: 13 }, (_, index) => hauntOdds(index + 1).ways),
    known,
  );
  assert.equal(hauntOdds(1).of, 729);
  assert.deepEqual(waysOfDice(2), [1, 2, 3, 2, 1]);
});

test('H-18.7 when nobody can discover anywhere any more the haunt begins at the end of that turn', () => {
  const game = scene({ onlyStack: [] }).end();
  assert.ok(game.state.haunt !== null || game.state.result !== null);
  const open = scene({ onlyStack: ['attic'] }).end();
  assert.deepEqual([open.state.haunt, open.state.result, open.state.turn.seat], [null, null, 'explorer2']);
});

test('H-18.7 the haunt begins also when everybody is cut off from all that is left', () => {
  const begins = (knowledge: number): boolean => {
    const low = { room: 'crypt', tracks: { knowledge: 0 } };
    const { state } = scene({
      characters: ['madame-zostra', 'brandon-jaspers', 'zoe-ingstrom'],
      tiles: [
        ['larder', 'basement', 5, 5],
        ['crypt', 'basement', 5, 4, 2],
        ['vault', 'basement', 5, 6, 2],
      ],
      lost: ['vault'],
      tokens: [
        { kind: 'wall', room: 'larder', partner: 'basement-landing' },
        { kind: 'wall', room: 'basement-landing', partner: 'larder' },
      ],
      explorers: { explorer1: { room: 'crypt', tracks: { knowledge } }, explorer2: low, explorer3: low },
      onlyStack: ['furnace-room'],
    }).call('completeHouse', { seat: 'explorer1' });
    return state.haunt !== null || state.result !== null;
  };
  assert.deepEqual([begins(0), begins(3)], [true, false]);
});
