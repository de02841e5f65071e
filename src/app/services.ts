import type { GameId, GamesPort } from './games-port.ts';
import type { InstallOffer } from './install-offer.ts';
import type { OfflineReadiness } from './offline-readiness.ts';
import type { Router } from './router.ts';
import type { StorageHealth } from './storage-health.ts';
import type { Updates } from './updates.ts';

/** What the screens are handed: made once by the boot order, replaced by stand-ins in tests. */
export interface Services {
  readonly router: Router;
  readonly games: GamesPort;
  /** The games that can be played, in the order of the home screen. */
  readonly playable: readonly GameId[];
  readonly updates: Updates;
  readonly install: InstallOffer;
  readonly storage: StorageHealth;
  readonly offline: OfflineReadiness;
}
