import type { Core } from '../../../core/calls.ts';
import { loadCore } from '../../../core/load.ts';
import { coreUrl } from '../../../core/url.ts';
import { openBoard, type ConventBoard } from '../board/board.ts';

/** The public board in the page: geometry for drawing and hints, no state of any game. */
export interface Stage {
  readonly core: Core;
  readonly board: ConventBoard;
}

let opened: Stage | null = null;

/** Loads the core and opens the board once. Rejects with a CoreError when there is no core; may be tried again. */
export async function openStage(): Promise<Stage> {
  if (opened) return opened;
  const core = await loadCore(coreUrl);
  opened = { core, board: openBoard(core) };
  return opened;
}
