import type { Environment } from './state.ts';

const nobody: Environment = {
  me: null,
  card: null,
  token: null,
  bound: {},
  rolled: 0,
  rolledTrait: null,
  margin: 0,
  foe: null,
  side: 'all',
};

/** The environment of a program that an explorer or monster runs. */
export const environment = (changes: Partial<Environment>): Environment => ({ ...nobody, ...changes });
