import type { Game, Seed } from '../../../engine/contract.ts';
import type { HouseAction } from './actions.ts';
import { applyAction } from './apply.ts';
import type { Ground } from './apply.ts';
import type { HouseAsk } from './asks.ts';
import { asksOf } from './asks-of.ts';
import type { HouseContent } from './content-index.ts';
import type { HouseEvent, HouseResult } from './events.ts';
import type { FloorBoard } from './floor-board.ts';
import { legalActions, sampleAction } from './legal.ts';
import { Machine, environment } from './machine.ts';
import type { HouseOptions } from './options.ts';
import { registry } from './registry.ts';
import { dealtState, rulesVersion } from './setup.ts';
import type { HouseState } from './state.ts';
import type { HouseView } from './view.ts';
import { openedViewOf, viewOf } from './view-of.ts';
import { witnessOf } from './witness.ts';

export type HouseGame = Game<HouseOptions, HouseState, HouseAction, HouseEvent, HouseView, HouseAsk, HouseResult>;

/** The content as a game's settings want it (H-21.2). */
export type ContentFor = (options: Pick<HouseOptions, 'settings'>) => HouseContent;

/** Keeps what was made for each set of settings: a game asks for it at every action. */
function remembered(contentFor: ContentFor): ContentFor {
  const made = new Map<string, HouseContent>();
  return ({ settings }) => {
    const key = Object.values(settings).join();
    const known = made.get(key) ?? contentFor({ settings });
    made.set(key, known);
    return known;
  };
}

/** A dealt game, run to its first question (H-2). */
function setUp(ground: Ground, options: HouseOptions, seed: Seed): HouseState {
  const machine = new Machine(dealtState(ground.content, options, seed), ground.content, ground.floors, registry);
  machine.call('beginTurn', { seat: machine.state.first }, environment({}));
  machine.proceed();
  return machine.state;
}

/** The house as the contract of a game; floor questions go to the board, cards and rooms come from the content. */
export function houseGame(contentFor: ContentFor, floors: FloorBoard): HouseGame {
  const contentOf = remembered(contentFor);
  const groundOf = (options: HouseOptions): Ground => ({ content: contentOf(options), floors });
  return {
    id: 'house',
    version: rulesVersion,
    seats: options => options.explorers.map(({ seat }) => seat),
    setup: (options, seed) => setUp(groundOf(options), options, seed),
    asks: asksOf,
    legal: legalActions,
    sampleLegal: (state, seat, random) => sampleAction(state, { seat, random }),
    apply: (state, action) => applyAction(groundOf(state.options), state, action),
    view: (state, viewer) => viewOf(contentOf(state.options), state, viewer),
    openedView: state => openedViewOf(contentOf(state.options), state),
    witness: witnessOf,
    result: ({ result }) => result,
  };
}
