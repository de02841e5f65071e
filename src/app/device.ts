import { preferences } from './preferences.ts';

/** Keeps the screen awake while a game is open. Browsers drop the lock when the page is hidden; it is asked for again. */
class WakeLockService {
  #isWanted = false;
  #lock: WakeLockSentinel | null = null;

  constructor() {
    document.addEventListener('visibilitychange', () => void this.#ask());
  }

  async keepAwake(isWanted: boolean): Promise<void> {
    this.#isWanted = isWanted;
    if (isWanted) return this.#ask();
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release();
  }

  async #ask(): Promise<void> {
    if (!this.#isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    if (this.#lock && !this.#lock.released) return;
    try {
      this.#lock = await navigator.wakeLock.request('screen');
    } catch {
      // Refused on low battery. A dark screen hides no move and loses none.
    }
  }
}

export const wakeLock = new WakeLockService();

/** A short buzz where the device can and its people like it; never the only sign of anything. */
export function vibrate(durationMs: number): void {
  if (preferences.current.vibration && 'vibrate' in navigator) navigator.vibrate(durationMs);
}

const calmMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** True when nothing should move: by the system's setting or by ours. */
export function isMotionReduced(): boolean {
  return preferences.current.motion === 'reduced' || calmMotion.matches;
}

/** Tells the style sheet about reduced motion, now and whenever it changes. */
export function followMotionPreference(): void {
  const apply = (): void => {
    if (isMotionReduced()) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  };
  apply();
  calmMotion.addEventListener('change', apply);
  preferences.addEventListener('change', apply);
}
