import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawing } from '../support/house-card.ts';
import type { Script } from '../support/house-card.ts';
import type { ScenePlace } from '../support/house-place.ts';

/** An event, the totals and choices that follow, and the steps that traits have changed by then. */
type Row = readonly [card: string, script: Script, changed: readonly string[], place?: ScenePlace];

const trait = (name: string) => ({ c: 'trait', trait: name }) as const;
const together = { explorer2: { room: 'basement-landing' }, explorer1: { room: 'basement-landing' } };
const inCrypt: ScenePlace = {
  tiles: [['crypt', 'basement', 0, -1, 2]],
  explorers: { explorer1: { room: 'crypt' } },
};
const inChapel: ScenePlace = { tiles: [['chapel', 'ground', 0, -1, 2]], explorers: { explorer1: { room: 'chapel' } } };
const inGardens: ScenePlace = { tiles: [['gardens', 'ground', 0, -1]], explorers: { explorer1: { room: 'gardens' } } };

const rows: readonly Row[] = [
  ['angry-being', [5], ['speed+1']],
  ['angry-being', [2, 1], ['sanity-1']],
  ['angry-being', [1, 1, 2], ['speed-2', 'sanity-1']],
  ['bloody-vision', [4], ['sanity+1']],
  ['bloody-vision', [2], ['sanity-1']],
  ['burning-man', [4], ['sanity+1']],
  ['burning-man', [1, 1, 2], ['speed-1', 'sanity-2']],
  ['creepy-crawlies', [5], ['sanity+1']],
  ['creepy-crawlies', [4], ['sanity-1']],
  ['creepy-crawlies', [0], ['sanity-2']],
  ['debris', [3], ['speed+1']],
  ['debris', [1, 1], ['speed-1']],
  ['debris', [0, 3], ['speed-3']],
  ['disquieting-sounds', [4], ['sanity+1'], { omensDrawn: 4 }],
  ['disquieting-sounds', [3, 1], ['sanity-1'], { omensDrawn: 4 }],
  ['footsteps', [2], ['sanity-1']],
  ['footsteps', [1], ['speed-1']],
  ['footsteps', [0, trait('might'), trait('speed'), trait('knowledge')], ['might-1', '2.speed-1', '3.knowledge-1']],
  ['footsteps', [4, { c: 'figure', figure: 'explorer3' }], ['might+1', '3.might+1'], inChapel],
  ['footsteps', [3, { c: 'figure', figure: 'explorer2' }], ['might+1', '2.sanity-1'], inChapel],
  ['funeral', [4], ['sanity+1']],
  ['funeral', [2], ['sanity-1']],
  ['funeral', [0], ['might-1', 'sanity-1']],
  ['grave-dirt', [4], ['might+1']],
  ['grave-dirt', [3], []],
  ['groundskeeper', [3, 4, 2], ['speed-2']],
  ['groundskeeper', [3, 2, 4], []],
  ['hanged-men', [2, 2, 2, 2, trait('might')], ['might+1']],
  ['hanged-men', [1, 2, 0, 2], ['speed-1', 'sanity-1']],
  ['hideous-shriek', [4, 3, 1, 0, 2], ['2.sanity-1', '3.sanity-2']],
  ['mists-from-the-walls', [4], [], inCrypt],
  ['mists-from-the-walls', [0, 2], ['sanity-2'], { explorers: { explorer1: { room: 'basement-landing' } } }],
  ['night-view', [5], ['knowledge+1']],
  ['night-view', [4], []],
  ['phone-call', [4], ['sanity+1']],
  ['phone-call', [3], ['knowledge+1']],
  ['phone-call', [2, 1], ['sanity-1']],
  ['phone-call', [0, 2], ['speed-2']],
  ['possession', [trait('sanity'), 4, trait('might')], ['might+1']],
  ['possession', [trait('sanity'), 3], ['sanity-2']],
  ['rotten', [5], ['sanity+1']],
  ['rotten', [4], ['might-1']],
  ['rotten', [1], ['speed-1', 'might-1']],
  ['rotten', [0], ['speed-1', 'might-1', 'sanity-1', 'knowledge-1']],
  ['silence', [4, 1, 1], ['2.sanity-1'], { explorers: together }],
  ['silence', [0, 3, 5], ['sanity-2'], { explorers: { ...together, explorer1: { room: 'basement-landing' } } }],
  ['skeletons', [2], ['sanity-2']],
  ['something-hidden', [{ c: 'yes' }, 3], ['sanity-1']],
  ['something-hidden', [{ c: 'no' }], []],
  ['something-slimy', [4], ['speed+1']],
  ['something-slimy', [3], ['might-1']],
  ['something-slimy', [0], ['speed-1', 'might-1']],
  ['spider', [trait('speed'), 4], ['speed+1']],
  ['spider', [trait('sanity'), 4], ['sanity+1']],
  ['spider', [trait('sanity'), 1, 1], ['speed-1']],
  ['spider', [trait('sanity'), 0, 2], ['speed-2']],
  ['the-lost-one', [5], ['knowledge+1']],
  ['the-voice', [3], []],
  ['webs', [4], ['might+1']],
  ['webs', [3], []],
];

describe('events that roll and change traits (H-10.9)', () => {
  for (const [card, script, changed, place] of rows)
    test(`${card}: ${JSON.stringify(script)}`, () => {
      const drawn = drawing('event', card, { ...(place ? { place } : {}), script });
      assert.deepEqual(drawn.changed, changed);
      assert.equal(drawn.game.key, 'turn.free');
    });

  test('the Mists roll one die, two or three where there is an event symbol', () => {
    const dice = (roll: number) =>
      drawing('event', 'mists-from-the-walls', { place: inCrypt, script: [roll] }).game.pending.dice;
    assert.deepEqual([dice(1), dice(0)], [2, 3]);
  });

  test('the Groundskeeper is harder to see in his Gardens, Footsteps are louder in the Chapel', () => {
    const dice = (card: string, place: ScenePlace) => drawing('event', card, { place }).game.pending.dice;
    assert.deepEqual([dice('groundskeeper', {}), dice('groundskeeper', inGardens)], [3, 1]);
    assert.deepEqual([dice('footsteps', {}), dice('footsteps', inChapel)], [1, 2]);
  });

  test('the Toy Monkey makes Silence harder', () => {
    const place = { explorers: { explorer1: { room: 'basement-landing', cards: ['toy-monkey'] } } };
    assert.equal(drawing('event', 'silence', { place }).game.pending.dice, 1);
  });

  test('Possession of a trait at its lowest takes another', () => {
    const place = { explorers: { explorer1: { tracks: { sanity: 0, might: 0 } } } };
    const script: Script = [trait('sanity'), 0];
    const asked = drawing('event', 'possession', { place, script }).game;
    assert.deepEqual(
      asked.offered('trait').map(choice => choice.trait),
      ['speed', 'knowledge'],
    );
    assert.deepEqual(drawing('event', 'possession', { place, script: [...script, trait('speed')] }).changed, [
      'speed-4',
    ]);
  });
});
