import type { HauntEntry } from '../content/schema.ts';
import { thirteenForTheCircle } from './14-thirteen-for-the-circle.ts';
import { vowPastItsDate } from './20-vow-past-its-date.ts';

/** Every haunt that is written, one file each (H-20). */
export const haunts: readonly HauntEntry[] = [thirteenForTheCircle, vowPastItsDate];
