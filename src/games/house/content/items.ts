import { itemsAToC } from './items-a-c.ts';
import { itemsDToZ } from './items-d-z.ts';
import type { CardEntry } from './schema.ts';

/** The 22 items (H-10.9). */
export const items: readonly CardEntry[] = [...itemsAToC, ...itemsDToZ];
