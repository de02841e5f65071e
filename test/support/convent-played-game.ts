import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { isRefused } from '../../src/engine/contract.ts';
import type { Refusal, Viewer } from '../../src/engine/contract.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventEvent, ConventResult } from '../../src/games/convent/rules/events.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import type { ConventReason } from '../../src/games/convent/rules/reasons.ts';
import { noviceSeat } from '../../src/games/convent/rules/seats.ts';
import type { ConventSeat, GuardId, NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import type { NoiseToken, Token, VanishedToken } from '../../src/games/convent/rules/terms.ts';
import type { ConventView, GuardView, NoviceView, OwnNovice } from '../../src/games/convent/rules/view.ts';
import { game } from './convent-game.ts';

type Eventful<T extends ConventEvent['t']> = Extract<ConventEvent, { readonly t: T }>;
export type Asking<K extends ConventAsk['kind']> = Extract<ConventAsk, { readonly kind: K }>;
type Headless<A> = A extends ConventAction ? Omit<A, 'ask'> : never;
/** An action without the ask it answers; the game under test looks that up. */
export type Intent = Headless<ConventAction>;

/** Which ask an action answers. */
const answers: Readonly<Record<ConventAction['t'], ConventAsk['kind'] | null>> = {
  plan: 'plan',
  layTokens: 'layTokens',
  roll: 'roll',
  orderGuards: 'orderGuards',
  takePath: 'choosePath',
  turnBack: 'choosePath',
  step: 'guardMove',
  stop: 'guardMove',
  useBlessing: 'useBlessing',
  resign: null,
};

/**
 * A game of the convent under test. Every accepted action is checked to be in the list of legal ones, every refusal to
 * leave the state as it was.
 */
export class PlayedGame {
  state: ConventState;
  /** Everything that happened since the scene began or was last cleared. */
  events: readonly ConventEvent[] = [];
  /** Whether undo stops at the action just applied. */
  barrier = false;

  constructor(state: ConventState) {
    this.state = state;
  }

  get seats(): readonly ConventSeat[] {
    return seatsOf(this.state.options);
  }

  asksOf(seat: ConventSeat | 'table'): readonly ConventAsk[] {
    return game.asks(this.state, seat);
  }

  asked<K extends ConventAsk['kind']>(kind: K): readonly Asking<K>[] {
    const all = this.seats.flatMap(seat => this.asksOf(seat));
    return all.filter((ask): ask is Asking<K> => ask.kind === kind);
  }

  /** The one ask of this kind that is open. */
  ask<K extends ConventAsk['kind']>(kind: K, seat?: ConventSeat): Asking<K> {
    const found = this.asked(kind).filter(ask => seat === undefined || ask.seat === seat);
    assert.ok(found[0], `no ${kind} is asked, only ${JSON.stringify(this.seats.flatMap(each => this.asksOf(each)))}`);
    return found[0];
  }

  protected complete(intent: Intent): ConventAction {
    const asks = this.asksOf(intent.seat as ConventSeat);
    const wanted = answers[intent.t];
    const ask = wanted === null ? 'resign' : ((asks.find(each => each.kind === wanted) ?? asks[0])?.id ?? 'none');
    return { ...intent, ask } as ConventAction;
  }

  act(intent: Intent): this {
    const action = this.complete(intent);
    const before = JSON.stringify(this.state);
    const legal = game.legal(this.state, action.seat);
    const answer = game.apply(this.state, action);
    if (isRefused(answer)) assert.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(answer.refused)}`);
    assert.equal(JSON.stringify(this.state), before, 'an action leaves the state it is applied to alone');
    if (legal.length > 0 && action.t !== 'plan' && action.t !== 'resign')
      assert.ok(
        legal.some(each => isDeepStrictEqual(each, action)),
        `${JSON.stringify(action)} is accepted but not in the list of legal actions`,
      );
    this.state = answer.state;
    this.events = [...this.events, ...answer.events];
    this.barrier = answer.barrier;
    return this;
  }

  /** Asserts that the action is refused for this reason (null: any), by a numbered rule, and changes nothing. */
  refuses(intent: Intent, code: ConventReason | null, rule?: string): Refusal {
    const action = this.complete(intent);
    const before = JSON.stringify(this.state);
    const answer = game.apply(this.state, action);
    if (!isRefused(answer))
      assert.fail(`${JSON.stringify(action)} is accepted, a refusal (${code ?? 'any'}) was expected`);
    if (code !== null) assert.equal(answer.refused.code, code);
    assert.match(answer.refused.rule, /^C-\d+\.\d+$/);
    if (rule !== undefined) assert.equal(answer.refused.rule, rule);
    assert.equal(JSON.stringify(this.state), before);
    assert.ok(!game.legal(this.state, action.seat).some(each => isDeepStrictEqual(each, action)));
    return answer.refused;
  }

  clear(): this {
    this.events = [];
    return this;
  }

  /** The events of one kind since the scene began or was cleared. */
  happened<T extends ConventEvent['t']>(t: T): readonly Eventful<T>[] {
    return this.events.filter((event): event is Eventful<T> => event.t === t);
  }

  // What is known

  view(viewer: Viewer = 'table'): ConventView {
    return game.view(this.state, viewer);
  }

  novice(novice: NoviceNumber): NoviceView {
    return this.view().novices.find(each => each.novice === novice)!;
  }

  own(novice: NoviceNumber): OwnNovice {
    return this.view(noviceSeat(novice)).ownNovice!;
  }

  guard(guard: GuardId): GuardView {
    return this.view().guards.find(each => each.guard === guard)!;
  }

  get tokens(): readonly Token[] {
    return this.view().tokens;
  }

  /** Spaces of the noise tokens on the board, ascending. */
  noise(guard?: GuardId): readonly number[] {
    const tokens = this.tokens.filter((token): token is NoiseToken => token.kind === 'noise');
    return tokens
      .filter(token => guard === undefined || token.guard === guard)
      .map(token => token.space)
      .sort((a, b) => a - b);
  }

  get vanished(): readonly { readonly at: number; readonly to: number | null; readonly guards: readonly GuardId[] }[] {
    const tokens = this.tokens.filter((token): token is VanishedToken => token.kind === 'vanished');
    return tokens.map(({ at, to, guards }) => ({ at, to, guards: [...guards].sort() }));
  }

  /** Spaces on which a novice was seen in her own last move, in order, once a space for each of the guards. */
  seenOn(novice: NoviceNumber, guard?: GuardId): readonly number[] {
    const sightings = this.happened('noviceMoved').find(event => event.novice === novice)!.sightings;
    return sightings.filter(each => guard === undefined || each.guard === guard).map(each => each.space);
  }

  /** What the table gets to know of everything since the scene was cleared. */
  witnessed(viewer: Viewer): readonly ConventEvent[] {
    return this.events.flatMap(event => game.witness(this.state, event, viewer) ?? []);
  }

  get result(): ConventResult | null {
    return game.result(this.state);
  }
}
