import type { RandomIndex } from '../../../engine/contract.ts';
import type { RoomId } from '../rules/terms.ts';
import { bestBlow, diceOf, worthOfLife, worthOfStep } from './fights.ts';
import { patience } from './goals.ts';
import type { Goal } from './goals.ts';
import type { Figure } from '../haunts/plans/plan.ts';
import type { World } from './world.ts';
import { farAway } from './world.ts';

const games = 6;

const rolled = (dice: number, random: RandomIndex): number => {
  let total = 0;
  for (let left = Math.min(8, dice); left > 0; left--) total += random(3);
  return total;
};

/**
 * What ending a turn in a room comes to, as the mean of some short games played on in the head: a light model, not the rules,
 * which ask for a state that no bot may see. Opponents run at whoever is nearest with the dice of their Speed and strike;
 * the explorer walks on to its goal and tries it. Chance is the bot's own.
 */
export function lookAhead(
  world: World,
  figure: Figure,
  about: { readonly room: RoomId; readonly goal: Goal | null; readonly rounds: number; readonly random: RandomIndex },
): number {
  const { random } = about;
  const enemies = world
    .of(figure.side === 'heroes' ? 'traitor' : 'heroes')
    .filter(({ awake, foe }) => awake && !foe?.idle);
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const where = new Map(enemies.map(enemy => [enemy, enemy.room]));
    let { body, mind } = figure;
    let { room } = about;
    for (let round = 1; round <= about.rounds && body >= 0 && mind >= 0; round++) {
      for (const enemy of enemies) {
        if (enemy.foe?.still && enemy.room !== room) continue;
        const way = world.from(where.get(enemy)!, enemy.side, enemy.foe).get(room) ?? farAway;
        const speed = enemy.values.speed ?? 0;
        if (way > (enemy.foe ? Math.max(1, rolled(speed, random)) : speed)) continue;
        const friends = world
          .of(figure.side)
          .filter(other => other !== figure && !other.foe && other.room === room).length;
        if (random(friends + 1) > 0) continue;
        where.set(enemy, room);
        const blow = bestBlow(enemy, figure)?.blow;
        const margin = blow ? rolled(diceOf(enemy, blow), random) - rolled(figure.values[blow.trait] ?? 0, random) : 0;
        if (margin <= 0) continue;
        const steps = margin + (enemy.foe?.harm ?? 0);
        if (blow!.trait === 'might' || blow!.trait === 'speed') body -= steps;
        else mind -= steps;
        sum -= steps * worthOfStep * patience ** round;
      }
      if (body < 0 || mind < 0) sum -= worthOfLife;
      else if (about.goal) {
        const { spaces, places, odds, worth } = about.goal;
        if ((spaces.get(room) ?? farAway) <= (figure.values.speed ?? 1) * round) room = places[0]!;
        if (places.includes(room) && random(100) < odds * 100) {
          sum += worth * patience ** round;
          break;
        }
      }
    }
  }
  return sum / games;
}
