import { remedies, trials } from '../haunts/plans/house.ts';
import type { Choice } from '../rules/choices.ts';
import { traits } from '../rules/terms.ts';
import { blowOf, diceOf, gainOf, worthOfStep } from './fights.ts';
import { chanceOf, fightOdds } from './odds.ts';
import { reason } from './rated.ts';
import type { Rated } from './rated.ts';
import { select } from '../haunts/plans/reading.ts';
import type { Worths } from './worths.ts';

function attack(worths: Worths, choice: Extract<Choice, { c: 'attack' }>): Rated {
  const { world, figure, goals } = worths;
  const target = world.figure(choice.target)!;
  const blow = blowOf(choice);
  const odds = fightOdds(diceOf(figure, blow), target.values[blow.trait] ?? 0);
  const fits = (own: string | null | undefined, other: string | null): boolean => !own || own === other;
  const sakes = goals
    .filter(({ aim, targets }) => aim.fight && targets.includes(target.id))
    .filter(({ aim }) => fits(aim.weapon, choice.weapon) && fits(aim.trait, choice.trait))
    .map(({ worth, aim }) => worth * odds.winBy(aim.margin ?? 1));
  const gain = target.room === figure.room ? gainOf(figure, target, blow) : odds.dealt * worthOfStep;
  const spared = world.plan?.spare && !target.foe ? odds.winBy(target.body + 1) * 100 : 0;
  const value = gain + Math.max(0, ...sakes) - spared;
  return { choice, value, terms: [reason('attack', odds.win * 100, odds.lose * 100)] };
}

function act({ world, figure, goals, trialWorth }: Worths, choice: Extract<Choice, { c: 'act' }>): Rated {
  const trial = trials[choice.key];
  if (trial) {
    const odds = chanceOf(figure.values[trial[0]] ?? 0, trial[1]);
    return { choice, value: odds * trial[2] * trialWorth - (1 - odds) * 2, terms: [reason('try', odds * 100)] };
  }
  const name = choice.key.replace(/^h\d+\./, '');
  const goal = goals.find(({ aim }) => aim.act === name);
  const odds = goal?.odds ?? 0;
  // What the plan does not speak of does no harm; what it speaks of has its time.
  const isPlanned = name === choice.key || world.plan?.[figure.side].some(aim => aim.act === name);
  const value = goal ? Math.max(0.5, goal.worth * odds) : isPlanned ? -1 : 3;
  return { choice, value, terms: [reason('try', odds * 100)] };
}

/** Worth of taking something up, or of handing it to somebody. */
function wanted(
  { world, me, goals }: Worths,
  kind: 'take' | 'pass',
  about: { readonly id: string; readonly to?: string },
): number {
  const worths = goals.flatMap(({ aim, targets, worth }) => {
    if (!aim[kind] || !targets.includes(about.id)) return [];
    const isTaker = about.to === undefined || select({ world, me }, aim.to!).some(({ id }) => id === about.to);
    return isTaker ? [worth] : [];
  });
  return Math.max(0, ...worths);
}

/** What can be done at once, besides walking, exploring and ending the turn. */
export function offerOf(worths: Worths, choice: Choice): Rated | null {
  const of = (value: number, name: string): Rated => ({ choice, value, terms: [reason(name)] });
  switch (choice.c) {
    case 'attack':
      return attack(worths, choice);
    case 'act':
      return act(worths, choice);
    case 'take':
      return of(wanted(worths, 'take', { id: choice.thing }), 'take');
    case 'pickUp':
      return of(wanted(worths, 'take', { id: choice.card }) || 3, 'take');
    case 'pass':
      return of(wanted(worths, 'pass', { id: choice.thing, to: choice.to }), 'pass');
    case 'give':
      return of(wanted(worths, 'pass', { id: choice.card, to: choice.to }), 'pass');
    case 'use': {
      const isHurt = traits.some(trait => worths.world.view.explorers[worths.me]!.tracks[trait].index <= 1);
      if (remedies.includes(choice.card)) return of(isHurt ? 6 : -1, 'heal');
      return of(choice.card === 'puzzle-box' ? 2 : -1, 'use');
    }
    default:
      return null;
  }
}
