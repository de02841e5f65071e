/**
 * Lets the Back button or gesture put a secret away instead of leaving the page.
 *
 * While armed, one extra history entry of the same address stands in front; going back falls onto the entry below it and
 * calls the handler. An entry that was not used up stays, since taking it away would be a second, later navigation that
 * could run into one of the router's; the worst it costs is one more press of Back.
 */
export class BackGuard {
  #onBack: (() => void) | null = null;

  constructor() {
    addEventListener('popstate', () => {
      const onBack = this.#onBack;
      this.#onBack = null;
      onBack?.();
    });
  }

  /** Arms the guard, in answer to a press: browsers skip entries that were added without one. */
  arm(onBack: () => void): void {
    this.#onBack = onBack;
    const state: unknown = history.state;
    const isArmed = typeof state === 'object' && state !== null && 'backGuard' in state;
    if (!isArmed) history.pushState({ backGuard: true }, '');
  }

  disarm(): void {
    this.#onBack = null;
  }
}

export const backGuard = new BackGuard();
