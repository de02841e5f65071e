import type { ConventBoard } from '../board/board.ts';
import type { ModeRange, PlanAsk } from './asks.ts';
import { homewardRoutes } from './caught-move.ts';
import { modeRanges, modes, modifierOf, moveCountOf } from './modes.ts';
import { isDeaf } from './noise.ts';
import { keySpaceOf } from './places.ts';
import { noviceSeat } from './seats.ts';
import type { NoviceNumber } from './seats.ts';
import type { ConventSettings } from './settings.ts';
import { hiddenOf, noviceOf } from './state.ts';
import type { ConventState } from './state.ts';
import type { TiePreference } from './terms.ts';

/** With a token on every first step there is nothing to prefer (C-8.4). */
const tiesWithoutPick: readonly TiePreference[] = ['nearestHome'];
const tiesWithPick: readonly TiePreference[] = ['nearestHome', 'farthestHome', 'lowestNumber', 'highestNumber', 'ask'];

const releases: Record<ConventSettings['caught.release'], PlanAsk['releases']> = {
  choice: ['onTheRun', 'stayCaught'],
  auto: ['onTheRun'],
  home: ['stayCaught'],
};

/** The one private question of a novice's round, of the same shape for all (C-3.2). */
export function planAskOf(board: ConventBoard, state: ConventState, novice: NoviceNumber): PlanAsk {
  const { options, round } = state;
  const { settings } = options;
  const { space: from, hasKey, key, blessing } = hiddenOf(state, novice);
  const caught = noviceOf(state, novice).status === 'caught';
  const blockedSpaces = [...new Set(state.guards.map(guard => guard.space))];
  const locksOpen = hasKey || (caught && settings['caught.locks'] === 'ignore');
  return {
    kind: 'plan',
    id: `${round}.plan`,
    seat: noviceSeat(novice),
    novice,
    from,
    caught,
    moveCount: caught ? 1 : moveCountOf(options, round),
    modes: caught
      ? homewardModes(homewardRoutes(board, { novice, from, locksOpen, blockedSpaces }), settings)
      : modeRanges(options, round),
    blockedSpaces,
    hasKey,
    locksOpen,
    keySpace: keySpaceOf(key),
    ties: settings['noise.tie'] === 'all' ? tiesWithoutPick : tiesWithPick,
    releases: releases[settings['caught.release']],
    blessing: caught ? null : blessing,
    falseNoise: state.guards
      .filter(({ guard }) => !isDeaf(state, guard))
      .map(({ guard, space }) => ({ guard, spaces: board.neighbours(space) })),
  };
}

/** A caught novice shows walk, or stand for no step (C-11.6); the other cards stay in the list and fit no steps. */
function homewardModes(routes: readonly (readonly number[])[], settings: ConventSettings): readonly ModeRange[] {
  const lengths = routes.map(route => route.length);
  return modes.map(mode => {
    const fitting = lengths.filter(length => mode === (length === 0 ? 'stand' : 'walk'));
    const [least, most] = fitting.length === 0 ? [1, 0] : [Math.min(...fitting), Math.max(...fitting)];
    return { mode, least, most, withExtraStep: most, modifier: modifierOf(settings, mode) };
  });
}
