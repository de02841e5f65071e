import type { RandomIndex, Seat } from '../../../engine/contract.ts';
import type { Choice } from '../rules/choices.ts';
import type { CardId, FigureId, RoomId, Trait } from '../rules/terms.ts';
import { traits } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import { fearedRooms, opponentsOf, wantedRooms } from './aims.ts';
import { farAway, stepsToAny } from './routes.ts';

/** A free choice with what it is worth to this bot; the highest is taken, chance decides among equals. */
type Worth = (choice: Choice) => number;

const weaponDice: Readonly<Record<CardId, number>> = { spear: 2, axe: 1, 'blood-dagger': 3, revolver: 1 };

const valueOf = (view: HouseView, figure: FigureId, trait: Trait): number =>
  view.explorers[figure]?.values[trait] ?? view.monsters.find(({ id }) => id === figure)?.values[trait] ?? 0;

/** Expected margin of an attack: every die counts one on average (H-9.1). */
export function marginOf(
  view: HouseView,
  attacker: FigureId,
  { target, trait, weapon }: Extract<Choice, { c: 'attack' }>,
): number {
  return valueOf(view, attacker, trait) + (weaponDice[weapon ?? ''] ?? 0) - valueOf(view, target, trait);
}

/** Traits that tasks of the house itself are tried with, and what they take. */
const trials: Readonly<Record<string, readonly [Trait, number]>> = {
  'vault.open': ['knowledge', 6],
  safe: ['knowledge', 5],
  skeletons: ['sanity', 5],
  closet: ['sanity', 2],
  debris: ['might', 4],
  webs: ['might', 4],
};

/** The traitor may cross a barrier as often as it likes (H-16.7); a bot that has not got on by then lets it be. */
const mostCrossings = 12;

const isHurt = (view: HouseView, seat: Seat): boolean =>
  traits.some(trait => (view.explorers[seat]?.tracks[trait].index ?? 7) <= 1);

const remedies: readonly CardId[] = ['medical-kit', 'healing-salve', 'smelling-salts'];
const harmlessUses: readonly CardId[] = ['puzzle-box', 'dynamite'];

/** Whether a task of the haunt was tried in this turn: it may be tried again here in the next. */
const hasTried = ({ turn }: HouseView): boolean => turn.used.some(source => /^h\d/.test(source));

/** How much nearer a step brings: to what is wanted elsewhere, or away from whom it fears. With no aim in reach it wanders. */
function worthOfStep(view: HouseView, seat: Seat): (to: RoomId) => number {
  const here = view.explorers[seat]?.room ?? '';
  const feared = fearedRooms(view, seat);
  if (feared.size > 0) {
    const now = stepsToAny(view, here, feared);
    return to => (stepsToAny(view, to, feared) > now ? 40 : -1);
  }
  if (hasTried(view)) return () => -1;
  const wanted = new Set([...wantedRooms(view, seat)].filter(room => room !== here));
  const now = stepsToAny(view, here, wanted);
  return to => {
    const then = stepsToAny(view, to, wanted);
    return then < now ? 30 - Math.min(20, then) : now === farAway ? 1 : -1;
  };
}

/** Worth of everything in a turn; what is worth less than ending it (0) is not done. */
function worthInTurn(view: HouseView, seat: Seat): Worth {
  const stepWorth = worthOfStep(view, seat);
  const isHunted = opponentsOf(view, seat).some(({ room }) => room === view.explorers[seat]?.room);
  return choice => {
    switch (choice.c) {
      case 'attack': {
        const margin = marginOf(view, seat, choice);
        return margin >= 0 ? 70 + margin : isHunted ? 5 + margin : -1;
      }
      case 'act': {
        const trial = trials[choice.key];
        if (trial) return valueOf(view, seat, trial[0]) >= trial[1] - 1 ? 60 : -1;
        // What the haunt offers is what its side wants; walls and slides of the house are only ways.
        return view.haunt ? 80 : 2;
      }
      case 'take':
      case 'pickUp':
        return 90;
      case 'use':
        if (remedies.includes(choice.card)) return isHurt(view, seat) ? 75 : -1;
        return harmlessUses.includes(choice.card) && (choice.card !== 'dynamite' || isHunted) ? 50 : -1;
      case 'explore':
        return view.haunt ? 12 : 35;
      case 'step':
        return stepWorth(choice.to);
      case 'cross':
        return view.turn.asks <= mostCrossings ? 3 : -1;
      default:
        return choice.c === 'end' ? 0 : -1;
    }
  };
}

/** Worth of what a monster may do: attack, else run at the nearest of its prey (H-17.10). */
function worthOfMonster(view: HouseView, monster: FigureId): Worth {
  const prey = new Set(
    view.seats
      .filter(seat => view.explorers[seat]!.alive && view.explorers[seat]!.party !== 'traitor')
      .map(seat => view.explorers[seat]!.room),
  );
  const here = view.monsters.find(({ id }) => id === monster)?.room ?? '';
  const now = stepsToAny(view, here, prey);
  return choice => {
    if (choice.c === 'attack') return 50 + marginOf(view, monster, choice);
    if (choice.c === 'step') return stepsToAny(view, choice.to, prey) < now ? 20 : -1;
    return choice.c === 'end' ? 0 : choice.c === 'take' ? 10 : -1;
  };
}

function best(
  choices: readonly Choice[],
  { worth, random }: { readonly worth: Worth; readonly random: RandomIndex },
): Choice {
  const valued = choices.map(choice => ({ choice, value: worth(choice) }));
  const most = Math.max(...valued.map(({ value }) => value));
  const found = valued.filter(({ value }) => value === most);
  return found[random(found.length)]!.choice;
}

/** The next thing to do in an own turn. */
export const turnChoice = (
  choices: readonly Choice[],
  { view, seat, random }: { readonly view: HouseView; readonly seat: Seat; readonly random: RandomIndex },
): Choice => best(choices, { worth: worthInTurn(view, seat), random });

/** The next thing a monster does. */
export const monsterChoice = (
  choices: readonly Choice[],
  { view, monster, random }: { readonly view: HouseView; readonly monster: FigureId; readonly random: RandomIndex },
): Choice => best(choices, { worth: worthOfMonster(view, monster), random });
