import type { PencilNote } from './board/scene.ts';

/** The notes after one more stamp: the same stamp again on a space takes it away, another replaces it. */
export function stamped(notes: readonly PencilNote[], note: PencilNote): readonly PencilNote[] {
  const others = notes.filter(({ space }) => space !== note.space);
  const isRemoved = notes.some(({ space, stamp }) => space === note.space && stamp === note.stamp);
  return isRemoved ? others : [...others, note];
}
