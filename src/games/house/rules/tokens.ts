import { explorerOf } from './figures.ts';
import { placesOf } from './lantern/selectors.ts';
import type { Answer, Machine, Procedure, Verb } from './machine.ts';
import { barrierSides } from './putting.ts';
import { deciderFor } from './rolls.ts';
import type { Environment, RoomToken } from './state.ts';
import type { RoomId, Side, TokenId } from './terms.ts';

/** Lays a token in a room; ids carry a serial, so that two of a kind can be told apart (H-8.1). */
export function placeToken(
  machine: Machine,
  token: { readonly kind: string; readonly room: RoomId; readonly barrierSide: Side | null; readonly side?: Side },
): RoomToken {
  const placed: RoomToken = {
    id: `${token.kind}#${machine.serial()}`,
    kind: token.kind,
    room: token.room,
    barrierSide: token.barrierSide,
    side: token.side ?? null,
    partner: null,
    value: 0,
  };
  machine.state.tokens.push(placed);
  machine.emit({ t: 'tokenPlaced', token: placed.id, kind: placed.kind, room: placed.room });
  return machine.state.tokens.find(({ id }) => id === placed.id)!;
}

/** Makes two tokens the ends of one way (H-8.2 to H-8.4). */
export function joinTokens(one: RoomToken, other: RoomToken): void {
  one.partner = other.id;
  other.partner = one.id;
}

export function removeToken(machine: Machine, id: TokenId): void {
  const token = machine.state.tokens.find(other => other.id === id);
  if (!token) return;
  machine.state.tokens = machine.state.tokens.filter(other => other.id !== id);
  machine.emit({ t: 'tokenRemoved', token: id, kind: token.kind, room: token.room });
}

/** The side of a barrier on which whoever acts lays a token: its own (H-7.4). */
const sideOfActor = (machine: Machine, env: Environment, room: RoomId): Side | null => {
  const explorer = env.me === null ? undefined : explorerOf(machine.state, env.me);
  return explorer?.room === room ? explorer.barrierSide : null;
};

export const placeTokenVerb: Verb<'placeToken'> = (machine, node, env) => {
  const count = node.count === undefined ? 1 : machine.value(node.count, env);
  const at = machine.select(node.at, env);
  const rooms = at.sort === 'room' ? at.ids : at.ids.flatMap(id => explorerOf(machine.state, id)?.room ?? []);
  for (const room of rooms)
    for (let laid = 0; laid < count; laid++)
      placePair(machine, {
        kind: node.token,
        room,
        partners: node.partner === undefined ? [] : placesOf(machine.reading(env), node.partner),
        env,
      });
};

function placePair(
  machine: Machine,
  pair: {
    readonly kind: string;
    readonly room: RoomId;
    readonly partners: readonly RoomId[];
    readonly env: Environment;
  },
): void {
  const { kind, room, partners, env } = pair;
  const one = placeToken(machine, { kind, room, barrierSide: sideOfActor(machine, env, room) });
  const [partner] = partners;
  if (partner === undefined) return;
  const other = placeToken(machine, { kind, room: partner, barrierSide: null });
  joinTokens(one, other);
  machine.call('chooseTokenSide', { token: other.id }, env);
}

/** Where a token lies in a barrier room, chosen by whoever laid it (H-7.4). Arguments: token. */
export const chooseTokenSide: Procedure = (machine, args, env) => {
  const token = machine.state.tokens.find(({ id }) => id === args['token']);
  const sides = token ? barrierSides(machine, token.room) : [];
  if (!token || sides.length < 2 || env.me === null) return;
  machine.ask({
    seat: deciderFor(machine, env.me),
    key: 'barrier.tokenSide',
    choices: sides.map(side => ({ c: 'side', side })),
    then: 'tokenSideChosen',
    args,
    env,
    room: token.room,
  });
};

export const tokenSideChosen: Answer = (machine, choice, args) => {
  const token = machine.state.tokens.find(({ id }) => id === args['token']);
  if (token && choice.c === 'side') token.barrierSide = choice.side;
};

export const removeTokenVerb: Verb<'removeToken'> = (machine, node, env) => {
  const ids = node.token === 'this' ? [env.token ?? ''] : machine.select(node.token, env).ids;
  for (const id of ids) removeToken(machine, id);
};
