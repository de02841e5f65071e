import { announcer } from './announcer.ts';

/** Why a secret had to leave the screen. */
export type BlankReason = 'hidden' | 'left' | 'rotated';

/**
 * Says when secrets have to leave the screen: the page is hidden (the app switcher takes its picture), left or put into
 * the back/forward cache, or the device is turned, which is how a tablet is handed over. Dispatches `blank`; listeners
 * must take secrets out of the document before they return.
 *
 * Turning is read off the screen, not off the window: an on-screen keyboard makes a window wider than high.
 */
class Blanking extends EventTarget {
  constructor() {
    super();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#blank('hidden');
    });
    addEventListener('pagehide', () => this.#blank('left'));
    const orientation = screen.orientation as ScreenOrientation | undefined;
    if (orientation) orientation.addEventListener('change', () => this.#blank('rotated'));
    else addEventListener('orientationchange', () => this.#blank('rotated'));
  }

  /** Calls back whenever secrets must go, until the returned function is called. */
  watch(onBlank: (reason: BlankReason) => void): () => void {
    const listener = (event: Event): void => onBlank((event as CustomEvent<BlankReason>).detail);
    this.addEventListener('blank', listener);
    return () => this.removeEventListener('blank', listener);
  }

  #blank(reason: BlankReason): void {
    announcer.clear();
    this.dispatchEvent(new CustomEvent<BlankReason>('blank', { detail: reason }));
  }
}

export const blanking = new Blanking();
