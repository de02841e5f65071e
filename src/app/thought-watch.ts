import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Thought } from '../workers/referee-port.ts';

export type Think = (entries: readonly number[]) => Promise<readonly Thought[]>;

/**
 * The thoughts behind entries of a log, for an element that shows some of them: worked out one after the other when they
 * are first wanted, and kept as long as the element lives.
 */
export class ThoughtWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #think: () => Think;
  /** Null where nobody had a thought: a person's entry, or a die. */
  readonly #known = new Map<number, Thought | null>();
  #wanted: readonly number[] = [];
  #isThinking = false;

  constructor(host: ReactiveControllerHost, think: () => Think) {
    this.#host = host;
    this.#think = think;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#wanted = [];
  }

  /** What is known by now of these entries; the rest is asked for, and the element drawn again when it is there. */
  of(entries: readonly number[]): { readonly thoughts: readonly Thought[]; readonly isComplete: boolean } {
    this.#wanted = entries;
    void this.#goOn();
    return {
      thoughts: entries.flatMap(n => this.#known.get(n) ?? []),
      isComplete: entries.every(n => this.#known.has(n)),
    };
  }

  async #goOn(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [thought] = await this.#think()([next]).catch(() => []);
      this.#known.set(next, thought ?? null);
      this.#host.requestUpdate();
    }
    this.#isThinking = false;
  }

  #next(): number | undefined {
    return this.#wanted.find(n => !this.#known.has(n));
  }
}
