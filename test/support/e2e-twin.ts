import { isDeepStrictEqual } from 'node:util';
import { randomStream } from '../../src/engine/chance.ts';
import type { RandomIndex, Seat, Seed } from '../../src/engine/contract.ts';
import type { Session } from '../../src/engine/session.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { PlanAsk, RollAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import { newDraft, planAction } from '../../src/games/convent/ui/plan-draft.ts';
import { options } from './convent-table.ts';
import { dealt, loaded, type Sitting } from './e2e-game.ts';
import { played } from './save-builder.ts';

/** One decision in both worlds. Only the plans of the seat whose secrets differ are not the same. */
export interface TwinStep {
  readonly seat: Seat;
  readonly actions: readonly [ConventAction, ConventAction];
}

/** Two games that one seat cannot tell apart, from the deal on, with what is played in both. */
export interface TwinGame {
  readonly dealt: readonly [Session, Session];
  readonly steps: readonly TwinStep[];
}

type Worlds = readonly [Session, Session];

const { rules } = loaded;
const stateOf = ({ state }: Session): ConventState => state as ConventState;
const resultOf = (worlds: Worlds): unknown => rules.result(worlds[0].state);

/** What is secret at the deal: of `mine` it must be the same, of `other` all of it must differ. */
function areTwins(a: ConventState, b: ConventState, { other, guards }: Differing): boolean {
  const [mine, theirs] = [0, 1].map(index => [a.hidden.novices[index]!, b.hidden.novices[index]!] as const);
  if (!mine || !theirs) return false;
  const guardsAgree = a.hidden.guards.map(({ blessing }, index) => blessing === b.hidden.guards[index]!.blessing);
  return (
    isDeepStrictEqual(mine[0], mine[1]) &&
    (theirs[0].key !== theirs[1].key) === other &&
    (theirs[0].blessing !== theirs[1].blessing) === other &&
    guardsAgree.every(agrees => agrees !== guards)
  );
}

/** Whose secrets differ: the other novice's, the guards'. */
export interface Differing {
  readonly other: boolean;
  readonly guards: boolean;
}

function dealTwins(sitting: Sitting, differing: Differing): Worlds {
  const choices = options({ novices: [1, 3] });
  const seedOf = (number: number): Seed => [number, 0, 0, 0];
  const first = dealt({ options: choices, sitting, seed: seedOf(1) });
  for (let number = 2; number < 20_000; number++) {
    const second = dealt({ options: choices, sitting, seed: seedOf(number) });
    if (areTwins(stateOf(first), stateOf(second), differing)) return [first, second];
  }
  throw new Error('no two deals differ like this');
}

/** The worlds one decision later; null when somebody else could tell them apart then. */
function onward(worlds: Worlds, actions: TwinStep['actions']): Worlds | null {
  const next = [played(worlds[0], actions[0]), played(worlds[1], actions[1])] as const;
  const witnessed = next.map(session => {
    const step = session.steps.at(-1)!;
    const asks = rules.asks(session.state, 'table');
    return { table: step.witnessed['table'], mine: step.witnessed['novice1'], barrier: step.entry.barrier, asks };
  });
  return isDeepStrictEqual(witnessed[0], witnessed[1]) ? next : null;
}

const same = (action: ConventAction): TwinStep['actions'] => [action, action];

/** A plan as the play screen makes it: the steps and the card are chosen, everything else is left as it stands. */
function plan(session: Session, seat: Seat, random: RandomIndex): ConventAction {
  const ask = rules.asks(session.state, seat)[0] as PlanAsk;
  for (;;) {
    const { moves, mode } = rules.sampleLegal(session.state, seat, random) as Extract<ConventAction, { t: 'plan' }>;
    const action = planAction({ ...newDraft(ask), moves, mode }, ask);
    if (action?.mode === mode) return action;
  }
}

function* candidates(worlds: Worlds, seat: Seat, random: RandomIndex): Generator<TwinStep['actions']> {
  const kind = rules.asks(worlds[0].state, seat)[0]!.kind;
  if (kind === 'plan') {
    for (let tries = 0; tries < 30; tries++) {
      const first = plan(worlds[0], seat, random);
      if (seat === 'novice1') yield same(first);
      const second = plan(worlds[1], seat, random);
      const [a, b] = [first, second] as readonly Extract<ConventAction, { t: 'plan' }>[];
      const differ = a!.moves.flat().length > 1 && b!.moves.flat().length > 1 && !isDeepStrictEqual(a!.moves, b!.moves);
      if (seat !== 'novice1' && differ && a!.mode === b!.mode) yield [first, second];
    }
  } else if (kind === 'roll') {
    const ask = rules.asks(worlds[0].state, seat)[0] as RollAsk;
    for (const die of [6, 5, 4, 3, 2, 1]) yield same({ t: 'roll', seat: ask.seat, ask: ask.id, die });
  } else {
    const [here, there] = worlds.map(({ state }) => rules.legal(state, seat) as readonly ConventAction[]);
    const common = here!.filter(
      action =>
        there!.some(each => isDeepStrictEqual(each, action)) &&
        action.t !== 'resign' &&
        (action.t !== 'useBlessing' || action.use === null) &&
        action.t !== 'turnBack',
    );
    const stops = common.filter(({ t }) => t === 'stop');
    const others = common.filter(({ t }) => t !== 'stop');
    while (others.length > 0) stops.push(...others.splice(random(others.length), 1));
    yield* stops.map(same);
  }
}

/** Plays on until a round is over, going back on decisions that would tell the worlds apart. */
function playedOn(worlds: Worlds, { rounds, random }: { readonly rounds: number; readonly random: RandomIndex }) {
  let budget = 3000;
  const search = (at: Worlds): readonly TwinStep[] | null => {
    if (stateOf(at[0]).round > rounds || resultOf(at) !== null) return [];
    const seat = rules.asks(at[0].state, 'table')[0]!.seat;
    for (const actions of candidates(at, seat, random)) {
      if (--budget < 0) return null;
      const next = onward(at, actions);
      const rest = next && search(next);
      if (rest) return [{ seat, actions }, ...rest];
    }
    return null;
  };
  return search(worlds);
}

/** Some rounds of two novices against one guard player, with typed dice; novice 1 cannot tell the two games apart. */
export function twinGame(
  sitting: Sitting,
  { rounds, differing }: { readonly rounds: number; readonly differing: Differing },
): TwinGame {
  const worlds = dealTwins(sitting, differing);
  for (let number = 1; number < 50; number++) {
    const random = randomStream([number, 0, 0, 0], 'twin game');
    const steps = playedOn(worlds, { rounds, random });
    if (steps) return { dealt: worlds, steps };
  }
  throw new Error('no game is the same in both worlds');
}
