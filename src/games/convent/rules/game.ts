import type { Game } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction } from './actions.ts';
import { applyAction } from './apply.ts';
import type { ConventAsk } from './asks.ts';
import { asksOf } from './asks-of.ts';
import type { ConventEvent, ConventResult } from './events.ts';
import { legalActions } from './legal.ts';
import type { ConventOptions } from './options.ts';
import { seatsOf } from './options.ts';
import { sampleAction } from './sample-legal.ts';
import { setup } from './setup.ts';
import type { ConventState } from './state.ts';
import type { ConventView } from './view.ts';
import { openedViewOf, rulesVersion, viewOf } from './view-of.ts';
import { witnessOf } from './witness.ts';

export type ConventGame = Game<
  ConventOptions,
  ConventState,
  ConventAction,
  ConventEvent,
  ConventView,
  ConventAsk,
  ConventResult
>;

/** The convent as the contract of a game; every rule question about places goes to this board. */
export function conventGame(board: ConventBoard): ConventGame {
  return {
    id: 'convent',
    version: rulesVersion,
    seats: seatsOf,
    setup,
    asks: (state, seat) => asksOf(board, state, seat),
    legal: (state, seat) => legalActions(board, state, seat),
    sampleLegal: (state, seat, random) => sampleAction(board, state, { seat, random }),
    apply: (state, action) => applyAction(board, state, action),
    view: viewOf,
    openedView: openedViewOf,
    witness: witnessOf,
    result: ({ stage }) => (stage.name === 'over' ? stage.result : null),
  };
}
