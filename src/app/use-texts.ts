import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GameTexts } from './game-texts.ts';

/** Loads a game's texts for an element and renders it again when they arrive or the language changes. */
export class UseTexts<Texts> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #texts: GameTexts<Texts>;
  #hasFailed = false;

  constructor(host: ReactiveControllerHost, texts: GameTexts<Texts>) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** null while loading and after a failure. */
  get current(): Texts | null {
    return this.#texts.current;
  }

  /** True when there is nothing to show and `retry` is to be offered. */
  get hasFailed(): boolean {
    return this.#hasFailed && this.#texts.current === null;
  }

  async retry(): Promise<void> {
    this.#hasFailed = false;
    this.#host.requestUpdate();
    try {
      await this.#texts.load();
    } catch {
      this.#hasFailed = true;
      this.#host.requestUpdate();
    }
  }

  hostConnected(): void {
    this.#texts.addEventListener('change', this.#refresh);
    void this.retry();
  }

  hostDisconnected(): void {
    this.#texts.removeEventListener('change', this.#refresh);
  }

  readonly #refresh = (): void => this.#host.requestUpdate();
}
