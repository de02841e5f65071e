import type { Belief, Reason } from '../../../../engine/bot.ts';
import { boardFacts } from '../../board/facts.ts';
import { noviceSeat } from '../../rules/seats.ts';
import type { ConventView } from '../../rules/view.ts';
import type { NoviceBelief } from '../belief/beliefs.ts';
import { likeliest, mostPlaces, thousandths } from '../shares.ts';
import type { Situation } from './situation.ts';
import type { Turn } from './turn.ts';

/** The likeliest places of every novice on the run, from public facts. */
export function beliefsOf(view: ConventView, beliefs: readonly NoviceBelief[]): readonly Belief[] {
  const onTheRun = view.novices.filter(one => one.status === 'onTheRun').map(one => one.novice);
  return beliefs
    .filter(({ novice }) => onTheRun.includes(novice))
    .map(({ novice, spaces }) => ({ about: noviceSeat(novice), places: likeliest(spaces, mostPlaces) }));
}

/** Of all novices on the run, hidden or shown, the place that most can be hoped for within this guard's reach. */
function mostLikely(view: ConventView, beliefs: readonly NoviceBelief[]): Reason[] {
  let best: Reason | null = null;
  for (const { novice, spaces } of beliefs) {
    const one = view.novices.find(each => each.novice === novice)!;
    if (one.status !== 'onTheRun' || one.figure !== null) continue;
    let place = 1;
    for (let space = 2; space <= boardFacts.spaceCount; space++) if (spaces[space]! > spaces[place]!) place = space;
    const numbers = [novice, thousandths(spaces[place]!), place];
    if (best === null || numbers[1]! > best.numbers[1]!) best = { reason: 'guard.mostLikely', numbers };
  }
  return best === null ? [] : [best];
}

/** What she was told that bears on this movement: tokens that lie for her, figures, and how likely wishes go home. */
export function knowledgeReasons(
  view: ConventView,
  situation: Pick<Situation, 'guard'>,
  beliefs: readonly NoviceBelief[],
): readonly Reason[] {
  const { guard } = situation.guard;
  const shown = view.novices
    .filter(one => one.status === 'onTheRun' && one.figure !== null)
    .map((one): Reason => ({ reason: 'guard.sees', numbers: [one.novice, one.figure!] }));
  const heard = view.tokens.flatMap((token): readonly Reason[] => {
    if (token.kind === 'noise') {
      const isHers = token.guard === guard && token.novice !== null;
      return isHers ? [{ reason: 'guard.heard', numbers: [token.novice!, token.space] }] : [];
    }
    return token.guards.includes(guard) ? [{ reason: 'guard.vanished', numbers: [token.novice, token.at] }] : [];
  });
  const home = beliefs
    .filter(({ stages }) => stages[2]! >= 0.4)
    .map(({ novice, stages }): Reason => ({ reason: 'guard.homeward', numbers: [novice, thousandths(stages[2]!)] }));
  const lost = beliefs.filter(one => one.lost).map((one): Reason => ({ reason: 'guard.lost', numbers: [one.novice] }));
  return [...shown, ...heard, ...mostLikely(view, beliefs), ...home, ...lost];
}

/** What the chosen movement promises. */
export function turnReasons({ guard }: Situation, turn: Turn): readonly Reason[] {
  const because: Reason[] = [
    { reason: 'guard.goes', numbers: [turn.end, (guard.hasMoved ? 0 : guard.steps) + turn.steps.length] },
  ];
  if (turn.caught >= 0.005) because.push({ reason: 'guard.catch', numbers: [thousandths(turn.caught)] });
  if (turn.seen >= 0.005) because.push({ reason: 'guard.see', numbers: [thousandths(turn.seen)] });
  if (turn.cover >= 0.005) because.push({ reason: 'guard.cover', numbers: [thousandths(turn.cover), turn.end] });
  if (turn.mode === 'walk') because.push({ reason: 'guard.listen', numbers: [] });
  return because;
}
