import type { FillValues } from '../../../app/fill.ts';
import type { HouseEvent, HouseResult, RollRecord } from '../rules/events.ts';
import type { TaskRoll } from '../rules/lantern/hook.ts';
import { asSentence, kindOf, type Narrator, type SayKey } from './narrator.ts';

type EventOf<T extends HouseEvent['t']> = Extract<HouseEvent, { readonly t: T }>;
/** A narrator with the words of the event at hand. */
type Telling = Narrator & { readonly words: FillValues };
type Tellers = { readonly [T in HouseEvent['t']]?: (event: EventOf<T>, told: Telling) => string | null };

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** What a roll was made for, in words. */
export const rollPurpose = (key: string, { find, haunt, say }: Narrator): string =>
  find(key) ?? haunt(`monster.${kindOf(key)}`) ?? say('roll.effect');

/** What is tried, and what it takes where that is said aloud: "Dig (Might 4+)" (H-15.8). */
export function actText(
  {
    key,
    source = key,
    targets,
  }: { readonly key: string; readonly source?: string; readonly targets?: readonly TaskRoll[] },
  { find, say, trait }: Narrator,
): string {
  const what = find(`action.${key}`) ?? find(`action.${source}`) ?? say('choice.act');
  if (!targets) return what;
  return say('choice.takes', { what, rolls: targets.map(roll => `${trait(roll.trait)} ${roll.target}+`).join(' / ') });
}

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

/** Names of everything that an event tells of, by the placeholders of its sentence. */
function wordsOf(event: HouseEvent, n: Narrator): FillValues {
  const ids = event as unknown as Readonly<Record<string, string | null | undefined>>;
  const words: Record<string, string> = {};
  const name = (word: string, id: string | null | undefined, naming: (id: string) => string): void => {
    if (typeof id === 'string') words[word] = naming(id);
  };
  name('who', ids['figure'] ?? ids['seat'] ?? ids['monster'], n.figure);
  name('to', ids['to'], n.room);
  name('room', ids['room'], n.room);
  name('card', ids['card'], n.card);
  name('token', ids['kind'], n.token);
  name('floor', ids['floor'], id => n.find(`floor.${id}`) ?? id);
  name('deck', ids['deck'], id => n.find(`deck.${id}`) ?? id);
  name('trait', ids['trait'], id => n.find(`trait.${id}`) ?? id);
  return words;
}

/** Events whose sentence follows from more than their kind; the others have one sentence each, `event.<kind>`. */
const tellers: Tellers = {
  turnBegan: ({ kind }, { say, words }) =>
    kind === 'monsters' ? say('event.monstersTurn') : say('event.turnBegan', words),
  turnEnded: () => null,
  stepped: ({ way }, { say, words }) => say(ways[way] ?? 'event.stepped', words),
  barrierTried: ({ crossed }, { say, words }) => say(crossed ? 'event.crossed' : 'event.notCrossed', words),
  tileDiscarded: ({ room, why, openDoorways }, { say, words }) =>
    room === null ? null : say(`event.tileDiscarded.${why}`, { ...words, open: openDoorways }),
  tilePlaced: ({ by }, { say, words, figure }) =>
    by === null ? say('event.tileAppeared', words) : say('event.tilePlaced', { ...words, who: figure(by) }),
  cardDrawn: ({ deck, card }, { say, words }) => say(card === null ? 'event.noCard' : `event.drew.${deck}`, words),
  cardGained: ({ from }, { say, words }) => (from === 'deck' ? null : say(`event.gained.${from}`, words)),
  // What is given or stolen is told where it comes to.
  cardLost: ({ to }, { say, words }) => (to === 'gift' || to === 'theft' ? null : say(`event.lost.${to}`, words)),
  rolled: ({ roll }, told) => rolled(roll, told),
  traitChanged: ({ by }, { say, words }) => (by === 0 ? null : say('event.traitChanged', { ...words, by: signed(by) })),
  monsterTraitChanged: ({ value }, { say, words }) => say('event.monsterTrait', { ...words, value }),
  hurt: ({ kind, steps, reduced }, { say, words, damage }) =>
    say(reduced > 0 ? 'event.hurtReduced' : 'event.hurt', { ...words, damage: damage(kind), steps, reduced }),
  fought: ({ attacker, defender, attack, defence }, { say, words, figure }) =>
    say(attack > defence ? 'event.fought.won' : attack < defence ? 'event.fought.lost' : 'event.fought.tie', {
      ...words,
      attacker: attacker === null ? say('event.somethingAttacks') : figure(attacker),
      defender: figure(defender),
      attack,
      defence,
    }),
  caught: ({ by }, { say, words, figure }) =>
    by === null ? say('event.caughtFast', words) : say('event.caught', { ...words, by: figure(by) }),
  wentAway: ({ place }, { say, words, haunt }) =>
    say('event.wentAway', { ...words, place: haunt(`place.${place}`) ?? say('place.away') }),
  monsterCarries: ({ isHeld }, { say, words }) => say(isHeld ? 'event.monsterTakes' : 'event.monsterDrops', words),
  hauntRolled: ({ result, omens, begins }, { say }) =>
    say(begins ? 'event.hauntRolled.begins' : 'event.hauntRolled.not', { result, omens }),
  hauntBegan: ({ number, revealer }, { say, find, figure }) =>
    say('event.hauntBegan', { title: find(`haunt.${number}.title`) ?? number, number, who: figure(revealer) }),
  variableChanged: ({ name, value, seat }, { say, words, haunt }) => {
    if (name === 'turn') return say('event.track', { value });
    const what = haunt(`variable.${name}`);
    if (what === null) return null;
    return say(seat === null ? 'event.variable' : 'event.variableOf', { ...words, what, value });
  },
  acted: (event, told) =>
    told.say(event.room === null ? 'event.actedAnywhere' : 'event.acted', {
      ...told.words,
      what: actText(event, told),
    }),
  told: (event, told) => toldText(event, told),
  gameEnded: ({ result }, told) => resultText(result, told),
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
  const tell = tellers[event.t] as ((event: HouseEvent, told: Telling) => string | null) | undefined;
  const words = wordsOf(event, narrator);
  const text = tell ? tell(event, { ...narrator, words }) : narrator.find(`event.${event.t}`, words);
  return text === null ? null : asSentence(text);
}
