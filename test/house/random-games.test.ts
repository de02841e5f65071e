import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { canonicalJson } from '../../src/engine/canonical.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex } from '../../src/engine/contract.ts';
import { haunts } from '../../src/games/house/haunts/index.ts';
import type { HouseAction } from '../../src/games/house/rules/actions.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { deepFreeze } from '../support/convent-random.ts';
import { house } from '../support/house-game.ts';
import { dealtGame, gameWishing, isSoak, someAction, turnCap } from '../support/house-games.ts';
import type { DealtGame } from '../support/house-games.ts';
import { assertHouseEnded, assertHouseSound } from '../support/house-sound.ts';
import { noActions, variantOf } from '../support/wrong-actions.ts';

const gamesPerCount = isSoak ? 1000 : 8;
/** Further games in search of a haunt that the sample did not begin. */
const mostAttempts = 60;

const begun = new Set<number>();
const capped = new Map<number, number>();

/** One action in so many is also tried wrong, and the state after it sent through JSON. */
const oftenJudged = isSoak ? 10 : 3;

const isLegal = (state: HouseState, action: unknown): boolean => {
  const { t, seat, ask } = (action ?? {}) as Partial<HouseAction>;
  if (state.result !== null || typeof seat !== 'string' || !state.seats.includes(seat)) return false;
  if (t === 'resign') return ask === 'resign';
  return house.legal(state, seat).some(legal => canonicalJson(legal) === canonicalJson(bare(action as HouseAction)));
};

/** What of an action the rules read; whatever else is on it is not looked at. */
function bare(action: HouseAction): unknown {
  const { t, seat, ask } = action;
  if (action.t === 'choose') return { t, seat, ask, choice: action.choice };
  return action.t === 'roll' ? { t, seat, ask, total: action.total } : { t, seat, ask };
}

/** An action is accepted exactly when it is legal; a refusal names a rule. The state is frozen, so it cannot change. */
function assertJudged(state: HouseState, action: unknown): void {
  const answer = house.apply(state, action as HouseAction);
  assert.equal(!isRefused(answer), isLegal(state, action), `judged wrongly: ${JSON.stringify(action)}`);
  if (isRefused(answer)) assert.match(answer.refused.rule, /^H-\d+\.\d+$/);
}

function assertAsked(state: HouseState): void {
  const [awaited, ...more] = house.asks(state, 'table');
  assert.ok(awaited, 'nobody is asked and nobody has won');
  assert.deepEqual(more, []);
  const legal = house.legal(state, awaited.seat);
  assert.ok(legal.length > 0, `a dead end at ${state.hidden.pending!.key}`);
  assert.equal(new Set(legal.map(canonicalJson)).size, legal.length, `twice the same at ${state.hidden.pending!.key}`);
}

/** Plays to the end or to the turn cap; what must hold in every state is looked at in every state. */
function playToTheEnd({ state: dealt, random }: DealtGame): HouseState {
  let state = deepFreeze(dealt);
  let staleAsk = 'none';
  for (let count = 0; state.result === null && state.turn.number < turnCap; count++) {
    assertAsked(state);
    const action = deepFreeze(someAction(state, random));
    if (random(oftenJudged) === 0) assertVariantsJudged(state, action, { staleAsk, random });
    const answer = house.apply(state, action);
    if (isRefused(answer)) assert.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(answer.refused)}`);
    staleAsk = action.ask;
    state = deepFreeze(answer.state);
    assertHouseSound(state);
    if (count % oftenJudged === 0)
      assert.ok(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state), 'a state is plain JSON');
  }
  if (state.haunt) begun.add(state.haunt.number);
  if (state.result) assertHouseEnded(state);
  else assertAsked(state);
  return state;
}

function assertVariantsJudged(
  state: HouseState,
  action: HouseAction,
  { staleAsk, random }: { readonly staleAsk: string; readonly random: RandomIndex },
): void {
  const seats = [...state.seats, 'explorer9', 'table'];
  for (let tries = 0; tries < 3; tries++) assertJudged(state, variantOf(action, { seats, staleAsk, random }));
}

function played(dealt: DealtGame, name: string): HouseState {
  try {
    return playToTheEnd(dealt);
  } catch (error) {
    throw new Error(`${name}, ${JSON.stringify(dealt.state.options)}: ${String(error)}`, { cause: error });
  }
}

for (const players of [3, 4, 5, 6]) {
  test(`random games of ${players} explorers end within ${turnCap} turns or could go on, and only legal actions count`, () => {
    for (let number = 0; number < gamesPerCount; number++) {
      const game = 4 * number + players - 3;
      const end = played(dealtGame(game), `game ${game}`);
      assert.equal(end.seats.length, players);
      if (end.result === null) capped.set(players, (capped.get(players) ?? 0) + 1);
    }
    if (isSoak)
      console.log(`${players} explorers: ${gamesPerCount} games, ${capped.get(players) ?? 0} at the turn cap`);
  });
}

test('every written haunt begins in some random game', () => {
  for (const { number } of haunts) {
    for (let attempt = 0; attempt < mostAttempts && !begun.has(number); attempt++)
      played(gameWishing(number, attempt), `attempt ${attempt} at haunt ${number}`);
  }
  assert.deepEqual(
    haunts.map(({ number }) => number).filter(number => !begun.has(number)),
    [],
  );
});

test('what is no action at all is refused at every question', () => {
  const { state: dealt, random } = dealtGame(1);
  let state = deepFreeze(dealt);
  for (let left = 200; left > 0 && state.result === null; left--) {
    for (const nothing of noActions) assertJudged(state, nothing);
    const answer = house.apply(state, someAction(state, random));
    assert.ok(!isRefused(answer));
    state = deepFreeze(answer.state);
  }
});
