/** Chromium's event, which no DOM library of TypeScript knows. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by a script in the head of the page when the browser offered before any module could run. */
    vigilInstallOffer?: InstallPromptEvent;
  }
}

/**
 * `prompt`: a button may open the browser's own dialog. `sheet`: iOS, where only the person can do it, by the share menu.
 * `installed`: running as an app already. `none`: this browser offers nothing (yet).
 */
export type InstallWay = 'installed' | 'prompt' | 'sheet' | 'none';

/** Whether and how the app can be installed. Dispatches `change`. */
export class InstallOffer extends EventTarget {
  #prompt: InstallPromptEvent | null = null;
  #wasInstalled = false;

  constructor() {
    super();
    this.#prompt = window.vigilInstallOffer ?? null;
    addEventListener('beforeinstallprompt', event => {
      event.preventDefault();
      this.#prompt = event as InstallPromptEvent;
      this.dispatchEvent(new Event('change'));
    });
    addEventListener('appinstalled', () => {
      this.#wasInstalled = true;
      this.#prompt = null;
      this.dispatchEvent(new Event('change'));
    });
  }

  get way(): InstallWay {
    const isIosTab = 'standalone' in navigator && navigator.standalone === false;
    if (this.#wasInstalled || (!isIosTab && matchMedia('(display-mode: standalone)').matches)) return 'installed';
    if (this.#prompt) return 'prompt';
    return isIosTab ? 'sheet' : 'none';
  }

  /** Opens the browser's dialog, in answer to a press. A prompt works once; the browser sends a new one if refused. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    await prompt?.prompt();
    this.dispatchEvent(new Event('change'));
  }
}
