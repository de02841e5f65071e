import assert from 'node:assert/strict';
import test from 'node:test';
import type { PlanAsk } from '../../src/games/convent/rules/asks.ts';
import { modeRanges } from '../../src/games/convent/rules/modes.ts';
import { checkPlan } from '../../src/games/convent/rules/plan-check.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import type { ConventSettings } from '../../src/games/convent/rules/settings.ts';
import {
  clearPlan,
  endOfMove,
  isHalfPlanned,
  locksOpenInMove,
  modeOf,
  mostSteps,
  newDraft,
  openModes,
  planAction,
  routeOf,
  stepBack,
  stepsLeft,
  walkOn,
} from '../../src/games/convent/ui/plan-draft.ts';
import { board } from '../support/convent-game.ts';

interface AskChanges extends Partial<PlanAsk> {
  readonly settings?: Partial<ConventSettings>;
  readonly round?: number;
}

/** Novice 6 in her cell in round 2, free to go. */
function planAsk({ settings = {}, round = 2, ...changes }: AskChanges = {}): PlanAsk {
  const options = {
    preset: 'first2010',
    settings: { ...presets.first2010, ...settings },
    novices: [6],
    guardPlayers: 1,
    dice: 'drawn',
  } as const;
  return {
    id: '2.plan',
    kind: 'plan',
    seat: 'novice6',
    novice: 6,
    from: 6,
    caught: false,
    moveCount: 1,
    modes: modeRanges(options, round),
    blockedSpaces: [26],
    hasKey: false,
    locksOpen: false,
    keySpace: 10,
    ties: ['nearestHome'],
    releases: ['onTheRun', 'stayCaught'],
    blessing: null,
    falseNoise: [],
    ...changes,
  };
}

const modes = (ranges: readonly { readonly mode: string }[]): string => ranges.map(({ mode }) => mode).join(' ');

test('C-4.2, C-4.3: the cards offered are those that fit the steps, and the quietest is taken unless another is picked', () => {
  const ask = planAsk();
  const draft = walkOn(newDraft(ask), [16, 15]);
  assert.equal(modes(openModes(draft, ask)), 'sneak run');
  assert.equal(modeOf(draft, ask)?.mode, 'sneak');
  assert.equal(modeOf({ ...draft, mode: 'run' }, ask)?.mode, 'run');
  assert.equal(modeOf({ ...draft, mode: 'walk' }, ask)?.mode, 'sneak', 'a card that no longer fits is let go');
  assert.equal(modes(openModes(newDraft(ask), ask)), 'stand');
});

test('a plan grows, shrinks and is cleared; the way is told from where she stands', () => {
  const ask = planAsk();
  const draft = walkOn(walkOn(newDraft(ask), [16, 15]), [14]);
  assert.deepEqual(routeOf(draft, ask), [6, 16, 15, 14]);
  assert.equal(stepsLeft(draft, ask), 2);
  assert.equal(endOfMove(stepBack(draft), ask), 15);
  assert.deepEqual(clearPlan(draft).moves, [[]]);
  assert.equal(stepsLeft(clearPlan(draft), ask), 5);
});

test('C-4.8: two moves share one card, and the first limits the second', () => {
  const ask = planAsk({ moveCount: 2, round: 1 });
  const first = walkOn(newDraft(ask), [16, 15, 14, 7]);
  assert.ok(isHalfPlanned(first));
  assert.equal(modes(openModes(first, ask)), 'walk run', 'cards to choose from before the second move');
  assert.equal(planAction(first, ask), null, 'half a plan is none');
  const second = { ...first, active: 1 };
  assert.equal(mostSteps(second, ask), 5);
  const whole = walkOn(second, [8, 9, 10]);
  assert.equal(planAction(whole, ask)?.mode, 'walk');
  assert.deepEqual(planAction(whole, ask)?.moves, [
    [16, 15, 14, 7],
    [8, 9, 10],
  ]);
  const uneven = walkOn({ ...walkOn(newDraft(ask), [16, 15]), active: 1 }, [14, 7, 8, 9]);
  assert.equal(planAction(uneven, ask)?.mode, 'run', 'C-17.20: after two and four steps only run fits');
});

test('C-4.8: changing the first move takes the second back, and stepping back from an empty second leads to the first', () => {
  const ask = planAsk({ moveCount: 2, round: 1 });
  const both = walkOn({ ...walkOn(newDraft(ask), [16, 15, 14]), active: 1 }, [7, 8, 9]);
  assert.deepEqual(stepBack({ ...both, active: 0 }).moves, [[16, 15], []]);
  assert.equal(stepBack({ ...clearPlan(both), active: 1 }).active, 0);
});

test('C-4.5, C-4.8: a key taken at the end of the first move opens locks in the second', () => {
  const ask = planAsk({ moveCount: 2, round: 1 });
  const atKey = { ...walkOn(newDraft(ask), [9, 10]), active: 1 };
  assert.ok(locksOpenInMove(atKey, ask));
  assert.ok(!locksOpenInMove({ ...atKey, active: 0 }, ask));
  assert.ok(!locksOpenInMove({ ...walkOn(newDraft(ask), [10, 9]), active: 1 }, ask), 'passing it does nothing');
  assert.ok(!locksOpenInMove(atKey, { ...ask, caught: true }));
});

test('C-12.4: the extra step lengthens one move, and stays unused where no move needs it', () => {
  const ask = planAsk({ blessing: 'extraStep' });
  const blessed = { ...newDraft(ask), blessing: { kind: 'extraStep' } as const };
  assert.equal(mostSteps(blessed, ask), 6);
  assert.equal(mostSteps(newDraft(ask), ask), 5);
  const long = walkOn(blessed, [16, 15, 14]);
  assert.equal(modes(openModes(long, ask)), 'sneak walk run');
  assert.equal(planAction(long, ask)?.mode, 'sneak');
  assert.deepEqual(planAction(long, ask)?.blessing, { kind: 'extraStep' });
  assert.equal(planAction({ ...long, mode: 'walk' }, ask)?.blessing, null);
});

test('C-12.4: in round 1 only one of the two moves takes the extra step', () => {
  const ask = planAsk({ moveCount: 2, round: 1, blessing: 'extraStep' });
  const start = { ...newDraft(ask), blessing: { kind: 'extraStep' } as const };
  const taken = { ...walkOn(start, [16, 15, 14, 7, 8, 9]), active: 1 };
  assert.equal(mostSteps(taken, ask), 5);
});

test('what the draft confirms is a plan the rules accept, for any walk', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const ask = planAsk(
      seed % 2 === 0 ? { moveCount: 2, round: 1 } : { settings: { 'run.exact': seed % 3 === 0 ? 'yes' : 'no' } },
    );
    let draft = newDraft(ask);
    let number = seed;
    const next = (count: number): number => (number = (number * 1103515245 + 12345) & 0x7fffffff) % count;
    for (let turn = 0; turn < 12; turn++) {
      if (next(6) === 0 && ask.moveCount === 2) draft = { ...draft, active: 1 };
      const at = endOfMove(draft, ask);
      const open = board
        .neighbours(at)
        .filter(to => !ask.blockedSpaces.includes(to) && (locksOpenInMove(draft, ask) || board.lock(at, to) === null));
      if (stepsLeft(draft, ask) > 0 && open.length > 0) draft = walkOn(draft, [open[next(open.length)]!]);
      const action = planAction(draft, ask);
      if (action) assert.equal(checkPlan(board, ask, action), null, JSON.stringify(action));
    }
  }
});
