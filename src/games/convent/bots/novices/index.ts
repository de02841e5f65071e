import type { Decision } from '../../../../engine/bot.ts';
import type { RandomIndex } from '../../../../engine/contract.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventAction, PlanAction } from '../../rules/actions.ts';
import type { PlanAsk } from '../../rules/asks.ts';
import { cellOf } from '../../rules/places.ts';
import type { ConventEvent } from '../../rules/events.ts';
import type { ConventView, OwnNovice } from '../../rules/view.ts';
import { beliefsOn } from '../belief/beliefs.ts';
import type { ConventBot } from '../index.ts';
import { anyLegal } from '../guards/baselines.ts';
import { likeliest, mostPlaces, thousandths } from '../shares.ts';
import { terrainOf } from '../terrain.ts';
import { blessingFor } from './blessing.ts';
import { homewardPlan } from './caught.ts';
import { Exposure } from './exposure.ts';
import { forecastsOf } from './forecast.ts';
import { Errands } from './goals.ts';
import { careOf, temperaments } from './levels.ts';
import type { NoviceLevel } from './levels.ts';
import { candidatesOf } from './planner.ts';
import type { Question } from './planner.ts';
import { reasonsFor } from './reasons.ts';

const levels: readonly string[] = ['level1', 'level2', 'level3'];

interface Asked {
  readonly view: ConventView;
  readonly told: readonly ConventEvent[];
  readonly ask: PlanAsk;
  readonly own: OwnNovice;
  readonly random: RandomIndex;
}

/** The novices' side of a bot; an id that this version does not know plays as `level1`. */
export function noviceBot(board: ConventBoard, bot: string): ConventBot {
  const level = (levels.includes(bot) ? bot : 'level1') as NoviceLevel;
  let known: { readonly key: number; readonly errands: Errands } | null = null;

  function* planned(position: Asked): Generator<void, Decision<ConventAction>, void> {
    const question = questionOf(position);
    const { ask } = position;
    const beliefs = question.care.filters
      ? [{ about: ask.seat, places: likeliest(beliefsOn(board).of(position, position.own.novice).spaces, mostPlaces) }]
      : [];
    if (ask.caught) {
      const { end, caughtAgain, ...plan } = homewardPlan(question);
      const because = [{ reason: `novice.${plan.release}`, numbers: [end, thousandths(caughtAgain)] }];
      return { action: { ...headOf(ask, position.random), ...plan }, because, beliefs };
    }
    const [chosen] = yield* candidatesOf(question);
    const { moves, range } = chosen!;
    const blessing = blessingFor(question, chosen!);
    const action: PlanAction = { ...headOf(ask, position.random), moves, mode: range.mode, blessing };
    return { action, because: reasonsFor(question, chosen!), beliefs };
  }

  function questionOf({ view, told, ask, own, random }: Asked): Question {
    const terrain = terrainOf(board, view.options.settings);
    const temperament = temperaments[(own.key + own.novice) % temperaments.length]!;
    const care = careOf(level, temperament);
    known = known?.key === own.key ? known : { key: own.key, errands: new Errands(board, own) };
    const forecasts = forecastsOf({ board, terrain, view }, { novice: own.novice, ahead: care.forecasts });
    const safe = view.options.settings['cell.safe'] === 'yes' ? cellOf(own.novice) : 0;
    const othersFree = 0.08 * (view.novices.length - 1);
    const forecast = care.filters && !ask.caught ? beliefsOn(board).forecast({ view, told }, own.novice) : null;
    let chance = random(0x7fff_ffff);
    return {
      board,
      terrain,
      view,
      ask,
      own,
      care,
      errands: known.errands,
      forecasts,
      exposure: new Exposure({ board, terrain, forecasts, othersFree, safe }),
      sharesOf: ({ mode }) => forecast?.get(mode) ?? null,
      whim() {
        chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fff_ffff;
        return chance / 0x7fff_ffff;
      },
    };
  }

  return {
    id: bot,
    *think({ view, told, ask, legal, random }) {
      const own = view.ownNovice;
      if (ask.kind !== 'plan' || own === null)
        return { action: anyLegal({ ask, legal, random }), because: [], beliefs: [] };
      return yield* planned({ view, told, ask, own, random });
    },
  };
}

/** What every plan has, with choices that tell nothing. */
function headOf(ask: PlanAsk, random: RandomIndex): Omit<PlanAction, 'moves' | 'mode'> {
  const ties = ask.ties.filter(tie => tie !== 'ask');
  return {
    t: 'plan',
    seat: ask.seat,
    ask: ask.id,
    tie: ties[random(Math.max(1, ties.length))] ?? ask.ties[0]!,
    release: ask.releases[0]!,
    blessing: null,
  };
}
