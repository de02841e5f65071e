import { isLanguage, type Language } from './languages.ts';

/** What may be drawn on the board beside what the rules show anyway: for a novice on her own, but for `heat` and `odds`. */
export interface HintPreferences {
  /** What each guard sees now. */
  readonly sight: boolean;
  /** What a guard could see after her next move along her route. */
  readonly nextSight: boolean;
  /** How far each mode of movement could be heard. */
  readonly noise: boolean;
  /** The shortest way to where she is heading, and the steps left. */
  readonly way: boolean;
  /** How likely she is seen, heard or met on each space that she can reach. */
  readonly risk: boolean;
  /** Where the guards can take her to be. */
  readonly guessed: boolean;
  /** On the table, for the guards: where each hidden novice can be. */
  readonly heat: boolean;
  /** In the house: the chances of a roll before the dice fall. */
  readonly odds: boolean;
}

/** What this device remembers about how its people like to play. Holds nothing about any game. */
export interface Preferences {
  /** null until somebody chose one: the system's language is then followed. */
  readonly language: Language | null;
  readonly theme: 'system' | 'dark' | 'light';
  /** `typed`: real dice on the table, their numbers are entered. */
  readonly dice: 'screen' | 'typed';
  readonly motion: 'system' | 'reduced';
  readonly vibration: boolean;
  readonly hints: HintPreferences;
}

export const defaultPreferences: Preferences = {
  language: null,
  theme: 'system',
  dice: 'screen',
  motion: 'system',
  vibration: true,
  hints: {
    sight: true,
    nextSight: false,
    noise: true,
    way: true,
    risk: false,
    guessed: false,
    heat: false,
    odds: false,
  },
};

const storageKey = 'vigil.preferences';

function oneOf<Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value {
  return allowed.find(candidate => candidate === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Preferences out of stored text; whatever is damaged, foreign or missing takes its default. */
export function parsePreferences(text: string | null): Preferences {
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    stored = fields(JSON.parse(text ?? '{}'));
  } catch {
    stored = {};
  }
  const base = defaultPreferences;
  const hints = fields(stored['hints']);
  return {
    language: isLanguage(stored['language']) ? stored['language'] : null,
    theme: oneOf(stored['theme'], ['system', 'dark', 'light'] as const, base.theme),
    dice: oneOf(stored['dice'], ['screen', 'typed'] as const, base.dice),
    motion: oneOf(stored['motion'], ['system', 'reduced'] as const, base.motion),
    vibration: flag(stored['vibration'], base.vibration),
    hints: {
      sight: flag(hints['sight'], base.hints.sight),
      nextSight: flag(hints['nextSight'], base.hints.nextSight),
      noise: flag(hints['noise'], base.hints.noise),
      way: flag(hints['way'], base.hints.way),
      risk: flag(hints['risk'], base.hints.risk),
      guessed: flag(hints['guessed'], base.hints.guessed),
      heat: flag(hints['heat'], base.hints.heat),
      odds: flag(hints['odds'], base.hints.odds),
    },
  };
}

/**
 * Keeps the preferences in localStorage, because the theme and the language must be known before the first paint.
 * Dispatches `change`, also when another tab changed them. Without storage they last as long as the page.
 */
export class PreferenceStore extends EventTarget {
  #current: Preferences = defaultPreferences;

  constructor() {
    super();
    this.#read();
    addEventListener('storage', event => {
      if (event.key !== storageKey && event.key !== null) return;
      this.#read();
      this.dispatchEvent(new Event('change'));
    });
  }

  get current(): Preferences {
    return this.#current;
  }

  change(changes: Partial<Preferences>): void {
    this.#current = { ...this.#current, ...changes };
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.#current));
    } catch {
      // Storage is switched off or full: a preference is not worth a message.
    }
    this.dispatchEvent(new Event('change'));
  }

  #read(): void {
    try {
      this.#current = parsePreferences(localStorage.getItem(storageKey));
    } catch {
      this.#current = defaultPreferences;
    }
  }
}

export const preferences = new PreferenceStore();
