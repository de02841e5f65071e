// On the first-load path: whatever is imported here comes before the first screen can be used.
import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ChangeAnswer, GameId, GameSummary } from '../app/games-port.ts';
import { formatRoute } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';
import { Watch } from '../app/watch.ts';
import { controls } from '../ui/controls.ts';
import '../ui/error-panel.ts';
import '../ui/install-button.ts';
import '../ui/language-picker.ts';
import { gameName, gamePitch, gamePlayers } from './game-names.ts';
import { homePicture, homePictureStyles } from './home-picture.ts';
import { homeStyles } from './home-styles.ts';
import './saved-games.ts';

/** A list that takes longer than this is not waited for: one can play without it. */
const listPatienceMs = 300;

/** Where everybody comes in: play at once, go on with a game, look back, change the language. Needs no game and no core. */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  static override styles = [controls, homePictureStyles, homeStyles];

  @property({ attribute: false }) services!: Services;

  /** null while loading: what stands below the list waits a moment for it, or it would jump down when the list comes. */
  @state() private games: readonly GameSummary[] | null = null;
  @state() private hasFailed = false;
  @state() private isDealing = false;
  @state() private notDealt: GameId | null = null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => [this.services.storage]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  /** Where a screen reader begins after coming here from another screen. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus());
  }

  protected override render() {
    return html`
      <header>
        <svg class="picture" viewBox="0 72 1080 228" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          ${homePicture}
        </svg>
        <div class="title">
          <h1 tabindex="-1">${msg('Vigil', { id: 'app.name' })}</h1>
          <p>${msg('Noises in the dark, on one device', { id: 'home.tagline' })}</p>
        </div>
      </header>
      <language-picker label-spoken-only></language-picker>
      ${this.#renderStorageNotice()} ${this.#renderUnfinished()}
      ${this.games || this.hasFailed ? this.#renderBelowList() : nothing}
    `;
  }

  #renderStorageNotice() {
    const { isMemoryOnly, isBlocked } = this.services.storage;
    if (isBlocked) {
      return html`<p class="notice">
        ${msg('Another window shows an older Vigil and holds the saved games. Please close it.', { id: 'home.blocked' })}
      </p>`;
    }
    if (!isMemoryOnly) return nothing;
    return html`<p class="notice">
      ${msg('This browser does not let Vigil save. You can play, but a game is lost when the page is closed.', {
        id: 'home.memoryOnly',
      })}
    </p>`;
  }

  #renderUnfinished() {
    if (this.hasFailed) {
      return html`<error-panel
        what=${msg('Your saved games cannot be read just now.', { id: 'home.listFailed' })}
        next=${msg(
          'They are not lost. Close other windows of Vigil, then try again. You can start a new game meanwhile.',
          {
            id: 'home.listFailedNext',
          },
        )}
        @retry=${this.#load}
      ></error-panel>`;
    }
    const unfinished = this.games?.filter(game => game.state === 'unfinished') ?? [];
    if (unfinished.length === 0) return nothing;
    return html`
      <section aria-labelledby="continue">
        <h2 id="continue">${msg('Go on playing', { id: 'home.unfinished' })}</h2>
        ${this.#renderList(unfinished)}
      </section>
    `;
  }

  #renderFinished() {
    const finished = this.games?.filter(game => game.state === 'finished') ?? [];
    if (finished.length === 0) return nothing;
    return html`
      <section aria-labelledby="finished">
        <h2 id="finished">${msg('Finished games', { id: 'home.finished' })}</h2>
        ${this.#renderList(finished)}
      </section>
    `;
  }

  #renderList(games: readonly GameSummary[]) {
    return html`<saved-games
      .games=${games}
      @rename-asked=${this.#rename}
      @remove-asked=${this.#remove}
    ></saved-games>`;
  }

  #renderGame(game: GameId) {
    return html`
      <article>
        <h2>${gameName(game)}</h2>
        <p>${gamePitch(game)}</p>
        <div class="ways">
          <button class="primary" ?disabled=${this.isDealing} @click=${() => this.#playAlone(game)}>
            ${msg('Play alone now', { id: 'home.playAlone' })}
          </button>
          <a class="button" href=${formatRoute({ screen: 'set-up', game })}>
            ${msg('Set up a game', { id: 'home.setUp' })}
          </a>
          <a class="button quiet" href=${formatRoute({ screen: 'rules', game })}>
            ${msg('How to play', { id: 'home.rules' })}
          </a>
        </div>
        ${this.notDealt === game ? this.#renderNotDealt(game) : nothing}
        <p class="small soft">${gamePlayers(game)}</p>
      </article>
    `;
  }

  #renderBelowList() {
    return html`
      <div class="games">${this.services.playable.map(game => this.#renderGame(game))}</div>
      ${this.#renderFinished()}
      <nav aria-label=${msg('More', { id: 'home.more' })}>
        <a class="button" href=${formatRoute({ screen: 'settings' })}>${msg('Settings', { id: 'settings.title' })}</a>
        <label class="button">
          ${msg('Open a game from a file', { id: 'home.openFile' })}
          <input type="file" class="spoken-only" accept=".vigil,.json,application/json" @change=${this.#openFile} />
        </label>
        <install-button .install=${this.services.install}></install-button>
      </nav>
    `;
  }

  #renderNotDealt(game: GameId) {
    return html`<error-panel
      what=${msg('The game could not be dealt.', { id: 'home.notDealt' })}
      next=${msg('A part of Vigil did not load. Check the network, then try again. Your saved games are safe.', {
        id: 'home.notDealtNext',
      })}
      @retry=${() => this.#playAlone(game)}
    ></error-panel>`;
  }

  async #load(): Promise<void> {
    this.hasFailed = false;
    const patience = setTimeout(() => {
      this.games ??= [];
    }, listPatienceMs);
    try {
      this.games = await this.services.games.list();
    } catch {
      this.hasFailed = true;
    } finally {
      clearTimeout(patience);
    }
  }

  async #playAlone(game: GameId): Promise<void> {
    this.isDealing = true;
    this.notDealt = null;
    try {
      const id = await this.services.games.createSolo(game);
      this.services.router.go({ screen: 'play', id });
    } catch {
      this.notDealt = game;
    } finally {
      this.isDealing = false;
    }
  }

  async #openFile({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    // The same file may be chosen again.
    input.value = '';
    if (!file) return;
    const id = await this.services.games.openFile(file).catch(() => null);
    if (id !== null) this.services.router.go({ screen: 'play', id });
  }

  #rename(event: CustomEvent<{ readonly id: string; readonly name: string }>): Promise<void> {
    return this.#change(() => this.services.games.rename(event.detail.id, event.detail.name));
  }

  #remove(event: CustomEvent<string>): Promise<void> {
    return this.#change(() => this.services.games.remove(event.detail));
  }

  async #change(change: () => Promise<ChangeAnswer>): Promise<void> {
    try {
      if ((await change()) === 'openElsewhere') {
        toasts.show({
          text: () => msg('This game is open in another window. Close it there first.', { id: 'home.openElsewhere' }),
        });
      }
    } catch {
      toasts.show({
        text: () => msg('That could not be saved. Nothing was changed.', { id: 'home.changeFailed' }),
      });
    }
    await this.#load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
}
