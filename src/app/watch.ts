import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Renders an element again whenever one of the services it shows dispatches `change`, as long as it is on the page. */
export class Watch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #sources: () => readonly EventTarget[];
  #watched: readonly EventTarget[] = [];

  /** `sources` is asked when the element enters the page, so services handed in as properties are known by then. */
  constructor(host: ReactiveControllerHost, sources: () => readonly EventTarget[]) {
    this.#host = host;
    this.#sources = sources;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watched = this.#sources();
    for (const source of this.#watched) source.addEventListener('change', this.#refresh);
  }

  hostDisconnected(): void {
    for (const source of this.#watched) source.removeEventListener('change', this.#refresh);
    this.#watched = [];
  }

  readonly #refresh = (): void => this.#host.requestUpdate();
}
