import { preferences } from '../../../app/preferences.ts';
import { weapons } from '../content/weapons.ts';
import type { Choice } from '../rules/choices.ts';
import { marginOdds, rollOdds, type Odds } from '../rules/roll-odds.ts';
import type { Trait } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import type { Narrator } from './narrator.ts';

export const percent = ({ ways, of }: Odds, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(ways / of);

/** Whether somebody wants to know the chances of a roll before the dice fall. */
export const wantsOdds = (): boolean => preferences.current.hints.odds;

/** What a switch for it does. */
export const wishForOdds = ({ target }: Event): void =>
  preferences.change({ hints: { ...preferences.current.hints, odds: (target as HTMLInputElement).checked } });

const mostDice = 8;

/** Dice of a figure as its traits lie open; what only one side's book knows is not counted in. */
function diceOf(view: HouseView, figure: string, trait: Trait): number {
  const { values } = view.explorers[figure] ?? view.monsters.find(({ id }) => id === figure)!;
  return values[trait] ?? 0;
}

/** The chances of an answer that leads to dice; null where none do, or where what they must show is not known. */
export function oddsText(
  choice: Choice,
  { seat, view, narrator }: { readonly seat: string; readonly view: HouseView; readonly narrator: Narrator },
): string | null {
  const say = (odds: Odds): string => percent(odds, narrator.language);
  if (choice.c === 'attack') {
    const { trait, target, weapon } = choice;
    const attack = Math.min(mostDice, diceOf(view, seat, trait) + (weapons[weapon ?? '']?.[1] ?? 0));
    const odds = (isMeant: (margin: number) => boolean): string =>
      say(marginOdds(attack, diceOf(view, target, trait), isMeant));
    return narrator.say('odds.fight', { win: odds(margin => margin > 0), tie: odds(margin => margin === 0) });
  }
  if (choice.c !== 'act' || !choice.targets) return null;
  return choice.targets
    .map(({ trait, target }) => say(rollOdds(diceOf(view, seat, trait), total => total >= target)))
    .join(' / ');
}
