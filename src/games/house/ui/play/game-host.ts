import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { locale } from '../../../../app/locale.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import type { HouseEvent } from '../../rules/events.ts';
import type { HouseView } from '../../rules/view.ts';
import { narratorOf, type Narrator } from '../narrator.ts';
import { cardTexts, eventTexts, hauntTexts, nameTexts, playTexts } from '../texts.ts';

/** What is needed of a game to show it, in progress or over. */
export type GameContext = Pick<PlayContext, 'table' | 'update' | 'log'>;

/** What the table, a private turn and looking back have in common: the game, and the words for it. */
export abstract class GameHost<Context extends GameContext = PlayContext> extends LitElement {
  @property({ attribute: false }) context!: Context;

  readonly #play = new UseTexts(this, playTexts);
  readonly #events = new UseTexts(this, eventTexts);
  readonly #names = new UseTexts(this, nameTexts);
  readonly #cards = new UseTexts(this, cardTexts);
  #haunt: { readonly number: number; readonly texts: UseTexts<Readonly<Record<string, string>>> } | null = null;
  #narrator: Narrator | null = null;
  #key: readonly unknown[] = [];

  get view(): HouseView {
    return this.context.update.view as HouseView;
  }

  get log(): readonly HouseEvent[] {
    return this.context.log as readonly HouseEvent[];
  }

  /** null until the texts are there. The same object as long as nothing changes, so that children need not render. */
  get narrator(): Narrator | null {
    const [play, events, names, cards] = [this.#play, this.#events, this.#names, this.#cards].map(
      ({ current }) => current,
    );
    if (!play || !events || !names || !cards) return null;
    const haunt = this.#hauntTexts();
    const { view } = this;
    const key = [play, haunt, this.context.table, view];
    if (!this.#narrator || key.some((part, index) => part !== this.#key[index])) {
      const texts = [names, cards, ...(haunt ? [haunt] : []), events, play] as Parameters<
        typeof narratorOf
      >[0]['texts'];
      this.#narrator = narratorOf({ texts, language: locale.current, table: this.context.table, view });
      this.#key = key;
    }
    return this.#narrator;
  }

  /** The texts of the haunt that is played; loaded when it begins, null until then. */
  #hauntTexts(): Readonly<Record<string, string>> | null {
    const number = this.view.haunt?.number;
    if (number === undefined) return null;
    if (this.#haunt?.number !== number) {
      this.#haunt = { number, texts: new UseTexts(this, hauntTexts(number)) };
    }
    return this.#haunt.texts.current;
  }
}
