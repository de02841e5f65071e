import { holderOf, type Table } from '../../../engine/table.ts';
import type { HouseEvent, RollRecord } from '../rules/events.ts';
import type { CardId, Deck, FigureId, RoomId } from '../rules/terms.ts';
import { isOmen } from './facts.ts';
import { readsCard } from './ladder.ts';

export type MomentKind = 'moves' | 'card' | 'roll' | 'fight' | 'hauntRoll' | 'haunt' | 'end';

/** What happened, cut into pictures that are told one after the other. */
export interface Moment {
  readonly kind: MomentKind;
  /** Index of its first event in the log. */
  readonly from: number;
  readonly events: readonly HouseEvent[];
  /** Card whose text is shown, and whoever drew or used it. */
  readonly card: CardId | null;
  readonly deck: Deck | null;
  /** The roll that comes next and reads the card, where somebody wants to know its chances first. */
  readonly awaits: RollRecord | null;
  readonly who: FigureId | null;
  /** Room the map turns to. */
  readonly room: RoomId | null;
  readonly rolls: readonly RollRecord[];
}

/** The kind of picture that begins with an event; null when it belongs to the one before. */
function begins(event: HouseEvent): MomentKind | null {
  switch (event.t) {
    case 'cardDrawn':
      return event.card === null ? null : 'card';
    case 'cardUsed':
      return 'card';
    case 'rolled':
      return event.roll.key === 'roll.haunt' ? 'hauntRoll' : event.roll.key === 'roll.attack' ? 'fight' : null;
    case 'hauntBegan':
      return 'haunt';
    case 'gameEnded':
      return 'end';
    case 'turnBegan':
    case 'stepped':
    case 'tilePlaced':
    case 'acted':
      return 'moves';
    default:
      return null;
  }
}

/** Whether a picture that begins here is a new one: ways of one turn are told together, a rerolled roll is one roll. */
function isNew(
  kind: MomentKind,
  { event, last }: { readonly event: HouseEvent; readonly last: HouseEvent[] | undefined },
): boolean {
  if (!last) return true;
  if (event.t === 'turnBegan') return true;
  const first = begins(last[0]!) ?? 'roll';
  if (kind === 'moves') return first !== 'moves';
  // A card that is used changes the roll or the fight that goes on; drawn by a card, it is a picture of its own.
  return event.t !== 'cardUsed' || first === 'moves';
}

const roomOf = (event: HouseEvent): RoomId | null =>
  'to' in event && (event.t === 'stepped' || event.t === 'putElsewhere')
    ? event.to
    : 'room' in event && typeof event.room === 'string'
      ? event.room
      : null;

const figureOf = (event: HouseEvent): FigureId | null =>
  event.t === 'rolled'
    ? event.roll.roller
    : event.t === 'tilePlaced'
      ? event.by
      : 'seat' in event
        ? (event.seat ?? null)
        : 'figure' in event
          ? event.figure
          : null;

const deckOf = (first: HouseEvent): Deck | null =>
  first.t === 'cardDrawn' ? first.deck : first.t === 'cardUsed' ? (isOmen(first.card) ? 'omen' : 'item') : null;

function momentOf(events: readonly HouseEvent[], from: number): Moment {
  const first = events[0]!;
  const rooms = events.map(roomOf).filter(room => room !== null);
  const rolls = events.flatMap(event => (event.t === 'rolled' ? [event.roll] : []));
  return {
    kind: begins(first) ?? (rolls.length > 0 ? 'roll' : 'moves'),
    from,
    events,
    card: first.t === 'cardDrawn' || first.t === 'cardUsed' ? first.card : null,
    deck: deckOf(first),
    awaits: null,
    who: figureOf(first),
    room: rooms.at(-1) ?? null,
    rolls,
  };
}

/** Cuts the log from an index on into pictures. */
export function momentsOf(log: readonly HouseEvent[], from = 0): readonly Moment[] {
  const cuts: { readonly from: number; readonly events: HouseEvent[] }[] = [];
  log.slice(from).forEach((event, index) => {
    const last = cuts.at(-1);
    const kind = begins(event);
    if (!last || (kind !== null && isNew(kind, { event, last: last.events })))
      cuts.push({ from: from + index, events: [event] });
    else last.events.push(event);
  });
  return cuts.map(cut => momentOf(cut.events, cut.from));
}

/** What everybody wants to see before the game goes on, whoever brought it about. */
const drama: readonly HouseEvent['t'][] = [
  'cardDrawn',
  'hurt',
  'fought',
  'died',
  'hauntRolled',
  'hauntBegan',
  'converted',
  'caught',
  'wentAway',
  'gameEnded',
];

/** What somebody at the table need not be told about his own doing. */
const plain: readonly HouseEvent['t'][] = [
  'turnBegan',
  'turnEnded',
  'stopped',
  'tileDiscarded',
  'tilesShuffled',
  'deckShuffled',
];

/** Whether a person does not know yet: drama of anybody, and all that bots, monsters and the house do. */
export function isTold(event: HouseEvent, table: Table): boolean {
  if (drama.includes(event.t)) return event.t !== 'cardDrawn' || event.card !== null;
  if (plain.includes(event.t)) return false;
  if (event.t === 'rolled') return true;
  const who = figureOf(event);
  return who !== null && holderOf(table, who)?.kind !== 'human' && eventSaysSomething(event);
}

const eventSaysSomething = (event: HouseEvent): boolean =>
  ['stepped', 'tilePlaced', 'acted', 'putElsewhere', 'barrierTried', 'cardUsed', 'cardGained', 'cardLost'].includes(
    event.t,
  );

/** The roll that a card's own ladder is read with. */
export const readingOf = ({ rolls, card }: Moment): RollRecord | undefined =>
  card === null ? undefined : rolls.find(({ key }) => readsCard(key, card));

/** A card and what its dice bring, apart, when a person rolls them. */
function beforeAndAfter(moment: Moment, table: Table): readonly Moment[] {
  const roll = readingOf(moment);
  if (!roll?.faces || holderOf(table, roll.roller)?.kind !== 'human') return [moment];
  const at = moment.events.findIndex(event => event.t === 'rolled' && event.roll === roll);
  const { kind, card, deck, from, events } = moment;
  return [
    { ...momentOf(events.slice(0, at), from), awaits: roll },
    { ...momentOf(events.slice(at), from + at), kind, card, deck },
  ];
}

/** The pictures that must be told before the next choice; `beforeRolls`: a card is told before its dice fall. */
export const newMoments = (
  log: readonly HouseEvent[],
  { from, table, beforeRolls }: { readonly from: number; readonly table: Table; readonly beforeRolls: boolean },
): readonly Moment[] =>
  momentsOf(log, from)
    .filter(({ events }) => events.some(event => isTold(event, table)))
    .flatMap(moment => (beforeRolls ? beforeAndAfter(moment, table) : [moment]));
