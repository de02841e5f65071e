import { LitElement, css, html, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventView } from '../../rules/view.ts';
import '../board/board-element.ts';
import { emptyScene, type BoardScene } from '../board/scene.ts';
import { spaceLabels } from '../labels.ts';
import type { Narrator } from '../narrator.ts';
import { piecesOf } from '../pieces.ts';
import { areaNames, boardWords } from './board-words.ts';

/** The board with all its words in the language on the screen. Its events are those of `convent-board`. */
@customElement('convent-map')
export class ConventMap extends LitElement {
  static override styles = css`
    :host,
    convent-board {
      display: block;
      position: absolute;
      inset: 0;
    }
  `;

  @property({ attribute: false }) scene: BoardScene = emptyScene;
  @property({ attribute: false }) view!: ConventView;
  @property({ attribute: false }) board!: ConventBoard;
  @property({ attribute: false }) narrator!: Narrator;

  #labels: (space: number) => string = String;
  #names: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The board names 155 buttons anew whenever this function is another one.
    if (changed.has('view') || changed.has('narrator')) {
      this.#labels = spaceLabels({ board: this.board, narrator: this.narrator, pieces: piecesOf(this.view) });
    }
    if (changed.has('narrator')) this.#names = areaNames(this.narrator);
  }

  protected override render() {
    return html`<convent-board
      .scene=${this.scene}
      .labels=${this.#labels}
      .areaNames=${this.#names}
      .words=${boardWords(this.narrator)}
    ></convent-board>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-map': ConventMap;
  }
}
