import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex } from '../../src/engine/contract.ts';
import { isConventAction } from '../../src/games/convent/rules/action-shape.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { checkPlan } from '../../src/games/convent/rules/plan-check.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { board, game } from '../support/convent-game.ts';
import { deepFreeze, pick, randomOptions } from '../support/convent-random.ts';
import { noActions, variantOf } from '../support/wrong-actions.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const gamesPerCell = isSoak ? 1000 : 20;
/** Far more than fifteen rounds can take. */
const mostActions = 2000;
const variantsPerState = 3;

const askKinds = new Set<string>();
const endings = new Set<string>();

const limitOf = ({ settings, novices, guardPlayers }: ConventOptions): number =>
  novices.length + (settings['end.captures'] === 'players' ? guardPlayers : 0);

/** What holds in every state, whatever happened. */
function assertSound(state: ConventState): void {
  const { options, novices, guards, captures, hidden } = state;
  assert.ok(state.round >= 1 && state.round <= Number(options.settings['end.rounds']));
  assert.equal(
    novices.reduce((sum, { captured }) => sum + captured, 0),
    captures,
  );
  assert.equal(
    guards.reduce((sum, { catches }) => sum + catches, 0),
    captures,
  );
  novices.forEach(({ novice, status, figure }, index) => {
    const own = hidden.novices[index]!;
    assert.equal(own.novice, novice);
    if (figure !== null) assert.equal(figure, own.space, 'a figure stands where its novice is');
    if (own.hasWish) assert.ok(own.hasKey && status === 'onTheRun', 'a wish needs the key and freedom');
  });
  const { unused, finished } = state.paths;
  const walked = guards.flatMap(({ path }) => (path === null ? [] : [path.card]));
  assert.equal(new Set([...unused, ...finished, ...walked]).size, 14, 'every path card is somewhere');
  assert.equal(unused.length + finished.length + walked.length, 14);
  if (state.stage.name !== 'over') assert.ok(captures < limitOf(options), 'the last capture ends the game');
}

/** C-13.1 to C-13.4 and C-15.5, told from the last state alone. */
function assertEnded(state: ConventState): void {
  const { options, hidden, novices, guards } = state;
  const result = game.result(state)!;
  const home = hidden.novices.filter(({ novice, space, hasKey, hasWish }) => hasKey && hasWish && space === novice);
  const capturedOf = (number: number): number => novices.find(({ novice }) => novice === number)!.captured;
  const fewest = Math.min(...home.map(({ novice }) => capturedOf(novice)));
  const guardSeats = options.guardPlayers === 1 ? ['guards'] : ['abbess', 'prioress'];
  const most = Math.max(...guards.map(({ catches }) => catches));
  const bestGuards = guards.filter(({ catches }) => catches === most).map(({ guard }) => guard);
  const compared = options.settings['guards.compare'] === 'yes' && options.guardPlayers === 2;
  if (result.reason === 'home') {
    const winners = home.filter(({ novice }) => capturedOf(novice) === fewest).map(({ novice }) => `novice${novice}`);
    assert.ok(winners.length > 0);
    assert.deepEqual(result.seats, winners);
  } else {
    assert.deepEqual(result.seats, compared ? bestGuards : guardSeats);
    if (result.reason === 'captures') assert.ok(state.captures >= limitOf(options));
    else assert.equal(state.round, Number(options.settings['end.rounds']));
  }
  endings.add(result.reason);
}

/** Tokens are laid at the same moment, so the order in which they are named says nothing. */
function inOrder(action: ConventAction): ConventAction {
  if (action.t !== 'layTokens') return action;
  const picks = action.picks.map(({ guard, spaces }) => ({ guard, spaces: [...spaces].sort((a, b) => a - b) }));
  return { ...action, picks: picks.sort((one, other) => one.guard.localeCompare(other.guard)) };
}

/** By the constraints of a plan's ask and the lists of all others. */
function isLegal(state: ConventState, action: unknown): boolean {
  if (!isConventAction(action)) return false;
  if (action.t === 'resign') return action.ask === 'resign' && game.seats(state.options).includes(action.seat);
  const [ask] = game.asks(state, action.seat);
  if (ask?.id !== action.ask) return false;
  if (ask.kind === 'plan') return action.t === 'plan' && checkPlan(board, ask, action) === null;
  return game.legal(state, action.seat).some(legal => isDeepStrictEqual(legal, inOrder(action)));
}

/** An action is accepted exactly when it is legal; a refusal names a rule. The state is frozen, so it cannot change. */
function assertJudged(state: ConventState, action: unknown): void {
  const answer = game.apply(state, action as ConventAction);
  assert.equal(!isRefused(answer), isLegal(state, action), `judged wrongly: ${JSON.stringify(action)}`);
  if (isRefused(answer)) assert.match(answer.refused.rule, /^C-\d+\.\d+$/);
}

function playToTheEnd(options: ConventOptions, random: RandomIndex): ConventState {
  const seats = game.seats(options);
  let state = deepFreeze(game.setup(options, [random(2 ** 32), random(2 ** 32), 3, 4]));
  let staleAsk = 'none';
  let actions = 0;
  for (; game.result(state) === null; actions++) {
    assert.ok(actions < mostActions, 'the game does not end');
    const awaited = game.asks(state, 'table');
    assert.ok(awaited.length > 0, 'nobody is asked and nobody has won');
    const { seat } = pick(awaited, random);
    const [ask] = game.asks(state, seat);
    askKinds.add(ask!.kind);
    const action = deepFreeze(game.sampleLegal(state, seat, random));
    for (let tries = 0; tries < variantsPerState; tries++) {
      assertJudged(state, variantOf(action, { seats: [...seats, 'novice9', 'table'], staleAsk, random }));
    }
    const answer = game.apply(state, action);
    if (isRefused(answer)) assert.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(answer.refused)}`);
    staleAsk = ask!.id;
    state = deepFreeze(answer.state);
    assertSound(state);
    if (ask!.kind !== 'guardMove') assert.deepEqual(JSON.parse(JSON.stringify(state)), state, 'a state is plain JSON');
  }
  assertEnded(state);
  return state;
}

for (const novices of [1, 2, 3, 4, 5, 6]) {
  for (const guardPlayers of [1, 2] as const) {
    test(`C-13 random games of ${novices} novices and ${guardPlayers} guard players end, and only legal actions count`, () => {
      for (let number = 0; number < gamesPerCell; number++) {
        const random = randomStream([novices, guardPlayers, number, 7], 'random game');
        const options = randomOptions({ novices, guardPlayers, game: number }, random);
        try {
          playToTheEnd(options, random);
        } catch (error) {
          throw new Error(`game ${number}, ${JSON.stringify(options)}: ${String(error)}`, { cause: error });
        }
      }
    });
  }
}

test('what is no action at all is refused at every stage', () => {
  const random = randomStream([1, 2, 3, 4], 'no actions');
  let state = deepFreeze(game.setup(randomOptions({ novices: 3, guardPlayers: 2, game: 5 }, random), [1, 2, 3, 4]));
  for (let left = 200; left > 0 && game.result(state) === null; left--) {
    for (const nothing of noActions) assertJudged(state, nothing);
    const answer = game.apply(state, game.sampleLegal(state, game.asks(state, 'table')[0]!.seat, random));
    assert.ok(!isRefused(answer));
    state = deepFreeze(answer.state);
  }
});

test('the random games met every kind of ask and the ends of C-13.3 and C-13.4', () => {
  const kinds = ['choosePath', 'guardMove', 'layTokens', 'orderGuards', 'plan', 'roll', 'useBlessing'];
  assert.deepEqual([...askKinds].sort(), kinds);
  assert.ok(endings.has('captures') && endings.has('rounds'));
});
