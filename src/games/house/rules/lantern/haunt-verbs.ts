import { explorerOf, roomOfFigure } from '../figures.ts';
import { endMonster } from '../monsters.ts';
import { barrierSides } from '../putting.ts';
import type { Machine, Verb } from '../machine.ts';
import { environment } from '../machine.ts';
import type { HouseResult } from '../events.ts';
import type { Environment, MonsterState } from '../state.ts';
import type { FigureId, RoomId } from '../terms.ts';

const roomsMeant = (machine: Machine, at: string, env: Environment): readonly RoomId[] => {
  const named = machine.select(at, env);
  return named.sort === 'room' ? named.ids : named.ids.flatMap(id => roomOfFigure(machine.state, id) ?? []);
};

/** Monsters come in, on the near side of a barrier; what the haunt says of each of them follows (H-19.1). */
export const placeMonsterVerb: Verb<'placeMonster'> = (machine, node, env) => {
  const owners = node.owner === undefined ? [null] : machine.select(node.owner, env).ids;
  const rooms = roomsMeant(machine, node.at, env);
  const placed = rooms.flatMap(room =>
    owners.flatMap(owner => {
      const count = node.count === undefined ? 1 : machine.value(node.count, env);
      return Array.from({ length: Math.max(0, count) }, () => placeOne(machine, node.kind, { room, owner }));
    }),
  );
  for (const monster of [...placed].reverse())
    machine.run(node.do, { ...env, bound: { ...env.bound, placed: monster } });
};

function placeOne(
  machine: Machine,
  kind: string,
  place: { readonly room: RoomId; readonly owner: string | null },
): FigureId {
  const monster: MonsterState = {
    id: `${kind}#${machine.serial()}`,
    kind,
    room: place.room,
    barrierSide: barrierSides(machine, place.room)[0] ?? null,
    stunned: false,
    traits: {},
    cards: [],
    flags: {},
    of: place.owner,
  };
  machine.state.monsters.push(monster);
  machine.emit({ t: 'monsterPlaced', monster: monster.id, kind, room: place.room });
  return monster.id;
}

/** A monster goes for good, without dying; an explorer leaves the board alive (H-15.4). */
export const removeFigureVerb: Verb<'removeFigure'> = (machine, node, env) => {
  const { ids } = machine.select(node.who, env);
  for (const { id, kind, room } of machine.state.monsters.filter(other => ids.includes(other.id)))
    machine.emit({ t: 'monsterRemoved', monster: id, kind, room });
  machine.state.monsters = machine.state.monsters.filter(({ id }) => !ids.includes(id));
  for (const id of ids) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer) continue;
    explorer.away = 'removed';
    machine.emit({ t: 'wentAway', seat: id, place: 'removed' });
  }
};

export const stunVerb: Verb<'stun'> = (machine, node, env) => {
  for (const monster of [...machine.select(node.who, env).ids].reverse()) machine.call('stunMonster', { monster }, env);
};

/** Explorers die; monsters are taken off. */
export const killVerb: Verb<'kill'> = (machine, node, env) => {
  const { ids } = machine.select(node.who, env);
  for (const monster of machine.state.monsters.filter(({ id }) => ids.includes(id))) endMonster(machine, monster);
  for (const figure of [...ids].reverse())
    if (explorerOf(machine.state, figure)) machine.call('die', { figure }, environment({ me: figure }));
};

export const winVerb: Verb<'win'> = (machine, node, env) => {
  const { side } = node;
  const seats = machine.state.seats.filter(seat => {
    if (side === 'me') return seat === env.me;
    const isTraitor = machine.state.explorers[seat]!.party === 'traitor';
    return side === 'both' || (side === 'traitor' && isTraitor) || (side === 'heroes' && !isTraitor);
  });
  const result: HouseResult = { seats, side: side === 'me' ? 'each' : side, reason: 'won' };
  endGame(machine, result);
};

/** The game is over: everything is opened (H-18.1). */
export function endGame(machine: Machine, result: HouseResult): void {
  machine.state.result = result;
  machine.state.phase = 'over';
  machine.barrier = true;
  machine.emit({ t: 'gameEnded', result });
}
