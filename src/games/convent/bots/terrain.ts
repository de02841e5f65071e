import type { ConventBoard } from '../board/board.ts';
import { boardFacts } from '../board/facts.ts';
import type { ConventSettings } from '../rules/settings.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import { sees } from '../rules/sight.ts';
import type { Looker } from '../rules/sight.ts';

const slots = boardFacts.spaceCount + 1;

/** What never changes about a board under some settings, for bots who ask thousands of times. Index 0 stays unused. */
export interface Terrain {
  distance(from: number, to: number): number;
  /** 1 for each space on which this guard sees a novice, her own space too; a cell counts as anybody else's (C-6.1). */
  seen(guard: Looker): Uint8Array;
  /** The spaces within two steps, the space itself too. */
  around(space: number): readonly number[];
}

const known = new WeakMap<ConventBoard, Map<string, Terrain>>();

export function terrainOf(board: ConventBoard, settings: ConventSettings): Terrain {
  const key = [settings['sight.range'], settings['sight.space67'], settings['cell.safe']].join();
  const ofBoard = known.get(board) ?? new Map<string, Terrain>();
  known.set(board, ofBoard);
  const terrain = ofBoard.get(key) ?? newTerrain(board, settings);
  ofBoard.set(key, terrain);
  return terrain;
}

function newTerrain(board: ConventBoard, settings: ConventSettings): Terrain {
  const spaces = Array.from({ length: boardFacts.spaceCount }, (_, index) => index + 1);
  const steps = new Uint8Array(slots * slots);
  for (const from of spaces) for (const to of spaces) steps[from * slots + to] = board.distance(from, to);
  const near = spaces.map(space => spaces.filter(other => steps[space * slots + other]! <= 2));
  const masks = new Map<number, Uint8Array>();
  return {
    distance: (from, to) => steps[from * slots + to]!,
    around: space => near[space - 1]!,
    seen(guard) {
      const { space, facing } = guard;
      if (facing === null) return nothing;
      const key = (facing.from * slots + facing.to) * 2 + (space === facing.from ? 0 : 1);
      const mask = masks.get(key) ?? new Uint8Array(slots);
      if (!masks.has(key)) {
        for (const at of spaces) {
          const novice = ((at % 6) + 1) as NoviceNumber;
          mask[at] = Number(sees(board, settings, { guard, target: { novice, space: at } }));
        }
        masks.set(key, mask);
      }
      return mask;
    },
  };
}

const nothing = new Uint8Array(slots);
