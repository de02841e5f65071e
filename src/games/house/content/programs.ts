import type { Expression, Node, Program, Selector } from '../rules/lantern/language.ts';
import type { DamageKind, Floor, Trait } from '../rules/terms.ts';
import type { CardEntry } from './schema.ts';

type TraitWord = Extract<Node, { verb: 'trait' }>['trait'];

/** Steps on a track, not damage: `steps('sanity', -1)`. */
export const steps = (trait: TraitWord, by: number, who: Selector = 'me'): Node => ({ verb: 'trait', who, trait, by });

/** Dice of damage, rolled by whoever suffers it (H-9.5). */
export const damageDice = (kind: DamageKind, dice: Expression): Node => ({ verb: 'hurt', kind, dice });

/** Damage in steps. */
export const damage = (kind: DamageKind, by: number): Node => ({ verb: 'hurt', kind, by });

export const drawItems = (count = 1): Node => ({ verb: 'draw', deck: 'item', count });

export const putMe = (to: Selector): Node => ({ verb: 'move', what: 'me', to });

/** Puts the card or the token whose effect runs away. */
export const discardThis: Node = { verb: 'discard', card: 'this' };
export const removeThis: Node = { verb: 'removeToken', token: 'this' };

export const nothing: Program = [];

/** A ladder written as rows: `ladder([5, ...], [2, ...], [0, ...])`. */
export const ladder = (...rows: readonly (readonly [number, Program])[]): Extract<Node, { verb: 'roll' }>['ladder'] =>
  rows.map(([least, program]) => ({ least, do: program }));

/** A trait roll with its ladder, of the explorer whose effect runs. */
export const traitRoll = (trait: Trait, ...rows: readonly (readonly [number, Program])[]): Node => ({
  verb: 'roll',
  trait,
  ladder: ladder(...rows),
});

/** A roll of so many dice with its ladder. */
export const diceRoll = (dice: Expression, ...rows: readonly (readonly [number, Program])[]): Node => ({
  verb: 'roll',
  dice,
  ladder: ladder(...rows),
});

/** Everybody named goes through the program as `me`. */
export const forEach = (of: Selector, program: Program): Node => ({ verb: 'each', of, asMe: true, do: program });

/** A card attacks with dice of its own: beating it does nothing (H-10.6). */
export const cardAttack = (attackDice: number, defender: Selector, trait: Trait = 'might'): Node => ({
  verb: 'fight',
  attackDice,
  defender,
  trait,
  attackerHurt: false,
});

/** A fall into a tile of a floor, new while there are any (H-5.10, H-7.7). */
export const fallTo = (floor: Floor | 'any', none?: Program): Node => ({
  verb: 'fall',
  floor,
  ...(none ? { none } : {}),
});

/** An event that is obeyed and discarded (H-10.2). */
export const event = (id: string, drawn: Program): CardEntry => ({
  id,
  deck: 'event',
  kind: 'event',
  drawn,
  give: false,
  drop: false,
  steal: false,
});

/** An event that stays in front of the explorer until something discards it (H-10.2). */
export const lastingEvent = (id: string, text: Pick<CardEntry, 'drawn' | 'lost' | 'hooks'>): CardEntry => ({
  id,
  deck: 'event',
  kind: 'event',
  lasting: true,
  ...text,
  give: false,
  drop: false,
  steal: false,
});

/** What most objects allow (H-10.9). */
export const movable = { give: true, drop: true, steal: true } as const;
export const unmovable = { give: false, drop: false, steal: false } as const;

/** Gains that go again with the card (H-10.3). */
export const whileHeld = (...gains: readonly (readonly [TraitWord, number])[]): Pick<CardEntry, 'gained' | 'lost'> => ({
  gained: gains.map(([trait, by]) => steps(trait, by)),
  lost: gains.map(([trait, by]) => steps(trait, -by)),
});
