import type { HauntEntry } from '../content/schema.ts';
import { livingExplorers } from './figures.ts';
import { endGame } from './lantern/haunt-verbs.ts';
import type { Machine } from './machine.ts';
import { environment } from './machine.ts';

type Sided = 'heroes' | 'traitor';

const entryOf = ({ state, content }: Machine): HauntEntry | undefined => content.haunts.get(state.haunt?.number ?? 0);

/** Seats that win with a side: all that are on it at the end, the dead of it too. */
const seatsOf = ({ state }: Machine, side: Sided): readonly string[] =>
  state.seats.filter(seat => (state.explorers[seat]!.party === 'traitor') === (side === 'traitor'));

/** Heroes win only with a hero alive (H-18.2). */
function hasWon(machine: Machine, entry: HauntEntry, side: Sided): boolean {
  if (side === 'heroes' && !livingExplorers(machine.state).some(({ party }) => party === 'hero')) return false;
  return machine.value(entry.win[side], environment({ me: machine.state.turn.seat })) !== 0;
}

/** The side whose turn it is (H-18.4). */
function sideInTurn({ state }: Machine): Sided {
  if (state.turn.kind === 'monsters') return 'traitor';
  return state.explorers[state.turn.seat]?.party === 'traitor' ? 'traitor' : 'heroes';
}

/** Conditions are tested after every single effect; both at once: the side whose turn it is (H-18.1, H-18.4). */
export function testWins(machine: Machine): void {
  const { state } = machine;
  const entry = entryOf(machine);
  if (!entry || state.phase !== 'haunt' || state.result) return;
  const winners = (['heroes', 'traitor'] as const).filter(side => hasWon(machine, entry, side));
  const side = winners.length > 1 ? sideInTurn(machine) : winners[0];
  if (side) endGame(machine, { seats: seatsOf(machine, side), side, reason: 'won' });
}

/** Whether neither side can win any more (H-18.5). */
function isDead(machine: Machine, entry: HauntEntry): boolean {
  const env = environment({ me: machine.state.turn.seat });
  return (['heroes', 'traitor'] as const).every(side => machine.value(entry.dead[side], env) !== 0);
}

/** A side that can win again ends the count; looked at after every turn. */
export function noteHope(machine: Machine): void {
  const entry = entryOf(machine);
  if (entry && machine.state.haunt && !isDead(machine, entry)) machine.state.haunt.deadRounds = 0;
}

/** At the end of a round: without hope now and through the whole round before it, both lose (H-18.5). */
export function countDeadRounds(machine: Machine): void {
  const { state } = machine;
  const entry = entryOf(machine);
  if (!entry || state.options.settings.deadlock === 'playOn') return;
  state.haunt!.deadRounds = isDead(machine, entry) ? state.haunt!.deadRounds + 1 : 0;
  if (state.haunt!.deadRounds > 1) endGame(machine, { seats: [], side: 'nobody', reason: 'deadlock' });
}
