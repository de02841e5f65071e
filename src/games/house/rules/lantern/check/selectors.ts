import type { Part } from '../selector-parts.ts';
import { alternatives, parseSelector } from '../selector-parts.ts';
import { decks, floors, traits } from '../../terms.ts';
import type { Audience, Inspection, MadeByHaunt, Scope } from './scope.ts';
import { everybody } from './scope.ts';
import type { DetailKind, Sort } from './vocabulary.ts';
import { baseWords, filterWords } from './vocabulary.ts';

const madeHere = ({ made }: Inspection, { haunt }: Scope): MadeByHaunt | undefined =>
  haunt ? made.get(haunt) : undefined;

function isKnown(
  inspection: Inspection,
  scope: Scope,
  named: { readonly kind: DetailKind; readonly name: string },
): boolean {
  const { content, flags } = inspection;
  const { kind, name } = named;
  const known: Readonly<Record<DetailKind, () => boolean>> = {
    room: () => content.rooms.has(name),
    card: () => content.cards.has(name),
    token: () => isTokenKind(inspection, scope, name),
    list: () => name in content.lists || name in (scope.haunt?.lists ?? {}),
    floor: () => floors.some(floor => floor === name),
    deck: () => decks.some(deck => deck === name),
    trait: () => traits.some(trait => trait === name),
    flag: () => flags.has(name),
    monster: () => scope.haunt?.monsters.some(monster => monster.kind === name) ?? false,
    number: () => /^\d+$/.test(name),
    note: () => madeHere(inspection, scope)?.notes.has(name) ?? false,
    place: () => madeHere(inspection, scope)?.places.has(name) ?? false,
  };
  return known[kind]();
}

/** Tokens of the rooms, and those the haunt lays or knows itself. */
export const isTokenKind = (inspection: Inspection, scope: Scope, kind: string): boolean =>
  inspection.content.tokens.has(kind) || (madeHere(inspection, scope)?.tokens.has(kind) ?? false);

function checkDetail(
  inspection: Inspection,
  scope: Scope,
  word: { readonly part: Part; readonly kind?: DetailKind | undefined; readonly isNeeded: boolean },
): void {
  const { part, kind, isNeeded } = word;
  if (part.detail === null) {
    if (kind && isNeeded) inspection.report(scope, `"${part.word}" needs the name of a ${kind}`);
  } else if (!kind) inspection.report(scope, `"${part.word}" takes no name, here "${part.detail}"`);
  else if (!isKnown(inspection, scope, { kind, name: part.detail }))
    inspection.report(scope, `unknown ${kind} "${part.detail}"`);
}

function baseSort(inspection: Inspection, scope: Scope, part: Part): Sort | null {
  const bound = scope.names.get(part.word);
  if (bound !== undefined) return bound.sort;
  const word = baseWords[part.word];
  if (!word) {
    inspection.report(scope, `unknown selector word "${part.word}"`);
    return null;
  }
  checkDetail(inspection, scope, { part, kind: word.detail, isNeeded: word.needsDetail ?? false });
  if (part.inner !== null && !word.inner) inspection.report(scope, `"${part.word}" takes no parentheses`);
  if (part.inner !== null && word.inner) checkSelector(inspection, scope, { selector: part.inner, wanted: word.inner });
  return word.sort;
}

function checkFilter(
  inspection: Inspection,
  scope: Scope,
  about: { readonly part: Part; readonly sort: Sort | null },
): void {
  const { part, sort } = about;
  const word = filterWords[part.word];
  if (!word) {
    inspection.report(scope, `unknown filter "${part.word}"`);
    return;
  }
  if (sort !== null && !word.of.includes(sort)) inspection.report(scope, `"${part.word}" cannot be asked of a ${sort}`);
  checkDetail(inspection, scope, { part, kind: word.detail, isNeeded: !word.isDetailOpen });
  if (part.inner === null) {
    if (word.needsInner) inspection.report(scope, `"${part.word}" needs something in parentheses`);
  } else if (!word.inner) inspection.report(scope, `"${part.word}" takes no parentheses`);
  else if (word.inner !== 'card') checkSelector(inspection, scope, { selector: part.inner, wanted: word.inner });
  else if (!inspection.content.cards.has(part.inner)) inspection.report(scope, `unknown card "${part.inner}"`);
}

/**
 * Checks the words of a selector and that it names what is wanted there. Answers the sort it names, null when that is open
 * or the selector cannot be read.
 */
export function checkSelector(
  inspection: Inspection,
  scope: Scope,
  what: { readonly selector: string; readonly wanted?: readonly Sort[] },
): Sort | null {
  const { selector, wanted } = what;
  let sorts: readonly (Sort | null)[];
  try {
    sorts = alternatives(selector).map(one => checkAlternative(inspection, scope, one));
  } catch {
    inspection.report(scope, `not a selector: "${selector}"`);
    return null;
  }
  const [sort = null] = sorts;
  if (sorts.some(other => other !== null && sort !== null && other !== sort))
    inspection.report(scope, `"${selector}" joins different sorts`);
  if (sort !== null && wanted && !wanted.includes(sort))
    inspection.report(scope, `"${selector}" names a ${sort}, wanted is a ${wanted.join(' or a ')}`);
  return sort;
}

/** The words of one alternative. Throws when it cannot be read. */
function checkAlternative(inspection: Inspection, scope: Scope, selector: string): Sort | null {
  const [first, ...filters] = parseSelector(selector);
  const sort = baseSort(inspection, scope, first!);
  for (const part of filters) checkFilter(inspection, scope, { part, sort });
  return sort;
}

/** Sides to which the figures of a selector may belong; monsters answer through the traitor's player (H-16.1). */
export function sideOfSelector(scope: Scope, selector: string): Audience {
  const sides = readable(selector).flatMap(parts => sideOfAlternative(scope, parts));
  return everybody.filter(side => sides.includes(side));
}

/** The parts of every alternative; none when the selector cannot be read. */
function readable(selector: string): readonly (readonly Part[])[] {
  try {
    return alternatives(selector).map(parseSelector);
  } catch {
    return [];
  }
}

function sideOfAlternative(scope: Scope, [first, ...filters]: readonly Part[]): Audience {
  const { word } = first!;
  if (word === 'heroes' || filters.some(filter => filter.word === 'hero')) return ['heroes'];
  const isTraitors = word === 'traitor' || word === 'traitors';
  if (isTraitors || (word === 'monsters' && scope.haunt?.traitor.kind !== 'none')) return ['traitor'];
  return word === 'me' ? scope.mine : (scope.names.get(word)?.side ?? everybody);
}
