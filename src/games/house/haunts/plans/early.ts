import type { Expression } from '../../rules/lantern/language.ts';
import type { Plan } from './plan.ts';

const remedies = 'card:medical-kit|card:healing-salve';
const isWebbed: Expression = ['count', 'monsters:web'];

const memories = 'room:attic,chapel,conservatory,game-room,library,master-bedroom.not(token:h10-seated)';

export const early: readonly Plan[] = [
  {
    number: 4,
    heroes: [
      { fight: 'monsters:web', worth: 14, crew: 2 },
      {
        act: 'search-remedy',
        at: 'room:bedroom,kitchen,larder,operating-laboratory,research-laboratory',
        if: ['and', 'v:brood', ['not', ['count', remedies]]],
        roll: [['knowledge', 4]],
        worth: 24,
        crew: 2,
      },
      {
        seek: 'room:bedroom,kitchen,larder,operating-laboratory,research-laboratory',
        if: [
          'and',
          'v:brood',
          ['not', ['count', `${remedies}|room:bedroom,kitchen,larder,operating-laboratory,research-laboratory`]],
        ],
        worth: 18,
        crew: 2,
      },
      { take: 'card:medical-kit.lying|card:healing-salve.lying', if: 'v:brood', worth: 24 },
      {
        act: 'treat-bite',
        at: 'revealer|token:h4-brood',
        if: ['and', 'v:brood', ['count', 'card:medical-kit.mine']],
        roll: [['knowledge', 4]],
        source: 'brood',
        worth: 34,
        crew: 2,
      },
      {
        act: 'salve-bite',
        at: 'revealer|token:h4-brood',
        if: ['and', 'v:brood', ['count', 'card:healing-salve.mine']],
        source: 'brood',
        worth: 34,
      },
      {
        act: 'open-door',
        at: 'room:entrance-hall',
        if: ['and', ['not', isWebbed], ['and', ['not', 'v:brood'], ['not', 'v:doorOpen']]],
        roll: [
          ['knowledge', 6],
          ['might', 6],
        ],
        worth: 50,
        crew: 4,
      },
      { act: 'leave-house', at: 'room:entrance-hall', if: 'v:doorOpen', worth: 100, crew: 4 },
      { at: 'room:entrance-hall', worth: 3 },
    ],
    traitor: [],
    foes: {
      web: { idle: true, still: true, harmless: true, beaten: 0 },
      weaver: { spares: 'explorers.with:h4-webbed' },
    },
  },
  {
    number: 5,
    heroes: [
      {
        act: 'find-revolver',
        at: 'room:attic,game-room,junk-room,master-bedroom,servants-quarters',
        if: ['not', ['count', 'card:revolver']],
        roll: [['knowledge', 5]],
        worth: 22,
        crew: 2,
      },
      {
        act: 'cast-silver',
        at: 'room:furnace-room,research-laboratory',
        if: ['not', ['count', 'token:h5-silver']],
        roll: [['knowledge', 5]],
        worth: 22,
        crew: 2,
      },
      {
        seek: 'room:attic,game-room,junk-room,master-bedroom,servants-quarters',
        if: ['not', ['count', 'card:revolver|room:attic,game-room,junk-room,master-bedroom,servants-quarters']],
        worth: 16,
        crew: 2,
      },
      {
        seek: 'room:furnace-room,research-laboratory',
        if: ['not', ['count', 'token:h5-silver|room:furnace-room,research-laboratory']],
        worth: 16,
        crew: 2,
      },
      { take: 'card:revolver.lying|token:h5-silver.lying', worth: 24 },
      { pass: 'token:h5-silver.mine', to: 'heroes.others.holding:revolver', worth: 40 },
      { at: 'token:h5-silver.team', if: ['count', 'card:revolver.mine'], worth: 25 },
      {
        fight: 'traitors',
        at: 'sight(traitors)',
        if: ['and', ['count', 'card:revolver.mine'], ['count', 'token:h5-silver.mine']],
        trait: 'speed',
        weapon: 'revolver',
        worth: 60,
      },
    ],
    traitor: [],
  },
  {
    number: 10,
    heroes: [
      { at: `${memories}.in(sight(monsters:relative))`, worth: 26, crew: 6 },
      { at: memories, worth: 12, crew: 6 },
      { seek: 'room:attic,chapel,conservatory,game-room,library,master-bedroom', worth: 10, crew: 1 },
    ],
    traitor: [],
    foes: { relative: { shuns: memories, calm: memories, beaten: 1 }, madman: { beaten: 8 } },
    answers: { 'h10.rise': { near: 'heroes' } },
  },
  {
    number: 12,
    heroes: [
      { fight: 'double', if: ['count', 'card:crystal-ball.mine'], worth: 30 },
      { pass: 'card:crystal-ball.mine', to: 'heroes.others.haunted', if: ['not', ['count', 'double']], worth: 40 },
      { take: 'card:crystal-ball.lying', worth: 40 },
      {
        at: 'heroes.others.haunted',
        if: ['and', ['count', 'card:crystal-ball.mine'], ['not', ['count', 'double']]],
        worth: 30,
      },
      { at: 'heroes.others.holding:crystal-ball', if: ['not', ['count', 'card:crystal-ball.mine']], worth: 6, crew: 6 },
    ],
    traitor: [],
  },
  {
    number: 14,
    heroes: [
      { take: 'token:h14-paint.lying', if: ['not', ['count', 'token:h14-paint.mine']], worth: 20, crew: 6 },
      {
        act: 'pour-paint',
        at: 'room:pentagram-chamber|beside(room:pentagram-chamber)',
        if: ['count', 'token:h14-paint.mine'],
        worth: 34,
        crew: 6,
      },
      {
        seek: 'room:attic,bedroom,conservatory,dining-room,game-room,junk-room,kitchen,larder,operating-laboratory,research-laboratory,servants-quarters,storeroom,wine-cellar',
        if: ['<', 'v:cans', 'players'],
        worth: 12,
        crew: 2,
      },
    ],
    traitor: [
      { act: 'offer-card', at: 'room:pentagram-chamber', if: ['count', 'cards.mine'], worth: 12 },
      { act: 'offer-body', at: 'room:pentagram-chamber', if: ['count', 'token:h14-corpse.mine'], worth: 40 },
      { take: 'token:h14-corpse.lying', worth: 30 },
      { take: 'cards.lying', worth: 6 },
    ],
    foes: { follower: { beaten: 3 } },
    answers: { 'h14.paint': { near: 'heroes' } },
  },
  {
    number: 16,
    heroes: [
      { fight: 'monsters:phantom', worth: 40, crew: 4 },
      {
        seek: 'room:abandoned-room,catacombs,crypt,furnace-room,game-room,gymnasium,junk-room,kitchen,operating-laboratory,organ-room,pentagram-chamber,research-laboratory,servants-quarters,statuary-corridor,underground-lake,vault',
        if: ['not', 'v:freed'],
        worth: 22,
        crew: 6,
      },
      { at: 'doors:basement', if: ['not', 'v:freed'], worth: 4, crew: 6 },
      { act: 'disarm', at: 'token:h16-bomb', roll: [['knowledge', 7]], worth: 60, crew: 3 },
      {
        act: 'open-door',
        at: 'room:entrance-hall',
        if: ['and', 'v:freed', ['not', 'v:doorOpen']],
        roll: [
          ['knowledge', 6],
          ['might', 6],
        ],
        worth: 40,
        crew: 3,
      },
      {
        act: 'leave-house',
        at: 'room:entrance-hall',
        if: ['and', 'v:doorOpen', ['count', 'card:girl.mine']],
        worth: 100,
      },
      { at: 'room:entrance-hall', if: ['count', 'card:girl.mine'], worth: 30 },
    ],
    traitor: [],
    foes: { phantom: { still: true, beaten: 0 } },
  },
];
