import type { Expression, Program } from '../rules/lantern/language.ts';
import {
  allHeroesDead,
  avoid,
  clock,
  fact,
  guard,
  haunt,
  killHeroes,
  monster,
  need,
  reached,
  reduce,
  task,
  thing,
  thingIn,
  track,
} from './parts.ts';

const groom = 'explorers.with:h20-groom';
const groomLives: Expression = ['count', groom];
const ringInChapel: Expression = ['count', 'roomOf(card:ring).is(room:chapel)'];

const betrothed: Program = [
  { verb: 'flag', who: 'it', flag: 'h20-groom', on: true },
  { verb: 'move', what: 'card:ring', to: 'it' },
];

/** Her choice: the hero who wears the Ring, else the strongest, on whose finger it appears. */
const groomChosen: Program = {
  verb: 'if',
  if: ['count', 'heroes.holding(ring)'],
  then: { verb: 'flag', who: 'heroes.holding(ring)', flag: 'h20-groom', on: true },
  else: { verb: 'pick', from: 'heroes.highest:might', key: 'h20.groom', do: betrothed },
};

/** What her touch does: the groom fades in body, anybody else in mind. */
const touched: Program = {
  verb: 'if',
  if: ['count', 'foe.with:h20-groom'],
  then: { verb: 'trait', who: 'foe', trait: 'might', by: ['-', 0, 'margin'] },
  else: { verb: 'hurt', who: 'foe', kind: 'mental', by: 'margin' },
};

/** Haunt 20, A Vow Past Its Date (H-20.4): a dead bride wants a groom; only the one she was promised to can take his place. */
export const vowPastItsDate = haunt(
  {
    number: 20,
    traitorSetUp: [
      { verb: 'placeRoom', room: 'chapel' },
      { verb: 'placeRoom', room: 'crypt' },
      // The Crypt is of no use to heroes who cannot get down to it, nor back.
      { verb: 'placeRoom', room: 'stairs-from-basement' },
      {
        verb: 'if',
        if: ['count', 'room:chapel.explored'],
        then: { verb: 'placeMonster', kind: 'bride', at: 'room:chapel' },
        else: { verb: 'placeMonster', kind: 'bride', at: 'hauntRoom' },
      },
      groomChosen,
    ],
    monsters: [
      monster(
        'bride',
        { speed: 2, sanity: 5 },
        {
          large: true,
          mind: [
            { if: groomLives, mind: { towards: groom } },
            { if: 1, mind: { towards: 'room:chapel' } },
          ],
          mustAttack: true,
          attackTrait: 'sanity',
          attackable: false,
          beaten: 'nothing',
          wallPasser: true,
          hits: touched,
        },
      ),
      monster(
        'groom',
        { speed: 3 },
        { mind: { towards: 'room:chapel' }, attacks: 'none', attackable: false, hinders: false, wallPasser: true },
      ),
    ],
    hooks: [
      {
        id: 'groom-rises',
        side: 'all',
        at: 'death',
        of: 'dead.with:h20-groom',
        kind: 'after',
        do: { verb: 'placeMonster', kind: 'groom', at: 'deathRoom' },
      },
    ],
    win: {
      heroes: ['and', thingIn('h20-bones', 'room:chapel'), ringInChapel],
      traitor: ['or', ['>=', 'turn', 3], allHeroesDead],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:named', 3),
        track('v:located', 3),
        track('v:dug', 3),
        need('token:h20-bones.in(room:chapel)', 4),
        need('card:ring', 2),
        avoid('monsters:bride', 2),
      ],
      traitor: [reduce(['trait', groom, 'might'], 3), track('turn', 4), guard('room:chapel', 1), killHeroes],
    },
  },
  fact('named'),
  fact('located'),
  fact('dug'),
  thing('h20-bones', { weight: 1 }),
  clock({
    most: 3,
    if: ['and', ['count', 'monsters:bride.in(room:chapel)'], ['count', 'monsters:groom.in(room:chapel)']],
  }),
  task({
    id: 'name',
    rolls: [['knowledge', 5]],
    rooms: 'room:bedroom|room:dining-room|room:library',
    cards: ['book'],
    if: ['=', 'v:named', 0],
    success: { verb: 'set', name: 'named', to: 1 },
  }),
  task({
    id: 'locate',
    rolls: [['knowledge', 4]],
    rooms: 'room:crypt',
    if: ['and', reached('named', 1), ['=', 'v:located', 0]],
    success: { verb: 'set', name: 'located', to: 1 },
  }),
  task({
    id: 'dig',
    rolls: [['might', 4]],
    rooms: 'room:crypt',
    if: ['and', reached('located', 1), ['=', 'v:dug', 0]],
    success: [
      { verb: 'set', name: 'dug', to: 1 },
      { verb: 'placeToken', token: 'h20-bones', at: 'here' },
      { verb: 'move', what: 'token:h20-bones', to: 'me' },
    ],
  }),
);
