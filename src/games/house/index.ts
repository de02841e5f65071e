import type { Core } from '../../core/calls.ts';
import type { LoadedGame } from '../../engine/loaded-game.ts';
import { contentFor, contentVersion } from './content/index.ts';
import type { FloorBoard } from './rules/floor-board.ts';
import { floorsOfCore } from './rules/floor-of-core.ts';
import { houseGame } from './rules/game.ts';
import type { HouseGame } from './rules/game.ts';
import { readHouseOptions } from './rules/read-options.ts';
import { presets } from './rules/settings.ts';
import type { HouseView } from './rules/view.ts';

/** The house on a loaded core, which answers the questions about floors. */
export function openHouse(core: Core): { readonly floors: FloorBoard; readonly game: HouseGame } {
  const floors = floorsOfCore(core.floors);
  return { floors, game: houseGame(contentFor, floors) };
}

/** The house as session, referee and store take it. */
export function loadHouse(core: Core): LoadedGame {
  const content = contentFor({ settings: presets.chinese });
  return {
    rules: openHouse(core).game,
    contentVersion,
    readOptions: value => readHouseOptions(content, value),
    roundOf: tableView => (tableView as HouseView).round,
  };
}
