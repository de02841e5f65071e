import type { RandomIndex, Seat } from '../../src/engine/contract.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import { guardsOfSeat, noviceOfSeat } from '../../src/games/convent/rules/seats.ts';
import type { NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import { guardsSeeing } from '../../src/games/convent/rules/sight.ts';
import type { ConventState, HiddenNovice } from '../../src/games/convent/rules/state.ts';
import { noviceOf, withHidden } from '../../src/games/convent/rules/state.ts';
import type { BlessingKind, LogLine } from '../../src/games/convent/rules/terms.ts';
import { board, game } from './convent-game.ts';
import { spaces } from './convent-oracle.ts';
import { pick } from './convent-random.ts';

const kinds: readonly BlessingKind[] = ['adjust', 'reroll', 'extraStep', 'falseNoise'];

const otherKind = (kind: BlessingKind | null, random: RandomIndex): BlessingKind | null =>
  kind === null
    ? null
    : pick(
        kinds.filter(each => each !== kind),
        random,
      );

/** Where she may be for all that anybody else knows: nowhere in sight, and no guard stands there. */
function hidingPlaces(state: ConventState, novice: NoviceNumber): readonly number[] {
  const taken = state.guards.map(guard => guard.space);
  return spaces.filter(space => !taken.includes(space) && guardsSeeing(board, state, { novice, space }).length === 0);
}

function otherLine(line: LogLine, random: RandomIndex): LogLine {
  const from = pick(spaces, random);
  return { ...line, from, moves: [[from]], tookKey: !line.tookKey, tookWish: !line.tookWish };
}

function otherNovice(state: ConventState, own: HiddenNovice, random: RandomIndex): ConventState {
  const { novice, planned } = own;
  const { status, figure } = noviceOf(state, novice);
  const others = state.hidden.novices.map(each => each.key);
  const hasKey = random(2) === 0;
  const changed = withHidden(state, novice, {
    space: figure === null ? pick(hidingPlaces(state, novice), random) : own.space,
    key: pick(
      [1, 2, 3, 4, 5, 6, 7, 8].filter(key => !others.includes(key)),
      random,
    ),
    hasKey,
    hasWish: hasKey && status === 'onTheRun' && random(2) === 0,
    blessing: otherKind(own.blessing, random),
    log: own.log.map(line => otherLine(line, random)),
    planned: null,
  });
  if (planned === null) return changed;
  if (state.stage.name !== 'plan') return withHidden(changed, novice, { planned: { ...planned, moves: [[]] } });
  return withHidden(changed, novice, { planned: game.sampleLegal(changed, planned.seat, random) as typeof planned });
}

/** The same game to everybody but this seat: its secrets are others, and so are the dice to come. */
export function twinOf(state: ConventState, holder: Seat, random: RandomIndex): ConventState {
  const number = noviceOfSeat(holder);
  const own = state.hidden.novices.find(each => each.novice === number);
  const { hidden } = own === undefined ? state : otherNovice(state, own, random);
  const guards = hidden.guards.map(each =>
    guardsOfSeat(holder).includes(each.guard) ? { ...each, blessing: otherKind(each.blessing, random) } : each,
  );
  return { ...state, hidden: { ...hidden, guards } };
}

/** Another seed, so that the dice and cards to come are others. */
export const withOtherChance = (state: ConventState): ConventState => ({
  ...state,
  hidden: { ...state.hidden, seed: [...state.hidden.seed].reverse() as unknown as ConventState['hidden']['seed'] },
});

/** What of an event is public by C-3.4, said once more and apart from the rules. */
export function publicPart(event: ConventEvent): ConventEvent | null {
  if (event.t === 'planLogged' || event.t === 'wishDealt') return null;
  if (event.t === 'noiseHeard') return { ...event, way: null };
  return event.t === 'statusChanged' ? { ...event, inCell: null } : event;
}
