import { loadCore } from '../../../core/load.ts';
import { coreUrl } from '../../../core/url.ts';
import type { FloorBoard } from '../rules/floor-board.ts';
import { floorsOfCore } from '../rules/floor-of-core.ts';

let opened: FloorBoard | null = null;

/** Floor questions in the page, for "may this tile go here?". Rejects with a CoreError when there is no core; may be tried again. */
export async function openFloors(): Promise<FloorBoard> {
  opened ??= floorsOfCore((await loadCore(coreUrl)).floors);
  return opened;
}
