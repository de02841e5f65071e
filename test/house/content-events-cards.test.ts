import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changes, drawing, follow } from '../support/house-card.ts';
import { scene } from '../support/house-scene.ts';

const card = (name: string) => ({ c: 'card', card: name }) as const;

describe('events about cards (H-10.9)', () => {
  test('Groundskeeper, Something Hidden, The Voice and the mirror give an item', () => {
    const top = { item: ['axe'] };
    for (const [event, script] of [
      ['groundskeeper', [4]],
      ['something-hidden', [{ c: 'yes' }, 4]],
      ['the-voice', [4]],
      ['image-in-the-mirror-receive', []],
    ] as const)
      assert.deepEqual(drawing('event', event, { place: { top }, script }).game.explorer().cards, ['axe'], event);
  });

  test('the mirror takes an item back into the deck for Knowledge, of the next who has one', () => {
    const place = { explorers: { explorer1: { cards: ['axe', 'rope', 'book'] } } };
    const own = drawing('event', 'image-in-the-mirror-give', { place, script: [card('rope')] });
    assert.deepEqual([own.game.explorer().cards, own.changed], [['axe', 'book'], ['knowledge+1']]);
    assert.ok(own.game.state.hidden.decks.item.includes('rope'));
    const other = { explorers: { explorer1: { cards: ['book'] }, explorer3: { cards: ['axe'] } } };
    const left = drawing('event', 'image-in-the-mirror-give', { place: other });
    assert.deepEqual([left.game.explorer('explorer3').cards, left.changed], [[], ['3.knowledge+1']]);
    assert.deepEqual(drawing('event', 'image-in-the-mirror-give', {}).changed, []);
  });

  test("on Jonah's turn Puzzle Box and Toy Monkey are exchanged, once for Sanity", () => {
    const explorers = { explorer2: { cards: ['puzzle-box'] }, explorer3: { cards: ['toy-monkey'] } };
    const both = drawing('event', 'jonahs-turn', { place: { explorers, top: { item: ['axe', 'rope'] } } });
    assert.deepEqual(
      [both.game.explorer('explorer2').cards, both.game.explorer('explorer3').cards],
      [['axe'], ['rope']],
    );
    assert.deepEqual(both.changed, ['sanity+1', '3.speed-1', '3.knowledge-1']);
    assert.deepEqual(both.game.state.discards.item, ['puzzle-box', 'toy-monkey']);
    assert.deepEqual(drawing('event', 'jonahs-turn', { script: [1] }).changed, ['sanity-1']);
  });

  test('Whoops! discards one item by chance and asks nobody', () => {
    const { game } = drawing('event', 'whoops', { place: { explorers: { explorer1: { cards: ['axe', 'rope'] } } } });
    assert.deepEqual([game.explorer().cards.length, game.state.discards.item.length, game.key], [1, 1, 'turn.free']);
  });

  test('the Shrieking Wind finds those outdoors and at windows and may take an item to the Entrance Hall', () => {
    const tiles = [['balcony', 'upper', 0, -1]] as const;
    const place = { tiles, explorers: { explorer1: { room: 'balcony', cards: ['axe'] } } };
    const wind = (script: readonly number[]) => drawing('event', 'shrieking-wind', { place, script });
    assert.deepEqual([wind([5]).changed, wind([3, 1]).changed, wind([2, 1]).changed], [[], ['speed-1'], ['sanity-1']]);
    const blown = wind([0, 1]);
    assert.deepEqual([blown.changed, blown.game.explorer().cards], [['speed-1'], []]);
    assert.deepEqual(blown.game.state.piles['entrance-hall'], ['axe']);
    const indoors = drawing('event', 'shrieking-wind', { place: { explorers: { explorer1: { room: 'foyer' } } } });
    assert.equal(indoors.game.key, 'turn.free');
  });

  test('It is Meant to Be keeps a number for one later roll that can show it', () => {
    const { game } = drawing('event', 'it-is-meant-to-be', { script: [{ c: 'option', key: 'meant.bank' }, 6] });
    assert.deepEqual(game.explorer().lasting, ['it-is-meant-to-be']);
    const later = game.run({
      verb: 'roll',
      trait: 'might',
      ladder: [
        { least: 6, do: { verb: 'trait', trait: 'might', by: 1 } },
        { least: 0, do: [] },
      ],
    });
    assert.deepEqual(
      changes(later, () => follow(later, [{ c: 'number', value: 6 }])),
      ['might+1'],
    );
    assert.deepEqual([game.explorer().lasting, game.state.discards.event], [[], ['it-is-meant-to-be']]);
  });
});

describe('events that attack (H-10.6, H-10.9)', () => {
  test('the Puppet rolls 4 dice of Might; whoever holds the Spear grows when it hurts somebody else', () => {
    const place = { explorers: { explorer2: { cards: ['spear'] } } };
    assert.deepEqual(drawing('event', 'creepy-puppet', { place, script: [5, 3] }).changed, ['speed-2', '2.might+2']);
    assert.deepEqual(drawing('event', 'creepy-puppet', { place, script: [3, 3] }).changed, []);
    assert.deepEqual(drawing('event', 'creepy-puppet', { place, script: [3, 5] }).changed, []);
    const own = { explorers: { explorer1: { cards: ['spear'] } } };
    assert.deepEqual(drawing('event', 'creepy-puppet', { place: own, script: [5, 3] }).changed, ['speed-2']);
    const armored = { explorers: { explorer1: { cards: ['armor'] }, explorer2: { cards: ['spear'] } } };
    assert.deepEqual(drawing('event', 'creepy-puppet', { place: armored, script: [4, 3] }).changed, []);
    assert.deepEqual(drawing('event', 'creepy-puppet', { place, script: [5, 3] }).game.state.hidden.hooks, []);
  });

  test('the Bloody Vision attacks the weakest near, here or next door', () => {
    const explorers = {
      explorer1: { room: 'foyer' },
      explorer2: { room: 'entrance-hall', tracks: { might: 0 } },
      explorer3: { room: 'foyer', tracks: { might: 7 } },
    };
    assert.deepEqual(drawing('event', 'bloody-vision', { place: { explorers }, script: [1, 4, 2] }).changed, [
      '2.speed-2',
    ]);
    const far = { explorer2: { room: 'upper-landing' }, explorer3: { room: 'upper-landing' } };
    assert.equal(drawing('event', 'bloody-vision', { place: { explorers: far }, script: [0] }).game.key, 'turn.free');
  });
});

describe('events that last (H-10.2, H-10.7)', () => {
  const lastingIn = (event: string, more: object = {}) =>
    scene({ explorers: { explorer1: { lasting: [event], ...more } } });

  test('Debris buries: no step, no use; digging frees, also by a friend, whose failure does not stop him', () => {
    const game = lastingIn('debris', { cards: ['mystic-coin'] });
    assert.deepEqual([game.offered('step'), game.offered('use')], [[], []]);
    assert.deepEqual(follow(game, [{ c: 'act', key: 'debris' }, 4]).explorer().lasting, []);
    const friend = lastingIn('debris').end();
    assert.equal(follow(friend, [{ c: 'act', key: 'debris' }, 3]).state.turn.stopped, false);
    assert.equal(friend.explorer().flags['debris'], 1);
  });

  test('Grave Dirt hurts at every own turn start until it is washed off or an item strengthens', () => {
    const stays = lastingIn('grave-dirt');
    assert.equal(stays.key, 'hurt.split');
    const clean = {
      tiles: [['gardens', 'ground', 0, -1]],
      explorers: { explorer1: { room: 'gardens', lasting: ['grave-dirt'] } },
    } as const;
    const washed = follow(scene(clean), [{ c: 'end' }]);
    assert.deepEqual(washed.explorer().lasting, []);
    const omen = follow(lastingIn('grave-dirt'), []).run({ verb: 'draw', deck: 'omen' });
    assert.deepEqual(omen.explorer().lasting, ['grave-dirt']);
    const coin = follow(lastingIn('grave-dirt', { cards: ['mystic-coin'] }), [
      { c: 'use', card: 'mystic-coin' },
      2,
      { c: 'trait', trait: 'might' },
    ]);
    assert.deepEqual(coin.explorer().lasting, []);
  });

  test('in the dark one space a turn, until company, the Candle or the Furnace Room', () => {
    const dark = lastingIn('lights-out', { room: 'upper-landing' });
    assert.equal(dark.offered('step').length, 1);
    assert.deepEqual(dark.choose({ c: 'step', to: 'grand-staircase' }).offered('step'), []);
    assert.deepEqual(dark.end().explorer().lasting, ['lights-out']);
    assert.deepEqual(lastingIn('lights-out').end().explorer().lasting, []);
    const furnace = {
      tiles: [['furnace-room', 'basement', 0, -1]],
      explorers: { explorer1: { room: 'furnace-room', lasting: ['lights-out'] } },
    } as const;
    assert.deepEqual(follow(scene(furnace), [{ c: 'end' }]).explorer().lasting, []);
    const candle = scene({ top: { item: ['candle'] }, explorers: { explorer1: { lasting: ['lights-out'] } } });
    assert.deepEqual(candle.run({ verb: 'draw', deck: 'item' }).explorer().lasting, []);
    const lit = drawing('event', 'lights-out', { place: { explorers: { explorer1: { cards: ['candle'] } } } }).game;
    assert.deepEqual([lit.explorer().lasting, lit.state.discards.event], [[], ['lights-out']]);
  });
});
