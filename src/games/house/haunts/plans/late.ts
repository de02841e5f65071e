import type { Plan } from './plan.ts';

const shelves = 'room:bedroom,conservatory,graveyard,larder,library,wine-cellar';
const jarsAtBench = 'token:h17-jar.team|token:h17-jar.lying.in(room:kitchen,research-laboratory)';
const beds = 'room:conservatory,gardens,graveyard';
const stores =
  'room:attic,chapel,conservatory,dining-room,furnace-room,gardens,kitchen,larder,operating-laboratory,research-laboratory,storeroom,wine-cellar';
const shore = 'beside(token:h27-growth).not(token:h27-growth)';
const toys = 'room:attic,bedroom,game-room,junk-room,storeroom';
const niches =
  'room:attic,ballroom,bloody-room,chapel,charred-room,crypt,furnace-room,game-room,graveyard,library,organ-room,statuary-corridor';

export const late: readonly Plan[] = [
  {
    number: 17,
    heroes: [
      {
        take: 'token:h17-jar.lying.not(room:kitchen,research-laboratory)',
        if: ['not', ['count', 'token:h17-spray']],
        worth: 14,
        crew: 6,
      },
      { seek: shelves, if: ['<', ['count', 'token:h17-jar'], 4], worth: 10, crew: 2 },
      {
        at: 'room:kitchen,research-laboratory',
        if: ['and', ['count', 'token:h17-jar.mine'], ['not', ['count', 'token:h17-spray']]],
        worth: 9,
        crew: 6,
      },
      {
        seek: 'room:kitchen,research-laboratory',
        if: ['not', ['count', 'room:kitchen,research-laboratory']],
        worth: 10,
        crew: 2,
      },
      {
        act: 'brew',
        at: 'room:kitchen,research-laboratory',
        if: [
          'and',
          ['not', ['count', 'token:h17-spray']],
          ['>=', ['count', jarsAtBench], ['-', 3, ['=', 'players', 3]]],
        ],
        roll: [['knowledge', 4]],
        worth: 30,
        crew: 2,
      },
      { take: 'token:h17-spray.lying', worth: 30 },
      { act: 'spray', at: 'monsters', if: ['count', 'token:h17-spray.mine'], worth: 34 },
    ],
    traitor: [
      { take: 'token:h17-jar.lying', worth: 14 },
      {
        at: 'room:chasm,furnace-room,underground-lake',
        if: ['count', 'token:h17-jar.mine|token:h17-spray.mine'],
        worth: 20,
      },
    ],
    foes: {
      beetle: { beaten: 0 },
      wasp: { trait: 'speed' },
      mantis: { dice: 4 },
      roach: { still: true },
    },
    steal: ['h17-spray', 'h17-jar'],
  },
  {
    number: 18,
    heroes: [
      { act: 'hold-breath', if: 0, worth: 0 },
      {
        act: 'find-flower',
        at: beds,
        if: ['not', ['count', 'token:h18-flower']],
        roll: [['knowledge', 5]],
        worth: 26,
        crew: 3,
      },
      { take: 'token:h18-flower.lying.not(monsters:bloom)', worth: 30 },
      { at: 'monsters:bloom', if: ['count', 'token:h18-flower.mine'], worth: 34 },
      {
        act: 'wither',
        at: 'monsters:bloom',
        if: ['count', 'token:h18-flower.team|token:h18-flower.in(monsters:bloom)'],
        roll: [['knowledge', 4]],
        worth: 40,
        crew: 4,
      },
    ],
    traitor: [],
    foes: { bloom: { still: true, beaten: 1 } },
    hazards: [{ rooms: 'token:h18-spores', harm: 1 }],
    dreads: [{ rooms: 'token:h18-spores', harm: 1 }],
    answers: { 'h18.breath': { option: 'h18.breathe' }, 'h18.spores': { near: 'heroes' } },
  },
  {
    number: 19,
    heroes: [
      { fight: 'traitors.holding:spear', margin: 2, worth: 90, crew: 6 },
      { take: 'card:spear.lying', worth: 100, crew: 6 },
    ],
    traitor: [],
    foes: {
      bear: { dice: 7, beaten: 6 },
      lynx: { dice: 5, beaten: 6 },
      boar: { dice: 6, beaten: 6 },
      owl: { flies: true, beaten: 6 },
      hound: { beaten: 6 },
    },
    answers: { 'h19.jump': { far: 'heroes' } },
    steal: ['spear'],
    spare: true,
  },
  {
    number: 20,
    heroes: [
      {
        act: 'name',
        at: 'room:bedroom,dining-room,library|card:book.mine',
        if: ['not', 'v:named'],
        roll: [['knowledge', 5]],
        worth: 30,
        crew: 3,
      },
      {
        seek: 'room:bedroom,dining-room,library',
        if: ['and', ['not', 'v:named'], ['not', ['count', 'room:bedroom,dining-room,library|card:book.team']]],
        worth: 20,
        crew: 3,
      },
      { take: 'card:book.lying', if: ['not', 'v:named'], worth: 24 },
      {
        act: 'locate',
        at: 'room:crypt',
        if: ['and', 'v:named', ['not', 'v:located']],
        roll: [['knowledge', 4]],
        worth: 40,
        crew: 2,
      },
      {
        act: 'dig',
        at: 'room:crypt',
        if: ['and', 'v:located', ['not', 'v:dug']],
        roll: [['might', 4]],
        worth: 50,
        crew: 2,
      },
      { at: 'room:crypt', if: ['not', 'v:dug'], worth: 8, crew: 2 },
      { take: 'token:h20-bones.lying.not(room:chapel)', worth: 50, crew: 2 },
      { at: 'room:chapel', if: ['count', 'token:h20-bones.mine'], worth: 70 },
      { take: 'card:ring.lying.not(room:chapel)', worth: 40 },
      { at: 'room:chapel', if: ['and', ['count', 'card:ring.mine'], 'v:dug'], worth: 50 },
    ],
    traitor: [],
    foes: { bride: { trait: 'sanity', flies: true, beaten: 0 }, groom: { idle: true, beaten: 0 } },
    answers: { 'h20.groom': { most: 'speed' } },
  },
  {
    number: 27,
    heroes: [
      {
        act: 'study',
        at: shore,
        if: ['<', 'v:insight', ['-', 'players', 1]],
        roll: [['knowledge', 3]],
        worth: 20,
        crew: 6,
      },
      {
        act: 'gather',
        at: `${stores}.not(token:h27-emptied).not(token:h27-growth)`,
        if: ['>=', 'v:insight', ['-', 'players', 1]],
        roll: [['knowledge', 3]],
        worth: 20,
        crew: 6,
      },
      { take: 'token:h27-reagent.lying', worth: 20, crew: 3 },
      { act: 'throw', at: shore, if: ['count', 'token:h27-reagent.mine'], worth: 40, crew: 6 },
    ],
    traitor: [],
    hazards: [{ rooms: 'token:h27-growth', harm: 15 }],
    dreads: [{ rooms: shore, harm: 8 }],
    answers: { 'h27.break-out': { near: 'heroes' } },
  },
  {
    number: 35,
    heroes: [
      { act: 'find-plane', at: toys, if: ['not', 'v:found'], roll: [['knowledge', 3]], worth: 26, crew: 3 },
      { act: 'start-plane', at: 'token:h35-plane', roll: [['knowledge', 4]], worth: 34, crew: 3 },
      { at: 'token:h35-plane', worth: 12, crew: 6 },
      { act: 'collect', at: 'heroes.others', if: ['count', 'me.with:h35-pilot'], worth: 30 },
      {
        act: 'fly-out',
        at: 'room:bedroom,chapel,dining-room,master-bedroom,grand-staircase,balcony,gardens,graveyard,patio,tower',
        if: ['and', ['count', 'me.with:h35-pilot'], ['<', ['count', 'heroes'], 2]],
        worth: 100,
      },
    ],
    traitor: [],
    foes: { cat: { beaten: 0, harm: 5 } },
    answers: { 'h35.pounce': { near: 'heroes' } },
  },
  {
    number: 37,
    heroes: [
      { at: 'monsters:opponent', worth: 40 },
      { act: 'break-seal', at: 'token:h37-seal', roll: [['sanity', 4]], worth: 24, crew: 6 },
      { seek: niches, if: ['<', 'v:seals', 5], worth: 12, crew: 4 },
    ],
    traitor: [{ at: 'monsters:opponent', worth: 4 }],
    foes: { opponent: { idle: true, still: true, beaten: 0 } },
    answers: { 'h37.player': { most: 'knowledge' }, 'h37.seat': { most: 'knowledge' }, 'h37.seal': { near: 'heroes' } },
  },
  {
    number: 40,
    heroes: [
      { act: 'dig', at: 'token:h40-grave', roll: [['might', 4]], worth: 40, crew: 6 },
      { at: 'floor:basement.unsearched', if: ['not', 'v:found'], worth: 20, crew: 6 },
      { act: 'board', at: 'card:spirit-board.mine', roll: [['sanity', 3]], worth: 18 },
    ],
    traitor: [{ fight: 'heroes.holding:spirit-board', worth: 15 }],
    answers: { 'h40.grave': { far: 'room:basement-landing' }, 'h40.where': { near: 'token:h40-grave' } },
    steal: ['spirit-board'],
  },
];
