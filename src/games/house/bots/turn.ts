import type { RandomIndex } from '../../../engine/contract.ts';
import type { Choice } from '../rules/choices.ts';
import type { RoomId } from '../rules/terms.ts';
import { worthOfStep } from './fights.ts';
import { valueOf } from './goals.ts';
import type { Goal } from './goals.ts';
import { lookAhead } from './look-ahead.ts';
import { offerOf } from './offers.ts';
import { inOrder, reason } from './rated.ts';
import type { Rated } from './rated.ts';
import { waysOf } from './ways.ts';
import type { Way } from './ways.ts';
import type { Worths } from './worths.ts';

/** The traitor may cross a barrier as often as it likes (H-16.7); a bot that has not got on by then lets it be. */
const mostCrossings = 8;

/** What can be done at once is done before anything that may end the turn's freedom. */
const atOnce = 100;

/** How many of the best moves are played on in the head, and how much that counts. */
const tried = 3;
const mostTrust = 0.4;

interface Move extends Rated {
  readonly room: RoomId;
}

const kindOf = ({ aim }: Goal): string =>
  aim.act ? 'act' : aim.fight ? 'fight' : aim.take ? 'take' : aim.pass ? 'pass' : aim.seek ? 'seek' : 'stand';

function moveTo(worths: Worths, room: RoomId, way: Way): Move {
  const { figure } = worths;
  const here = figure.room;
  const danger = worths.dangerAt(room);
  const value = Math.max(worths.of(room), worths.visit(room, way)) - worths.of(here) - 0.15 - way.harm * worthOfStep;
  const { goal, turns } = worths.bestGoal(room);
  const harm = [reason('danger', worths.dangerAt(here) * 10, danger * 10)];
  const aim = goal ? [reason(kindOf(goal), goal.odds * 100, turns)] : [];
  const isFlight = worths.dangerAt(here) - danger > value / 2;
  return { choice: way.choice, room, value, terms: isFlight ? [...harm, ...aim] : [...aim, ...harm] };
}

/** Quick chance for games in the head, the same for every move that is compared (Numerical Recipes' congruential generator). */
const quick = (seed: number): RandomIndex => {
  let word = seed;
  return count => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 0x1_0000_0000) * count);
  };
};

/** The best moves once more, judged by games played on from where they end. */
function playedOn(worths: Worths, moves: readonly Move[], random: RandomIndex): readonly Move[] {
  const { world, figure, care } = worths;
  const trust = mostTrust * worths.caution;
  if (care.ahead === 0 || trust === 0 || !world.view.haunt) return moves;
  const seed = random(0x7fff_ffff);
  const ahead = (room: RoomId): number =>
    lookAhead(world, figure, { room, goal: worths.bestGoal(room).goal, rounds: care.ahead, random: quick(seed) });
  const [now, ...rest] = [figure.room, ...moves.slice(0, tried).map(({ room }) => room)].map(ahead);
  return moves.map((move, index) =>
    index < tried ? { ...move, value: (1 - trust) * move.value + trust * (rest[index]! - now!) } : move,
  );
}

/** Everything offered in an own turn, rated; the first is the best. */
export function rateTurn(worths: Worths, choices: readonly Choice[], random: RandomIndex): readonly Rated[] {
  const { world, figure } = worths;
  const here = figure.room;
  const ways = [...waysOf(world, figure, choices)].filter(([room]) => room !== here);
  const moves = playedOn(worths, inOrder(ways.map(([room, way]) => moveTo(worths, room, way))), random);
  const best = Math.max(0, ...moves.map(({ value }) => value));
  const { goal } = worths.bestGoal(here);
  const seeks = worths.goals.filter(({ aim, places }) => aim.seek && places.includes(here));
  const seek = Math.max(0, ...seeks.map(one => valueOf(one, 0) * (one === goal ? 1 : 0.9)));
  const others = choices.flatMap((choice): readonly Rated[] => {
    switch (choice.c) {
      case 'explore': {
        const value = seek - worths.dangerAt(here) - worths.of(here) - best + (goal?.aim.seek ? 3 : 0.5);
        return [{ choice, value, terms: [reason('explore')] }];
      }
      case 'cross': {
        const isIdle = best <= 0.5 && world.view.turn.asks <= mostCrossings;
        return [{ choice, value: isIdle ? 0.4 : -1, terms: [reason('cross')] }];
      }
      case 'end':
        return [{ choice, value: 0.2, terms: [reason('stay'), reason('danger', worths.dangerAt(here) * 10)] }];
      default: {
        const offer = offerOf(worths, choice);
        return offer ? [{ ...offer, value: offer.value > 0 ? offer.value + atOnce : offer.value }] : [];
      }
    }
  });
  return inOrder([...moves, ...others]);
}
