import { act } from './acts.ts';
import { approach, approachChosen, approachRoom, approachVerb } from './approach.ts';
import { attack } from './attacks.ts';
import { holdVerb } from './captives.ts';
import { discardVerb } from './cards-anywhere.ts';
import { drawCard, drawCards, drawVerb, eventDone } from './cards-drawn.ts';
import { convertVerb } from './conversion.ts';
import { afterHurt, damageSplit, damageTurned, hurt, hurtByRoll, hurtVerb, takeDamage } from './damage.ts';
import { die } from './death.ts';
import { enterFound, explore, tileFound } from './discovery.ts';
import { enterRules, entered, meetCompanions } from './entering.ts';
import { fallFound, fallRoomChosen, fallVerb } from './falls.ts';
import { fightDamage, hurtByFight, theftChosen } from './fight-spoils.ts';
import { fight, fightAttacked, fightSettled, fightVerb } from './fights.ts';
import { spendCard } from './hands.ts';
import { beginHaunt, bookWasRead, hauntReady, hauntStarts, readBook, readBooks } from './haunt-begin.ts';
import { hauntTurn, nextHauntTurn, nextRound, passTurn, roundOver } from './haunt-order.ts';
import { completeHouse, hauntRoll, hauntRolled, rollForHaunt } from './haunt-roll.ts';
import { stairsAfterSetUp, stairsAnswered } from './haunt-stairs.ts';
import { askTraitor, obeyCard, playCard, traitorAnswered } from './immunity.ts';
import { readLadder } from './ladders.ts';
import { askVerb, eachVerb, ifVerb, optionChosen, pickVerb, picked, timesVerb } from './lantern/control-verbs.ts';
import {
  chooseTrait,
  dropVerb,
  flagVerb,
  hookVerb,
  rollTraitChosen,
  rollVerb,
  rollWanted,
  setVerb,
  stopVerb,
  tellVerb,
  traitChosen,
  traitVerb,
} from './lantern/effect-verbs.ts';
import { killVerb, placeMonsterVerb, removeFigureVerb, stunVerb, winVerb } from './lantern/haunt-verbs.ts';
import { chooseTop, lookVerb, orderChosen, orderTop, topChosen } from './looking.ts';
import { loseRoomVerb } from './lost-rooms.ts';
import type { Registry } from './machine.ts';
import { menuOf } from './menu.ts';
import { monsterAttack, monsterAttackAll, monsterAttackedAll } from './monster-attacks.ts';
import { monsterDrop, monsterPickUp, monsterTakesThing } from './monster-carrying.ts';
import { goalChosen, monsterRuns, monsterSeeks, monsterStrikes, strikeChosen } from './monster-minds.ts';
import { monsterChosen, monsterCross, monsterFree, monsterStep } from './monster-moves.ts';
import {
  allowanceRolled,
  monsterActs,
  monsterDone,
  monsterPicked,
  monstersRest,
  monstersTurn,
  nextMonster,
  rollAllowance,
  rollAllowances,
} from './monster-turn.ts';
import { monsterBeaten, monsterHits, monsterTakes, stunMonster } from './monsters.ts';
import { hurdleTried, step, stepOut, walk } from './movement.ts';
import { bankSpent } from './natives/bank.ts';
import { dogCardChosen, dogSent, dogSentWithThing } from './natives/dog-walk.ts';
import { nativeVerb } from './natives/index.ts';
import { tileMoveChosen, tileMoveTurned } from './natives/move-tile.ts';
import { wallChosen, wallOpened } from './natives/revolving-wall.ts';
import { awayVerb, backVerb } from './off-board.ts';
import { perform } from './perform.ts';
import { placeRoom, placeRoomVerb, roomPlaced } from './place-room.ts';
import { chooseSide, moveVerb, putDown, putFigure, sideChosen } from './putting.ts';
import { changeChosen, rearrange } from './rearrange.ts';
import {
  afterRollChosen,
  beforeRollChosen,
  chooseReroll,
  diceTyped,
  nameResult,
  rerollChosen,
  resultNamed,
  roll,
  rollFaces,
} from './rolls.ts';
import { barrierRolled, crossBarrier } from './rooms/barrier.ts';
import { slideDownChute } from './rooms/coal-chute.ts';
import {
  collapsedRoomEntered,
  holdChosen,
  holdRolled,
  holeChosen,
  holeFound,
  landBelow,
  landingSideChosen,
  openHole,
} from './rooms/collapsed-room.ts';
import { bruise, drop, jump } from './rooms/drops.ts';
import {
  elevatorAtTurnEnd,
  elevatorEntered,
  elevatorGoes,
  elevatorRolled,
  elevatorSent,
  rideElevator,
} from './rooms/elevator.ts';
import { exitRolled, leaveRoom, left, stayChosen } from './rooms/exit.ts';
import { roomAtTurnEnd } from './rooms/turn-end.ts';
import { vaultRolled } from './rooms/vault.ts';
import { noteVerb, noteWritten } from './sealed-notes.ts';
import { passThing, putThing, takeThing, thingAnswered } from './things.ts';
import {
  closingTileAnswered,
  offerClosingTile,
  offerRotation,
  offerTile,
  rotationChosen,
  seekTile,
  tileDoorwayChosen,
} from './tile-search.ts';
import { chooseTokenSide, placeTokenVerb, removeTokenVerb, tokenSideChosen } from './tokens.ts';
import { dropCard, giftAnswered, giveCard, pickUpCard } from './trade.ts';
import { beginTurn, endTurn, freePlay, freePlayChosen, nextTurn, turnEndRules, turnOver } from './turn.ts';
import { useCard } from './uses.ts';
import { testWins } from './winning.ts';

/** Every procedure, answer and verb of the rules by name. */
export const registry: Registry = {
  procedures: {
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
  },
  answers: {
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
  },
  verbs: {
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
  },
  afterEffect: testWins,
  menu: menuOf,
};
