import type { Expression, Selector } from '../../rules/lantern/language.ts';
import type { FigureId, Floor, RoomId, Trait } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';

/**
 * One thing worth doing, in the words of a haunt's own data: bots weigh it by its odds, its way and whoever else can do it.
 * Selectors and expressions are a part of Lantern, read over a view: what stands here must be known to the side.
 */
export interface Aim {
  /** An action's key without the haunt's number; it is done at one of the places `at`. */
  readonly act?: string;
  /** Things, cards or figures: to be taken up, attacked or handed over to `to`. */
  readonly take?: Selector;
  readonly fight?: Selector;
  readonly pass?: Selector;
  readonly to?: Selector;
  /** Rooms that have to be found yet. */
  readonly seek?: Selector;
  /** Where: for `act` the rooms it is done in; alone, rooms in which to end a turn. */
  readonly at?: Selector;
  readonly if?: Expression;
  /** The trait and the result it takes, several to choose from. */
  readonly roll?: readonly (readonly [Trait, number])[];
  /** For `fight`: with this trait, and only with this weapon. */
  readonly trait?: Trait;
  readonly weapon?: string;
  /** For `fight`: the margin it takes. */
  readonly margin?: number;
  /** Of a hundred, which is the game. */
  readonly worth: Expression;
  /** How many of a side are of use at a time; by itself one. */
  readonly crew?: number;
  /** What the rules call it when it is tried; by itself `act`. */
  readonly source?: string;
}

/** How a kind of monster fights, where that is not Might against Might. */
export interface Foe {
  readonly trait?: Trait;
  readonly dice?: number;
  /** It stays where it is. */
  readonly still?: boolean;
  /** It attacks nobody. */
  readonly idle?: boolean;
  readonly flies?: boolean;
  /** Losing against it hurts nobody. */
  readonly harmless?: boolean;
  /** Whom it may not attack. */
  readonly spares?: Selector;
  /** Rooms its player keeps it out of. */
  readonly shuns?: Selector;
  /** Rooms in which it hardly ever attacks. */
  readonly calm?: Selector;
  /** What beating it is worth to heroes, of a hundred. */
  readonly beaten?: number;
  /** Steps of harm that each won attack of its brings besides its damage. */
  readonly harm?: number;
}

export interface Harm {
  readonly rooms: Selector;
  readonly harm: Expression;
}

/** What bots know of a haunt besides its view. Answers: to questions by key, the place of choices by worth of a selector, near or far. */
export interface Plan {
  readonly number: number;
  readonly heroes: readonly Aim[];
  readonly traitor: readonly Aim[];
  readonly foes?: Readonly<Record<string, Foe>>;
  /** Rooms that cost a hero so many steps on entering, and on ending a turn there. */
  readonly hazards?: readonly Harm[];
  readonly dreads?: readonly Harm[];
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Cards and things that heroes steal whenever they can, in place of harm. */
  readonly steal?: readonly string[];
  /** Heroes must not kill the traitor. */
  readonly spare?: boolean;
}

/** The choice nearest to, or farthest from, what a selector names; the figure with the highest value; or an option by key. */
export type Answer =
  { readonly near: Selector } | { readonly far: Selector } | { readonly most: Trait } | { readonly option: string };

export type BotSide = 'heroes' | 'traitor';

/** Whoever stands on the board, with what a bot reckons with. */
export interface Figure {
  readonly id: FigureId;
  readonly room: RoomId;
  readonly side: BotSide;
  readonly values: Readonly<Partial<Record<Trait, number>>>;
  readonly cards: readonly string[];
  /** How it fights and moves; explorers have none of it. */
  readonly foe: Foe | null;
  readonly awake: boolean;
  /** Steps it can lose in body and in mind before it dies. */
  readonly body: number;
  readonly mind: number;
}

/** Something a selector names, with where it is. */
export interface Spot {
  readonly id: string;
  readonly room: RoomId;
}

/** What plans are read over: a view and what follows from it. */
export interface PlanBoard {
  readonly view: HouseView;
  readonly figures: readonly Figure[];
  readonly rooms: readonly RoomId[];
  /** Rooms with a doorway into the unknown on a floor for which a tile is left. */
  readonly doors: readonly RoomId[];
  readonly cards: readonly Spot[];
  /** Rooms in which this side was told that what it looks for is not there. */
  readonly searched: readonly RoomId[];
  of(side: BotSide): readonly Figure[];
  figure(id: FigureId): Figure | undefined;
  floorOf(room: RoomId): Floor | undefined;
  beside(room: RoomId): readonly RoomId[];
  inSight(from: RoomId): readonly RoomId[];
}
