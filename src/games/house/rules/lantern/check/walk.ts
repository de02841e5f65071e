import type { HauntEntry } from '../../../content/schema.ts';
import type { Program } from '../language.ts';
import type { Audience, MadeByHaunt } from './scope.ts';
import { everybody } from './scope.ts';

/** Every object inside a piece of data that has a verb, whatever it stands in. */
export function nodesWithin(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap(nodesWithin);
  return 'verb' in data ? [data as Readonly<Record<string, unknown>>, ...inner] : inner;
}

/** Flags that the programs of these entries set, and so may read. */
export const flagsSet = (entries: readonly unknown[]): readonly string[] =>
  nodesWithin(entries).flatMap(node => (node['verb'] === 'flag' && node['on'] === true ? [String(node['flag'])] : []));

/** What the programs of a haunt lay, write, and use as places off the board. */
export function madeBy(haunt: HauntEntry): MadeByHaunt {
  const nodes = nodesWithin(haunt);
  const named = (verb: string, part: string): readonly string[] =>
    nodes.flatMap(node => (node['verb'] === verb ? [String(node[part])] : []));
  const known = [...(haunt.tokens ?? []).map(({ id }) => id), ...(haunt.things ?? []).map(({ kind }) => kind)];
  const notes = nodes.filter(node => node['verb'] === 'note');
  return {
    tokens: new Set([...known, ...named('placeToken', 'token')]),
    places: new Set([...named('away', 'place'), 'removed']),
    notes: new Map(notes.map(node => [String(node['name']), readersOf(node)])),
  };
}

/** Who knows a note: the side it names, else whoever writes it when that is one side, else nobody. */
function readersOf(note: Readonly<Record<string, unknown>>): Audience {
  const side = note['seen'] ?? note['who'];
  return everybody.filter(known => known === side);
}

/** Text keys that programs and hooks of an entry need: questions, options, actions, what is told. */
export function textKeysWithin(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const part = data as Readonly<Record<string, unknown>>;
  const inner = Object.values(part).flatMap(textKeysWithin);
  const key = String(part['key']);
  if (part['verb'] === 'ask' && Array.isArray(part['options']))
    return [
      `ask.${key}`,
      ...(part['options'] as readonly { readonly key: string }[]).map(option => `option.${option.key}`),
      ...inner,
    ];
  const asks = (part['verb'] === 'pick' || part['verb'] === 'note') && part['byChance'] !== true;
  if (asks) return [`ask.${key}`, ...inner];
  if (part['verb'] === 'tell') return [`told.${key}`, ...inner];
  if (part['kind'] === 'action' && part['at'] === 'action') return [`action.${key}`, ...inner];
  return inner;
}

/** Whether a program discards the card it belongs to, by whatever words. */
export const discards = (program: unknown, card: string): boolean =>
  nodesWithin(program as Program).some(
    node => node['verb'] === 'discard' && (node['card'] === 'this' || node['card'] === `card:${card}`),
  );
