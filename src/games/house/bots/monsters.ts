import type { Choice } from '../rules/choices.ts';
import { bestBlow, blowOf, gainOf } from './fights.ts';
import { patience } from './goals.ts';
import { select } from '../haunts/plans/reading.ts';
import { inOrder, reason } from './rated.ts';
import type { Rated } from './rated.ts';
import type { Figure } from '../haunts/plans/plan.ts';
import type { World } from './world.ts';
import { farAway } from './world.ts';

/** What a monster does to heroes from a room, sooner or later. */
function worthOf(world: World, monster: Figure, room: string): number {
  const ways = world.from(room, 'traitor', monster.foe);
  const speed = Math.max(1, monster.values.speed ?? 1);
  const { shuns, spares } = monster.foe!;
  const spared = spares ? select({ world, me: monster.id }, spares).map(({ id }) => id) : [];
  const prey = world.of('heroes').filter(({ id }) => !spared.includes(id));
  const values = prey.map(hero => {
    const gain = Math.max(0, bestBlow(monster, hero)?.value ?? 0) + 2;
    return gain * patience ** (((ways.get(hero.room) ?? farAway) * 2) / speed);
  });
  const isShunned = shuns !== undefined && select({ world, me: monster.id }, shuns).some(spot => spot.room === room);
  return Math.max(0, ...values) - (isShunned ? 50 : 0);
}

/** Everything a monster may do, rated; the first is the best. */
export function rateForMonster(world: World, id: string, choices: readonly Choice[]): readonly Rated[] {
  const monster = world.figure(id)!;
  const now = worthOf(world, monster, monster.room);
  const rated = choices.map((choice): Rated => {
    const of = (value: number, name: string): Rated => ({ choice, value, terms: [reason(name)] });
    switch (choice.c) {
      case 'attack': {
        const target = world.figure(choice.target);
        return of(target ? gainOf(monster, target, blowOf(choice)) + 1 : 0, 'attack');
      }
      case 'step':
        return of(worthOf(world, monster, choice.to) - now, 'hunt');
      case 'take':
      case 'pickUp':
      case 'option':
        return of(20, 'take');
      case 'end':
        return of(0.01, 'stay');
      default:
        return of(-1, 'stay');
    }
  });
  return inOrder(rated);
}
