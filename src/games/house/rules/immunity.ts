import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { Environment, HouseState } from './state.ts';
import type { CardId, FigureId } from './terms.ts';

const refused = (card: CardId): string => `refused/${card}`;
const taken = (card: CardId): string => `taken/${card}`;

const isTraitor = ({ explorers, phase }: HouseState, figure: FigureId): boolean =>
  phase === 'haunt' && explorers[figure]?.party === 'traitor';

const isEvent = ({ content }: Machine, card: CardId | null): card is CardId =>
  card !== null && content.cards.get(card)?.deck === 'event';

/** An event, or the Bite, that the traitor did not take upon himself (H-16.6, H-16.8). */
export const isRefused = ({ state }: Machine, figure: FigureId, env: Environment): boolean =>
  env.card !== null && isTraitor(state, figure) && state.turn.used.includes(refused(env.card));

/** Whether harm by the effect of a card passes the traitor by; what he took he takes whole (H-16.6, H-16.8). */
export function isUnharmed(machine: Machine, figure: FigureId, env: Environment): boolean {
  if (isRefused(machine, figure, env)) return true;
  const { state } = machine;
  if (!isTraitor(state, figure) || !isEvent(machine, env.card)) return false;
  return state.options.settings.traitorImmunity === 'full' && !state.turn.used.includes(taken(env.card));
}

/** Words by which an event touches more than whoever drew it. */
const touchesOthers = (program: unknown): boolean =>
  /"(explorers|around|left|right|figures|opponents|heroes|traitor)\b/.test(JSON.stringify(program ?? null));

/**
 * What a card drawn does. A traitor takes an event he drew whole or not at all (H-16.8); with `choose` he is asked as well
 * about events of others that may touch him, and about the attack of the Bite (H-16.6). Arguments: seat, card.
 */
export const obeyCard: Procedure = (machine, args, env) => {
  const { state, content } = machine;
  const seat = args['seat'] as string;
  const card = args['card'] as CardId;
  const entry = content.cards.get(card);
  const isOwn = isTraitor(state, seat);
  const mayChoose = state.options.settings.traitorImmunity === 'choose';
  const traitors = state.seats.filter(other => isTraitor(state, other) && state.explorers[other]!.alive);
  const asked = isEvent(machine, card)
    ? isOwn
      ? [seat]
      : mayChoose && touchesOthers(entry?.drawn)
        ? traitors
        : []
    : isOwn && mayChoose && card === 'bite'
      ? [seat]
      : [];
  machine.call('playCard', args, env);
  for (const traitor of [...asked].reverse()) machine.call('askTraitor', { traitor, card, isOwn }, env);
};

/** Arguments: traitor, card, isOwn. */
export const askTraitor: Procedure = (machine, args) =>
  machine.ask({
    seat: args['traitor'] as string,
    key: 'immunity.take',
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'traitorAnswered',
    args,
    env: environment({ me: args['traitor'] as string }),
    card: args['card'] as CardId,
  });

export const traitorAnswered: Answer = (machine, choice, args) => {
  const card = args['card'] as CardId;
  machine.state.turn.used.push(choice.c === 'yes' ? taken(card) : refused(card));
};

/** Runs the text, unless its drawer refused it. Arguments: seat, card. */
export const playCard: Procedure = (machine, args, env) => {
  const card = args['card'] as CardId;
  if (!isRefused(machine, args['seat'] as string, { ...env, card }))
    machine.run(machine.content.cards.get(card)?.drawn, env);
};
