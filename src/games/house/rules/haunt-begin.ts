import type { HauntEntry } from '../content/schema.ts';
import { takeCardAway } from './cards-anywhere.ts';
import { becomeTraitor } from './conversion.ts';
import { livingExplorers } from './figures.ts';
import { gainCard, shuffleIn } from './hands.ts';
import { chooseCell, writtenHaunt } from './haunt-choice.ts';
import type { Reveal } from './haunt-choice.ts';
import { orderFrom } from './haunt-order.ts';
import { traitorFor } from './haunt-traitor.ts';
import { runAfter } from './hooks.ts';
import { endGame } from './lantern/haunt-verbs.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { HauntState } from './state.ts';
import type { CardId, RoomId } from './terms.ts';

/** The haunt begins (H-14, H-15.1). Until its set-up is over traits stop at the lowest value (H-15.5). Arguments: revealer, omen, room. */
export const beginHaunt: Procedure = (machine, args) => {
  const reveal: Reveal = {
    revealer: args['revealer'] as string,
    omen: args['omen'] as CardId,
    room: args['room'] as RoomId,
  };
  const { cell, drawn } = chooseCell(machine, reveal);
  const number = cell === null ? null : writtenHaunt(machine, cell.number);
  const entry = number === null ? undefined : machine.content.haunts.get(number);
  if (cell === null || !entry) {
    endGame(machine, { seats: [], side: 'nobody', reason: 'won' });
    return;
  }
  const traitor = traitorFor(machine, entry.traitor, reveal.revealer);
  openHaunt(machine, entry, { ...reveal, omen: cell.omen, traitor, chartNumber: cell.number });
  exchangeOmen(machine, reveal, drawn);
};

interface Opening extends Reveal {
  readonly traitor: string | null;
  readonly chartNumber: number;
}

function openHaunt(machine: Machine, entry: HauntEntry, opening: Opening): void {
  const { state } = machine;
  const { revealer, traitor, chartNumber, room, omen } = opening;
  const players = livingExplorers(state).length;
  const haunt: HauntState = {
    number: entry.number,
    chartNumber,
    revealer,
    traitor,
    players,
    startHeroes: players - (traitor === null ? 0 : 1),
    room,
    omen,
    track: 0,
    variables: {},
    personal: {},
    deadRounds: 0,
    hasRead: [],
    hasStarted: false,
  };
  state.haunt = haunt;
  machine.barrier = true;
  machine.emit({ t: 'hauntBegan', number: entry.number, chartNumber, revealer, traitor, omen, room });
  for (const explorer of livingExplorers(state)) explorer.party = 'hero';
  startVariables(machine, entry, haunt);
  const heroEnv = environment({ me: firstHero(machine), side: 'heroes' });
  const traitorEnv = environment({ me: traitor ?? revealer, side: 'traitor' });
  machine.call('hauntReady', {}, environment({}));
  machine.call('stairsAfterSetUp', {}, environment({}));
  machine.call('hauntStarts', {}, environment({}));
  machine.run(entry.setUp.heroes, heroEnv);
  machine.run(entry.setUp.traitor, traitorEnv);
  machine.call('readBooks', { seats: orderFrom(state, traitor ?? revealer) }, environment({}));
  if (traitor !== null) becomeTraitor(machine, state.explorers[traitor]!);
}

/** The revealer when it is a hero, else the hero at the traitor's left. */
function firstHero({ state }: Machine): string {
  const { revealer, traitor } = state.haunt!;
  return revealer === traitor ? orderFrom(state, revealer)[1]! : revealer;
}

function startVariables(machine: Machine, entry: HauntEntry, haunt: HauntState): void {
  for (const { name, start, personal } of entry.variables) {
    if (!personal) haunt.variables[name] = machine.value(start, environment({ me: haunt.traitor ?? haunt.revealer }));
    else
      for (const { seat } of livingExplorers(machine.state))
        haunt.personal[`${name}@${seat}`] = machine.value(start, environment({ me: seat }));
  }
}

/** Omens drawn for a new haunt: the last takes the place of the revealer's, wherever that is by now; the others go back (H-14.8). */
function exchangeOmen(machine: Machine, reveal: Reveal, drawn: readonly CardId[]): void {
  const kept = drawn.at(-1);
  if (kept === undefined) return;
  const { state } = machine;
  const revealer = state.explorers[reveal.revealer]!;
  state.hidden.decks.omen = state.hidden.decks.omen.filter(card => card !== kept);
  gainCard(machine, revealer, { card: kept, from: 'deck' });
  takeCardAway(machine, reveal.omen, 'deck');
  shuffleIn(machine, reveal.omen);
}

/** One after the other everybody reads, the traitor first and alone (H-15.1, H-15.2). Arguments: seats. */
export const readBooks: Procedure = (machine, args, env) => {
  const [seat, ...rest] = args['seats'] as readonly string[];
  if (seat === undefined) return;
  if (rest.length > 0) machine.call('readBooks', { seats: rest }, env);
  machine.call('readBook', { seat }, env);
};

/** The same question for every seat, whatever it reads (H-15.9). Arguments: seat. */
export const readBook: Procedure = (machine, args, env) => {
  const { number, chartNumber } = machine.state.haunt!;
  machine.ask({
    seat: args['seat'] as string,
    key: 'haunt.read',
    values: { number, chartNumber },
    choices: [{ c: 'yes' }],
    then: 'bookWasRead',
    args,
    env,
  });
};

export const bookWasRead: Answer = (machine, _choice, args) => {
  const seat = args['seat'] as string;
  const { hasRead } = machine.state.haunt!;
  if (!hasRead.includes(seat)) hasRead.push(seat);
  machine.emit({ t: 'bookRead', seat });
};

/** Rules of the haunt that act at its start. */
export const hauntStarts: Procedure = machine =>
  runAfter(machine, 'hauntStart', {
    figure: null,
    env: { me: machine.state.haunt!.traitor ?? machine.state.haunt!.revealer },
  });

/** Set-up is over: from now on the skull is death and sides may win. */
export const hauntReady: Procedure = machine => {
  machine.state.phase = 'haunt';
};
