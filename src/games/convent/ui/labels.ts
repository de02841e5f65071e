import { boardFacts } from '../board/facts.ts';
import { cellOf } from '../rules/places.ts';
import { noviceNumbers } from '../rules/seats.ts';
import type { ConventBoard } from '../board/board.ts';
import type { Narrator, RoomKey } from './narrator.ts';
import type { Pieces } from './pieces.ts';

/** What belongs to the board at a space: beds, keys, wishes, ends of path cards. */
function thingsAt(space: number, narrator: Narrator): readonly string[] {
  const bed = noviceNumbers.find(novice => cellOf(novice) === space);
  return [
    ...(bed === undefined ? [] : [narrator.room('thing.bed', { novice: bed })]),
    ...boardFacts.keys
      .filter(key => key.space === space)
      .map(({ number, colour }) => narrator.room('thing.key', { key: number, lock: narrator.room(`lock.${colour}`) })),
    ...boardFacts.wishes
      .filter(wish => wish.space === space)
      .map(({ id }) => narrator.room('thing.wish', { wish: narrator.room(`wish.${id}` as RoomKey) })),
    ...(boardFacts.pathEnds.includes(space) ? [narrator.room('thing.pathEnd')] : []),
    ...(boardFacts.concealedSpaces.includes(space) ? [narrator.room('thing.hiding')] : []),
  ];
}

/** Who stands and what lies there for everybody to see. */
function piecesAt(
  space: number,
  { pieces, narrator }: { readonly pieces: Pieces; readonly narrator: Narrator },
): readonly string[] {
  return [
    ...pieces.guards.filter(guard => guard.space === space).map(({ guard }) => narrator.guard(guard)),
    ...pieces.novices
      .filter(novice => novice.figure === space)
      .map(({ novice, status }) => narrator.say(`label.${status}`, { novice: narrator.novice(novice) })),
    ...pieces.tokens.flatMap(token => {
      if (token.kind === 'vanished') {
        return token.at === space ? [narrator.say('label.vanished', { novice: narrator.novice(token.novice) })] : [];
      }
      return token.space === space ? [narrator.say('label.noise', { guard: narrator.guard(token.guard) })] : [];
    }),
  ];
}

/** The ways on from a space; a lock is said, because it is seen. */
function waysOn(
  space: number,
  { board, narrator }: { readonly board: ConventBoard; readonly narrator: Narrator },
): string {
  const ways = board.neighbours(space).map(next => {
    const lock = board.lock(space, next);
    return lock === null
      ? String(next)
      : narrator.say('label.locked', { space: next, lock: narrator.room(`lock.${lock}`) });
  });
  return narrator.list(ways);
}

/** The spoken name of every space: number, room, what is there, where it leads. */
export function spaceLabels(parts: {
  readonly board: ConventBoard;
  readonly narrator: Narrator;
  readonly pieces: Pieces;
}): (space: number) => string {
  const { narrator } = parts;
  return space => {
    const there = [...thingsAt(space, narrator), ...piecesAt(space, parts)];
    const values = { space, room: narrator.area(space), ways: waysOn(space, parts) };
    return there.length === 0
      ? narrator.say('label.space', values)
      : narrator.say('label.spaceWith', { ...values, there: narrator.list(there) });
  };
}
