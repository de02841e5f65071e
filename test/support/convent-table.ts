import type { Seed } from '../../src/engine/contract.ts';
import { pathCards } from '../../src/games/convent/board/path-cards.ts';
import type { ConventOptions } from '../../src/games/convent/rules/options.ts';
import { guardIds, noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import type { GuardId, NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import type { ConventSettings, Preset } from '../../src/games/convent/rules/settings.ts';
import type {
  ConventState,
  GuardState,
  HiddenGuard,
  HiddenNovice,
  NoviceState,
} from '../../src/games/convent/rules/state.ts';
import type {
  BlessingKind,
  Mode,
  NoiseToken,
  Status,
  Token,
  VanishedToken,
} from '../../src/games/convent/rules/terms.ts';
import type { BlessingFace } from '../../src/games/convent/rules/view.ts';
import { game } from './convent-game.ts';
import { Scene } from './convent-scene.ts';

/** Where a novice is and what she has; by default hidden in her own cell, on the run, with the key of her number to find. */
export interface NovicePlace {
  readonly space?: number;
  readonly key?: number;
  readonly hasKey?: boolean;
  readonly hasWish?: boolean;
  readonly status?: Status;
  /** Her figure stands on her space. */
  readonly shown?: boolean;
  readonly captured?: number;
  /** The card she showed this round, for scenes that begin with the guards. */
  readonly card?: Mode;
  readonly blessing?: BlessingKind;
  /** A blessing used before. */
  readonly spent?: BlessingKind;
}

/** Where a guard is; by default on 98, far from everything, on duty. */
export interface GuardPlace {
  readonly space?: number;
  /** Null: she has no facing. */
  readonly cameFrom?: number | null;
  readonly card?: string | null;
  /** The end at which she took the card. */
  readonly from?: number;
  readonly ran?: boolean;
  readonly catches?: number;
  readonly blessing?: BlessingKind;
  readonly spent?: BlessingKind;
  /** A noise token lies for her on her own space, so that she is free at the start of her movement. */
  readonly clue?: boolean;
}

type Laid<T extends Token> = Omit<T, 'laid'> & { readonly laid?: number };
export type TokenPlace = Laid<NoiseToken> | Laid<VanishedToken>;

interface OptionsWish {
  readonly novices?: readonly NoviceNumber[];
  readonly guardPlayers?: 1 | 2;
  readonly preset?: Preset;
  readonly settings?: Partial<ConventSettings>;
  readonly dice?: 'typed' | 'drawn';
}

export interface TablePlace extends Omit<OptionsWish, 'novices'> {
  readonly novices: Partial<Record<NoviceNumber, NovicePlace>>;
  readonly guards?: Partial<Record<GuardId, GuardPlace>>;
  readonly round?: number;
  /** The novice phase or the guard phase is about to begin. */
  readonly stage?: 'plan' | 'guards';
  readonly tokens?: readonly TokenPlace[];
  readonly finished?: readonly string[];
  readonly uTurnsLeft?: number;
}

/** Options with dice that the test chooses, six novices and the preset `first2010` unless wished otherwise. */
export function options({
  novices = noviceNumbers,
  guardPlayers = 1,
  preset = 'first2010',
  settings,
  dice = 'typed',
}: OptionsWish): ConventOptions {
  return { preset, settings: { ...presets[preset], ...settings }, novices, guardPlayers, dice };
}

export const seedOf = (number: number): Seed => [number, 1, 2, 3];

/** A game as it is dealt. */
export const deal = ({ seed = 1, ...wish }: OptionsWish & { readonly seed?: number }): Scene =>
  new Scene(game.setup(options(wish), seedOf(seed)));

const defaultCards: Readonly<Record<GuardId, string>> = { abbess: 'red-26-122', prioress: 'yellow-26-122' };
const far = { space: 98, cameFrom: 97 };

function face(blessing: BlessingKind | undefined, spent: BlessingKind | undefined): BlessingFace {
  if (spent !== undefined) return { state: 'spent', kind: spent };
  return { state: blessing === undefined ? 'none' : 'held', kind: null };
}

function farEnd(card: string, from: number): number {
  const { spaces } = pathCards.find(each => each.id === card)!;
  return from === spaces[0] ? spaces.at(-1)! : spaces[0]!;
}

function guardState(
  guard: GuardId,
  place: GuardPlace,
  { stage, catches }: { readonly stage: 'plan' | 'guards'; readonly catches: number },
): GuardState {
  const { space, cameFrom } =
    place.space === undefined ? far : { space: place.space, cameFrom: place.cameFrom ?? null };
  const card = place.card === undefined ? defaultCards[guard] : place.card;
  const from = place.from ?? (place.card === undefined ? 122 : 26);
  return {
    guard,
    space,
    facing: cameFrom === null ? null : { from: cameFrom, to: space },
    path: card === null ? null : { card, from, towards: farEnd(card, from) },
    freedom: 'onDuty',
    steps: 0,
    hasMoved: false,
    card: stage === 'guards' ? null : place.ran === true ? 'run' : 'walk',
    catches: place.catches ?? catches,
    blessing: face(place.blessing, place.spent),
  };
}

function noviceState(novice: NoviceNumber, place: NovicePlace, stage: 'plan' | 'guards'): NoviceState {
  return {
    novice,
    status: place.status ?? 'onTheRun',
    figure: place.shown === true ? (place.space ?? novice) : null,
    captured: place.captured ?? 0,
    card: stage === 'guards' ? (place.card ?? 'stand') : null,
    blessing: face(place.blessing, place.spent),
  };
}

function hiddenNovice(novice: NoviceNumber, place: NovicePlace): HiddenNovice {
  return {
    novice,
    space: place.space ?? novice,
    key: place.key ?? novice,
    hasKey: place.hasKey ?? false,
    hasWish: place.hasWish ?? false,
    blessing: place.blessing ?? null,
    falseNoiseUnshown: false,
    log: [],
    planned: null,
  };
}

/**
 * A game in the middle, round 2 unless wished otherwise. Novices who are not named are not in play. The captures are
 * those of the novices, all by the Abbess unless `catches` says otherwise.
 */
export function table(place: TablePlace): Scene {
  const { novices, guards = {}, round = 2, stage = 'plan', tokens = [], finished = [], uTurnsLeft = 2 } = place;
  const numbers = noviceNumbers.filter(novice => novices[novice] !== undefined);
  const captures = numbers.reduce((sum, novice) => sum + (novices[novice]!.captured ?? 0), 0);
  const guardStates = guardIds.map(guard =>
    guardState(guard, guards[guard] ?? {}, { stage, catches: guard === 'abbess' ? captures : 0 }),
  );
  const laid = stage === 'guards' ? 2 * round : 2 * round - 1;
  const clues = guardStates
    .filter(({ guard }) => guards[guard]?.clue === true)
    .map(({ guard, space }): NoiseToken => ({ kind: 'noise', novice: numbers[0]!, guard, space, laid }));
  const walked = guardStates.map(guard => guard.path?.card);
  const used = [...walked, ...finished];
  const state: ConventState = {
    options: options({ ...place, novices: numbers }),
    round,
    stage: stage === 'guards' ? { name: 'orderGuards', wanted: { abbess: null, prioress: null } } : { name: 'plan' },
    captures,
    novices: numbers.map(novice => noviceState(novice, novices[novice]!, stage)),
    guards: guardStates,
    tokens: [...tokens.map(token => ({ laid, ...token }) as Token), ...clues],
    paths: { unused: pathCards.map(card => card.id).filter(card => !used.includes(card)), finished, uTurnsLeft },
    hidden: {
      seed: seedOf(7),
      novices: numbers.map(novice => hiddenNovice(novice, novices[novice]!)),
      guards: guardIds.map((guard): HiddenGuard => ({ guard, blessing: guards[guard]?.blessing ?? null })),
      laying: [],
    },
  };
  return new Scene(state);
}
