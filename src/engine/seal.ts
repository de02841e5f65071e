import { hashAfter, isSealText, rootOf } from './hash-chain.ts';
import type { NewSalt } from './hash-chain.ts';
import type { Entry, SaveHeader } from './save.ts';
import type { Session } from './session.ts';

/** A header with the root of its chain, to begin a game that is sealed from its deal on. */
export const sealedHeader = (header: SaveHeader): SaveHeader => ({ ...header, root: rootOf(header) });

/** The hash of a sealed entry; null of one that is not. */
const sealOf = ({ salt, hash }: Entry): string | null => (isSealText(salt) && isSealText(hash) ? hash : null);

/** The hash that stands for all of the first `count` entries; null when the last of them, or the deal, is not sealed. */
export function headAfter({ header, steps }: Session, count: number): string | null {
  const root = header.root ?? null;
  if (count === 0) return isSealText(root) ? root : null;
  return sealOf(steps[count - 1]!.entry);
}

/** The same, with those hashed here that were made before games were sealed. */
function hashOfFirst(session: Session, count: number): string {
  let from = count;
  while (from > 0 && headAfter(session, from) === null) from -= 1;
  return session.steps
    .slice(from, count)
    .reduce(
      (before, { entry, events }) => hashAfter(before, { ...entry, salt: null }, events),
      headAfter(session, from) ?? rootOf(session.header),
    );
}

/** The session with its last entry sealed: salted, and chained to the one before. */
export function sealed(session: Session, newSalt: NewSalt): Session {
  const { steps } = session;
  const last = steps.at(-1);
  if (last === undefined || sealOf(last.entry) !== null) return session;
  const salted = { ...last.entry, salt: newSalt() };
  const hash = hashAfter(hashOfFirst(session, steps.length - 1), salted, last.events);
  return { ...session, steps: [...steps.slice(0, -1), { ...last, entry: { ...salted, hash } }] };
}
