import type { Seat } from '../../../engine/contract.ts';
import type { HouseContent } from './content-index.ts';
import { monsterKind } from './content-index.ts';
import type { ExplorerState, HouseState, MonsterState } from './state.ts';
import type { FigureId, RoomId, Trait } from './terms.ts';

export const explorerOf = (state: HouseState, figure: FigureId): ExplorerState | undefined => state.explorers[figure];

export const monsterOf = (state: HouseState, figure: FigureId): MonsterState | undefined =>
  state.monsters.find(monster => monster.id === figure);

/** Explorers alive and on the board, clockwise. */
export const livingExplorers = (state: HouseState): readonly ExplorerState[] =>
  state.seats.map(seat => state.explorers[seat]!).filter(explorer => explorer.alive);

/** The room a figure stands in; null for the dead and those away. */
export function roomOfFigure(state: HouseState, figure: FigureId): RoomId | null {
  const explorer = explorerOf(state, figure);
  if (explorer) return explorer.alive && !explorer.away ? explorer.room : null;
  return monsterOf(state, figure)?.room ?? null;
}

/** Current value of an explorer's trait by its track (H-9.10); -1 stands for the skull. */
export function traitOfExplorer(content: HouseContent, explorer: ExplorerState, trait: Trait): number {
  const { index } = explorer.tracks[trait];
  return index < 0 ? 0 : (content.characters.get(explorer.character)?.tracks[trait][index] ?? 0);
}

/** Current value of a figure's trait; null when it lacks the trait (H-17.9). */
export function traitOf(state: HouseState, content: HouseContent, figure: FigureId, trait: Trait): number | null {
  const explorer = explorerOf(state, figure);
  if (explorer) return traitOfExplorer(content, explorer, trait);
  const monster = monsterOf(state, figure);
  if (!monster) return null;
  return monster.traits[trait] ?? monsterKind(content, state.haunt?.number ?? 0, monster.kind)?.traits[trait] ?? null;
}

/** The next living explorer clockwise (`left`) or counter-clockwise (`right`), H-0.6; the seat itself when alone. */
export function neighbourSeat(state: HouseState, seat: Seat, direction: 'left' | 'right'): Seat {
  const count = state.seats.length;
  const start = state.seats.indexOf(seat);
  const step = direction === 'left' ? 1 : count - 1;
  for (let offset = 1; offset < count; offset++) {
    const other = state.seats[(start + offset * step) % count]!;
    if (state.explorers[other]?.alive) return other;
  }
  return seat;
}

export type SideOfFigure = 'explorers' | 'heroes' | 'traitor';

/** The side a figure fights for; monsters are the traitor's unless a haunt marks them as obeying a hero. */
export function sideOf(state: HouseState, figure: FigureId): SideOfFigure {
  if (!state.haunt) return 'explorers';
  const explorer = explorerOf(state, figure);
  if (explorer) return explorer.party === 'traitor' ? 'traitor' : 'heroes';
  return monsterOf(state, figure)?.flags['obeysHeroes'] ? 'heroes' : 'traitor';
}

export const areOpponents = (state: HouseState, one: FigureId, other: FigureId): boolean =>
  state.haunt !== null && one !== other && sideOf(state, one) !== sideOf(state, other);
