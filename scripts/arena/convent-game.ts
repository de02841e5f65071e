import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Seat, Seed } from '../../src/engine/contract.ts';
import type { ConventBoard } from '../../src/games/convent/board/board.ts';
import { anyBotFor } from '../../src/games/convent/bots/baselines.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import type { ConventGame } from '../../src/games/convent/rules/game.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { noviceOfSeat, noviceSeat } from '../../src/games/convent/rules/seats.ts';
import { BeliefSampler } from './belief-sample.ts';
import type { BeliefSample } from './belief-sample.ts';
import { noTimes, timeOf, withTime } from './times.ts';
import type { Times } from './times.ts';

export interface ConventMatch {
  readonly guards: string;
  readonly novices: string;
  readonly options: ConventOptions;
  readonly seed: Seed;
}

/** What the arena keeps of a game; plain data. */
export interface PlayedConvent {
  readonly guardsWon: boolean;
  readonly reason: string;
  readonly rounds: number;
  readonly captures: number;
  readonly ms: number;
  readonly novices: readonly { readonly novice: number; readonly key: number; readonly won: boolean }[];
  readonly times: { readonly guards: Times; readonly novices: Times };
  readonly belief: BeliefSample | null;
}

/** Plays a game of bots to its end. Each is given the view of its seat, what that seat witnessed, and no more. */
export function playConvent(board: ConventBoard, game: ConventGame, match: ConventMatch): PlayedConvent {
  const { options, seed, guards, novices } = match;
  const began = performance.now();
  const seats = seatsOf(options);
  const told = new Map<Seat, ConventEvent[]>(seats.map(seat => [seat, []]));
  const isNovice = (seat: Seat): boolean => noviceOfSeat(seat) !== null;
  const bots = new Map(
    seats.map(seat => [seat, anyBotFor(board, { bot: isNovice(seat) ? novices : guards, seat })] as const),
  );
  const sampler = guards === 'level3' && novices === 'level2' ? new BeliefSampler(board) : null;
  const times = { guards: noTimes(), novices: noTimes() };
  let state = game.setup(options, seed);
  for (let turn = 0; game.result(state) === null; turn++) {
    const { seat } = game.asks(state, 'table')[0]!;
    const ask = game.asks(state, seat)[0]!;
    const random = randomStream(seed, `arena/${seat}/${ask.id}/${turn}`);
    const position = {
      view: game.view(state, seat),
      ask,
      legal: game.legal(state, seat),
      told: told.get(seat)!,
      random,
    };
    if (ask.kind === 'orderGuards') sampler?.look(position, state);
    const { decision, ms } = timeOf(bots.get(seat)!.think(position));
    withTime(times[isNovice(seat) ? 'novices' : 'guards'], ms);
    const answer = game.apply(state, decision.action);
    if (isRefused(answer)) {
      throw new Error(`${seat} was refused (${answer.refused.code}): ${JSON.stringify(decision.action)}`);
    }
    state = answer.state;
    for (const each of seats) {
      const events = told.get(each)!;
      for (const event of answer.events) {
        const witnessed = game.witness(state, event, each);
        if (witnessed !== null) events.push(witnessed);
      }
    }
  }
  const result = game.result(state)!;
  return {
    guardsWon: result.side === 'guards',
    reason: result.reason,
    rounds: state.round,
    captures: state.captures,
    ms: performance.now() - began,
    novices: state.hidden.novices.map(({ novice, key }) => ({
      novice,
      key,
      won: result.seats.includes(noviceSeat(novice)),
    })),
    times,
    belief: sampler?.taken ?? null,
  };
}
