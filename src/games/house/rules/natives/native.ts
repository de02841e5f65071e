import type { Machine } from '../machine.ts';
import type { Environment } from '../state.ts';

/** Registered code that content calls by name (H-24.11), with its arguments as numbers. */
export type Native = (machine: Machine, args: Readonly<Record<string, number>>, env: Environment) => void;
