import { livingExplorers } from './figures.ts';
import { tileOf } from './house-map.ts';
import type { Machine, Verb } from './machine.ts';
import { environment } from './machine.ts';
import { endMonster } from './monsters.ts';
import type { RoomId } from './terms.ts';

/** Tiles fall: their cells count as filled, and whatever is still in them is gone (H-6.1, H-19.9). */
export const loseRoomVerb: Verb<'loseRoom'> = (machine, node, env) => {
  for (const room of machine.select(node.room, env).ids) loseRoom(machine, room);
};

function loseRoom(machine: Machine, room: RoomId): void {
  const { state } = machine;
  const tile = tileOf(state, room);
  if (!tile || tile.state === 'lost') return;
  tile.state = 'lost';
  machine.emit({ t: 'tileLost', room });
  for (const [key, pile] of Object.entries(state.piles)) {
    if (key.split('/')[0] !== room) continue;
    state.removed.push(...pile);
    delete state.piles[key];
  }
  state.removed.push(...state.companions.filter(waiting => waiting.room === room).map(({ card }) => card));
  state.companions = state.companions.filter(waiting => waiting.room !== room);
  state.tokens = state.tokens.filter(token => token.room !== room || token.carrier);
  for (const monster of state.monsters.filter(other => other.room === room)) endMonster(machine, monster);
  for (const explorer of livingExplorers(state).filter(other => other.room === room && !other.away))
    machine.call('die', { figure: explorer.seat, isLost: true }, environment({ me: explorer.seat }));
}
