import { newCore } from '../../test/core/scenes.ts';
import { cones } from './cones.ts';
import type { Contest, Effort } from './contest.ts';
import { hold } from './contest.ts';
import { engineLoop } from './engine-loop.ts';
import { closure, placements } from './floors.ts';
import { games } from './games.ts';
import { thisMachine } from './machine.ts';
import { noise } from './noise.ts';
import type { Report } from './report.ts';
import { sizes, startUp } from './start-up.ts';
import { stepCheck } from './step-check.ts';
import { tableRebuild } from './tables.ts';

/** Everything that is measured in this process, one after another. */
export async function measureInNode(effort: Effort, tell: (title: string) => void): Promise<Report> {
  // First, because only once is anything the first time.
  tell('start');
  const start = await startUp(effort);
  const core = await newCore();
  const made: readonly (() => Contest)[] = [
    () => stepCheck(core),
    () => tableRebuild(core),
    () => cones(core),
    () => noise(core),
    () => closure(core),
    () => placements(core),
    engineLoop,
  ];
  const contests = made.map(make => {
    const contest = make();
    tell(contest.title);
    return hold(contest, effort);
  });
  tell('games');
  return { machine: thisMachine(), contests, groups: [await games(effort), start, sizes()] };
}
