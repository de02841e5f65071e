import type { Expression } from '../rules/lantern/language.ts';
import { traits } from '../rules/terms.ts';
import { avoid, clock, eachTurn, haunt, monster, need, reached, reduce, track, variable } from './parts.ts';

const ownerLives: Expression = ['count', 'ownerOf(me).alive'];

/** Whoever holds the ball can end its own double and those of the dead. */
const mayEnd: Expression = ['and', ['count', 'foe.holding(crystal-ball)'], ['count', 'ownerOf(me).is(foe|dead)']];

/** H-20.4 #12: every explorer is hunted by itself, and only what the Crystal Ball shows can be ended. */
export const theOtherUs = haunt(
  {
    number: 12,
    win: {
      heroes: ['=', ['count', 'monsters:double'], 0],
      traitor: ['and', ['=', ['count', 'heroes'], 0], reached('fallen', 'players')],
    },
    dead: { heroes: 0, traitor: 0 },
    variables: [variable('fallen')],
    monsters: [
      monster(
        'double',
        { speed: 4, might: 4, sanity: 4, knowledge: 4 },
        {
          mind: [
            { if: ownerLives, mind: { towards: 'ownerOf(me)' } },
            { if: 1, mind: 'free' },
          ],
          playedBy: 'owner',
          mustAttack: true,
          beaten: { verb: 'if', if: mayEnd, then: { verb: 'kill', who: 'me' }, else: { verb: 'stun', who: 'me' } },
        },
      ),
    ],
    traitorSetUp: {
      verb: 'placeMonster',
      kind: 'double',
      at: 'room:entrance-hall',
      owner: 'explorers',
      do: traits.map(trait => ({ verb: 'trait', who: 'placed', trait, value: ['trait', 'ownerOf(placed)', trait] })),
    },
    heroesSetUp: {
      verb: 'if',
      if: ['=', ['count', 'card:crystal-ball.is(inHand(explorers)|lying(rooms))'], 0],
      then: { verb: 'move', what: 'card:crystal-ball', to: 'revealer' },
    },
    hooks: [
      {
        id: 'own-prey',
        side: 'all',
        at: 'attackAllowed',
        of: 'monsters:double',
        kind: 'forbid',
        if: ['and', ['count', 'ownerOf(actor).alive'], ['=', ['count', 'ownerOf(actor).is(foe)'], 0]],
      },
      {
        id: 'own-blood',
        side: 'all',
        at: 'attacked',
        of: 'explorers',
        kind: 'after',
        if: ['and', ['count', 'ownerOf(foe).is(actor)'], ['=', ['count', 'actor.holding(crystal-ball)'], 0]],
        do: { verb: 'trait', who: 'actor', trait: 'all', by: -1 },
      },
      {
        id: 'goes-over',
        side: 'all',
        at: 'death',
        of: 'heroes|dead',
        kind: 'after',
        do: [
          { verb: 'convert', who: 'actor' },
          { verb: 'set', name: 'fallen', by: 1 },
        ],
      },
    ],
    goals: {
      heroes: [
        reduce(['count', 'monsters:double'], 6),
        need('holder:crystal-ball', 3),
        avoid('monsters:double.of(me)', 2),
      ],
      traitor: [reduce(['count', 'heroes'], 5), track(['count', 'monsters:double'], 3), need('heroes', 2)],
    },
  },
  clock({ at: 'roundEnd', most: 12 }),
  eachTurn({ id: 'fading', of: 'heroes', if: ['>=', 'turn', 12], do: { verb: 'trait', trait: 'any', by: -1 } }),
);
