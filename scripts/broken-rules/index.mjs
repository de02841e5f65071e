import { houseRules } from './house.mjs';
import { exploringRules } from './house-exploring.mjs';
import { movesAndSight } from './moves-and-sight.mjs';
import { noiseAndGuards } from './noise-and-guards.mjs';

/**
 * Ways to break the rules of both games by one line each. `rule`: the paragraph that no longer holds, `C-` of the convent, `H-` of the house; `file`: under the
 * rules' folder; `line` must be found there exactly once; `broken` takes its place; `tests`: the scenario files, without
 * folder and ending, in which a test of that paragraph must fail.
 */
export const brokenRules = [...movesAndSight, ...noiseAndGuards, ...exploringRules, ...houseRules];
