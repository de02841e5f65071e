import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { GameSummary } from '../app/games-port.ts';
import { locale } from '../app/locale.ts';
import { formatRoute } from '../app/router.ts';
import { controls } from '../ui/controls.ts';
import '../ui/dialog.ts';
import type { VigilDialog } from '../ui/dialog.ts';
import { gameName } from './game-names.ts';

/** Longest name a game can be given: as much as fits on a phone in two lines. */
const longestName = 60;

/**
 * Some games of this device, each with its way in and what can be done with it. Dispatches `rename-asked` with
 * `{ id, name }` and `remove-asked` with the id, both after its own dialog.
 */
@customElement('saved-games')
export class SavedGames extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }

      ul {
        display: grid;
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        padding: var(--space-3) var(--space-4);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }

      .about {
        flex: 1 1 12rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }

      h3 {
        font-size: 1.125rem;
      }

      .row .quiet {
        padding: var(--space-2);
      }

      label {
        display: grid;
        gap: var(--space-1);
      }
    `,
  ];

  @property({ attribute: false }) games: readonly GameSummary[] = [];

  @state() private chosen: GameSummary | null = null;

  @query('#rename') private renameDialog!: VigilDialog;
  @query('#remove') private removeDialog!: VigilDialog;
  @query('#name') private nameInput!: HTMLInputElement;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    return html`
      <ul>
        ${repeat(
          this.games,
          game => game.id,
          game => this.#renderGame(game),
        )}
      </ul>
      ${this.#renderRename()} ${this.#renderRemove()}
    `;
  }

  #title(game: GameSummary): string {
    return game.name || gameName(game.game);
  }

  #renderGame(game: GameSummary) {
    const title = this.#title(game);
    const isFinished = game.state === 'finished';
    const persons = new Intl.ListFormat(locale.current, { type: 'conjunction' }).format(game.persons);
    const played = new Intl.DateTimeFormat(locale.current, { dateStyle: 'medium', timeStyle: 'short' });
    return html`
      <li>
        <div class="about">
          <h3>${title}</h3>
          <p class="small">
            ${
              isFinished
                ? msg(str`Over after round ${game.round}`, { id: 'games.over' })
                : msg(str`Round ${game.round}`, { id: 'games.round' })
            }${persons ? html` · ${persons}` : nothing}
          </p>
          <p class="small soft">${played.format(game.playedMs)}</p>
        </div>
        <div class="row">
          ${
            isFinished
              ? html`<a
                  class="button"
                  href=${formatRoute({ screen: 'replay', id: game.id })}
                  aria-label=${msg(str`Look back: ${title}`, { id: 'games.lookBackAt' })}
                  >${msg('Look back', { id: 'games.lookBack' })}</a
                >`
              : html`<a
                  class="button primary"
                  href=${formatRoute({ screen: 'play', id: game.id })}
                  aria-label=${msg(str`Continue: ${title}`, { id: 'games.continueWith' })}
                  >${msg('Continue', { id: 'games.continue' })}</a
                >`
          }
          <button
            class="quiet"
            aria-label=${msg(str`Rename: ${title}`, { id: 'games.renameThis' })}
            @click=${() => this.#rename(game)}
          >
            ${msg('Rename', { id: 'games.rename' })}
          </button>
          <button
            class="quiet"
            aria-label=${msg(str`Delete: ${title}`, { id: 'games.removeThis' })}
            @click=${() => this.#remove(game)}
          >
            ${msg('Delete', { id: 'games.remove' })}
          </button>
        </div>
      </li>
    `;
  }

  #renderRename() {
    return html`
      <vigil-dialog id="rename" heading=${msg('Rename this game', { id: 'games.renameTitle' })}>
        <form id="name-form" @submit=${this.#onSubmit}>
          <label>
            ${msg('Name', { id: 'games.name' })}
            <input id="name" type="text" maxlength=${longestName} autocomplete="off" data-first-focus />
          </label>
        </form>
        <button slot="actions" @click=${() => this.renameDialog.close()}>
          ${msg('Cancel', { id: 'games.cancel' })}
        </button>
        <button slot="actions" class="primary" @click=${() => this.renameDialog.close('rename')}>
          ${msg('Save name', { id: 'games.saveName' })}
        </button>
      </vigil-dialog>
    `;
  }

  #renderRemove() {
    const title = this.chosen ? this.#title(this.chosen) : '';
    return html`
      <vigil-dialog id="remove" heading=${msg('Delete this game?', { id: 'games.removeTitle' })}>
        <p>${msg(str`“${title}” will be gone for good, with its whole log.`, { id: 'games.removeText' })}</p>
        <button slot="actions" data-first-focus @click=${() => this.removeDialog.close()}>
          ${msg('Keep it', { id: 'games.keep' })}
        </button>
        <button slot="actions" class="danger" @click=${() => this.removeDialog.close('remove')}>
          ${msg('Delete', { id: 'games.remove' })}
        </button>
      </vigil-dialog>
    `;
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    this.renameDialog.close('rename');
  }

  async #rename(game: GameSummary): Promise<void> {
    this.nameInput.value = this.#title(game);
    const answered = this.renameDialog.show();
    await this.renameDialog.updateComplete;
    this.nameInput.select();
    if ((await answered) !== 'rename') return;
    const name = this.nameInput.value.trim();
    this.dispatchEvent(new CustomEvent('rename-asked', { detail: { id: game.id, name } }));
  }

  async #remove(game: GameSummary): Promise<void> {
    this.chosen = game;
    if ((await this.removeDialog.show()) !== 'remove') return;
    this.dispatchEvent(new CustomEvent('remove-asked', { detail: game.id }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'saved-games': SavedGames;
  }
}
