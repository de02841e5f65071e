import { weapons } from '../content/dice.ts';
import type { Choice } from '../rules/choices.ts';
import type { RoomId, Trait } from '../rules/terms.ts';
import { chanceOf, fightOdds } from './odds.ts';
import { inOrder } from './rated.ts';
import { select } from '../haunts/plans/reading.ts';
import { farAway } from './world.ts';
import type { Figure } from '../haunts/plans/plan.ts';
import type { World } from './world.ts';

/** What a step of harm and a death are worth, of a hundred for the game. */
export const worthOfStep = 1.5;
export const worthOfLife = 22;

export interface Blow {
  readonly trait: Trait;
  readonly weapon: string | null;
}

export const diceOf = ({ values, foe }: Figure, { trait, weapon }: Blow): number =>
  (foe?.dice ?? values[trait] ?? 0) + (weapons[weapon ?? '']?.[1] ?? 0);

/** Every way a figure may attack another that has the trait (H-12.2). */
export const blowsOf = (attacker: Figure, target: Figure): readonly Blow[] => {
  const bare: Blow = { trait: attacker.foe?.trait ?? 'might', weapon: null };
  const armed = attacker.foe
    ? []
    : attacker.cards.flatMap(card => (weapons[card] ? [{ trait: weapons[card][0], weapon: card }] : []));
  return [bare, ...armed].filter(({ trait }) => target.values[trait] !== undefined);
};

const lifeOf = ({ body, mind }: Figure, trait: Trait): number => (trait === 'might' || trait === 'speed' ? body : mind);

/** What an attack costs whoever is hit: steps and, by that chance, the life. */
export function harmOf(attacker: Figure, target: Figure, blow: Blow): number {
  const odds = fightOdds(diceOf(attacker, blow), target.values[blow.trait] ?? 0);
  const life = lifeOf(target, blow.trait);
  const extra = (attacker.foe?.harm ?? 0) * odds.win;
  return (odds.dealt + extra) * worthOfStep * (life < 4 ? 1.6 : 1) + odds.winBy(life + 1) * worthOfLife;
}

/** What an attack may cost the attacker. */
export function priceOf(attacker: Figure, target: Figure, blow: Blow): number {
  if (target.foe?.harmless) return 0;
  const odds = fightOdds(diceOf(attacker, blow), target.values[blow.trait] ?? 0);
  if (attacker.foe) return 1.5 * odds.lose;
  return odds.suffered * worthOfStep + odds.loseBy(lifeOf(attacker, blow.trait) + 1) * worthOfLife;
}

/** What an attack brings the attacker less what it may cost. */
export function gainOf(attacker: Figure, target: Figure, blow: Blow): number {
  const { win } = fightOdds(diceOf(attacker, blow), target.values[blow.trait] ?? 0);
  const gain = target.foe ? (target.awake ? (target.foe.beaten ?? 4) : 0) * win : harmOf(attacker, target, blow);
  return gain - priceOf(attacker, target, blow);
}

/** The best of a figure's ways to attack another. */
export const bestBlow = (
  attacker: Figure,
  target: Figure,
): { readonly blow: Blow; readonly value: number } | undefined =>
  inOrder(blowsOf(attacker, target).map(blow => ({ blow, value: gainOf(attacker, target, blow) })))[0];

/** The attack that an offered choice makes. */
export const blowOf = ({ trait, weapon }: Extract<Choice, { c: 'attack' }>): Blow => ({ trait, weapon });

/** Chance that an opponent gets to a room in its next turn: monsters roll their Speed, explorers walk it (H-17.1). */
export function chanceToReach(world: World, figure: Figure, room: RoomId): number {
  if (figure.room === room) return 1;
  if (figure.foe?.still) return 0;
  const spaces = world.from(figure.room, figure.side, figure.foe).get(room) ?? farAway;
  const speed = figure.values.speed ?? 0;
  if (!figure.foe) return spaces <= speed ? 1 : 0;
  return spaces <= 1 ? Number(speed > 0) : chanceOf(speed, spaces);
}

/** Harm that a figure must expect from all opponents before its next turn if it ends this one in a room. */
export function dangerAt(world: World, figure: Figure, room: RoomId): number {
  const friends = world.of(figure.side).filter(other => other.id !== figure.id && other.room === room && !other.foe);
  const harm = world
    .of(figure.side === 'heroes' ? 'traitor' : 'heroes')
    .filter(({ awake, foe }) => awake && !foe?.idle)
    .map(enemy => {
      const { calm } = enemy.foe ?? {};
      const isCalm = calm !== undefined && select({ world, me: enemy.id }, calm).some(spot => spot.room === room);
      const reach = chanceToReach(world, enemy, room) * (isCalm ? 0.12 : 1);
      if (reach === 0) return 0;
      const harms = blowsOf(enemy, figure).map(blow => harmOf(enemy, figure, blow));
      return reach * Math.max(0, ...harms);
    });
  return harm.reduce((sum, one) => sum + one, 0) / (1 + 0.5 * friends.length);
}
