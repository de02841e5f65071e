import { explorerOf } from './figures.ts';
import type { Verb } from './machine.ts';
import { environment } from './machine.ts';
import { placeOfTarget } from './putting.ts';

/** Explorers leave the board for a place off it; cards and things stay with them. */
export const awayVerb: Verb<'away'> = (machine, node, env) => {
  for (const id of machine.select(node.who, env).ids) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer?.alive) continue;
    explorer.away = node.place;
    explorer.heldBy = null;
    machine.emit({ t: 'wentAway', seat: id, place: node.place });
  }
};

/** Explorers come back into a room; what entering brings follows. */
export const backVerb: Verb<'back'> = (machine, node, env) => {
  const target = machine.select(node.to, env);
  const room = target.ids[0] === undefined ? null : placeOfTarget(machine, target.sort, target.ids[0]);
  for (const id of [...machine.select(node.who, env).ids].reverse()) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer?.alive || !explorer.away || room === null) continue;
    explorer.away = null;
    machine.emit({ t: 'cameBack', seat: id, room });
    if (explorer.room === room) continue;
    explorer.room = room;
    machine.call('chooseSide', { figure: id, to: room }, environment({ me: id }));
  }
};
