import type { Answer, Procedure, Verb } from './machine.ts';
import type { Json } from './state.ts';
import type { Floor, RoomId } from './terms.ts';
import { floors } from './terms.ts';

/** A figure lands in a tile that is sought for it (H-5.8, H-5.10, H-7.7). */
export const fallVerb: Verb<'fall'> = (machine, node, env) => {
  const wanted: readonly Floor[] = node.floor === 'any' ? floors : [node.floor];
  for (const figure of [...machine.select(node.who ?? 'me', env).ids].reverse()) {
    const thenArgs = { figure, floors: wanted, none: (node.none ?? null) as unknown as Json };
    machine.call('seekTile', { seat: figure, floors: wanted, then: 'fallFound', thenArgs }, env);
  }
};

/** Lands in the new room; no tile left: what the effect says, else an explored room of that floor. Arguments: figure, floors, none, placed. */
export const fallFound: Procedure = (machine, args, env) => {
  const figure = args['figure'] as string;
  const placed = args['placed'] as RoomId | null;
  if (placed !== null) {
    machine.call('putFigure', { figure, to: placed, isDiscovery: true }, env);
    return;
  }
  if (args['none'] !== null) {
    machine.run(args['none'] as never, { ...env, me: figure });
    return;
  }
  const wanted = args['floors'] as readonly Floor[];
  const rooms = wanted.flatMap(floor => machine.select(`floor:${floor}`, env).ids);
  if (wanted.length > 1 || rooms.length === 0) return;
  machine.ask({
    seat: figure,
    key: 'fall.room',
    choices: rooms.map(room => ({ c: 'room', room })),
    then: 'fallRoomChosen',
    args: { figure },
    env,
  });
};

export const fallRoomChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'room') machine.call('putFigure', { figure: args['figure']!, to: choice.room }, env);
};
