import { asSentence, fill, type FillValues } from '../../../app/fill.ts';
import type { Language } from '../../../app/languages.ts';
import type { Seat } from '../../../engine/contract.ts';
import { holderOf, type Table } from '../../../engine/table.ts';
import type { CardId, DamageKind, FigureId, Floor, RoomId, Side, Trait } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import type { EventTexts, IdTexts, PlayTexts } from './texts.ts';

export type SayKey = (keyof PlayTexts | keyof EventTexts) & string;

/** Tells of a game in one language: sentences and the names of all that occurs in them. It never says "you". */
export interface Narrator {
  readonly language: Language;
  say(key: SayKey, values?: FillValues): string;
  /** A sentence whose key is made of ids; null where there is none. */
  find(key: string, values?: FillValues): string | null;
  /** A part of the texts of the haunt that is played; null where there is none. */
  haunt(part: string, values?: FillValues): string | null;
  /** The explorer's short name, or a monster's. */
  figure(figure: FigureId): string;
  /** The person who holds a seat. */
  holder(seat: Seat): string;
  room(room: RoomId): string;
  card(card: CardId): string;
  cardText(card: CardId): string;
  trait(trait: Trait): string;
  floor(floor: Floor): string;
  side(side: Side): string;
  damage(kind: DamageKind): string;
  /** A token by its kind; those of a haunt have names of their own. */
  token(kind: string): string;
  list(parts: readonly string[]): string;
}

export interface NarratorParts {
  readonly texts: readonly (PlayTexts | EventTexts | IdTexts)[];
  readonly language: Language;
  readonly table: Table;
  readonly view: Pick<HouseView, 'explorers' | 'monsters' | 'haunt'>;
}

/** `servant#2` is the second of its kind, or the only one there ever was. */
export const kindOf = (id: string): string => id.split('#')[0]!;

export function narratorOf({ texts, language, table, view }: NarratorParts): Narrator {
  const all: IdTexts = Object.assign({}, ...texts) as IdTexts;
  const joiner = new Intl.ListFormat(language, { type: 'conjunction' });
  const find = (key: string, values: FillValues = {}): string | null =>
    Object.hasOwn(all, key) ? fill(all[key]!, values) : null;
  const named = (key: string): string => find(key) ?? key;
  const haunt = `haunt.${view.haunt?.number ?? 0}`;
  const monster = (id: FigureId): string => {
    const kind = kindOf(id);
    const name = find(`${haunt}.monster.${kind}`) ?? kind;
    const alike = view.monsters.filter(other => other.kind === kind);
    return alike.length < 2 ? name : `${name} ${alike.findIndex(other => other.id === id) + 1}`;
  };
  return {
    language,
    say: (key, values) => find(key, values) ?? key,
    find,
    haunt: (part, values) => find(`${haunt}.${part}`, values),
    figure: id => {
      const explorer = view.explorers[id];
      return explorer ? named(`short.${explorer.character}`) : monster(id);
    },
    holder: seat => holderOf(table, seat)?.name ?? seat,
    room: id => named(`room.${id}`),
    card: id => named(`card.${id}.name`),
    cardText: id => named(`card.${id}.text`),
    trait: id => named(`trait.${id}`),
    floor: id => named(`floor.${id}`),
    side: id => named(`side.${id}`),
    damage: kind => named(`damage.${kind}`),
    token: kind => find(`token.${kind}`) ?? find(`${haunt}.token.${kind}`) ?? kind,
    list: parts => joiner.format(parts),
  };
}

export { asSentence };
