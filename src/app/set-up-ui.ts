import type { TemplateResult } from 'lit';
import type { Seat } from '../engine/contract.ts';
import type { SeatMark } from '../engine/table.ts';

/** Somebody on the board who carries a mark. */
export interface MarkedFigure {
  readonly id: string;
  readonly label: string;
  /** The mark before anybody chose another. */
  readonly mark: SeatMark;
}

/** A place at the table that can be given to a person or a bot. */
export interface SeatOffer {
  /** Whoever sits here stays when the options turn the seat into another one. */
  readonly slot: string;
  readonly seat: Seat;
  readonly label: string;
  /** Never empty; a player with two figures has two marks. */
  readonly figures: readonly MarkedFigure[];
  readonly mayBeEmpty: boolean;
  /** Who sits here before anybody chose. */
  readonly start: 'person' | 'bot' | 'nobody';
  readonly botName: string;
}

/** The options of a game in preparation; only the game itself knows what is in them. */
export type SetUpOptions = unknown;

export interface OptionsForm {
  readonly options: SetUpOptions;
  readonly change: (options: SetUpOptions) => void;
}

/** How many sit where. */
export interface Seating {
  readonly options: SetUpOptions;
  /** Seats that are held by a person or a bot. */
  readonly taken: readonly Seat[];
  readonly personCount: number;
}

/** What the set-up screen needs of a game; every game's `ui/set-up/` exports one. */
export interface SetUpUi {
  /** Loads the texts. Rejects when they cannot be reached. */
  open(): Promise<void>;
  /** Dispatches `change` when the texts are there in another language. */
  readonly texts: EventTarget;
  /** The options of last time where they can still be played, else those that are recommended. */
  firstOptions(remembered: unknown): SetUpOptions;
  seats(options: SetUpOptions): readonly SeatOffer[];
  /** Options with one more seat for a person; null when the table is full. */
  widened(options: SetUpOptions): SetUpOptions | null;
  /** The options as the game is dealt with. */
  completed(seating: Seating): SetUpOptions;
  /** Why this cannot be played, in plain words; null when it can. */
  problem(seating: Seating): string | null;
  /** What these choices come to, in a sentence or two. */
  summary(seating: Seating): string;
  /** Choices that change the seats. */
  renderSeating(form: OptionsForm): TemplateResult;
  renderOptions(form: OptionsForm): TemplateResult;
}
