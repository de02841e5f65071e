import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changes, drawing, follow, withMonster } from '../support/house-card.ts';
import type { Script } from '../support/house-card.ts';
import { scene } from '../support/house-scene.ts';

const use = (card: string) => ({ c: 'use', card }) as const;
const haunt = { traitor: 'explorer3' };

/** A scene in which the first explorer holds cards, after the haunt began. */
const holding = (cards: readonly string[], more: object = {}) =>
  scene({ haunt, explorers: { explorer1: { cards } }, ...more });

describe('omens (H-10.9)', () => {
  const gains: readonly (readonly [string, readonly string[]])[] = [
    ['book', ['knowledge+2']],
    ['dog', ['might+1', 'sanity+1']],
    ['girl', ['sanity+1', 'knowledge+1']],
    ['holy-symbol', ['sanity+2']],
    ['madman', ['might+2', 'sanity-1']],
  ];
  for (const [card, gained] of gains)
    test(`${card} gives ${gained.join(', ')} and takes it away again`, () => {
      const { game, changed } = drawing('omen', card, {});
      assert.deepEqual(changed, gained);
      const lost = gained.map(change => (change.includes('+') ? change.replace('+', '-') : change.replace('-', '+')));
      assert.deepEqual(
        changes(game, () => game.run({ verb: 'discard', card: `card:${card}` })),
        lost,
      );
    });

  test('the Bite attacks with 4 dice; beating it does nothing', () => {
    assert.deepEqual(drawing('omen', 'bite', { script: [5, 3] }).changed, ['speed-2']);
    assert.deepEqual(drawing('omen', 'bite', { script: [3, 5] }).changed, []);
    assert.deepEqual(drawing('omen', 'bite', { script: [3, 5] }).game.explorer().cards, ['bite']);
  });

  test('the Crystal Ball searches items or events once the haunt began, or costs Sanity', () => {
    assert.deepEqual(scene({ explorers: { explorer1: { cards: ['crystal-ball'] } } }).offered('use'), []);
    const seen = follow(holding(['crystal-ball']), [use('crystal-ball'), 4, { c: 'option', key: 'stack.item' }]);
    assert.equal(seen.pending.isPublic, false);
    follow(seen, [{ c: 'card', card: 'rope' }]);
    assert.equal(seen.state.hidden.decks.item[0], 'rope');
    assert.deepEqual(seen.offered('use'), []);
    assert.deepEqual(
      changes(holding(['crystal-ball']), game => follow(game, [use('crystal-ball'), 3])),
      ['sanity-1'],
    );
    assert.deepEqual(
      changes(holding(['crystal-ball']), game => follow(game, [use('crystal-ball'), 0])),
      ['sanity-2'],
    );
  });

  test('the Mask is put on and taken off, and comes off when it goes', () => {
    const on: Script = [use('mask'), 4, { c: 'option', key: 'mask.on' }];
    const game = holding(['mask']);
    assert.deepEqual(
      changes(game, () => follow(game, on)),
      ['sanity-2', 'knowledge+2'],
    );
    const worn = follow(holding(['mask']), on);
    assert.deepEqual(
      changes(worn, () => worn.run({ verb: 'discard', card: 'card:mask' })),
      ['sanity+2', 'knowledge-2'],
    );
    const unworn = holding(['mask']);
    assert.deepEqual(
      changes(unworn, () => unworn.run({ verb: 'discard', card: 'card:mask' })),
      [],
    );
    assert.deepEqual(
      changes(holding(['mask']), other => follow(other, [use('mask'), 3])),
      [],
    );
    assert.deepEqual(
      changes(holding(['mask']), other => follow(other, [use('mask'), 4, { c: 'no' }])),
      [],
    );
  });

  test('the Medallion keeps Crypt, Graveyard and Pentagram Chamber off', () => {
    const crypt = (cards: readonly string[]) =>
      scene({ tiles: [['crypt', 'basement', 0, -1, 2]], explorers: { explorer1: { room: 'crypt', cards } } });
    assert.deepEqual(
      changes(crypt(['medallion']), game => follow(game, [{ c: 'end' }])),
      [],
    );
    assert.deepEqual(
      changes(crypt([]), game => follow(game, [{ c: 'end' }])),
      ['sanity-1'],
    );
    const graveyard = scene({
      tiles: [['graveyard', 'ground', 0, -1]],
      explorers: { explorer1: { room: 'graveyard', cards: ['medallion'] } },
    });
    assert.equal(graveyard.choose({ c: 'step', to: 'foyer' }).key, 'turn.free');
  });

  test('the Ring attacks with Sanity and hurts the mind', () => {
    const game = holding(['ring']);
    const struck = changes(game, () => follow(game, [{ c: 'attack', target: 'explorer3', trait: 'sanity' }, 4, 3]));
    assert.deepEqual(struck, ['3.sanity-1']);
  });

  test('the Skull turns the whole of a mental damage', () => {
    const hurt = { verb: 'hurt', kind: 'mental', by: 2 } as const;
    const turned = holding(['skull']);
    assert.deepEqual(
      changes(turned, () => follow(turned.run(hurt), [{ c: 'yes' }])),
      ['speed-2'],
    );
    const taken = holding(['skull']);
    assert.deepEqual(
      changes(taken, () => follow(taken.run(hurt), [{ c: 'no' }])),
      ['sanity-2'],
    );
  });

  test('the Spear adds two dice', () => {
    const dice = (weapon: string | null) =>
      holding(['spear']).choose({ c: 'attack', target: 'explorer3', trait: 'might', weapon }).pending.dice;
    assert.equal(dice('spear'), dice(null) + 2);
  });

  test('the Spirit Board shows the top tile before a step, and after the haunt lets monsters draw near', () => {
    const before = scene({ stack: ['attic'], explorers: { explorer1: { cards: ['spirit-board'] } } });
    follow(before, [use('spirit-board')]);
    assert.deepEqual(before.state.hidden.known, [{ to: 'explorer1', key: 'look.tiles', values: ['attic'] }]);
    const moved = scene({ explorers: { explorer1: { cards: ['spirit-board'] } } }).choose({ c: 'step', to: 'foyer' });
    assert.deepEqual(moved.offered('use'), []);
    const near = follow(withMonster(holding(['spirit-board']), 'foyer'), [use('spirit-board')]);
    assert.equal(near.pending.seat, 'explorer3');
    assert.equal(follow(near, [{ c: 'room', room: 'entrance-hall' }]).state.monsters[0]!.room, 'entrance-hall');
  });
});
