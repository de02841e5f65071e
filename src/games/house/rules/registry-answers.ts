import { approachChosen } from './approach.ts';
import { damageSplit, damageTurned } from './damage.ts';
import { fallRoomChosen } from './falls.ts';
import { theftChosen } from './fight-spoils.ts';
import { bookWasRead } from './haunt-begin.ts';
import { stairsAnswered } from './haunt-stairs.ts';
import { traitorAnswered } from './immunity.ts';
import { optionChosen, picked } from './lantern/control-verbs.ts';
import { rollTraitChosen, rollWanted, traitChosen } from './lantern/effect-verbs.ts';
import { orderChosen, topChosen } from './looking.ts';
import { goalChosen, strikeChosen } from './monster-minds.ts';
import { monsterChosen } from './monster-moves.ts';
import { monsterPicked } from './monster-turn.ts';
import { dogCardChosen, dogSent, dogSentWithThing } from './natives/dog-walk.ts';
import { tileMoveChosen, tileMoveTurned } from './natives/move-tile.ts';
import { wallChosen } from './natives/revolving-wall.ts';
import { sideChosen } from './putting.ts';
import { changeChosen } from './rearrange.ts';
import { afterRollChosen, beforeRollChosen, diceTyped, rerollChosen, resultNamed } from './rolls.ts';
import { holdChosen, holeChosen, landingSideChosen } from './rooms/collapsed-room.ts';
import { elevatorSent } from './rooms/elevator.ts';
import { stayChosen } from './rooms/exit.ts';
import { noteWritten } from './sealed-notes.ts';
import { thingAnswered } from './things.ts';
import { closingTileAnswered, rotationChosen, tileDoorwayChosen } from './tile-search.ts';
import { tokenSideChosen } from './tokens.ts';
import { giftAnswered } from './trade.ts';
import { freePlayChosen } from './turn.ts';
import type { Registry } from './machine.ts';

/** What follows each kind of answer, by name. */
export const answers: Registry['answers'] = {
  afterRollChosen,
  approachChosen,
  beforeRollChosen,
  bookWasRead,
  changeChosen,
  closingTileAnswered,
  damageSplit,
  damageTurned,
  diceTyped,
  dogCardChosen,
  dogSent,
  dogSentWithThing,
  elevatorSent,
  fallRoomChosen,
  freePlayChosen,
  giftAnswered,
  goalChosen,
  holdChosen,
  holeChosen,
  landingSideChosen,
  monsterChosen,
  monsterPicked,
  noteWritten,
  optionChosen,
  orderChosen,
  picked,
  rerollChosen,
  resultNamed,
  rollTraitChosen,
  rollWanted,
  rotationChosen,
  sideChosen,
  stairsAnswered,
  stayChosen,
  strikeChosen,
  theftChosen,
  thingAnswered,
  tileDoorwayChosen,
  tileMoveChosen,
  tileMoveTurned,
  tokenSideChosen,
  topChosen,
  traitChosen,
  traitorAnswered,
  wallChosen,
};
