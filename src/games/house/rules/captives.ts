import { explorerOf } from './figures.ts';
import type { LiveHook } from './hooks.ts';
import type { Machine, Verb } from './machine.ts';
import { environment } from './machine.ts';
import type { HouseState } from './state.ts';
import type { FigureId, RoomId, Side } from './terms.ts';

/** Whoever is held cannot leave by itself (H-4.7, H-19.8). */
export const fromCaptors = (state: HouseState): readonly LiveHook[] =>
  state.seats
    .filter(seat => state.explorers[seat]!.heldBy)
    .map(seat => ({
      id: `held/${seat}`,
      hook: { at: 'leave', of: 'me', kind: 'forbid' },
      env: environment({ me: seat }),
    }));

/** A captor takes hold, or the named are let go. */
export const holdVerb: Verb<'hold'> = (machine, node, env) => {
  const by = node.by === undefined ? null : (machine.select(node.by, env).ids[0] ?? null);
  for (const id of machine.select(node.who, env).ids) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer?.alive || (explorer.heldBy ?? null) === by) continue;
    explorer.heldBy = by;
    machine.emit({ t: by === null ? 'released' : 'caught', seat: id, by });
  }
};

/** Captives go where their captor goes; exit rolls of the room they leave are theirs (H-7.1). */
export function bringCaptives(
  machine: Machine,
  captor: FigureId,
  place: { readonly to: RoomId; readonly side: Side | null },
): void {
  const side = place.side === null ? {} : { side: place.side };
  for (const explorer of Object.values(machine.state.explorers))
    if (explorer.heldBy === captor && explorer.alive && !explorer.away)
      machine.call('putFigure', { figure: explorer.seat, to: place.to, ...side }, environment({ me: explorer.seat }));
}
