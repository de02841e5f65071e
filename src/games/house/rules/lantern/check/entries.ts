import type { CardEntry, TokenEntry } from '../../../content/schema.ts';
import type { Program } from '../language.ts';
import { checkExpression } from './expressions.ts';
import { checkHook, checkProgram } from './programs.ts';
import type { Inspection, Scope } from './scope.ts';
import { outermost, within } from './scope.ts';
import { discards, nodesWithin } from './walk.ts';

export function checkPart(
  inspection: Inspection,
  scope: Scope,
  part: { readonly name: string; readonly program: Program | undefined },
): void {
  if (part.program !== undefined) checkProgram(inspection, within(scope, part.name), part.program);
}

/** Rules that a program adds must end by `until`, or by a `drop` of the same entry (H-24.10). */
export function checkEnds(inspection: Inspection, scope: Scope, entry: unknown): void {
  const nodes = nodesWithin(entry);
  const dropped = new Set(nodes.flatMap(node => (node['verb'] === 'drop' ? [node['id']] : [])));
  const added = nodes.filter(node => node['verb'] === 'hook');
  for (const node of added) {
    const hook = node['hook'] as { readonly until?: string } | undefined;
    if (!hook?.until && !dropped.has(node['id']))
      inspection.report(scope, `the rule "${String(node['id'])}" never ends`);
  }
  const names = new Set(added.map(node => node['id']));
  for (const id of dropped)
    if (!names.has(id)) inspection.report(scope, `drops the rule "${String(id)}", which nothing adds`);
}

function checkUse(inspection: Inspection, scope: Scope, card: CardEntry): void {
  const { use } = card;
  if (!use) return;
  const place = within(scope, 'use');
  const needs = {
    beforeTraitRoll: 'result',
    insteadOfRoll: 'named',
    afterRoll: 'reroll',
    ownTurn: 'do',
    insteadOfAttack: 'do',
    beforeMove: 'do',
  } as const;
  const needed = needs[use.when];
  if (needed === undefined) inspection.report(place, `unknown time "${String(use.when)}"`);
  else if (use[needed] === undefined) inspection.report(place, `"${use.when}" needs "${needed}"`);
  if (use.if !== undefined) checkExpression(inspection, within(place, 'if'), use.if);
  checkPart(inspection, place, { name: 'do', program: use.do });
}

/** Checks a card: names, programs, and that it does something. */
export function checkCard(inspection: Inspection, card: CardEntry): void {
  const scope = outermost(`card ${card.id}`, null);
  for (const name of ['drawn', 'gained', 'lost', 'stolen', 'dropped'] as const)
    checkPart(inspection, scope, { name, program: card[name] });
  for (const [at, hook] of (card.hooks ?? []).entries()) checkHook(inspection, within(scope, `hooks[${at}]`), hook);
  checkUse(inspection, scope, card);
  checkPart(inspection, within(scope, 'attack'), { name: 'after', program: card.attack?.after });
  checkEnds(inspection, scope, card);
  const texts = [card.drawn, card.gained, card.lost, card.hooks, card.use, card.attack, card.dropped];
  const isEmpty = texts.every(text => text === undefined);
  if (isEmpty !== (card.byRules ?? false))
    inspection.report(scope, isEmpty ? 'does nothing' : 'is both data and "byRules"');
  if (card.lasting && !discards(card, card.id)) inspection.report(scope, 'stays for ever: nothing discards it');
  if (card.deck === 'event' && card.drawn === undefined) inspection.report(scope, 'an event needs "drawn"');
}

/** Checks the rules a token brings, of the rooms or of a haunt. */
export function checkToken(
  inspection: Inspection,
  token: TokenEntry,
  scope = outermost(`token ${token.id}`, null),
): void {
  for (const [at, hook] of token.hooks.entries()) checkHook(inspection, within(scope, `hooks[${at}]`), hook);
  checkEnds(inspection, scope, token);
}
