import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The same limit as in the layout: a panel stands beside the board instead of below it. */
const wideScreen = '(min-width: 800px) and (min-height: 480px)';

/** Tells an element whether there is room beside the board for more than one short panel. */
export class Wide implements ReactiveController {
  readonly #query = matchMedia(wideScreen);
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isWide(): boolean {
    return this.#query.matches;
  }

  hostConnected(): void {
    this.#query.addEventListener('change', this.#refresh);
  }

  hostDisconnected(): void {
    this.#query.removeEventListener('change', this.#refresh);
  }

  readonly #refresh = (): void => this.#host.requestUpdate();
}
