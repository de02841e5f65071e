import type { Registry } from './machine.ts';
import { menuOf } from './menu.ts';
import { answers } from './registry-answers.ts';
import { procedures } from './registry-procedures.ts';
import { verbs } from './registry-verbs.ts';
import { testWins } from './winning.ts';

/** Everything the machine calls by name. */
export const registry: Registry = { procedures, answers, verbs, afterEffect: testWins, menu: menuOf };
