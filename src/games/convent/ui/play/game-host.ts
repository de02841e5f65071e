import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { locale } from '../../../../app/locale.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import type { ConventEvent } from '../../rules/events.ts';
import type { ConventView } from '../../rules/view.ts';
import { GuardLight } from '../light.ts';
import { narratorOf, type Narrator } from '../narrator.ts';
import type { Staging } from '../scene-of-view.ts';
import { isNoviceNumber } from '../scene-of-view.ts';
import { guardMark, nobodyStyle, noviceMark, styleOfMark } from '../seat-style.ts';
import type { Stage } from '../stage.ts';
import { playTexts, roomTexts } from '../texts.ts';

/** What is needed of a game to show it, in progress or over. */
export type GameContext = Pick<PlayContext, 'table' | 'update' | 'log'>;

/** What the table, a private turn and looking back have in common: the game, the board behind it, and the words for both. */
export abstract class GameHost<Context extends GameContext = PlayContext> extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) stage!: Stage;

  readonly #play = new UseTexts(this, playTexts);
  readonly #rooms = new UseTexts(this, roomTexts);
  #narrator: Narrator | null = null;
  #narratorKey: readonly unknown[] = [];
  #light: GuardLight | null = null;
  #staging: Staging | null = null;
  #stagingKey: readonly unknown[] = [];

  get view(): ConventView {
    return this.context.update.view as ConventView;
  }

  get log(): readonly ConventEvent[] {
    return this.context.log as readonly ConventEvent[];
  }

  /** null until the texts are there. The same object as long as nothing changes, so that children need not render. */
  get narrator(): Narrator | null {
    const [play, rooms] = [this.#play.current, this.#rooms.current];
    if (!play || !rooms) return null;
    const key = [play, rooms, this.context.table];
    if (!this.#narrator || key.some((part, index) => part !== this.#narratorKey[index])) {
      this.#narrator = narratorOf({ play, rooms, language: locale.current, table: this.context.table });
      this.#narratorKey = key;
    }
    return this.#narrator;
  }

  /** How the pieces of this game look and see; the same object as long as nothing changes. */
  stagingFor(narrator: Narrator): Staging {
    const { table } = this.context;
    const key = [narrator, this.view.options.preset, this.stage];
    if (this.#staging && key.every((part, index) => part === this.#stagingKey[index])) return this.#staging;
    this.#light ??= new GuardLight(this.stage.core, this.stage.board);
    this.#stagingKey = key;
    this.#staging = {
      light: this.#light,
      settings: this.view.options.settings,
      noviceStyle: novice => (isNoviceNumber(novice) ? styleOfMark(noviceMark(table, novice)) : nobodyStyle),
      guardStyle: guard => styleOfMark(guardMark(table, guard, narrator.say(`letter.${guard}`))),
    };
    return this.#staging;
  }
}
