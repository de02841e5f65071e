/** Chances of totals of dice that show 0, 1 or 2 alike (H-9.1): index is the total. */
const known: number[][] = [[1]];

export function totals(dice: number): readonly number[] {
  const count = Math.max(0, Math.min(8, Math.round(dice)));
  while (known.length <= count) {
    const last = known.at(-1)!;
    known.push(
      Array.from(
        { length: last.length + 2 },
        (_, at) => [0, 1, 2].reduce((sum, face) => sum + (last[at - face] ?? 0), 0) / 3,
      ),
    );
  }
  return known[count]!;
}

/** Chance that so many dice show at least this. */
export const chanceOf = (dice: number, least: number): number =>
  totals(dice).reduce((sum, chance, total) => sum + (total >= least ? chance : 0), 0);

/** What comes of a fight, by margin: index 8 is a tie, above it the attacker wins by so much, below it loses. */
export interface FightOdds {
  readonly win: number;
  readonly lose: number;
  /** Expected steps dealt and suffered. */
  readonly dealt: number;
  readonly suffered: number;
  /** Chance of winning, or losing, by more than a number. */
  readonly winBy: (margin: number) => number;
  readonly loseBy: (margin: number) => number;
}

const fights = new Map<number, FightOdds>();

/** Both throw their dice, the higher wins by the difference (H-12.3). */
export function fightOdds(attack: number, defence: number): FightOdds {
  const key = Math.min(8, attack) * 16 + Math.min(8, defence);
  const found = fights.get(key);
  if (found) return found;
  const won: number[] = [];
  const lost: number[] = [];
  totals(attack).forEach((chance, one) =>
    totals(defence).forEach((other, two) => {
      const by = one > two ? won : lost;
      if (one !== two) by[Math.abs(one - two)] = (by[Math.abs(one - two)] ?? 0) + chance * other;
    }),
  );
  const from = (by: readonly number[], least: number): number =>
    by.reduce((sum, chance, margin) => sum + (margin >= least ? chance : 0), 0);
  const mean = (by: readonly number[]): number => by.reduce((sum, chance, margin) => sum + chance * margin, 0);
  const odds: FightOdds = {
    win: from(won, 1),
    lose: from(lost, 1),
    dealt: mean(won),
    suffered: mean(lost),
    winBy: margin => from(won, margin),
    loseBy: margin => from(lost, margin),
  };
  fights.set(key, odds);
  return odds;
}
