// On the first-load path: whatever is imported here comes before the first screen can be used.
import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Route, ScreenName } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';
import { controls } from '../ui/controls.ts';
import '../ui/error-panel.ts';
import '../ui/toast-host.ts';
import { screenTitle } from './screen-titles.ts';

/** What a screen gets from the shell. Its tag is the screen's name and `-screen`; `focus()` goes to its heading. */
export interface ScreenElement extends HTMLElement {
  services: Services;
  route: Route;
}

/** Brings the element of a screen. A screen that is not there is not reachable. */
export type ScreenLoaders = Readonly<Record<ScreenName, () => Promise<unknown>>>;

/** The frame around the screens: loads and exchanges them, says where one is, carries the messages and offers updates. */
@customElement('app-shell')
export class AppShell extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }

      error-panel {
        width: min(34rem, calc(100% - 2 * var(--space-4)));
        margin: 15vh auto 0;
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) loaders!: ScreenLoaders;

  @state() private screen: ScreenElement | null = null;
  @state() private hasFailed = false;

  #isFirst = true;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { router, updates } = this.services;
    router.addEventListener('change', this.#follow);
    updates.addEventListener('change', this.#offerUpdate);
    updates.addEventListener('installed', this.#tellReady);
    void this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.services.router.removeEventListener('change', this.#follow);
    this.services.updates.removeEventListener('change', this.#offerUpdate);
    this.services.updates.removeEventListener('installed', this.#tellReady);
  }

  protected override updated(): void {
    const title = screenTitle(this.services.router.current);
    const name = msg('Vigil', { id: 'app.name' });
    document.title = title ? msg(str`${title} · ${name}`, { id: 'app.title' }) : name;
  }

  protected override render() {
    return html`
      <main>${this.hasFailed ? this.#renderFailure() : (this.screen ?? nothing)}</main>
      <toast-host></toast-host>
    `;
  }

  #renderFailure() {
    return html`<error-panel
      what=${msg('This page could not be loaded.', { id: 'shell.loadFailed' })}
      next=${msg('Your games are safe. Check the network, then load the page again.', { id: 'shell.loadFailedNext' })}
      retry-label=${msg('Load again', { id: 'shell.reload' })}
      leave-label=${msg('To the start', { id: 'shell.home' })}
      @retry=${() => location.reload()}
      @leave=${() => this.services.router.go({ screen: 'home' })}
    ></error-panel>`;
  }

  readonly #follow = async (): Promise<void> => {
    const route = this.services.router.current;
    try {
      await this.loaders[route.screen]();
    } catch {
      if (this.services.router.current === route) this.hasFailed = true;
      return;
    }
    if (this.services.router.current !== route) return;
    const screen = document.createElement(`${route.screen}-screen`) as ScreenElement;
    screen.services = this.services;
    screen.route = route;
    this.screen = screen;
    this.hasFailed = false;
    await this.updateComplete;
    this.#arrive(route);
  };

  /** A new screen begins at its top and at its heading; the very first one is left as the browser has it. */
  #arrive(route: Route): void {
    if (!this.#isFirst) {
      scrollTo(0, 0);
      this.screen?.focus();
    }
    this.#isFirst = false;
    if (route.screen === 'home') void this.services.updates.applyAtSafePoint();
  }

  /** Said once, after the first installation, and only when it is true. */
  readonly #tellReady = async (): Promise<void> => {
    if ((await this.services.offline.check()) !== 'ready') return;
    toasts.show({ text: () => msg('Vigil is ready to play without a network.', { id: 'shell.offlineReady' }) });
  };

  readonly #offerUpdate = (): void => {
    const { updates } = this.services;
    if (!updates.isWaiting) return;
    toasts.show({
      text: () => msg('A new version of Vigil is here. A game goes on at the same move.', { id: 'update.offer' }),
      action: { label: () => msg('Update now', { id: 'update.accept' }), run: () => updates.accept() },
    });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'app-shell': AppShell;
  }
}
