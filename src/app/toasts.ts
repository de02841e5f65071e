import { announcer } from './announcer.ts';

/** A short message at the edge of the screen. Texts are functions, so that a change of language re-words them. */
export interface Toast {
  readonly text: () => string;
  /** A toast with an action stays until it is answered. */
  readonly action?: { readonly label: () => string; readonly run: () => void };
  /** Stays until it is closed, because it says something that must not be missed. */
  readonly stays?: boolean;
}

const shownMs = 7000;

/** The messages on the screen, oldest first; one with the same words is not shown twice. Dispatches `change`. */
class Toasts extends EventTarget {
  #shown: readonly Toast[] = [];

  get shown(): readonly Toast[] {
    return this.#shown;
  }

  show(toast: Toast): void {
    const text = toast.text();
    announcer.announce(text);
    if (this.#shown.some(other => other.text() === text)) return;
    this.#set([...this.#shown, toast]);
    if (!toast.action && !toast.stays) setTimeout(() => this.close(toast), shownMs);
  }

  close(toast: Toast): void {
    this.#set(this.#shown.filter(other => other !== toast));
  }

  #set(shown: readonly Toast[]): void {
    this.#shown = shown;
    this.dispatchEvent(new Event('change'));
  }
}

export const toasts = new Toasts();
