import { plan } from '../../board/plan.ts';
import type { BoardWords } from '../board/board-element.ts';
import type { Narrator, RoomKey } from '../narrator.ts';

export const boardWords = (narrator: Narrator): BoardWords => ({
  board: narrator.say('board.name'),
  zoomIn: narrator.say('board.zoomIn'),
  zoomOut: narrator.say('board.zoomOut'),
  whole: narrator.say('board.whole'),
  toPiece: narrator.say('board.toPiece'),
});

export const areaNames = (narrator: Narrator): readonly string[] =>
  plan.areas.map(({ id }) => narrator.room(`area.${id}` as RoomKey));
