import { explorerOf, roomOfFigure } from '../figures.ts';
import type { Machine, Verb } from '../machine.ts';
import { environment } from '../machine.ts';
import type { HouseResult } from '../events.ts';
import type { Environment, MonsterState } from '../state.ts';
import type { FigureId, RoomId } from '../terms.ts';

const roomsMeant = (machine: Machine, at: string, env: Environment): readonly RoomId[] => {
  const named = machine.select(at, env);
  return named.sort === 'room' ? named.ids : named.ids.flatMap(id => roomOfFigure(machine.state, id) ?? []);
};

export const placeMonsterVerb: Verb<'placeMonster'> = (machine, node, env) => {
  const count = node.count === undefined ? 1 : machine.value(node.count, env);
  for (const room of roomsMeant(machine, node.at, env))
    for (let placed = 0; placed < count; placed++) {
      const monster: MonsterState = {
        id: `${node.kind}#${machine.serial()}`,
        kind: node.kind,
        room,
        barrierSide: null,
        stunned: false,
        traits: {},
        cards: [],
        flags: {},
        of: null,
      };
      machine.state.monsters.push(monster);
      machine.emit({ t: 'monsterPlaced', monster: monster.id, kind: monster.kind, room });
    }
};

/** A monster goes for good; an explorer leaves the board alive (H-15.4). */
export const removeFigureVerb: Verb<'removeFigure'> = (machine, node, env) => {
  const { ids } = machine.select(node.who, env);
  machine.state.monsters = machine.state.monsters.filter(({ id }) => !ids.includes(id));
  for (const id of ids) {
    const explorer = explorerOf(machine.state, id);
    if (explorer) explorer.away = 'removed';
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

function endMonster(machine: Machine, monster: MonsterState): void {
  machine.state.monsters = machine.state.monsters.filter(other => other !== monster);
  machine.emit({ t: 'died', figure: monster.id as FigureId, room: monster.room });
}

/** Heroes change side at their place in the order (H-16.5). */
export const convertVerb: Verb<'convert'> = (machine, node, env) => {
  for (const id of machine.select(node.who, env).ids) {
    const explorer = explorerOf(machine.state, id);
    if (!explorer || explorer.party === 'traitor') continue;
    explorer.party = 'traitor';
    machine.barrier = true;
    machine.emit({ t: 'converted', seat: id });
  }
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
