import type { HauntEntry } from '../content/schema.ts';

/** Every haunt that is written, one file each (H-20). */
export const haunts: readonly HauntEntry[] = [];
