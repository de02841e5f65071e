import assert from 'node:assert/strict';
import test from 'node:test';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { GuardMoveAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { eventText } from '../../src/games/convent/ui/event-text.ts';
import { tableScene } from '../../src/games/convent/ui/play/table-scenes.ts';
import { openMoves } from '../../src/games/convent/ui/guard-moves.ts';
import { entriesOf } from '../../src/games/convent/ui/lines.ts';
import { refusalText } from '../../src/games/convent/ui/refusal-text.ts';
import { cluesOf, pictureAt, tellingOf, toldEntries } from '../../src/games/convent/ui/telling.ts';
import { piecesAfter, sceneOfMoment } from '../../src/games/convent/ui/timeline.ts';
import { nextTurn } from '../../src/games/convent/ui/turns.ts';
import { stamped } from '../../src/games/convent/ui/notes.ts';
import { humanSeats, logAfter } from '../../src/screens/play-flow.ts';
import { deal, options } from '../support/convent-table.ts';
import { narratorIn, tableOf } from '../support/convent-told.ts';

const plain = options({ novices: [1, 2] });
const people = tableOf(plain);
const withBots = tableOf(plain, { bots: ['guards'] });
const english = narratorIn('en', people);

const facing = (from: number, to: number) => ({ from, to });
const sees = (novice: 1 | 2, space: number) =>
  ({ guard: 'abbess', novice, guardSpace: 40, space, facing: facing(26, 40) }) as const;

/** The Abbess walks past novice 1, who stays in her sight, and catches novice 2. */
const walk: readonly ConventEvent[] = [
  { t: 'movementBegan', guard: 'abbess', free: true, clues: [{ kind: 'noise', space: 40, novice: 1 }] },
  { t: 'guardTurned', guard: 'abbess', at: 26, facing: facing(26, 40), sightings: [] },
  { t: 'guardStepped', guard: 'abbess', from: 26, to: 40, sightings: [sees(1, 47)] },
  { t: 'guardTurned', guard: 'abbess', at: 40, facing: facing(40, 41), sightings: [sees(1, 47)] },
  { t: 'guardStepped', guard: 'abbess', from: 40, to: 41, sightings: [sees(1, 47)] },
  { t: 'guardTurned', guard: 'abbess', at: 41, facing: facing(41, 46), sightings: [] },
  { t: 'guardStepped', guard: 'abbess', from: 41, to: 46, sightings: [] },
  { t: 'captured', guard: 'abbess', novice: 2, space: 46, captures: 1 },
  { t: 'movementShown', guard: 'abbess', mode: 'walk', steps: 3, extraStep: false },
];

test('a guard who goes on seeing somebody tells it once; steps without news are one line', () => {
  const lines = entriesOf(walk).map(entry => eventText(entry.events, english));
  assert.deepEqual(lines, [
    'The Abbess is free: a noise on 40 from Anna (1).',
    'The Abbess enters 40 and sees Anna (1).',
    'The Abbess goes 40 → 41 → 46.',
    'The Abbess catches Ben (2) on 46! Caught so far: 1.',
    'The Abbess shows walk after 3 steps.',
  ]);
});

test('a sighting is drawn as it was: the guard where she stood, the novice where she was seen, one line between them', () => {
  const entry = entriesOf(walk)[1]!;
  assert.deepEqual(entry.ruling?.why, { kind: 'sight', from: 40, to: 47 });
  const pieces = piecesAfter(walk, { at: walk.length - 1, options: plain });
  const staging = {
    light: { cone: () => new Float32Array([0, 0, 1, 0, 1, 1]), roomSpaces: () => [] } as never,
    settings: plain.settings,
    noviceStyle: () => ({ colour: 'red', shape: 'circle', letter: '1' }) as const,
    guardStyle: () => ({ colour: 'red', shape: 'square', letter: 'A' }) as const,
  };
  const scene = sceneOfMoment({ pieces, staging }, { entries: [entry], ruling: entry.ruling });
  const abbess = scene.guards.find(({ id }) => id === 'abbess')!;
  assert.equal(abbess.space, 40);
  assert.notEqual(abbess.cone, null);
  assert.equal(scene.guards.find(({ id }) => id === 'prioress')!.cone, null, 'only the light that saw');
  assert.deepEqual(scene.novices.find(({ novice }) => novice === 1)?.space, 47);
  assert.deepEqual(scene.why, { kind: 'sight', from: 40, to: 47 });
});

test('what was watched needs no recap: a bot’s steps do, those of somebody at the table do not', () => {
  const steps = walk.slice(0, 7);
  assert.equal(tellingOf(steps, { toldCount: 0, table: people }).recap.length, 0);
  assert.ok(tellingOf(steps, { toldCount: 0, table: withBots }).recap.length > 0);
  assert.equal(tellingOf(steps, { toldCount: steps.length, table: withBots }).recap.length, 0);
});

test('C-0.6: real dice were seen as they fell; drawn ones are told', () => {
  const roll = { t: 'noiseRolled', novice: 1, die: 4, modifier: -1, reach: 3, blessing: null } as const;
  assert.equal(tellingOf([{ ...roll, source: 'typed' }], { toldCount: 0, table: people }).recap.length, 0);
  assert.equal(tellingOf([{ ...roll, source: 'drawn' }], { toldCount: 0, table: people }).recap.length, 1);
});

test('the log never runs ahead of the recap', () => {
  const telling = tellingOf(walk, { toldCount: 0, table: withBots });
  assert.equal(toldEntries(telling, 0).at(-1)?.at, pictureAt(telling, 0)?.at);
  assert.ok(toldEntries(telling, 0).length < telling.entries.length);
  assert.equal(toldEntries(telling, 99).length, telling.entries.length);
});

test('clues are those of the movement that is running', () => {
  assert.deepEqual(cluesOf(walk, 'abbess'), [{ kind: 'noise', space: 40, novice: 1 }]);
  assert.deepEqual(cluesOf(walk, 'prioress'), []);
});

const viewWith = (state: 'held' | 'spent'): ConventView => {
  const view = deal({ novices: [1] }).view();
  return { ...view, guards: view.guards.map(guard => ({ ...guard, blessing: { state, kind: null } })) };
};

const moveAsk = (changes: Partial<GuardMoveAsk>): GuardMoveAsk => ({
  id: 'a',
  kind: 'guardMove',
  seat: 'guards',
  guard: 'abbess',
  steps: 5,
  freedom: 'free',
  to: [40, 19],
  stops: ['run'],
  pivotedTo: null,
  ...changes,
});

test('C-3.5, C-12.4: with others at the table an extra step is not offered in the open, whatever she holds', () => {
  const view = viewWith('held');
  for (const [plainAsk, blessed] of [
    [moveAsk({}), moveAsk({ stops: ['walk', 'run'] })],
    [moveAsk({ steps: 6, to: [] }), moveAsk({ steps: 6, to: [40, 19] })],
    [moveAsk({ steps: 4, stops: ['walk'] }), moveAsk({ steps: 4, stops: ['walk'] })],
  ] as const) {
    const open = ({ to, stops, most, hasHand, mayUseExtraStep }: ReturnType<typeof openMoves>) => ({
      to,
      stops,
      most,
      hasHand,
      mayUseExtraStep,
    });
    assert.deepEqual(
      open(openMoves(plainAsk, { view, isWatched: true })),
      open(openMoves(blessed, { view, isWatched: true })),
    );
  }
  const hidden = openMoves(moveAsk({ steps: 6, to: [40] }), { view, isWatched: true });
  assert.deepEqual(hidden.hiddenTo, [40]);
  assert.deepEqual(openMoves(moveAsk({ stops: ['walk', 'run'] }), { view, isWatched: false }).stops, ['walk', 'run']);
  assert.equal(openMoves(moveAsk({}), { view: viewWith('spent'), isWatched: true }).hasHand, false);
});

test('a guard looks where the mouse or the focus is, without losing the step that was picked', () => {
  const view = deal({ novices: [1] }).view();
  const staging = {
    light: { cone: () => null, roomSpaces: () => [] } as never,
    settings: plain.settings,
    noviceStyle: () => ({ colour: 'red', shape: 'circle', letter: '1' }) as const,
    guardStyle: () => ({ colour: 'red', shape: 'square', letter: 'A' }) as const,
  };
  const ask = moveAsk({ steps: 0, stops: [] });
  const facingWhen = (hovered: number | null) =>
    tableScene({
      view,
      log: [],
      staging,
      told: null,
      ask,
      preview: { space: 40, card: '' },
      hovered,
      isWatched: false,
    }).guards.find(({ id }) => id === 'abbess')!.facing;
  assert.deepEqual(facingWhen(19), { from: 26, to: 19 });
  assert.deepEqual(facingWhen(null), { from: 26, to: 40 });
  assert.deepEqual(facingWhen(25), { from: 26, to: 40 }, 'a space that is not offered turns nobody');
});

test('every refusal is a sentence with its rule, in the language on the screen', () => {
  assert.match(refusalText({ code: 'locked', rule: 'C-4.5' }, english), /locked.*\(rule C-4\.5\)$/);
  assert.doesNotMatch(refusalText({ code: 'staleAsk', rule: '' }, english), /rule/);
  assert.match(refusalText({ code: 'onDuty', rule: 'C-9.4' }, narratorIn('zh-Hant', people)), /路線.*C-9\.4/);
});

const update = (seats: readonly string[], rolls: readonly string[] = []) =>
  ({
    asks: seats.map(seat => ({ id: `awaited.${seat}`, kind: 'awaited', seat })),
    rolls: rolls.map(seat => ({ id: 'r', kind: 'roll', seat })),
    events: [{ t: 'b' }],
    replaces: false,
  }) as never;

test('the device stays with whoever has it, novices decide in secret, guards in public, and dice come first', () => {
  const awaited = update(['novice1', 'novice2', 'guards']);
  assert.deepEqual(humanSeats(awaited, { table: withBots, person: null }), ['novice1', 'novice2']);
  assert.deepEqual(humanSeats(awaited, { table: people, person: 'p1' }), ['novice2', 'novice1', 'guards']);
  assert.deepEqual(nextTurn({ update: awaited, log: [], seats: ['novice2'] }), { seat: 'novice2', isPrivate: true });
  assert.deepEqual(nextTurn({ update: awaited, log: [], seats: ['guards'] }), { seat: 'guards', isPrivate: false });
  assert.equal(nextTurn({ update: update(['novice1'], ['novice1']), log: [], seats: ['novice1'] }), null);
});

test('an update adds to the log, or replaces it after an undo', () => {
  assert.deepEqual(logAfter([{ t: 'a' }], update([])), [{ t: 'a' }, { t: 'b' }]);
  assert.deepEqual(logAfter([{ t: 'a' }], { ...(update([]) as object), replaces: true } as never), [{ t: 'b' }]);
});

test('a stamp again takes the note away, another replaces it', () => {
  const dot = { space: 40, stamp: 'dot' } as const;
  assert.deepEqual(stamped([dot], dot), []);
  assert.deepEqual(stamped([dot], { space: 40, stamp: 'cross' }), [{ space: 40, stamp: 'cross' }]);
  assert.equal(stamped([dot], { space: 41, stamp: 'dot' }).length, 2);
});
