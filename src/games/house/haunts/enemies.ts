import type { HauntHook, MonsterKind } from '../content/schema.ts';
import type { Expression, Node, Program, Selector } from '../rules/lantern/language.ts';
import type { Trait } from '../rules/terms.ts';
import type { Part } from './parts.ts';

type KindOptions = Partial<Omit<MonsterKind, 'kind' | 'traits'>>;

const nodes = (program: Program | undefined): readonly Node[] =>
  program === undefined ? [] : Array.isArray(program) ? (program as readonly Node[]) : [program as Node];

/** A monster kind as H-17 has it, moved by the traitor's player; options change that. */
export const monster = (kind: string, traits: MonsterKind['traits'], more: KindOptions = {}): MonsterKind => ({
  kind,
  large: false,
  traits,
  mind: 'free',
  ...more,
});

export interface Arrival extends KindOptions {
  readonly kind: string;
  readonly traits: MonsterKind['traits'];
  readonly at: Selector;
  /** In each room named. */
  readonly count?: Expression;
  readonly owner?: Selector;
  /** For each one placed, named `placed`. */
  readonly placed?: Program;
}

/** Monsters that are in the house from the set-up on: a group, or one strong figure with `large`. */
export function swarm({ kind, traits, at, count, owner, placed, ...more }: Arrival): Part {
  return {
    monsters: [monster(kind, traits, more)],
    traitorSetUp: {
      verb: 'placeMonster',
      kind,
      at,
      ...(count === undefined ? {} : { count }),
      ...(owner === undefined ? {} : { owner }),
      ...(placed === undefined ? {} : { do: placed }),
    },
  };
}

/** One strong figure (H-20.2). */
export const boss = (arrival: Arrival): Part => swarm({ large: true, ...arrival });

/**
 * Takes so much damage before it dies, counted in the variable `wounds-<kind>` for all figures of the kind together; `soak` is
 * taken off each blow. Use as `beaten` of the kind, with the variable from `woundsOf`.
 */
export const woundable = (
  kind: string,
  needed: Expression,
  more: { readonly soak?: number; readonly if?: Expression; readonly dies?: Program } = {},
): Program => {
  const blow: Expression = more.soak === undefined ? 'margin' : ['max', 0, ['-', 'margin', more.soak]];
  const count: readonly Node[] = [
    { verb: 'set', name: `wounds-${kind}`, by: blow },
    { verb: 'if', if: ['>=', `v:wounds-${kind}`, needed], then: more.dies ?? { verb: 'kill', who: 'me' } },
  ];
  return more.if === undefined ? count : { verb: 'if', if: more.if, then: count };
};

export const woundsOf = (kind: string): Part => ({ variables: [{ name: `wounds-${kind}`, start: 0, seen: 'all' }] });

/** All figures of a kind grow stronger by turn (H-19.6): `[[1, 2], [4, 4]]` means 2 from turn 1, 4 from turn 4. */
export const growing = (plan: {
  readonly kind: string;
  readonly traits: readonly Trait[];
  readonly table: readonly (readonly [number, number])[];
}): Part => ({
  hooks: [
    {
      id: `growing-${plan.kind}-${plan.traits.join('-')}`,
      side: 'all',
      at: 'monsterTurn',
      kind: 'after',
      do: plan.traits.map(trait => ({
        verb: 'trait',
        who: `monsters:${plan.kind}`,
        trait,
        value: ['table', 'turn', plan.table],
      })),
    },
  ],
});

/**
 * A kind whose won fights catch in place of hurting; it then goes to its lair `spaces` a turn, attacks nobody meanwhile, and
 * loses its captives when it is beaten (H-19.8). `arrived` runs at the start of its part of a turn with a captive as `it` when
 * the lair is reached.
 */
export function grabber(
  plan: Arrival & { readonly lair: Selector; readonly spaces: number; readonly arrived: Program },
): Part {
  const { lair, spaces, arrived, mind = 'free', ...arrival } = plan;
  const hasCaptive: Expression = ['count', 'captives(me)'];
  const isCarrier = (figure: Selector): Expression => ['count', `captives(${figure})`];
  const simpleMind = isList(mind) ? mind : [{ if: 1, mind }];
  const kind = swarm({
    hits: { verb: 'hold', who: 'foe', by: 'me' },
    prey: 'heroes.free',
    ...arrival,
    mind: [{ if: hasCaptive, mind: { towards: lair } }, ...simpleMind],
    moves: {
      dice: ['*', ['not', hasCaptive], ['trait', 'me', 'speed']],
      spaces: ['*', ['min', 1, hasCaptive], spaces],
      each: true,
    },
  });
  const hooks: readonly HauntHook[] = [
    {
      id: `busy-${plan.kind}`,
      side: 'all',
      at: 'attackAllowed',
      of: `monsters:${plan.kind}`,
      kind: 'forbid',
      if: isCarrier('actor'),
    },
    {
      id: `lair-${plan.kind}`,
      side: 'all',
      at: 'turnStart',
      of: `monsters:${plan.kind}`,
      kind: 'after',
      if: ['count', `me.in(${lair})`],
      do: { verb: 'each', of: 'captives(me)', do: nodes(arrived) },
    },
  ];
  return { ...kind, hooks };
}

const isList = (mind: MonsterKind['mind']): mind is Extract<MonsterKind['mind'], readonly unknown[]> =>
  Array.isArray(mind);

/** Hero deaths bring a monster of a kind in the place of death, played by the monsters' side (H-19.8). */
export const riseAs = (kind: string, of: Selector = 'heroes|dead'): Part => ({
  hooks: [
    {
      id: `rise-${kind}`,
      side: 'all',
      at: 'death',
      of,
      kind: 'after',
      do: { verb: 'placeMonster', kind, at: 'deathRoom', owner: 'actor' },
    },
  ],
});
