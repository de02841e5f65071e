import type { Bot, Reason } from '../../../engine/bot.ts';
import type { ActionBase, Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import type { ConventAsk } from '../rules/asks.ts';
import type { ConventEvent } from '../rules/events.ts';
import { noviceOfSeat, noviceSeat } from '../rules/seats.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import type { ConventView } from '../rules/view.ts';
import { beliefsOn } from './belief/beliefs.ts';
import { forecastsOf } from './novices/forecast.ts';
import { likeliest } from './shares.ts';
import { terrainOf } from './terrain.ts';

export type Adviser = Bot<ConventView, ConventAsk, ActionBase, ConventEvent>;

const slots = boardFacts.spaceCount + 1;

/** How likely a guard's coming movement ends a novice's night on each space, as public facts tell (`risk.met`), and where one sees her as they stand (`risk.seen`). */
function risks(board: ConventBoard, view: ConventView, novice: NoviceNumber): readonly Reason[] {
  const terrain = terrainOf(board, view.options.settings);
  const forecasts = forecastsOf({ board, terrain, view }, { novice, ahead: true });
  const met = Float64Array.from(
    { length: slots },
    (_, space) => 1 - forecasts.reduce((rest, one) => rest * (1 - one.catchOnDuty[space]!), 1),
  );
  const seen = [...met.keys()].filter(space => forecasts.some(({ seesNow }) => seesNow[space] === 1));
  return [
    { reason: 'risk.met', numbers: likeliest(met).flat() },
    { reason: 'risk.seen', numbers: seen },
  ];
}

/**
 * Plays nothing: tells where hidden novices can be, from public facts alone. To a novice it tells that of herself, and
 * the risk of each space: `risk.met` numbers are space and thousandths in turn, `risk.seen` numbers are spaces.
 */
export function adviser(board: ConventBoard, seat: Seat): Adviser {
  const own = noviceOfSeat(seat);
  return {
    id: 'adviser',
    *think({ view, told, ask }) {
      const hidden = view.novices.filter(({ status, figure }) => status === 'onTheRun' && figure === null);
      const asked = hidden.filter(({ novice }) => own === null || own === novice).map(({ novice }) => novice);
      const beliefs = beliefsOn(board)
        .at({ view, told })
        .filter(({ novice }) => asked.includes(novice))
        .map(({ novice, spaces }) => ({ about: noviceSeat(novice), places: likeliest(spaces) }));
      yield;
      const because = own === null ? [] : risks(board, view, own);
      return { action: { t: 'none', seat: ask.seat, ask: ask.id }, because, beliefs };
    },
  };
}
