/// <reference types="vite/client" />
// Boot order, nothing else. On the first-load path: no core and no game may be imported here, only loaded late.
import './styles/tokens.css';
import './styles/base.css';
import { announcer } from './app/announcer.ts';
import { followMotionPreference } from './app/device.ts';
import type { GameId } from './app/games-port.ts';
import { InstallOffer } from './app/install-offer.ts';
import { locale, shellTexts } from './app/locale.ts';
import { OfflineReadiness } from './app/offline-readiness.ts';
import { Router } from './app/router.ts';
import type { Services } from './app/services.ts';
import { serviceWorkerUrl } from './app/service-worker-url.ts';
import { reloadOnceForStaleChunks } from './app/stale-chunk.ts';
import { StorageHealth } from './app/storage-health.ts';
import { StoredGames } from './app/stored-games.ts';
import { followTheme } from './app/theme.ts';
import { Updates } from './app/updates.ts';
import { isSafePoint, watchForUpdates } from './app/update-moments.ts';
import { coreUrl } from './core/url.ts';
import { games as playable } from './games/registry.ts';
import './screens/app-shell.ts';
import './screens/home.ts';
import type { ScreenLoaders } from './screens/app-shell.ts';
import { settleReferee } from './screens/shared-referee.ts';

reloadOnceForStaleChunks();
followTheme();
followMotionPreference();
announcer.start();

const router = new Router();

const storage = new StorageHealth();

function criticalFiles(): readonly URL[] {
  const language = locale.current;
  return [new URL('index.html', document.baseURI), coreUrl, ...(language === 'en' ? [] : [shellTexts[language]])];
}

const services: Services = {
  router,
  games: new StoredGames({
    storage,
    openFile: async file => (await import('./screens/open-file.ts')).openGameFile(file),
    createSolo: async game => (await import('./screens/set-up-solo.ts')).createSolo(game),
  }),
  playable: Object.keys(playable) as GameId[],
  updates: new Updates({
    isSafePoint: () => isSafePoint(router),
    flush: settleReferee,
    reload: () => location.reload(),
    nowMs: () => performance.now(),
  }),
  install: new InstallOffer(),
  storage,
  offline: new OfflineReadiness(serviceWorkerUrl, criticalFiles),
};

const loaders: ScreenLoaders = {
  // Nearly everybody begins at home: one file with the shell is there sooner than two.
  home: () => Promise.resolve(),
  settings: () => import('./screens/settings.ts'),
  'set-up': () => import('./screens/set-up.ts'),
  play: () => import('./screens/play.ts'),
  replay: () => import('./screens/replay.ts'),
  rules: () => import('./screens/rules.ts'),
  audit: () => import('./screens/audit.ts'),
};

// The first screen comes over the network while the language does.
void loaders[router.current.screen]().catch(() => undefined);
await locale.start();

const shell = document.createElement('app-shell');
shell.services = services;
shell.loaders = loaders;
document.body.append(shell);

if (import.meta.env.PROD) watchForUpdates(services.updates);
