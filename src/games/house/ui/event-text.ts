import type { HouseEvent, HouseResult, RollRecord } from '../rules/events.ts';
import { asSentence, kindOf, type Narrator, type SayKey } from './narrator.ts';

type EventOf<T extends HouseEvent['t']> = Extract<HouseEvent, { readonly t: T }>;
type Tellers = { readonly [T in HouseEvent['t']]: (event: EventOf<T>, narrator: Narrator) => string | null };

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** What a roll was made for, in words. */
export const rollPurpose = (key: string, { find, haunt, say }: Narrator): string =>
  find(key) ?? haunt(`monster.${kindOf(key)}`) ?? say('roll.effect');

function rolled(roll: RollRecord, narrator: Narrator): string {
  const { roller, key, trait, dice, result, source } = roll;
  const values = {
    who: narrator.figure(roller),
    what: trait ? narrator.trait(trait) : rollPurpose(key, narrator),
    dice,
    result,
  };
  return narrator.say(`event.rolled.${source}`, values);
}

const ways: Readonly<Record<string, SayKey>> = {
  stairs: 'event.stepped.stairs',
  secretStairs: 'event.stepped.stairs',
  secretPassage: 'event.stepped.passage',
  revolvingWall: 'event.stepped.wall',
  chute: 'event.stepped.chute',
  climb: 'event.stepped.climb',
  slide: 'event.stepped.chute',
  drop: 'event.stepped.chute',
};

export function resultText({ seats, side, reason }: HouseResult, narrator: Narrator): string {
  if (reason !== 'won') return narrator.say(`result.${reason}`);
  return narrator.say(`result.${side}`, { names: narrator.list(seats.map(narrator.figure)) });
}

const tellers: Tellers = {
  turnBegan: ({ seat, kind }, n) =>
    kind === 'monsters' ? n.say('event.monstersTurn') : n.say('event.turnBegan', { who: n.figure(seat) }),
  turnEnded: () => null,
  stepped: ({ figure, to, way }, n) => n.say(ways[way] ?? 'event.stepped', { who: n.figure(figure), to: n.room(to) }),
  putElsewhere: ({ figure, to }, n) => n.say('event.putElsewhere', { who: n.figure(figure), to: n.room(to) }),
  stopped: ({ seat }, n) => n.say('event.stopped', { who: n.figure(seat) }),
  barrierTried: ({ seat, room, crossed }, n) =>
    n.say(crossed ? 'event.crossed' : 'event.notCrossed', { who: n.figure(seat), room: n.room(room) }),
  tileDiscarded: ({ room, why, openDoorways }, n) =>
    room === null ? null : n.say(`event.tileDiscarded.${why}`, { room: n.room(room), open: openDoorways }),
  tilePlaced: ({ room, by, floor }, n) =>
    by === null
      ? n.say('event.tileAppeared', { room: n.room(room), floor: n.floor(floor) })
      : n.say('event.tilePlaced', { who: n.figure(by), room: n.room(room), floor: n.floor(floor) }),
  tileMoved: ({ room, floor }, n) => n.say('event.tileMoved', { room: n.room(room), floor: n.floor(floor) }),
  tileLost: ({ room }, n) => n.say('event.tileLost', { room: n.room(room) }),
  tilesShuffled: (_, n) => n.say('event.tilesShuffled'),
  deckShuffled: ({ deck }, n) => n.say('event.deckShuffled', { deck: n.find(`deck.${deck}`) ?? deck }),
  nothingFound: ({ figure, floor }, n) => n.say('event.nothingFound', { who: n.figure(figure), floor: n.floor(floor) }),
  cardDrawn: ({ seat, deck, card }, n) =>
    card === null
      ? n.say('event.noCard', { who: n.figure(seat), deck: n.find(`deck.${deck}`) ?? deck })
      : n.say(`event.drew.${deck}`, { who: n.figure(seat), card: n.card(card) }),
  cardGained: ({ seat, card, from }, n) =>
    from === 'deck' ? null : n.say(`event.gained.${from}`, { who: n.figure(seat), card: n.card(card) }),
  // What is given or stolen is told where it comes to.
  cardLost: ({ seat, card, to }, n) =>
    to === 'gift' || to === 'theft' ? null : n.say(`event.lost.${to}`, { who: n.figure(seat), card: n.card(card) }),
  cardUsed: ({ seat, card }, n) => n.say('event.cardUsed', { who: n.figure(seat), card: n.card(card) }),
  rolled: ({ roll }, n) => rolled(roll, n),
  traitChanged: ({ seat, trait, by }, n) =>
    by === 0 ? null : n.say('event.traitChanged', { who: n.figure(seat), trait: n.trait(trait), by: signed(by) }),
  hurt: ({ figure, kind, steps, reduced }, n) =>
    n.say(reduced > 0 ? 'event.hurtReduced' : 'event.hurt', {
      who: n.figure(figure),
      damage: n.damage(kind),
      steps,
      reduced,
    }),
  fought: ({ attacker, defender, trait, attack, defence }, n) =>
    n.say(attack > defence ? 'event.fought.won' : attack < defence ? 'event.fought.lost' : 'event.fought.tie', {
      attacker: attacker === null ? n.say('event.somethingAttacks') : n.figure(attacker),
      defender: n.figure(defender),
      trait: n.trait(trait),
      attack,
      defence,
    }),
  stunned: ({ monster }, n) => n.say('event.stunned', { who: n.figure(monster) }),
  recovered: ({ monster }, n) => n.say('event.recovered', { who: n.figure(monster) }),
  died: ({ figure, room }, n) => n.say('event.died', { who: n.figure(figure), room: n.room(room) }),
  tokenPlaced: ({ kind, room }, n) => n.say('event.tokenPlaced', { token: n.token(kind), room: n.room(room) }),
  tokenRemoved: ({ kind, room }, n) => n.say('event.tokenRemoved', { token: n.token(kind), room: n.room(room) }),
  thingTaken: ({ kind, figure }, n) => n.say('event.thingTaken', { who: n.figure(figure), thing: n.token(kind) }),
  thingLaid: ({ kind, figure, room }, n) =>
    n.say('event.thingLaid', { who: n.figure(figure), thing: n.token(kind), room: n.room(room) }),
  caught: ({ seat, by }, n) =>
    n.say(by === null ? 'event.caughtFast' : 'event.caught', {
      who: n.figure(seat),
      by: by === null ? '' : n.figure(by),
    }),
  released: ({ seat }, n) => n.say('event.released', { who: n.figure(seat) }),
  wentAway: ({ seat, place }, n) =>
    n.say('event.wentAway', { who: n.figure(seat), place: n.haunt(`place.${place}`) ?? n.say('place.away') }),
  cameBack: ({ seat, room }, n) => n.say('event.cameBack', { who: n.figure(seat), room: n.room(room) }),
  monsterCarries: ({ monster, card, isHeld }, n) =>
    n.say(isHeld ? 'event.monsterTakes' : 'event.monsterDrops', { who: n.figure(monster), card: n.card(card) }),
  monsterRemoved: ({ monster, room }, n) =>
    n.say('event.monsterRemoved', { who: n.figure(monster), room: n.room(room) }),
  monsterTraitChanged: ({ monster, trait, value }, n) =>
    n.say('event.monsterTrait', { who: n.figure(monster), trait: n.trait(trait), value }),
  bookRead: ({ seat }, n) => n.say('event.bookRead', { who: n.figure(seat) }),
  monsterPlaced: ({ monster, room }, n) => n.say('event.monsterPlaced', { who: n.figure(monster), room: n.room(room) }),
  hauntRolled: ({ result, omens, begins }, n) =>
    n.say(begins ? 'event.hauntRolled.begins' : 'event.hauntRolled.not', { result, omens }),
  hauntBegan: ({ number, revealer }, n) =>
    n.say('event.hauntBegan', {
      title: n.find(`haunt.${number}.title`) ?? number,
      number,
      who: n.figure(revealer),
    }),
  converted: ({ seat }, n) => n.say('event.converted', { who: n.figure(seat) }),
  variableChanged: ({ name, value, seat }, n) => {
    if (name === 'turn') return n.say('event.track', { value });
    const what = n.haunt(`variable.${name}`);
    if (what === null) return null;
    return seat === null
      ? n.say('event.variable', { what, value })
      : n.say('event.variableOf', { what, value, who: n.figure(seat) });
  },
  acted: ({ seat, key, room }, n) =>
    n.say(room === null ? 'event.actedAnywhere' : 'event.acted', {
      who: n.figure(seat),
      what: n.find(`action.${key}`) ?? key,
      room: room === null ? '' : n.room(room),
    }),
  told: ({ key, values }, n) => toldText({ key, values }, n),
  gameEnded: ({ result }, n) => resultText(result, n),
};

/** Something that was told to one side or seat: what was looked at, or a haunt's own sentence. */
export function toldText(
  { key, values }: { readonly key: string; readonly values: readonly (string | number)[] },
  narrator: Narrator,
): string {
  const named = values.map(value => nameOf(value, narrator));
  const looked = /^look\.(\w+)$/.exec(key);
  if (looked)
    return narrator.say('told.looked', {
      stack: narrator.find(`option.stack.${looked[1]}`) ?? '',
      things: named.join(' · '),
    });
  const filled = Object.fromEntries(named.map((name, index) => [String(index), name]));
  return narrator.find(`told.${key}`, filled) ?? narrator.haunt(`note.${key}`, filled) ?? named.join(' · ');
}

/** Whatever an id in a told value stands for; numbers stay numbers. */
export function nameOf(value: string | number, narrator: Narrator): string {
  if (typeof value === 'number') return String(value);
  for (const key of [`room.${value}`, `card.${value}.name`, `token.${kindOf(value)}`]) {
    const name = narrator.find(key);
    if (name !== null) return name;
  }
  return narrator.figure(value);
}

/** One event as a sentence; null for those that tell nobody anything. */
export function eventText(event: HouseEvent, narrator: Narrator): string | null {
  const text = (tellers[event.t] as (event: HouseEvent, narrator: Narrator) => string | null)(event, narrator);
  return text === null ? null : asSentence(text);
}
