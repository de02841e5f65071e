import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changes, drawing, follow } from '../support/house-card.ts';
import { scene } from '../support/house-scene.ts';

const room = (name: string) => ({ c: 'room', room: name }) as const;
const act = (key: string) => ({ c: 'act', key }) as const;
const tokensOf = (game: ReturnType<typeof scene>) => game.state.tokens.map(token => `${token.kind} ${token.room}`);

describe('events that take explorers elsewhere (H-10.9)', () => {
  test('Burning Man leads to the Entrance Hall', () => {
    const place = { explorers: { explorer1: { room: 'upper-landing' } } };
    const { game, changed } = drawing('event', 'burning-man', { place, script: [2] });
    assert.deepEqual([game.explorer().room, changed], ['entrance-hall', []]);
  });

  test('the Funeral leads to the Graveyard or the Crypt, as the explorer likes', () => {
    const tiles = [
      ['graveyard', 'ground', 0, -1, 0],
      ['crypt', 'basement', 0, -1, 2],
    ] as const;
    const both = drawing('event', 'funeral', { place: { tiles }, script: [1, room('crypt')] });
    assert.deepEqual([both.game.explorer().room, both.changed], ['crypt', ['might-1', 'sanity-1']]);
    const one = drawing('event', 'funeral', { place: { tiles: [tiles[0]] }, script: [1] });
    assert.equal(one.game.explorer().room, 'graveyard');
  });

  test('The Lost One leads to the hall, the landing, or a new room of a floor', () => {
    const place = { explorers: { explorer1: { room: 'basement-landing' } } };
    const landsAt = (rolled: number): string =>
      drawing('event', 'the-lost-one', { place, script: [4, rolled] }).game.explorer().room;
    assert.deepEqual([landsAt(6), landsAt(4)], ['entrance-hall', 'upper-landing']);
    const searched = (rolled: number, stack: readonly string[]) =>
      drawing('event', 'the-lost-one', { place: { ...place, onlyStack: stack }, script: [4, rolled] }).game;
    const upper = searched(3, ['wine-cellar', 'attic']);
    assert.equal(upper.key, 'tile.doorway');
    assert.deepEqual([...new Set(upper.offered('doorway').map(({ floor }) => floor))], ['upper']);
    assert.equal(searched(3, ['wine-cellar']).explorer().room, 'entrance-hall');
    assert.equal(searched(1, ['attic']).explorer().room, 'entrance-hall');
  });

  test('The Walls put the next tile anywhere it fits', () => {
    const { game } = drawing('event', 'the-walls', { place: { onlyStack: ['dusty-hallway'] } });
    assert.deepEqual([...new Set(game.offered('doorway').map(({ floor }) => floor))], ['basement', 'ground', 'upper']);
    assert.equal(drawing('event', 'the-walls', { place: { onlyStack: [] } }).game.explorer().room, 'entrance-hall');
  });

  test('The Beckoning calls those outdoors and at windows down to the Patio, which is searched for', () => {
    const tiles = [
      ['balcony', 'upper', 0, -1],
      ['bedroom', 'upper', 1, 0],
      ['patio', 'ground', 0, -1],
    ] as const;
    const explorers = { explorer1: { room: 'balcony' }, explorer2: { room: 'bedroom' } };
    const found = drawing('event', 'the-beckoning', { place: { tiles, explorers }, script: [2, 1, 3] });
    assert.deepEqual([found.game.explorer().room, found.game.explorer('explorer2').room], ['patio', 'bedroom']);
    assert.deepEqual([found.changed, found.game.key], [['speed-1'], 'turn.free']);
    const missing = drawing('event', 'the-beckoning', {
      place: { tiles: [tiles[0]], explorers: { explorer1: { room: 'balcony' } }, onlyStack: ['attic', 'patio'] },
      script: [2],
    });
    assert.notEqual(missing.game.key, 'turn.free');
    assert.equal(drawing('event', 'the-beckoning', {}).game.key, 'turn.free');
  });

  test('the Mystic Slide goes to a lower floor or into a basement tile with a die of damage', () => {
    const place = { explorers: { explorer1: { room: 'upper-landing' } } };
    const slid = drawing('event', 'mystic-slide', { place, script: [5, room('foyer')] });
    assert.deepEqual([slid.game.explorer().room, slid.changed], ['foyer', []]);
    assert.deepEqual(tokensOf(slid.game), ['slide upper-landing']);
    const fell = drawing('event', 'mystic-slide', {
      place: { ...place, onlyStack: [] },
      script: [4, room('basement-landing'), 2],
    });
    assert.deepEqual([fell.game.explorer().room, fell.changed], ['basement-landing', ['speed-2']]);
    const roped = { explorers: { explorer1: { room: 'upper-landing', cards: ['rope'] } }, onlyStack: [] };
    assert.deepEqual(
      drawing('event', 'mystic-slide', { place: roped, script: [4, room('basement-landing')] }).changed,
      [],
    );
  });

  test('in the basement the Mystic Slide takes the next explorer to the left who is not', () => {
    const explorers = { explorer1: { room: 'basement-landing' }, explorer2: { room: 'basement-landing' } };
    const { game } = drawing('event', 'mystic-slide', { place: { explorers }, script: [5] });
    assert.deepEqual([game.explorer('explorer3').room, tokensOf(game)], ['basement-landing', ['slide entrance-hall']]);
    const all = { ...explorers, explorer3: { room: 'basement-landing' } };
    assert.deepEqual(tokensOf(drawing('event', 'mystic-slide', { place: { explorers: all } }).game), []);
  });
});

describe('events that open ways (H-8.2, H-8.3)', () => {
  test('the Secret Passage ends where the dice say and may be taken at once', () => {
    const ends = (rolled: number) =>
      new Set(
        drawing('event', 'secret-passage', { script: [rolled] })
          .game.offered('room')
          .map(choice => choice.room),
      );
    assert.ok(ends(6).has('basement-landing') && ends(6).has('upper-landing') && !ends(6).has('entrance-hall'));
    assert.deepEqual([...ends(3)], ['foyer', 'grand-staircase']);
    const up = drawing('event', 'secret-passage', { script: [4, { c: 'option', key: 'passage.go' }] }).game;
    assert.equal(up.explorer().room, 'upper-landing');
    const stays = drawing('event', 'secret-passage', { script: [0, { c: 'no' }] }).game;
    assert.deepEqual(
      [stays.explorer().room, tokensOf(stays)],
      ['entrance-hall', ['passage entrance-hall', 'passage basement-landing']],
    );
  });

  test('the Secret Stairs lead to another floor; whoever follows draws an event there', () => {
    const chosen = drawing('event', 'secret-stairs', {
      place: { top: { event: ['night-view'] } },
      script: [room('basement-landing')],
    }).game;
    assert.deepEqual(tokensOf(chosen), ['stairs entrance-hall', 'stairs basement-landing']);
    follow(chosen, [{ c: 'option', key: 'stairs.go' }]);
    assert.deepEqual(
      [chosen.explorer().room, chosen.pending.env.card, chosen.pending.kind],
      ['basement-landing', 'night-view', 'roll'],
    );
  });
});

describe('tokens and what they let explorers do (H-8.7, H-10.9)', () => {
  for (const [card, token] of [
    ['a-moment-of-hope', 'blessing'],
    ['closet-door', 'closet'],
    ['drip', 'drip'],
    ['locked-safe', 'safe'],
    ['smoke', 'smoke'],
  ] as const)
    test(`${card} lays its token`, () =>
      assert.deepEqual(tokensOf(drawing('event', card, {}).game), [`${token} entrance-hall`]));

  test('the Skeletons are laid and frighten', () => {
    const { game, changed } = drawing('event', 'skeletons', { script: [1] });
    assert.deepEqual([tokensOf(game), changed], [['skeletons entrance-hall'], ['sanity-1']]);
  });

  const at = (kind: string, more: object = {}) => scene({ tokens: [{ kind, room: 'entrance-hall' }], ...more });

  test('the closet gives an item or an event, and breaks on 0 and 1', () => {
    const open = (total: number) =>
      follow(at('closet', { top: { item: ['axe'], event: ['night-view'] } }), [act('closet'), total]);
    assert.deepEqual([open(4).explorer().cards, tokensOf(open(4)).length], [['axe'], 1]);
    assert.deepEqual([open(2).pending.env.card, tokensOf(open(2)).length], ['night-view', 1]);
    assert.deepEqual(tokensOf(follow(open(1), [5])), []);
  });

  test('the safe takes Knowledge or the Skeleton Key', () => {
    const opened = follow(at('safe', { top: { item: ['axe', 'rope'] } }), [act('safe'), 5]);
    assert.deepEqual([opened.explorer().cards, tokensOf(opened)], [['axe', 'rope'], []]);
    assert.deepEqual(
      changes(at('safe'), game => follow(game, [act('safe'), 4, 1])),
      ['speed-1'],
    );
    assert.deepEqual(
      changes(at('safe'), game => follow(game, [act('safe'), 1, 3])),
      ['speed-3'],
    );
    const key = { explorers: { explorer1: { cards: ['skeleton-key'] } }, top: { item: ['axe', 'rope'] } };
    assert.equal(follow(at('safe', key), [act('safe')]).explorer().cards.length, 3);
  });

  test('the skeletons hide an item', () => {
    const found = follow(at('skeletons', { top: { item: ['axe'] } }), [act('skeletons'), 5]);
    assert.deepEqual([found.explorer().cards, tokensOf(found)], [['axe'], []]);
    assert.deepEqual(
      changes(at('skeletons'), game => follow(game, [act('skeletons'), 4, 1])),
      ['sanity-1'],
    );
  });

  test('smoke, dripping and the blessing change the dice of trait rolls there', () => {
    const dice = (kind: string): number =>
      at(kind).run({ verb: 'roll', trait: 'might', ladder: [{ least: 0, do: [] }] }).pending.dice;
    assert.deepEqual([dice('smoke'), dice('drip'), dice('blessing')], [3, 4, 6]);
  });

  test('the wall is passed with Knowledge 3, by the traitor without a roll', () => {
    const tokens = [
      { kind: 'wall', room: 'entrance-hall', partner: 'upper-landing' },
      { kind: 'wall', room: 'upper-landing', partner: 'entrance-hall' },
    ];
    assert.equal(follow(scene({ tokens }), [act('wall'), 3]).explorer().room, 'upper-landing');
    assert.equal(follow(scene({ tokens }), [act('wall'), 2]).explorer().room, 'entrance-hall');
    const traitor = scene({ tokens, haunt: { traitor: 'explorer1' } });
    assert.equal(follow(traitor, [act('wall')]).explorer().room, 'upper-landing');
  });
});
