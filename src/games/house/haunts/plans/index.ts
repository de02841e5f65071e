import { early } from './early.ts';
import { late } from './late.ts';
import type { Plan } from './plan.ts';

const plans: ReadonlyMap<number, Plan> = new Map([...early, ...late].map(plan => [plan.number, plan]));

/** What bots know of a haunt; without it they do whatever the view names as tasks. */
export const planOf = (haunt: number): Plan | undefined => plans.get(haunt);
