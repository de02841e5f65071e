import type { ConventBoard } from '../board/board.ts';
import type { LayTokensAction } from './actions.ts';
import type { ConventEvent } from './events.ts';
import { cellOf } from './places.ts';
import { inPlainOrder } from './tokens.ts';
import type { GuardId, NoviceNumber } from './seats.ts';
import { guardOf, hiddenOf } from './state.ts';
import type { ConventState, Reach } from './state.ts';
import type { NoiseToken, TiePreference } from './terms.ts';

/** A guard who hears a novice, and the first steps from her towards the noise (C-8.3). */
export interface Hearing {
  readonly novice: NoviceNumber;
  readonly guard: GuardId;
  readonly firstSteps: readonly number[];
}

/** A guard who ran gets no token in the next novice phase (C-8.6). Asked only there: her card is taken back afterwards. */
export const isDeaf = (state: ConventState, guard: GuardId): boolean =>
  state.options.settings['noise.ranGuard'] === 'deaf' && guardOf(state, guard).card === 'run';

/** Who of these guards hears whom (C-8.2). At distance 0 the noise lies on the guard's own space (C-8.5). */
export function hearings(
  board: ConventBoard,
  state: ConventState,
  { reaches, guards }: { readonly reaches: readonly Reach[]; readonly guards: readonly GuardId[] },
): readonly Hearing[] {
  return reaches.flatMap(({ novice, reach }) => {
    const { space } = hiddenOf(state, novice);
    return guards.flatMap(guard => {
      const ear = guardOf(state, guard).space;
      if (reach <= 0 || board.distance(ear, space) > reach) return [];
      return [{ novice, guard, firstSteps: ear === space ? [space] : board.firstSteps(ear, space) }];
    });
  });
}

/** The novices who lay their tokens themselves, by the preference given with their plans (C-8.4). */
export function layersAmong(state: ConventState, heard: readonly Hearing[]): readonly NoviceNumber[] {
  const asking = heard.filter(({ novice }) => hiddenOf(state, novice).planned?.tie === 'ask');
  return [...new Set(asking.map(({ novice }) => novice))];
}

/** Where the tokens of one hearing lie (C-8.4). */
export function tokenSpaces(board: ConventBoard, state: ConventState, hearing: Hearing): readonly number[] {
  const { novice, guard, firstSteps } = hearing;
  if (state.options.settings['noise.tie'] === 'all') return firstSteps;
  const picks = state.hidden.laying.find(laying => laying.novice === novice)?.picks;
  const tie = hiddenOf(state, novice).planned?.tie ?? 'nearestHome';
  return picks ? picksFor(picks, guard) : [preferred(board, { novice, firstSteps, tie })];
}

const picksFor = (picks: NonNullable<LayTokensAction['picks']>, guard: GuardId): readonly number[] =>
  picks.find(pick => pick.guard === guard)?.spaces ?? [];

function preferred(
  board: ConventBoard,
  { novice, firstSteps, tie }: { novice: NoviceNumber; firstSteps: readonly number[]; tie: TiePreference },
): number {
  const home = (space: number): number => board.distance(space, cellOf(novice));
  const better: Record<TiePreference, (one: number, best: number) => boolean> = {
    nearestHome: (one, best) => home(one) < home(best),
    farthestHome: (one, best) => home(one) > home(best),
    lowestNumber: (one, best) => one < best,
    highestNumber: (one, best) => one > best,
    ask: () => false,
  };
  return firstSteps.reduce((best, one) => (better[tie](one, best) ? one : best));
}

/** Lays all tokens of a moment, with what each tells; `ways` lead to the novice and are not for the table. */
export function layNoise(
  board: ConventBoard,
  state: ConventState,
  laid: { readonly heard: readonly Hearing[]; readonly falseNoise: readonly NoiseToken[]; readonly moment: number },
): { readonly state: ConventState; readonly events: readonly ConventEvent[] } {
  const real = laid.heard.flatMap(hearing =>
    tokenSpaces(board, state, hearing).map((space): NoiseToken => ({
      kind: 'noise',
      novice: hearing.novice,
      guard: hearing.guard,
      space,
      laid: laid.moment,
    })),
  );
  const tokens = inPlainOrder([...real, ...laid.falseNoise]);
  const listening = laid.moment % 2 === 1;
  const events = tokens.map((token): ConventEvent => ({
    t: 'noiseHeard',
    token,
    listening,
    way: real.includes(token) ? wayOfNoise(board, state, token) : null,
  }));
  return { state: { ...state, tokens: [...state.tokens, ...tokens] }, events };
}

/** One shortest way from the guard over the token to the novice. */
function wayOfNoise(board: ConventBoard, state: ConventState, token: NoiseToken): readonly number[] | null {
  if (token.novice === null) return null;
  const { space } = hiddenOf(state, token.novice);
  const ear = guardOf(state, token.guard).space;
  const way = ear === token.space ? [ear] : [ear, token.space];
  while (way.at(-1) !== space) way.push(board.firstSteps(way.at(-1)!, space)[0]!);
  return way;
}
