import type { Node, Selector } from '../rules/lantern/language.ts';
import { allHeroesDead, avoid, clock, guard, haunt, killHeroes, monster, need, track, traitorDead } from './parts.ts';

/** One animal for each player, in this order: who waits where. */
const lairs: readonly (readonly [string, Selector])[] = [
  ['hound', 'room:entrance-hall'],
  ['bear', 'room:basement-landing'],
  ['lynx', 'room:upper-landing'],
  ['boar', 'room:foyer'],
  ['hound', 'room:grand-staircase'],
  ['owl', 'hauntRoom'],
];

const fewest = 3;

const pack: readonly Node[] = lairs.map(([kind, at], index) => ({
  verb: 'if',
  if: ['>=', 'players', Math.max(fewest, index + 1)],
  then: { verb: 'placeMonster', kind, at },
}));

/** A pack on the scent: no barrier and no fallen stairs keep a hound from its prey at last. */
const onTheScent: Node = {
  verb: 'pick',
  who: 'traitor',
  from: 'heroes.present',
  as: 'prey',
  key: 'h19.scent',
  do: { verb: 'move', what: 'monsters:hound.notIn(roomOf(prey)).first', to: 'roomOf(prey)' },
};

const animal = { mustAttack: true, beaten: 'dies' } as const;

/** Haunt 19, Claws at Heel (H-20.4): the Spear commands beasts, and the hand that holds it must not be killed. */
export const clawsAtHeel = haunt(
  {
    number: 19,
    monsters: [
      monster('hound', { speed: 5, might: 4 }, { ...animal, mind: 'nearestHero' }),
      monster('bear', { speed: 3, might: 5 }, { ...animal, attackDice: 7 }),
      monster('lynx', { speed: 4, might: 3 }, { ...animal, attackDice: 5 }),
      monster('boar', { speed: 3, might: 4 }, { ...animal, attackDice: 6 }),
      monster('owl', { speed: 6, might: 3 }, { ...animal, wallPasser: true }),
    ],
    traitorSetUp: [
      { verb: 'move', what: 'card:spear', to: 'me' },
      ...pack,
      { verb: 'pick', from: 'rooms', key: 'h19.jump', may: true, do: { verb: 'move', what: 'me', to: 'it' } },
    ],
    hooks: [
      {
        id: 'spear-taken',
        side: 'all',
        at: 'steal',
        of: 'heroes',
        kind: 'allow',
        traits: ['might', 'sanity'],
        if: ['count', 'source.is(card:spear)'],
      },
      {
        id: 'spear-kept',
        side: 'all',
        at: 'steal',
        of: 'heroes',
        kind: 'forbid',
        traits: ['speed', 'knowledge'],
        if: ['count', 'source.is(card:spear)'],
      },
    ],
    win: { heroes: ['count', 'heroes.holding(spear)'], traitor: ['or', allHeroesDead, traitorDead] },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [need('traitor', 3), need('card:spear', 4), avoid('monsters', 2)],
      traitor: [killHeroes, guard('card:spear', 1), track(['count', 'monsters'], 1)],
    },
  },
  // A pack that has been called long enough keeps coming: the night does not last for ever.
  clock({
    at: 'monsterTurn',
    ticks: [
      {
        verb: 'if',
        if: ['and', ['>=', 'turn', 8], ['<', ['count', 'monsters:hound'], 8]],
        then: { verb: 'placeMonster', kind: 'hound', at: 'room:entrance-hall' },
      },
      { verb: 'if', if: ['>=', 'turn', 12], then: onTheScent },
    ],
  }),
);
