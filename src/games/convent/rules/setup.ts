import { shuffled } from '../../../engine/chance.ts';
import type { Seed } from '../../../engine/contract.ts';
import { boardFacts } from '../board/facts.ts';
import { blessingCards } from './blessings.ts';
import type { ConventOptions } from './options.ts';
import { cellOf } from './places.ts';
import { guardIds } from './seats.ts';
import type { ConventState } from './state.ts';
import type { BlessingFace } from './view.ts';

/** Deals a game: figures, wishes, blessings, all path cards unused (C-2). */
export function setup(options: ConventOptions, seed: Seed): ConventState {
  const { novices, settings } = options;
  const keys = shuffled(
    seed,
    'wishes',
    boardFacts.keys.map(key => key.number),
  );
  const blessings = settings.blessings === 'on' ? shuffled(seed, 'blessings', blessingCards) : [];
  const face: BlessingFace = { state: settings.blessings === 'on' ? 'held' : 'none', kind: null };
  return {
    options,
    round: 1,
    stage: settings['paths.firstChoice'] === 'setup' ? { name: 'setupPaths', guard: guardIds[0]! } : { name: 'plan' },
    captures: 0,
    novices: novices.map(novice => ({
      novice,
      status: 'onTheRun',
      figure: null,
      captured: 0,
      card: null,
      blessing: face,
    })),
    guards: guardIds.map(guard => ({
      guard,
      space: boardFacts.guardStart,
      facing: null,
      path: null,
      freedom: null,
      steps: 0,
      hasMoved: false,
      card: null,
      catches: 0,
      blessing: face,
    })),
    tokens: [],
    paths: { unused: boardFacts.paths.map(path => path.id), finished: [], uTurnsLeft: boardFacts.uTurnCards },
    hidden: {
      seed,
      novices: novices.map((novice, index) => ({
        novice,
        space: cellOf(novice),
        key: keys[index]!,
        hasKey: false,
        hasWish: false,
        blessing: blessings[index] ?? null,
        falseNoiseUnshown: false,
        log: [],
        planned: null,
      })),
      guards: guardIds.map((guard, index) => ({ guard, blessing: blessings[novices.length + index] ?? null })),
      laying: [],
    },
  };
}
