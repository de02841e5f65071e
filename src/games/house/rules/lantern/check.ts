import type { HauntEntry } from '../../content/schema.ts';
import type { HouseContent } from '../content-index.ts';
import { decks, traits } from '../terms.ts';
import { checkCard, checkToken } from './check/entries.ts';
import { checkHaunt } from './check/haunts.ts';
import type { Inspection, Problem } from './check/scope.ts';
import { flagsSet, madeBy, textKeysWithin } from './check/walk.ts';
import type { NativeEntry } from '../../content/natives.ts';

export type { Problem } from './check/scope.ts';

/** What the check needs besides the content: registered code, and the text keys there are, by language. */
export interface Surroundings {
  readonly natives: readonly NativeEntry[];
  readonly texts: Readonly<Record<string, ReadonlySet<string>>>;
}

const hauntParts = ['story', 'setup', 'enemy', 'win', 'rules', 'ending'];

/** Both books, whatever has a name, and all that is asked, offered and told. */
function textsOfHaunt(haunt: HauntEntry): readonly string[] {
  const { tokens, places, notes } = madeBy(haunt);
  const of = (sort: string, names: Iterable<string>): readonly string[] => [...names].map(name => `${sort}.${name}`);
  const known = haunt.variables.filter(({ seen }) => seen !== 'nobody').map(({ name }) => name);
  const parts = [
    'title',
    ...['heroes', 'traitor'].flatMap(side => of(side, hauntParts)),
    ...of(
      'monster',
      haunt.monsters.map(({ kind }) => kind),
    ),
    ...of(
      'token',
      [...tokens].filter(kind => kind.startsWith(`h${haunt.number}-`)),
    ),
    ...of('variable', known),
    ...of(
      'place',
      [...places].filter(place => place !== 'removed'),
    ),
    ...of('note', notes.keys()),
  ];
  return [...of(`haunt.${haunt.number}`, parts), ...textKeysWithin(haunt)];
}

/** A token of a haunt carries its number, and its name stands with the haunt's texts. */
function nameOfToken(token: string): string {
  const haunt = /^h(\d+)-/.exec(token)?.[1];
  return haunt === undefined ? `token.${token}` : `haunt.${haunt}.token.${token}`;
}

/** Every text an entry needs, by the entry's name. */
function textsNeeded(content: HouseContent): readonly { readonly entry: string; readonly key: string }[] {
  const needed = (entry: string, keys: readonly string[]) => [...new Set(keys)].map(key => ({ entry, key }));
  return [
    ...traits.flatMap(trait => needed(`trait ${trait}`, [`trait.${trait}`])),
    ...[...content.rooms.keys()].flatMap(id => needed(`room ${id}`, [`room.${id}`])),
    ...[...content.characters.keys()].flatMap(id => needed(`character ${id}`, [`character.${id}`])),
    ...[...content.tokens.values()].flatMap(token =>
      needed(`token ${token.id}`, [nameOfToken(token.id), ...textKeysWithin(token)]),
    ),
    ...[...content.cards.values()].flatMap(card =>
      needed(`card ${card.id}`, [`card.${card.id}.name`, `card.${card.id}.text`, ...textKeysWithin(card)]),
    ),
    ...[...content.haunts.values()].flatMap(haunt => needed(`haunt ${haunt.number}`, textsOfHaunt(haunt))),
  ];
}

function missingTexts(content: HouseContent, texts: Surroundings['texts']): readonly Problem[] {
  return textsNeeded(content).flatMap(({ entry, key }) =>
    Object.entries(texts).flatMap(([language, keys]) =>
      keys.has(key) ? [] : [{ entry, at: '', what: `the text "${key}" is missing in ${language}` }],
    ),
  );
}

function checkRooms({ content, report }: Inspection): void {
  const place = (entry: string) => ({ entry, at: '' }) as Parameters<typeof report>[0];
  for (const room of content.rooms.values()) {
    if (room.floors.length === 0) report(place(`room ${room.id}`), 'has no floor');
    if (room.doors.length === 0) report(place(`room ${room.id}`), 'has no doorway');
    if (room.symbol !== null && !decks.includes(room.symbol))
      report(place(`room ${room.id}`), `unknown symbol "${String(room.symbol)}"`);
  }
  for (const [list, rooms] of Object.entries(content.lists))
    for (const room of rooms)
      if (!content.rooms.has(room)) report(place(`list ${list}`), `unknown room "${room}" in the list`);
}

/** The chart names omens and omen rooms, and every number leads to a haunt that stands for itself (H-14.2, H-14.9). */
function checkChart({ content, report }: Inspection): void {
  const place = (entry: string) => ({ entry, at: 'chart' }) as Parameters<typeof report>[0];
  for (const [omen, row] of Object.entries(content.chart)) {
    if (content.cards.get(omen)?.deck !== 'omen') report(place(`chart ${omen}`), `unknown omen "${omen}"`);
    for (const [room, number] of Object.entries(row)) {
      if (content.rooms.get(room)?.symbol !== 'omen')
        report(place(`chart ${omen}`), `"${room}" is no room with an omen`);
      const target = content.standIns[number];
      if (target === undefined || content.standIns[target] !== target)
        report(place(`chart ${omen}`), `haunt ${number} leads nowhere`);
    }
  }
}

/**
 * Everything wrong with the content that can be seen without playing (H-24.10): names, ladders, empty questions, rules
 * without end, missing texts, branches nobody can reach, and secrets that decide what the other side is asked (H-24.9).
 */
export function problemsOf(content: HouseContent, surroundings: Surroundings): readonly Problem[] {
  const problems: Problem[] = [];
  const entries = [...content.cards.values(), ...content.tokens.values(), ...content.haunts.values()];
  const inspection: Inspection = {
    content,
    natives: new Map(surroundings.natives.map(native => [native.name, native.with])),
    flags: new Set(flagsSet(entries)),
    made: new Map([...content.haunts.values()].map(haunt => [haunt, madeBy(haunt)])),
    report: ({ entry, at }, what) => problems.push({ entry, at, what }),
  };
  checkRooms(inspection);
  checkChart(inspection);
  for (const card of content.cards.values()) checkCard(inspection, card);
  for (const token of content.tokens.values()) checkToken(inspection, token);
  for (const haunt of content.haunts.values()) checkHaunt(inspection, haunt);
  return [...problems, ...missingTexts(content, surroundings.texts)];
}
