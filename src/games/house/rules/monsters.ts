import type { MonsterKind, ThingKind } from '../content/schema.ts';
import { monsterKind, thingKind } from './content-index.ts';
import { monsterOf } from './figures.ts';
import { layOnPile } from './hands.ts';
import { runAfter } from './hooks.ts';
import type { Program } from './lantern/language.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { MonsterState } from './state.ts';
import type { CardId, FigureId } from './terms.ts';
import { layThings } from './things.ts';

/** The kind of a monster on the board; one the haunt does not describe follows H-17 and has no traits. */
export const kindOf = ({ state, content }: Pick<Machine, 'state' | 'content'>, { kind }: MonsterState): MonsterKind =>
  monsterKind(content, state.haunt?.number ?? 0, kind) ?? { kind, large: false, traits: {}, mind: 'free' };

export const thingOf = ({ state, content }: Pick<Machine, 'state' | 'content'>, kind: string): ThingKind | undefined =>
  thingKind(content, state.haunt?.number ?? 0, kind);

/** Lets go of everybody and everything: captives are free, cards lie as a pile, things in the room (H-17.8, H-19.8). */
function letGo(machine: Machine, monster: MonsterState): void {
  for (const explorer of Object.values(machine.state.explorers))
    if (explorer.heldBy === monster.id) explorer.heldBy = null;
  layOnPile(machine, monster, monster.cards);
  monster.cards = [];
  layThings(machine, monster.id);
}

/** A stunned monster is not stunned once more (H-17.5). Arguments: monster. */
export const stunMonster: Procedure = (machine, args) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster || monster.stunned) return;
  monster.stunned = true;
  machine.emit({ t: 'stunned', monster: monster.id });
  letGo(machine, monster);
};

/**
 * What damage or a lost fight does to a monster: stunned, unless its kind dies of it, shrugs it off, or has a program of its own
 * (H-17.5). Arguments: monster, steps, by (the winner, or null), weapon (a card, or null).
 */
export const monsterBeaten: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const beaten = kindOf(machine, monster).beaten ?? 'stunned';
  if (beaten === 'nothing') return;
  if (beaten === 'stunned') machine.call('stunMonster', { monster: monster.id }, env);
  else if (beaten === 'dies') endMonster(machine, monster);
  else machine.run(beaten, wordsOf(monster.id, args));
};

const wordsOf = (me: FigureId, args: Readonly<Record<string, unknown>>) =>
  environment({
    me,
    foe: (args['by'] ?? null) as FigureId | null,
    margin: args['steps'] as number,
    bound: args['weapon'] ? { weapon: args['weapon'] as CardId } : {},
  });

/** What its kind does to a loser in place of damage. Arguments: monster, loser, steps. */
export const monsterHits: Procedure = (machine, args) => {
  const monster = args['monster'] as FigureId;
  const env = environment({ me: monster, foe: args['loser'] as FigureId, margin: args['steps'] as number });
  machine.run(args['program'] as unknown as Program, env);
};

/** A monster is gone for good. */
export function endMonster(machine: Machine, monster: MonsterState): void {
  letGo(machine, monster);
  machine.state.monsters = machine.state.monsters.filter(other => other !== monster);
  machine.emit({ t: 'died', figure: monster.id, room: monster.room });
  runAfter(machine, 'death', { figure: monster.id, env: { bound: { deathRoom: monster.room } } });
}

/** A theft by a monster (H-12.10). Arguments: monster, seat, card. */
export const monsterTakes: Procedure = (machine, args, env) =>
  machine.run(
    { verb: 'move', what: `card:${args['card'] as string}`, to: 'thief' },
    { ...env, bound: { ...env.bound, thief: args['monster'] as FigureId } },
  );
