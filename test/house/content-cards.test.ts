import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { contentFor } from '../../src/games/house/content/index.ts';
import { natives } from '../../src/games/house/content/natives.ts';
import type { CardEntry } from '../../src/games/house/content/schema.ts';
import type { Node, Program, Rung } from '../../src/games/house/rules/lantern/language.ts';
import { nodesOf } from '../../src/games/house/rules/lantern/check/programs.ts';
import { nodesWithin } from '../../src/games/house/rules/lantern/check/walk.ts';
import { presets } from '../../src/games/house/rules/settings.ts';

interface FactRung {
  readonly min: number;
  readonly do: readonly string[];
}
interface FactRoll {
  readonly roll?: { readonly trait?: string; readonly dice?: number };
  readonly ladder?: readonly FactRung[];
}
interface FactCard extends FactRoll {
  readonly id: string;
  readonly class?: 'mark' | 'item' | 'weapon' | 'companion';
  readonly give?: boolean;
  readonly drop?: boolean;
  readonly steal?: boolean;
  readonly oneShot?: boolean;
  readonly gain?: readonly string[];
  readonly loss?: readonly string[];
  readonly use?: FactRoll & { readonly limit?: string };
  readonly attack?: { readonly trait: string; readonly extraDice?: number; readonly range?: string };
  readonly later?: FactRoll;
  readonly then?: FactRoll;
  readonly token?: string;
  readonly keep?: string;
}
interface Facts {
  readonly omens: readonly FactCard[];
  readonly items: readonly FactCard[];
  readonly events: readonly FactCard[];
}

const facts = JSON.parse(readFileSync(new URL('./fixtures/house-facts.json', import.meta.url), 'utf8')) as Facts;
const content = contentFor({ settings: presets.chinese });
const card = (id: string): CardEntry => content.cards.get(id)!;

type RollNode = Extract<Node, { verb: 'roll' }>;
const rollsWithin = (data: unknown): readonly RollNode[] =>
  nodesWithin(data).filter(node => node['verb'] === 'roll') as unknown as readonly RollNode[];

const traitWords: Readonly<Record<string, string>> = {
  rolled: 'rolled-trait',
  any: 'any-trait',
  physical: 'physical-trait',
  mental: 'mental-trait',
};
const signed = (steps: number): string => (steps < 0 ? `${steps}` : `+${steps}`);

/** The code the facts use for an effect; null for one they have no plain code for. */
function codeOf(node: Node): string | null {
  if (node.verb === 'trait' && typeof node.by === 'number' && (node.who ?? 'me') === 'me')
    return `${traitWords[node.trait] ?? node.trait}${signed(node.by)}`;
  if (node.verb === 'hurt')
    return `${node.kind}:${node.dice === undefined ? String(node.by) : `${String(node.dice)}d`}`;
  if (node.verb === 'draw')
    return `draw:${node.deck}${node.count !== undefined && node.count !== 1 ? `*${String(node.count)}` : ''}`;
  if (node.verb === 'move' && node.what === 'me' && node.to.startsWith('room:')) return `go:${node.to.slice(5)}`;
  return null;
}

const plainCode =
  /^(?:(?:speed|might|sanity|knowledge|all|any-trait|rolled-trait|physical-trait|mental-trait)[+-]\d|(?:physical|mental):\dd?|draw:(?:item|event)(?:\*2)?|go:[a-z]+-[a-z]+)$/;

const codesOf = (program: Program | undefined): readonly string[] =>
  nodesOf(program)
    .map(codeOf)
    .filter(code => code !== null)
    .sort();

function compareRoll(roll: RollNode | undefined, fact: FactRoll, id: string): void {
  assert.ok(roll, `${id} rolls nothing`);
  const descending = (a: number, b: number): number => b - a;
  const wanted = fact.ladder?.map(({ min }) => min).sort(descending);
  assert.deepEqual(roll.ladder.map(({ least }) => least).sort(descending), wanted, `${id}: thresholds`);
  if (fact.roll?.dice !== undefined && typeof roll.dice === 'number')
    assert.equal(roll.dice, fact.roll.dice, `${id}: dice`);
  if (['speed', 'might', 'sanity', 'knowledge'].includes(fact.roll?.trait ?? ''))
    assert.equal(roll.trait, fact.roll?.trait, `${id}: trait`);
  for (const rung of fact.ladder ?? []) {
    if (!rung.do.every(code => plainCode.test(code))) continue;
    const ours: Rung | undefined = roll.ladder.find(({ least }) => least === rung.min);
    if (codesOf(ours?.do).some(hasComputedDice)) continue;
    assert.deepEqual(codesOf(ours?.do), [...rung.do].sort(), `${id}: ${rung.min}`);
  }
}

/** Dice that depend on the room stand in the data as an expression. */
const hasComputedDice = (code: string): boolean => code.includes(',');

const allFacts = [...facts.omens, ...facts.items, ...facts.events];

describe('cards (H-10.9)', () => {
  test('13 omens, 22 items and 45 events', () => {
    for (const deck of ['omen', 'item', 'event'] as const) {
      const wanted = facts[`${deck}s`].map(({ id }) => id).sort();
      assert.deepEqual([...content.decks[deck]].sort(), wanted);
    }
    assert.equal(content.cards.size, 80);
  });

  test('what may be given, dropped and stolen', () => {
    for (const { id, give = false, drop = false, steal = false } of allFacts) {
      const ours = { give: card(id).give, drop: card(id).drop, steal: card(id).steal };
      assert.deepEqual(ours, { give, drop, steal }, id);
    }
  });

  test('objects, weapons, companions and marks', () => {
    for (const fact of [...facts.omens, ...facts.items])
      assert.equal(card(fact.id).kind, fact.class === 'item' ? 'object' : fact.class, fact.id);
  });

  test('gains and losses of what is held', () => {
    for (const { id, gain = [], loss = [] } of allFacts) {
      assert.deepEqual(codesOf(card(id).gained), [...gain].sort(), `${id}: gained`);
      const lost = id === 'mask' || id === 'candle' || card(id).deck === 'event' ? [] : codesOf(card(id).lost);
      assert.deepEqual(lost, [...loss].sort(), `${id}: lost`);
    }
  });

  test('attacks with their dice', () => {
    for (const { id, attack } of allFacts) {
      const ours: CardEntry['attack'] = card(id).attack;
      assert.equal(ours === undefined, attack === undefined, id);
      if (!ours || !attack) continue;
      const range = attack.range === undefined ? undefined : 'sight';
      assert.deepEqual([ours.trait, ours.moreDice, ours.range], [attack.trait, attack.extraDice ?? 0, range], id);
    }
  });

  test('one-shot items leave the hand when used', () => {
    for (const { id, oneShot } of facts.items)
      assert.equal(card(id).use?.discards === true || card(id).dropped !== undefined, oneShot, id);
  });

  test('what is limited to once a turn', () => {
    for (const { id, use } of [...facts.omens, ...facts.items])
      if (use?.limit === 'turn') {
        const isOnce = card(id).use?.limit === 'turn' || card(id).hooks?.some(hook => hook.oncePerTurn) === true;
        assert.ok(isOnce, id);
      }
  });

  test('cards that stay in front of an explorer', () => {
    const kept = facts.events.filter(({ keep }) => keep !== undefined).map(({ id }) => id);
    const lasting = [...content.cards.values()].filter(entry => entry.lasting).map(({ id }) => id);
    assert.deepEqual(lasting.sort(), kept.sort());
  });
});

describe('ladders (H-10.9, H-24.5)', () => {
  for (const fact of allFacts) {
    const rolls = rollsWithin(card(fact.id));
    const main = fact.ladder ? fact : fact.use?.ladder ? fact.use : null;
    if (main) test(fact.id, () => compareRoll(rolls[0], main, fact.id));
    if (fact.then) test(`${fact.id}, second roll`, () => compareRoll(rolls[1], fact.then!, fact.id));
    if (fact.later)
      test(`${fact.id}, later`, () =>
        compareRoll(rollsWithin(content.tokens.get(fact.token!))[0], fact.later!, fact.id));
  }

  test('the four Hanged Men are the four traits', () => {
    const rolled = rollsWithin(card('hanged-men')).map(roll => roll.trait);
    assert.deepEqual(rolled, ['speed', 'might', 'sanity', 'knowledge']);
  });

  test('tokens that events lay are laid', () => {
    for (const { id, token } of facts.events)
      if (token !== undefined && id !== 'revolving-wall')
        assert.ok(
          nodesWithin(card(id)).some(node => node['verb'] === 'placeToken' && node['token'] === token),
          id,
        );
  });
});

test('H-19.12, H-24.11 registered code is named in under a tenth of all entries and nothing is registered in vain', () => {
  const entries = [...content.cards.values(), ...content.tokens.values(), ...content.haunts.values()];
  const named = (entry: unknown) => nodesWithin(entry).filter(node => node['verb'] === 'native');
  const users = entries.filter(entry => named(entry).length > 0);
  assert.ok(users.length * 10 < entries.length, `${users.length} of ${entries.length}`);
  const names = new Set(entries.flatMap(named).map(node => node['name']));
  assert.deepEqual([...names].sort(), natives.map(({ name }) => name).sort());
});
