import type { Clue, ConventEvent, Sighting } from '../rules/events.ts';
import { guardIds } from '../rules/seats.ts';
import type { GuardId, NoviceNumber } from '../rules/seats.ts';
import { asSentence, type Narrator } from './narrator.ts';
import { resultText } from './result-text.ts';

type EventOf<T extends ConventEvent['t']> = Extract<ConventEvent, { readonly t: T }>;

const signed = (modifier: number): string => (modifier < 0 ? `− ${-modifier}` : `+ ${modifier}`);

const isGuard = (holder: NoviceNumber | GuardId): holder is GuardId => guardIds.some(guard => guard === holder);

export function clueText(clue: Clue, narrator: Narrator): string {
  const novice = clue.novice === null ? '' : narrator.novice(clue.novice);
  switch (clue.kind) {
    case 'sees':
      return narrator.say('clue.sees', { novice });
    case 'noise':
      return clue.novice === null
        ? narrator.say('clue.noiseOfNobody', { space: clue.space })
        : narrator.say('clue.noise', { space: clue.space, novice });
    case 'vanished':
      return clue.to === null
        ? narrator.say('clue.vanishedOn', { novice, at: clue.at })
        : narrator.say('clue.vanished', { novice, at: clue.at, to: clue.to });
  }
}

const seenNovices = (sightings: readonly Sighting[], narrator: Narrator): string =>
  narrator.list([...new Set(sightings.map(({ novice }) => novice))].map(narrator.novice));

function moveText(events: readonly EventOf<'noviceMoved'>[], narrator: Narrator): string {
  const { novice, sightings, vanished } = events[0]!;
  const sighting = sightings[0];
  const token = vanished[0];
  if (sighting) {
    const guard = narrator.guard(sighting.guard);
    return narrator.say('event.seen', { novice: narrator.novice(novice), guard, space: sighting.space });
  }
  if (token) {
    const guards = narrator.list(token.guards.map(narrator.guard));
    const values = { novice: narrator.novice(novice), guards, at: token.at };
    return token.to === null
      ? narrator.say('event.vanishedOn', values)
      : narrator.say('event.vanished', { ...values, to: token.to });
  }
  return narrator.say('event.unseen', { novices: narrator.list(events.map(event => narrator.novice(event.novice))) });
}

function cardsText(events: readonly EventOf<'cardShown'>[], narrator: Narrator): string {
  const cards = events.map(({ novice, mode, extraStep }) =>
    narrator.say(extraStep ? 'event.cardWithExtraStep' : 'event.card', {
      novice: narrator.novice(novice),
      mode: narrator.say(`mode.${mode}`),
    }),
  );
  return narrator.say('event.cards', { cards: narrator.list(cards) });
}

function rollsText(events: readonly EventOf<'noiseRolled'>[], narrator: Narrator): string {
  const rolls = events.map(({ novice, die, modifier, reach, blessing }) =>
    narrator.say(blessing === null ? 'event.roll' : `event.roll.${blessing}`, {
      novice: narrator.novice(novice),
      die,
      modifier: signed(modifier),
      reach: Math.max(0, reach),
    }),
  );
  return narrator.say('event.rolls', { rolls: narrator.list(rolls) });
}

function heardText(events: readonly EventOf<'noiseHeard'>[], narrator: Narrator): string {
  const { token } = events[0]!;
  const guard = narrator.guard(token.guard);
  const spaces = narrator.list(events.map(event => String(event.token.space)));
  return token.novice === null
    ? narrator.say('event.heardNobody', { guard, spaces })
    : narrator.say('event.heard', { guard, spaces, novice: narrator.novice(token.novice) });
}

function stepsText(events: readonly EventOf<'guardStepped'>[], narrator: Narrator): string {
  const first = events[0]!;
  const guard = narrator.guard(first.guard);
  const way = [first.from, ...events.map(event => event.to)].join(' → ');
  return first.sightings.length === 0
    ? narrator.say('event.stepped', { guard, way })
    : narrator.say('event.steppedSees', { guard, to: first.to, novices: seenNovices(first.sightings, narrator) });
}

function listeningText({ guard, die, blessing }: EventOf<'listeningRolled'>, narrator: Narrator): string {
  const key = blessing === null ? 'event.listening' : (`event.listening.${blessing}` as const);
  return narrator.say(key, { guard: narrator.guard(guard), die });
}

function statusText({ novice, status, inCell }: EventOf<'statusChanged'>, narrator: Narrator): string {
  const key = status === 'caught' ? 'event.turnedCaught' : inCell ? 'event.freeInCell' : 'event.onTheRun';
  return narrator.say(key, { novice: narrator.novice(novice) });
}

function pathText(event: EventOf<'pathTaken'>, narrator: Narrator): string {
  const { guard, card, from, towards, turnedBack } = event;
  const values = { guard: narrator.guard(guard), path: narrator.path(card), from, towards };
  return narrator.say(turnedBack ? 'event.turnedBack' : 'event.pathTaken', values);
}

function beganText({ guard, free, clues }: EventOf<'movementBegan'>, narrator: Narrator): string {
  if (!free) return narrator.say('event.beganOnDuty', { guard: narrator.guard(guard) });
  const told = narrator.list(clues.map(clue => clueText(clue, narrator)));
  return narrator.say('event.beganFree', { guard: narrator.guard(guard), clues: told });
}

function logText({ novice, line }: EventOf<'planLogged'>, narrator: Narrator): string {
  const way = line.moves
    .map(move => move.join(' → '))
    .filter(Boolean)
    .join(' | ');
  return narrator.say('event.planLogged', {
    novice: narrator.novice(novice),
    way: way || String(line.from),
    mode: narrator.say(`mode.${line.mode}`),
  });
}

function plainText(events: readonly ConventEvent[], narrator: Narrator): string {
  const event = events[0]!;
  const guard = 'guard' in event && event.guard ? narrator.guard(event.guard) : '';
  const novice = 'novice' in event ? narrator.novice(event.novice) : '';
  switch (event.t) {
    case 'roundBegan':
      return narrator.say('event.roundBegan', { round: event.round });
    case 'roundEnded':
      return narrator.say('event.roundEnded', { round: event.round });
    case 'wishDealt':
      return narrator.say('event.wishDealt', { novice, key: event.key });
    case 'planLogged':
      return logText(event, narrator);
    case 'noviceMoved':
      return moveText(events as readonly EventOf<'noviceMoved'>[], narrator);
    case 'cardShown':
      return cardsText(events as readonly EventOf<'cardShown'>[], narrator);
    case 'noiseRolled':
      return rollsText(events as readonly EventOf<'noiseRolled'>[], narrator);
    case 'noiseHeard':
      return heardText(events as readonly EventOf<'noiseHeard'>[], narrator);
    case 'blessingShown': {
      const holder = isGuard(event.holder) ? narrator.guard(event.holder) : narrator.novice(event.holder);
      return narrator.say('event.blessingShown', { holder, blessing: narrator.say(`blessing.${event.kind}`) });
    }
    case 'statusChanged':
      return statusText(event, narrator);
    case 'stayedCaught':
      return narrator.say(event.seen ? 'event.stayedCaughtSeen' : 'event.stayedCaught', { novice });
    case 'guardsOrdered':
      return narrator.say(event.agreed ? 'event.ordered' : 'event.orderedWithoutAgreement', {
        guard: narrator.guard(event.first),
      });
    case 'movementBegan':
      return beganText(event, narrator);
    case 'pathTaken':
      return pathText(event, narrator);
    case 'pathFinished':
      return narrator.say('event.pathFinished', { guard, path: narrator.path(event.card) });
    case 'pathsReturned':
      return narrator.say('event.pathsReturned');
    case 'guardTurned': {
      const novices = seenNovices(event.sightings, narrator);
      return narrator.say(novices ? 'event.turnedSees' : 'event.turned', {
        guard,
        at: event.at,
        to: event.facing.to,
        novices,
      });
    }
    case 'guardStepped':
      return stepsText(events as readonly EventOf<'guardStepped'>[], narrator);
    case 'guardFreed':
      return narrator.say('event.freed', { guard, novices: narrator.list(event.novices.map(narrator.novice)) });
    case 'guardOnDuty':
      return narrator.say('event.onDuty', { guard });
    case 'figureRemoved':
      return narrator.say(event.vanished ? 'event.outOfSightToken' : 'event.outOfSight', { novice });
    case 'captured':
      return narrator.say('event.captured', { guard, novice, space: event.space, captures: event.captures });
    case 'movementShown':
      return narrator.say(event.extraStep ? 'event.movementWithExtraStep' : 'event.movement', {
        guard,
        mode: narrator.say(`guardMode.${event.mode}`),
        steps: event.steps,
      });
    case 'tokensRemoved':
      return narrator.say('event.tokensRemoved');
    case 'listeningRolled':
      return listeningText(event, narrator);
    case 'gameEnded':
      return resultText(event.result, narrator);
  }
}

/** One sentence for a line of the log: an event, or several of one kind that belong together. */
export const eventText = (events: readonly ConventEvent[], narrator: Narrator): string =>
  asSentence(plainText(events, narrator));
