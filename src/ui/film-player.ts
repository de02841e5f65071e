import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface FilmLimits {
  /** How long a picture stands: long enough to read a line and find it on the board. */
  readonly pictureMs: number;
  /** The picture that a film begins with. */
  readonly first: number;
  readonly last: () => number;
}

/** Winds and runs a film for its host; it stands still while the page is hidden. */
export class FilmPlayer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #limits: FilmLimits;
  #position: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost, limits: FilmLimits) {
    this.#host = host;
    this.#limits = limits;
    this.#position = limits.first;
    host.addController(this);
  }

  /** The picture that is shown. */
  get position(): number {
    return this.#position;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  hostDisconnected(): void {
    this.#pause();
  }

  /** Stops at a picture, or at the nearest that there is. */
  moveTo(position: number): void {
    this.#pause();
    this.#show(position);
  }

  /** Goes on from here, from the beginning after the end, or stops. */
  toggle(): void {
    const { first, last, pictureMs } = this.#limits;
    if (this.isPlaying) return this.moveTo(this.#position);
    if (this.#position >= last()) this.#position = first;
    this.#timer = setInterval(() => {
      if (!document.hidden) this.#show(this.#position + 1);
      if (this.#position >= last()) this.moveTo(this.#position);
    }, pictureMs);
    this.#host.requestUpdate();
  }

  #show(position: number): void {
    const { first, last } = this.#limits;
    this.#position = Math.max(first, Math.min(last(), position));
    this.#host.requestUpdate();
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
