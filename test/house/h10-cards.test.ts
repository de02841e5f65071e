import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

const draw = (deck: 'omen' | 'item' | 'event', count = 1) => ({ verb: 'draw', deck, count }) as const;

test('H-10.1 omens lie face up, act and force a haunt roll; items are usable at once, once per own turn', () => {
  const omen = scene({ top: { omen: ['book'] } }).run(draw('omen'));
  assert.deepEqual([omen.explorer().cards, omen.index('explorer1', 'knowledge')], [['book'], 4]);
  assert.equal(omen.end().key, 'roll.haunt');
  const item = scene({ top: { item: ['mystic-coin'] } })
    .run(draw('item'))
    .choose({ c: 'use', card: 'mystic-coin' })
    .roll(2)
    .choose({ c: 'trait', trait: 'might' });
  assert.deepEqual([item.index('explorer1', 'might'), item.offered('use')], [3, []]);
});

test('H-10.2 events are obeyed and discarded, lie in front of the explorer, or leave a token', () => {
  const obeyed = scene({ top: { event: ['night-view'] } })
    .run(draw('event'))
    .roll(5);
  assert.deepEqual([obeyed.state.discards.event, obeyed.index('explorer1', 'knowledge')], [['night-view'], 3]);
  const lasting = scene({ top: { event: ['webs'] } })
    .run(draw('event'))
    .roll(0);
  assert.deepEqual([lasting.explorer().lasting, lasting.state.discards.event], [['webs'], []]);
  const token = scene({ top: { event: ['smoke'] } }).run(draw('event'));
  assert.deepEqual(
    [token.state.tokens.map(({ kind, room }) => [kind, room]), token.state.discards.event],
    [[['smoke', 'entrance-hall']], ['smoke']],
  );
});

test('H-10.3 what a card gives goes with it, by whatever cause', () => {
  const place = { explorers: { explorer1: { cards: ['holy-symbol'] }, explorer2: {} } } as const;
  const dropped = scene(place).choose({ c: 'drop', card: 'holy-symbol' });
  assert.equal(dropped.index('explorer1', 'sanity'), 0);
  dropped.choose({ c: 'end' }).choose({ c: 'pickUp', card: 'holy-symbol' });
  assert.equal(dropped.index('explorer2', 'sanity'), 4);
  const given = scene(place).choose({ c: 'give', card: 'holy-symbol', to: 'explorer2' }).choose({ c: 'yes' });
  assert.deepEqual([given.index('explorer1', 'sanity'), given.index('explorer2', 'sanity')], [0, 4]);
});

test('H-10.4 Bite, Dog, Girl and Madman are neither given nor dropped', () => {
  const game = scene({ explorers: { explorer1: { cards: ['bite', 'dog', 'girl', 'madman'] } } });
  assert.deepEqual([game.offered('give'), game.offered('drop')], [[], []]);
});

test('H-10.5 an empty deck is made of its discards; nothing left: no card, but movement is stopped', () => {
  const shuffled = scene({ onlyDeck: { item: [] }, discards: { item: ['axe'] } }).run(draw('item'));
  assert.deepEqual([shuffled.explorer().cards, shuffled.told('deckShuffled').length], [['axe'], 1]);
  const none = scene({ onlyDeck: { item: [] } }).run(draw('item'));
  assert.deepEqual([none.told('cardDrawn')[0]!.card, none.state.turn.stopped], [null, true]);
});

test("H-10.6 the player to the right only rolls the dice of a card's attack: neither hurt nor asked for cards", () => {
  const game = scene({
    top: { omen: ['bite'] },
    explorers: { explorer1: { cards: ['angel-feather'] }, explorer3: { cards: ['angel-feather'] } },
  });
  game.run(draw('omen'));
  assert.deepEqual([game.key, game.pending.seat, game.pending.dice], ['roll.attack', 'explorer3', 4]);
  game.roll(0);
  assert.deepEqual([game.key, game.pending.seat], ['roll.before', 'explorer1']);
  game.choose({ c: 'no' }).rolls('roll.defence', 8);
  assert.deepEqual(game.told('hurt'), []);
  const hit = scene({ top: { omen: ['bite'] } })
    .run(draw('omen'))
    .rolls('roll.attack', 6)
    .rolls('roll.defence', 4);
  assert.deepEqual([hit.key, hit.pending.seat, hit.pending.values['steps']], ['hurt.split', 'explorer1', 2]);
});

test('H-10.7 the stuck do not move, attack or use items, but defend; three failed tries by anybody set them free', () => {
  const stuck = { explorer1: { lasting: ['webs'], cards: ['mystic-coin', 'angel-feather'] } };
  const game = scene({ explorers: stuck });
  assert.deepEqual([game.offered('step'), game.offered('use'), game.offered('act').length], [[], [], 1]);
  game.choose({ c: 'act', key: 'webs' }).rolls('roll.effect', 3).end();
  game.choose({ c: 'act', key: 'webs' }).rolls('roll.effect', 0);
  assert.deepEqual([game.state.turn.stopped, game.offered('step')], [true, []]);
  game.end().choose({ c: 'act', key: 'webs' }).rolls('roll.effect', 3);
  assert.deepEqual(game.explorer().lasting, ['webs']);
  game.end();
  assert.deepEqual([game.explorer().lasting, game.offered('step').length], [[], 1]);
  const helped = scene({ explorers: stuck }).end().choose({ c: 'act', key: 'webs' }).rolls('roll.effect', 4);
  assert.deepEqual([helped.explorer().lasting, helped.state.turn.stopped], [[], false]);
});

test('H-10.8 Whoops! and Image in the Mirror never touch omens', () => {
  const place = { explorers: { explorer1: { cards: ['book', 'axe'] } } } as const;
  const whoops = scene({ ...place, top: { event: ['whoops'] } }).run(draw('event'));
  assert.deepEqual([whoops.explorer().cards, whoops.state.discards.item], [['book'], ['axe']]);
  const mirror = scene({ ...place, top: { event: ['image-in-the-mirror-give'] } }).run(draw('event'));
  assert.deepEqual([mirror.explorer().cards, mirror.state.hidden.decks.item.includes('axe')], [['book'], true]);
});

test('H-10.9 the Spirit Board looks at the top tile before the explorer moves', () => {
  const game = scene({ explorers: { explorer1: { cards: ['spirit-board'] } }, stack: ['attic'] });
  assert.deepEqual(game.offered('use').length, 1);
  assert.deepEqual(game.choose({ c: 'step', to: 'foyer' }).offered('use'), []);
  game.end().end().end().choose({ c: 'use', card: 'spirit-board' });
  assert.deepEqual(game.state.hidden.known, [{ to: 'explorer1', key: 'look.tiles', values: ['attic'] }]);
});

test('H-10.9 only the one who looks learns what lies on top of a stack', () => {
  const game = scene({ top: { event: ['it-is-meant-to-be', 'night-view', 'smoke', 'drip'] } }).run(draw('event'));
  game.choose({ c: 'option', key: 'meant.look' }).choose({ c: 'option', key: 'stack.event' });
  assert.equal(game.pending.isPublic, false);
  game.choose({ c: 'card', card: 'drip' }).choose({ c: 'card', card: 'night-view' });
  assert.deepEqual(game.state.hidden.decks.event.slice(0, 3), ['drip', 'night-view', 'smoke']);
  assert.deepEqual(game.state.hidden.known.at(-1), {
    to: 'explorer1',
    key: 'look.event',
    values: ['drip', 'night-view', 'smoke'],
  });
});
