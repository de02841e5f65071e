import { tokenDice, weapons } from '../content/dice.ts';
import type { Choice } from '../rules/choices.ts';
import { marginOdds, mostDice, rollOdds, type Odds } from '../rules/roll-odds.ts';
import type { Trait } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import type { Narrator } from './narrator.ts';

export const percent = ({ ways, of }: Odds, language: string): string =>
  (ways / of).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });

interface Thrown {
  readonly figure: string;
  readonly trait: Trait;
  /** Dice of a weapon. */
  readonly more?: number;
}

/** Dice of a figure as traits and tokens lie open (H-8.7, H-9.2); what only one side's book knows is not counted in. */
export function diceOf(view: HouseView, { figure, trait, more = 0 }: Thrown): number {
  const explorer = view.explorers[figure];
  if (!explorer) return view.monsters.find(({ id }) => id === figure)!.values[trait] ?? 0;
  const dice = view.tokens
    .filter(({ kind, room }) => room === explorer.room && (kind !== 'blessing' || explorer.party !== 'traitor'))
    .reduce(
      (sum, { kind }) => sum + ((tokenDice as Readonly<Record<string, number>>)[kind] ?? 0),
      explorer.values[trait] + more,
    );
  return Math.max(1, Math.min(mostDice, dice));
}

/** The chances of an answer that leads to dice; null where none do, or where what they must show is not known. */
export function oddsText(
  choice: Choice,
  { seat, view, narrator }: { readonly seat: string; readonly view: HouseView; readonly narrator: Narrator },
): string | null {
  const say = (odds: Odds): string => percent(odds, narrator.language);
  if (choice.c === 'attack') {
    const { trait, target, weapon } = choice;
    const attack = diceOf(view, { figure: seat, trait, more: weapons[weapon ?? '']?.[1] ?? 0 });
    const defence = diceOf(view, { figure: target, trait });
    const odds = (isMeant: (margin: number) => boolean): string => say(marginOdds(attack, defence, isMeant));
    return narrator.say('odds.fight', { win: odds(margin => margin > 0), tie: odds(margin => margin === 0) });
  }
  if (choice.c !== 'act' || !choice.targets) return null;
  // The key opens the front door without a roll.
  if (choice.key.endsWith('open-door') && view.explorers[seat]!.cards.includes('skeleton-key')) return null;
  return choice.targets
    .map(({ trait, target }) => say(rollOdds(diceOf(view, { figure: seat, trait }), total => total >= target)))
    .join(' / ');
}
