import { act } from './acts.ts';
import { approach, approachRoom } from './approach.ts';
import { attack } from './attacks.ts';
import { drawCard, drawCards, eventDone } from './cards-drawn.ts';
import { afterHurt, hurt, hurtByRoll, takeDamage } from './damage.ts';
import { die } from './death.ts';
import { enterFound, explore, tileFound } from './discovery.ts';
import { enterRules, entered, meetCompanions } from './entering.ts';
import { fallFound } from './falls.ts';
import { fightDamage, hurtByFight } from './fight-spoils.ts';
import { fight, fightAttacked, fightSettled } from './fights.ts';
import { spendCard } from './hands.ts';
import { beginHaunt, hauntReady, hauntStarts, readBook, readBooks } from './haunt-begin.ts';
import { hauntTurn, nextHauntTurn, nextRound, passTurn, roundOver } from './haunt-order.ts';
import { completeHouse, hauntRoll, hauntRolled, rollForHaunt } from './haunt-roll.ts';
import { stairsAfterSetUp } from './haunt-stairs.ts';
import { askTraitor, obeyCard, playCard } from './immunity.ts';
import { readLadder } from './ladders.ts';
import { chooseTrait } from './lantern/effect-verbs.ts';
import { chooseTop, orderTop } from './looking.ts';
import { monsterAttack, monsterAttackAll, monsterAttackedAll } from './monster-attacks.ts';
import { monsterDrop, monsterPickUp, monsterTakesThing } from './monster-carrying.ts';
import { monsterRuns, monsterSeeks, monsterStrikes } from './monster-minds.ts';
import { monsterCross, monsterFree, monsterStep } from './monster-moves.ts';
import {
  allowanceRolled,
  monsterActs,
  monsterDone,
  monstersRest,
  monstersTurn,
  nextMonster,
  rollAllowance,
  rollAllowances,
} from './monster-turn.ts';
import { monsterBeaten, monsterHits, monsterTakes, stunMonster } from './monsters.ts';
import { hurdleTried, step, stepOut, walk } from './movement.ts';
import { bankSpent } from './natives/bank.ts';
import { wallOpened } from './natives/revolving-wall.ts';
import { perform } from './perform.ts';
import { placeRoom, roomPlaced } from './place-room.ts';
import { chooseSide, putDown, putFigure } from './putting.ts';
import { rearrange } from './rearrange.ts';
import { chooseReroll, nameResult, roll, rollFaces } from './rolls.ts';
import { barrierRolled, crossBarrier } from './rooms/barrier.ts';
import { slideDownChute } from './rooms/coal-chute.ts';
import { collapsedRoomEntered, holdRolled, holeFound, landBelow, openHole } from './rooms/collapsed-room.ts';
import { bruise, drop, jump } from './rooms/drops.ts';
import { elevatorAtTurnEnd, elevatorEntered, elevatorGoes, elevatorRolled, rideElevator } from './rooms/elevator.ts';
import { exitRolled, leaveRoom, left } from './rooms/exit.ts';
import { roomAtTurnEnd } from './rooms/turn-end.ts';
import { vaultRolled } from './rooms/vault.ts';
import { passThing, putThing, takeThing } from './things.ts';
import { offerClosingTile, offerRotation, offerTile, seekTile } from './tile-search.ts';
import { chooseTokenSide } from './tokens.ts';
import { dropCard, giveCard, pickUpCard } from './trade.ts';
import { beginTurn, endTurn, freePlay, nextTurn, turnEndRules, turnOver } from './turn.ts';
import { useCard } from './uses.ts';
import type { Registry } from './machine.ts';

/** Every procedure of the rules by name. */
export const procedures: Registry['procedures'] = {
  act,
  afterHurt,
  allowanceRolled,
  approach,
  approachRoom,
  askTraitor,
  attack,
  bankSpent,
  barrierRolled,
  beginHaunt,
  beginTurn,
  bruise,
  chooseReroll,
  chooseSide,
  chooseTokenSide,
  chooseTop,
  chooseTrait,
  collapsedRoomEntered,
  completeHouse,
  crossBarrier,
  die,
  drawCard,
  drawCards,
  drop,
  dropCard,
  elevatorAtTurnEnd,
  elevatorEntered,
  elevatorGoes,
  elevatorRolled,
  endTurn,
  enterFound,
  enterRules,
  entered,
  eventDone,
  exitRolled,
  explore,
  fallFound,
  fight,
  fightAttacked,
  fightDamage,
  fightSettled,
  freePlay,
  giveCard,
  hauntReady,
  hauntRoll,
  hauntRolled,
  hauntStarts,
  hauntTurn,
  holdRolled,
  holeFound,
  hurdleTried,
  hurt,
  hurtByFight,
  hurtByRoll,
  jump,
  landBelow,
  leaveRoom,
  left,
  meetCompanions,
  monsterActs,
  monsterAttack,
  monsterAttackAll,
  monsterAttackedAll,
  monsterBeaten,
  monsterCross,
  monsterDone,
  monsterDrop,
  monsterFree,
  monsterHits,
  monsterPickUp,
  monsterRuns,
  monsterSeeks,
  monsterStep,
  monsterStrikes,
  monsterTakes,
  monsterTakesThing,
  monstersRest,
  monstersTurn,
  nameResult,
  nextHauntTurn,
  nextMonster,
  nextRound,
  nextTurn,
  obeyCard,
  offerClosingTile,
  offerRotation,
  offerTile,
  openHole,
  orderTop,
  passThing,
  passTurn,
  perform,
  pickUpCard,
  placeRoom,
  playCard,
  putDown,
  putFigure,
  putThing,
  readBook,
  readBooks,
  readLadder,
  rearrange,
  rideElevator,
  roll,
  rollAllowance,
  rollAllowances,
  rollFaces,
  rollForHaunt,
  roomAtTurnEnd,
  roomPlaced,
  roundOver,
  seekTile,
  slideDownChute,
  spendCard,
  stairsAfterSetUp,
  step,
  stepOut,
  stunMonster,
  takeDamage,
  takeThing,
  tileFound,
  turnEndRules,
  turnOver,
  useCard,
  vaultRolled,
  walk,
  wallOpened,
};
