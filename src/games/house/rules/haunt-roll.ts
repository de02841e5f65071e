import { hauntDice } from './haunt-odds.ts';
import { tileOf, stepsFrom } from './house-map.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { canAnybodyDiscover } from './reach.ts';
import type { CardId, RoomId } from './terms.ts';

interface Omen {
  readonly card: CardId;
  readonly room: RoomId;
}

/** Whoever drew an omen in this turn rolls at its end, once, or once for each (H-13.1, H-13.4). Arguments: seat. */
export const hauntRoll: Procedure = (machine, args, env) => {
  const { state } = machine;
  if (state.phase !== 'exploring') return;
  const seat = args['seat'] as string;
  const { omens } = state.turn;
  const rolls = state.options.settings.twoOmens === 'each' ? omens : omens.slice(-1);
  machine.call('completeHouse', { seat }, env);
  for (const omen of [...rolls].reverse()) machine.call('rollForHaunt', { seat, omen: omen as never }, env);
};

/** The roll belongs to the turn, but is no trait roll (H-13.5). Arguments: seat, omen. */
export const rollForHaunt: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  if (machine.state.phase !== 'exploring' || machine.state.haunt) return;
  machine.call(
    'roll',
    {
      roller: seat,
      key: 'roll.haunt',
      trait: null,
      dice: hauntDice,
      then: 'hauntRolled',
      thenArgs: { seat, omen: args['omen']! },
    },
    environment({ me: seat }),
  );
};

/** Less than the omens drawn so far: the haunt begins (H-13.2). Arguments: seat, omen, result. */
export const hauntRolled: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const result = args['result'] as number;
  const { omensDrawn } = machine.state;
  const begins = result < omensDrawn;
  machine.emit({ t: 'hauntRolled', seat, result, omens: omensDrawn, begins });
  if (begins) begin(machine, seat, args['omen'] as unknown as Omen);
};

function begin(machine: Machine, seat: string, omen: Omen): void {
  const { work } = machine.state.hidden;
  machine.state.hidden.work = work.filter(frame => frame.kind !== 'call' || frame.name !== 'rollForHaunt');
  machine.call('beginHaunt', { revealer: seat, omen: omen.card, room: omen.room }, environment({ me: seat }));
}

/** Nobody can discover anywhere any more: the haunt begins without a roll (H-18.7). Arguments: seat. */
export const completeHouse: Procedure = (machine, args) => {
  const { state } = machine;
  const seat = args['seat'] as string;
  if (state.phase !== 'exploring' || state.haunt || state.result || canAnybodyDiscover(machine)) return;
  const omen = state.lastOmen ?? topOmen(machine, seat);
  if (omen) begin(machine, seat, omen);
};

/** Without any omen drawn: the top one, and the explorer's room or the nearest omen room (H-18.7). */
function topOmen(machine: Machine, seat: string): Omen | null {
  const { state, content } = machine;
  const card = state.hidden.decks.omen[0];
  const { room } = state.explorers[seat]!;
  if (card === undefined) return null;
  if (content.rooms.get(room)?.symbol === 'omen') return { card, room };
  const steps = [...stepsFrom(state, content, room).keys()];
  const near = steps.find(other => content.rooms.get(other)?.symbol === 'omen' && tileOf(state, other));
  return { card, room: near ?? room };
}
