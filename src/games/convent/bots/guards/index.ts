import type { Seat } from '../../../../engine/contract.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventEvent } from '../../rules/events.ts';
import { beliefsOn } from '../belief/beliefs.ts';
import type { ConventBot } from '../index.ts';
import { answerOf } from './answer.ts';
import { anyLegal } from './baselines.ts';
import { careOf, temperaments } from './care.ts';
import type { GuardLevel, Temperament } from './care.ts';
import { beliefsOf, knowledgeReasons } from './reasons.ts';
import { guardIn } from './situation.ts';

const levels: readonly string[] = ['level1', 'level2', 'level3'];

/** A guard's temper follows from the first dice of the night, which everybody has seen, and from her seat. */
function temperOf(told: readonly ConventEvent[], seat: Seat): Temperament {
  let sum = seat.length;
  for (const event of told) {
    if (event.t === 'noiseRolled') sum = sum * 7 + event.die;
    if (event.t === 'guardsOrdered') break;
  }
  return temperaments[sum % temperaments.length]!;
}

/** The guards' side of a bot; an id that this version does not know plays as `level1`. */
export function guardBot(board: ConventBoard, bot: string, seat: Seat): ConventBot {
  const level = (levels.includes(bot) ? bot : 'level1') as GuardLevel;
  return {
    id: bot,
    *think({ view, ask, legal, told, random }) {
      const position = { board, view, ask, legal, random };
      const beliefs = beliefsOn(board).at({ view, told });
      yield;
      const care = careOf(level, temperOf(told, seat));
      const { action, because } = answerOf({ ...position, beliefs, care });
      const guard = 'guard' in ask ? ask.guard : 'abbess';
      return {
        action: action ?? anyLegal(position),
        because: [...knowledgeReasons(view, { guard: guardIn(view, guard) }, beliefs), ...because],
        beliefs: ask.kind === 'guardMove' && ask.steps > 0 ? [] : beliefsOf(view, beliefs),
      };
    },
  };
}
