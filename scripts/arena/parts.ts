import type { ArenaPart } from './part.ts';

/** The games of the app, loaded when they are played. */
export const parts: Readonly<Record<string, () => Promise<ArenaPart>>> = {
  convent: async () => (await import('./convent.ts')).convent as ArenaPart,
  house: async () => (await import('./house.ts')).house as ArenaPart,
};
