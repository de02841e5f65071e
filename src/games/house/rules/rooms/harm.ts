import type { ExplorerState } from '../state.ts';
import type { RoomId } from '../terms.ts';

const sparedByMedallion: readonly RoomId[] = ['pentagram-chamber', 'crypt', 'graveyard'];

/** Whether a room's harm passes an explorer by: the traitor's always, some rooms' the holder of the Medallion (H-7.1, H-7.3, H-10.9). */
export const isSpared = (explorer: ExplorerState, room: RoomId): boolean =>
  explorer.party === 'traitor' || (explorer.cards.includes('medallion') && sparedByMedallion.includes(room));
