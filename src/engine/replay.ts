import type { EventBase } from './contract.ts';
import { isRefused } from './contract.ts';
import type { Session } from './session.ts';

/** One step of a finished game, opened: the state after an entry and what happened in it. Frame 0 is the deal. */
export interface ReplayFrame {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly EventBase[];
}

/** Every frame of a finished game from the deal on; none while there is no result. */
export function replayFrames(session: Session): readonly ReplayFrame[] {
  const { game, header, steps } = session;
  if (game.result(session.state) === null) return [];
  let state = game.setup(header.options, header.seed);
  const deal: ReplayFrame = { n: 0, view: game.openedView(state), events: [] };
  const played = steps.map(({ entry, events }): ReplayFrame => {
    const answer = game.apply(state, entry.action);
    if (isRefused(answer)) throw new Error(`entry ${entry.n} was accepted once and is refused now`);
    state = answer.state;
    return { n: entry.n + 1, view: game.openedView(state), events };
  });
  return [deal, ...played];
}
