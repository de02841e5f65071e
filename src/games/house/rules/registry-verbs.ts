import { approachVerb } from './approach.ts';
import { holdVerb } from './captives.ts';
import { discardVerb } from './cards-anywhere.ts';
import { drawVerb } from './cards-drawn.ts';
import { convertVerb } from './conversion.ts';
import { hurtVerb } from './damage.ts';
import { fallVerb } from './falls.ts';
import { fightVerb } from './fights.ts';
import { askVerb, eachVerb, ifVerb, pickVerb, timesVerb } from './lantern/control-verbs.ts';
import {
  dropVerb,
  flagVerb,
  hookVerb,
  rollVerb,
  setVerb,
  stopVerb,
  tellVerb,
  traitVerb,
} from './lantern/effect-verbs.ts';
import { killVerb, placeMonsterVerb, removeFigureVerb, stunVerb, winVerb } from './lantern/haunt-verbs.ts';
import { lookVerb } from './looking.ts';
import { loseRoomVerb } from './lost-rooms.ts';
import { nativeVerb } from './natives/index.ts';
import { awayVerb, backVerb } from './off-board.ts';
import { placeRoomVerb } from './place-room.ts';
import { moveVerb } from './putting.ts';
import { noteVerb } from './sealed-notes.ts';
import { placeTokenVerb, removeTokenVerb } from './tokens.ts';
import type { Registry } from './machine.ts';

/** Every verb of the effect language. */
export const verbs: Registry['verbs'] = {
  approach: approachVerb,
  ask: askVerb,
  away: awayVerb,
  back: backVerb,
  convert: convertVerb,
  discard: discardVerb,
  draw: drawVerb,
  drop: dropVerb,
  each: eachVerb,
  fall: fallVerb,
  fight: fightVerb,
  flag: flagVerb,
  hold: holdVerb,
  hook: hookVerb,
  hurt: hurtVerb,
  if: ifVerb,
  kill: killVerb,
  look: lookVerb,
  loseRoom: loseRoomVerb,
  move: moveVerb,
  native: nativeVerb,
  note: noteVerb,
  pick: pickVerb,
  placeMonster: placeMonsterVerb,
  placeRoom: placeRoomVerb,
  placeToken: placeTokenVerb,
  removeFigure: removeFigureVerb,
  removeToken: removeTokenVerb,
  roll: rollVerb,
  set: setVerb,
  stop: stopVerb,
  stun: stunVerb,
  tell: tellVerb,
  times: timesVerb,
  trait: traitVerb,
  win: winVerb,
};
