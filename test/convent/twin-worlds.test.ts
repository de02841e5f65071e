import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Applied, RandomIndex, Seat, Viewer } from '../../src/engine/contract.ts';
import type { AnyGame } from '../../src/engine/loaded-game.ts';
import { act, undo } from '../../src/engine/session.ts';
import type { Advance, Session } from '../../src/engine/session.ts';
import type { ConventAction, PlanAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import { guardsSeeing } from '../../src/games/convent/rules/sight.ts';
import { hiddenOf } from '../../src/games/convent/rules/state.ts';
import { board, game } from '../support/convent-game.ts';
import { deepFreeze, pick, randomOptions } from '../support/convent-random.ts';
import { publicPart, twinOf, withOtherChance } from '../support/convent-twin.ts';
import { variantOf } from '../support/wrong-actions.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const games = isSoak ? 1000 : 24;

/** Two games that are one and the same to every viewer here. */
interface Worlds {
  readonly first: ConventState;
  readonly second: ConventState;
  /** Everybody but the seat whose secrets differ. */
  readonly viewers: readonly Viewer[];
  readonly holder: Seat;
}

type Outcome = Applied<ConventState, ConventEvent>;

const counts = { compared: 0, apart: 0, moves: 0, plans: 0, undone: 0 };

const json = (value: unknown): string => JSON.stringify(value);
const publicEvents = ({ events }: Outcome): string => json(events.map(publicPart).filter(part => part !== null));
const seen = (state: ConventState, events: readonly ConventEvent[], viewer: Viewer): string =>
  json(events.map(event => game.witness(state, event, viewer)).filter(event => event !== null));

/** Who was heard and wished to be asked is public: her token will be laid, with her name, when all have decided (C-8.4). */
const layers = ({ state }: Outcome): string => json(state.hidden.laying.map(({ novice }) => novice));

function assertSameFor({ first, second, viewers }: Worlds): void {
  for (const viewer of viewers) {
    assert.equal(json(game.view(first, viewer)), json(game.view(second, viewer)), `the view of ${viewer}`);
    assert.equal(json(game.asks(first, viewer)), json(game.asks(second, viewer)), `the asks of ${viewer}`);
    assert.equal(json(game.legal(first, viewer)), json(game.legal(second, viewer)), `the legal actions of ${viewer}`);
  }
  counts.compared += 1;
}

/** Legal or not, an action of a viewer is judged alike in both worlds. */
function assertJudgedAlike({ first, second, viewers }: Worlds, action: unknown, random: RandomIndex): void {
  const seats = viewers.filter(viewer => viewer !== 'table');
  for (let left = 2; left > 0; left--) {
    const variant = { ...(variantOf(action as ConventAction, { seats, staleAsk: '1.plan', random }) as ConventAction) };
    if (!seats.includes(variant.seat)) continue;
    const [one, other] = [game.apply(first, variant), game.apply(second, variant)];
    assert.equal(json(isRefused(one) && one.refused), json(isRefused(other) && other.refused), json(variant));
  }
}

function sessionAt(state: ConventState): Session {
  const rules = game as unknown as AnyGame;
  const header = { options: state.options } as Session['header'];
  return { game: rules, header, seats: game.seats(state.options), steps: [], snapshots: [state], state };
}

/** After an action that both worlds accept, every viewer may take back the same and stands where she stood. */
function assertUndoneAlike(worlds: Worlds, actions: readonly [ConventAction, ConventAction]): void {
  const [one, other] = [act(sessionAt(worlds.first), actions[0]), act(sessionAt(worlds.second), actions[1])];
  assert.ok(one.ok && other.ok);
  for (const viewer of worlds.viewers) {
    const back: Advance = undo(one.session, viewer);
    const otherBack: Advance = undo(other.session, viewer);
    assert.equal(back.ok, otherBack.ok, `undo by ${viewer}`);
    if (!back.ok || !otherBack.ok) {
      assert.equal(json(!back.ok && back.refused), json(!otherBack.ok && otherBack.refused));
      continue;
    }
    counts.undone += 1;
    const views = [back, otherBack].map(({ session }) => json(game.view(session.state as ConventState, viewer)));
    assert.equal(views[0], views[1]);
  }
}

const applied = (state: ConventState, action: ConventAction): Outcome => {
  const answer = game.apply(state, action);
  if (isRefused(answer)) assert.fail(`${json(action)} is refused: ${json(answer.refused)}`);
  return answer;
};

/** Everything of a plan that becomes public when the novices move, told without the rules' own account of it. */
function shownByPlan(state: ConventState, { seat, moves, mode, blessing }: PlanAction): string {
  const novice = noviceOfSeat(seat)!;
  const way = [hiddenOf(state, novice).space, ...moves.flat()];
  const sights = way.map(space => [guardsSeeing(board, state, { novice, space }), space] as const);
  const inSight = sights.filter(([guards], index) => guards.length > 0 || (sights[index - 1]?.[0].length ?? 0) > 0);
  return json([mode, blessing?.kind === 'extraStep', inSight, sights.at(-1)![0]]);
}

/** What the holder of the secrets does in the second world while she does `action` in the first. */
function actionsOfTwin(
  { first, second, holder }: Worlds,
  action: ConventAction,
  random: RandomIndex,
): readonly ConventAction[] {
  if (action.t !== 'plan')
    return game.legal(second, holder).some(legal => json(legal) === json(action)) ? [action] : [];
  const others = Array.from({ length: 12 }, () => game.sampleLegal(second, holder, random) as PlanAction);
  const alike = others.filter(plan => shownByPlan(second, plan) === shownByPlan(first, action));
  return [...alike, ...others.filter(plan => !alike.includes(plan) && plan.mode === action.mode)].slice(0, 4);
}

const ofHolder = (novice: number, outcome: Outcome): string =>
  json(
    outcome.events.filter(event => (event.t === 'noviceMoved' || event.t === 'cardShown') && event.novice === novice),
  );

/** A plan that shows the same is told the same, to the last field. */
function assertToldAlike({ first, second, holder }: Worlds, plans: readonly [ConventAction, ConventAction]): void {
  const [plan, other] = plans;
  if (plan.t !== 'plan' || other.t !== 'plan') return;
  if (shownByPlan(first, plan) !== shownByPlan(second, other)) return;
  const novice = noviceOfSeat(holder)!;
  assert.equal(ofHolder(novice, applied(first, plan)), ofHolder(novice, applied(second, other)));
  counts.plans += 1;
}

/** Both worlds one action on, or null when something public now differs, as it may. */
function advance(worlds: Worlds, action: ConventAction, random: RandomIndex): Worlds | null {
  const { first, second, holder, viewers } = worlds;
  const isHolders = action.seat === holder;
  const before = game.asks(first, 'table').length;
  const outcome = applied(first, action);
  for (const other of isHolders ? actionsOfTwin(worlds, action, random) : [action]) {
    if (isHolders) assertToldAlike(worlds, [action, other]);
    const twin = applied(second, other);
    const isOpen = publicEvents(outcome) !== publicEvents(twin) || layers(outcome) !== layers(twin);
    if (action.t === 'plan' && before > 1) assert.ok(!isOpen, 'a plan shows nothing while others still plan');
    if (isOpen) continue;
    for (const viewer of viewers)
      assert.equal(
        seen(outcome.state, outcome.events, viewer),
        seen(twin.state, twin.events, viewer),
        `what ${viewer} witnesses`,
      );
    assert.equal(outcome.barrier, twin.barrier);
    assertUndoneAlike(worlds, [action, other]);
    return { ...worlds, first: outcome.state, second: twin.state };
  }
  return null;
}

/** The seat that acts next; the holder plans last, so that what her plan shows can be told at once. */
function nextSeat(state: ConventState, holder: Seat, random: RandomIndex): Seat {
  const awaited = game.asks(state, 'table').map(ask => ask.seat);
  const others = awaited.filter(seat => seat !== holder);
  return pick(others.length > 0 ? others : awaited, random);
}

function play(number: number): void {
  const random = randomStream([number, 5, 6, 7], 'twin worlds');
  const options = randomOptions(
    { novices: 1 + (number % 6), guardPlayers: number % 2 === 0 ? 1 : 2, game: number },
    random,
  );
  const seats = game.seats(options);
  let state = deepFreeze(game.setup(options, [number, 2, 3, 4]));
  const part = (): Worlds => {
    const holder = pick(seats, random);
    const viewers = [...seats.filter(seat => seat !== holder), 'table'];
    return { first: state, second: deepFreeze(twinOf(state, holder, random)), viewers, holder };
  };
  let worlds = part();
  while (game.result(state) === null) {
    assertSameFor(worlds);
    assertSameFor({ ...worlds, second: withOtherChance(worlds.second) });
    const action = game.sampleLegal(state, nextSeat(state, worlds.holder, random), random);
    assertJudgedAlike(worlds, action, random);
    const next = advance(worlds, action, random);
    state = deepFreeze(next?.first ?? applied(state, action).state);
    counts.moves += 1;
    if (next === null) counts.apart += 1;
    worlds = next === null || game.result(state) !== null ? part() : next;
  }
}

const markerOf = (owner: Seat): string => `hidden of ${owner}`;

/** Every piece of `hidden` with a marker of its owner in it. */
function withMarkers(state: ConventState): ConventState {
  const { hidden } = state;
  const novices = hidden.novices.map(one => {
    const marker = markerOf(`novice${one.novice}`);
    return { ...one, marker, log: one.log.map(line => ({ ...line, marker })) };
  });
  const guards = hidden.guards.map(one => ({ ...one, marker: markerOf(one.guard) }));
  const laying = hidden.laying.map(one => ({ ...one, marker: markerOf(`novice${one.novice}`) }));
  const marked = { ...hidden, novices, guards, laying, marker: markerOf('nobody') };
  return { ...state, hidden: marked };
}

test(`twin worlds: in ${games} random games a seat's secrets change nothing for anybody else`, () => {
  for (let number = 0; number < games; number++) {
    try {
      play(number);
    } catch (error) {
      throw new Error(`game ${number}: ${String(error)}`, { cause: error });
    }
  }
});

test('twin worlds: how a novice plans changes not one byte for the others and the table until all have planned', () => {
  let compared = 0;
  for (let number = 0; number < (isSoak ? 200 : 10); number++) {
    const random = randomStream([number, 8, 8, 8], 'plans');
    const options = randomOptions({ novices: 2 + (number % 5), guardPlayers: 1, game: number }, random);
    let state = deepFreeze(game.setup(options, [number, 3, 3, 3]));
    while (game.result(state) === null) {
      const awaited = game.asks(state, 'table').map(ask => ask.seat);
      if (game.view(state, 'table').stage === 'plan' && awaited.length === options.novices.length) {
        const [holder, ...others] = awaited as [Seat, ...Seat[]];
        const viewers = [...game.seats(options).filter(seat => seat !== holder), 'table'];
        const plans = [game.sampleLegal(state, holder, random), game.sampleLegal(state, holder, random)] as const;
        let worlds: Worlds = { first: state, second: state, viewers, holder };
        for (const actions of [
          plans,
          ...others.slice(1).map(seat => [game.sampleLegal(state, seat, random)] as const),
        ]) {
          const [one, other] = [applied(worlds.first, actions[0]), applied(worlds.second, actions[1] ?? actions[0])];
          for (const viewer of viewers)
            assert.equal(seen(one.state, one.events, viewer), seen(other.state, other.events, viewer));
          worlds = { ...worlds, first: one.state, second: other.state };
          assertSameFor(worlds);
          if (json(plans[0]) !== json(plans[1])) compared += 1;
        }
      }
      state = applied(state, game.sampleLegal(state, pick(awaited, random), random)).state;
    }
  }
  assert.ok(compared > 50);
});

test('twin worlds: nothing is handed on by mistake that lies beside a secret', () => {
  for (let number = 0; number < (isSoak ? 100 : 4); number++) {
    const random = randomStream([number, 9, 9, 9], 'markers');
    const options = randomOptions({ novices: 3 + (number % 4), guardPlayers: 2, game: number }, random);
    const seats = game.seats(options);
    let state = withMarkers(game.setup(options, [number, 4, 4, 4]));
    while (game.result(state) === null) {
      for (const viewer of [...seats, 'table']) {
        const shown = json([game.view(state, viewer), game.asks(state, viewer), game.legal(state, viewer)]);
        for (const seat of [...seats, 'nobody'])
          if (seat !== viewer) assert.ok(!shown.includes(markerOf(seat)), `${viewer} sees what ${seat} hides`);
      }
      const seat = pick(
        game.asks(state, 'table').map(ask => ask.seat),
        random,
      );
      const action = game.sampleLegal(state, seat, random);
      const marked = { ...action, marker: markerOf(seat) };
      const outcome = applied(state, action.t === 'plan' ? marked : action);
      for (const viewer of [...seats, 'table'])
        for (const other of seats)
          if (other !== viewer) assert.ok(!seen(outcome.state, outcome.events, viewer).includes(markerOf(other)));
      state = withMarkers(outcome.state);
    }
  }
});

test('twin worlds: most of what happened was compared, not parted', () => {
  assert.ok(counts.compared >= 2 * counts.moves);
  assert.ok(counts.apart < counts.moves / 4, `${counts.apart} of ${counts.moves} moves parted the worlds`);
  assert.ok(counts.plans > games);
  assert.ok(counts.undone > 0);
});
