import type { GameSummary, GamesPort } from '../../src/app/games-port.ts';
import { InstallOffer } from '../../src/app/install-offer.ts';
import { OfflineReadiness } from '../../src/app/offline-readiness.ts';
import { Router } from '../../src/app/router.ts';
import type { Services } from '../../src/app/services.ts';
import { StorageHealth } from '../../src/app/storage-health.ts';
import { Updates, type UpdateHooks } from '../../src/app/updates.ts';

/** Puts the app's style sheets into the test page; elements are judged as they will look. */
export async function loadStyles(): Promise<void> {
  document.documentElement.dataset['theme'] = 'dark';
  await Promise.all(
    ['tokens', 'base'].map(
      name =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = `/src/styles/${name}.css`;
          link.addEventListener('load', () => resolve());
          link.addEventListener('error', () => reject(new Error(`no ${name}.css`)));
          document.head.append(link);
        }),
    ),
  );
}

export function summary(changes: Partial<GameSummary> = {}): GameSummary {
  return {
    id: 'g1',
    game: 'convent',
    name: 'Friday',
    persons: ['Anna', 'Ben'],
    createdMs: 0,
    playedMs: 0,
    round: 3,
    state: 'unfinished',
    ...changes,
  };
}

/** Games in memory, with a record of what was asked. */
export class MemoryGames implements GamesPort {
  games: readonly GameSummary[];
  isBroken = false;
  readonly dealt: string[] = [];

  constructor(games: readonly GameSummary[] = []) {
    this.games = games;
  }

  async list(): Promise<readonly GameSummary[]> {
    if (this.isBroken) throw new Error('cannot be read');
    return this.games;
  }

  async rename(id: string, name: string): Promise<'done'> {
    this.games = this.games.map(game => (game.id === id ? { ...game, name } : game));
    return 'done';
  }

  async remove(id: string): Promise<'done' | 'openElsewhere'> {
    this.games = this.games.filter(game => game.id !== id);
    return 'done';
  }

  async openFile(file: File): Promise<string | null> {
    return file.name === 'friday.vigil' ? 'a' : null;
  }

  async createSolo(game: GameSummary['game']): Promise<string> {
    this.dealt.push(game);
    return 'solo1';
  }
}

export const quietHooks: UpdateHooks = {
  isSafePoint: async () => false,
  flush: async () => undefined,
  reload: () => undefined,
  nowMs: () => 0,
};

export function testServices(changes: Partial<Services> = {}): Services {
  return {
    router: new Router(),
    games: new MemoryGames(),
    playable: ['convent'],
    updates: new Updates(quietHooks),
    install: new InstallOffer(),
    storage: new StorageHealth(),
    offline: new OfflineReadiness(new URL('/no-worker.js', location.href), () => []),
    ...changes,
  };
}
