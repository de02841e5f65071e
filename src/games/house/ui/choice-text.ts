import type { Choice, TileChange } from '../rules/choices.ts';
import { traits } from '../rules/terms.ts';
import type { HouseAsk } from '../rules/asks.ts';
import { actText, rollPurpose } from './event-text.ts';
import { kindOf, type Narrator } from './narrator.ts';

/** "Speed −1, Might −2". */
export const splitText = (steps: Extract<Choice, { c: 'split' }>['steps'], narrator: Narrator): string =>
  narrator.list(
    traits.filter(trait => (steps[trait] ?? 0) > 0).map(trait => `${narrator.trait(trait)} −${steps[trait]}`),
  );

function changeText(change: TileChange, narrator: Narrator): string {
  switch (change.kind) {
    case 'turn':
      return narrator.say('choice.change.turn', { room: narrator.room(change.room), turns: change.rotation });
    case 'move':
      return narrator.say('choice.change.move', { room: narrator.room(change.room), x: change.x, y: change.y });
    case 'swap':
      return narrator.say('choice.change.swap', {
        one: narrator.room(change.rooms[0]),
        other: narrator.room(change.rooms[1]),
      });
  }
}

/** Dice chosen to be rolled again, out of the number that stands for them: blanks + 10 x ones + 100 x twos. */
function rerollText(code: number, narrator: Narrator): string {
  const counts = [code % 10, Math.floor(code / 10) % 10, Math.floor(code / 100)];
  return narrator.list(
    counts.flatMap((count, face) => (count > 0 ? [narrator.say('choice.reroll', { count, face })] : [])),
  );
}

/** An answer in words, as it stands on a button. */
export function choiceText(
  choice: Choice,
  { narrator, ask }: { readonly narrator: Narrator; readonly ask: HouseAsk },
): string {
  const key = ask.kind === 'choose' ? ask.key : '';
  const { say } = narrator;
  switch (choice.c) {
    case 'step':
      return say(choice.way === 'door' ? 'choice.step' : `choice.step.${choice.way}`, {
        room: narrator.room(choice.to),
      });
    case 'explore':
      return say('choice.explore', { side: narrator.side(choice.side) });
    case 'cross':
      return say('choice.cross');
    case 'jump':
      return say(choice.safe ? 'choice.jump.safe' : 'choice.jump');
    case 'use':
      return narrator.card(choice.card);
    case 'act':
      return actText(choice, narrator);
    case 'attack': {
      const values = { who: narrator.figure(choice.target), trait: narrator.trait(choice.trait) };
      return choice.weapon === null
        ? say('choice.attack', values)
        : say('choice.attackWith', { ...values, card: narrator.card(choice.weapon) });
    }
    case 'give':
      return say('choice.give', { card: narrator.card(choice.card), who: narrator.figure(choice.to) });
    case 'drop':
      return say('choice.drop', { card: narrator.card(choice.card) });
    case 'pickUp':
      return say('choice.pickUp', { card: narrator.card(choice.card) });
    case 'take':
      return say('choice.take', { thing: narrator.token(kindOf(choice.thing)) });
    case 'lay':
      return say('choice.lay', { thing: narrator.token(kindOf(choice.thing)) });
    case 'pass':
      return say('choice.give', { card: narrator.token(kindOf(choice.thing)), who: narrator.figure(choice.to) });
    case 'end':
      return narrator.find(`answer.${key}.end`) ?? say('choice.end');
    case 'yes':
    case 'no':
      return narrator.find(`answer.${key}.${choice.c}`) ?? say(`choice.${choice.c}`);
    case 'option':
      return narrator.find(`option.${choice.key}`) ?? optionText(choice.key, narrator);
    case 'figure':
      return narrator.figure(choice.figure);
    case 'room':
      return narrator.room(choice.room);
    case 'card':
      return narrator.card(choice.card);
    case 'token':
      return narrator.token(kindOf(choice.token));
    case 'trait':
      return narrator.trait(choice.trait);
    case 'number':
      return key === 'roll.again' ? rerollText(choice.value, narrator) : numberText(choice.value, { narrator, key });
    case 'doorway':
      return say('choice.doorway', {
        floor: narrator.floor(choice.floor),
        room: narrator.room(choice.room),
        side: narrator.side(choice.side),
      });
    case 'place':
      return say('choice.place', { turns: choice.rotation });
    case 'change':
      return changeText(choice.change, narrator);
    case 'split':
      return splitText(choice.steps, narrator);
    case 'order':
      return narrator.list(choice.cards);
    case 'side':
      return narrator.side(choice.side);
  }
}

const numberText = (value: number, { narrator, key }: { readonly narrator: Narrator; readonly key: string }): string =>
  key === 'roll.before' ? narrator.say('choice.banked', { value }) : String(value);

/** Options that a builder of haunts names by a trait, a room or a card: `task.sanity`, `source.chapel`. */
function optionText(key: string, narrator: Narrator): string {
  const id = key.slice(key.lastIndexOf('.') + 1);
  return narrator.find(`trait.${id}`) ?? narrator.find(`room.${id}`) ?? narrator.find(`card.${id}.name`) ?? key;
}

/** What is asked, in words. Values of a question are ids; the sentence gets their names. */
export function askText(ask: HouseAsk, narrator: Narrator): string {
  const who = narrator.figure(ask.seat);
  if (ask.kind === 'awaited') return narrator.say('ask.awaited', { who });
  if (ask.kind === 'roll') {
    const purpose = ask.trait && ask.key === 'roll.effect' ? [] : [rollPurpose(ask.key, narrator)];
    const what = [...purpose, ...(ask.trait ? [narrator.trait(ask.trait)] : [])].join(' · ');
    return narrator.say('ask.dice', { who, what, dice: ask.dice });
  }
  const values = Object.fromEntries(
    Object.entries(ask.values).map(([name, value]) => [name, wordOf(name, value, narrator)]),
  );
  const room = ask.room === null ? '' : narrator.room(ask.room);
  const card = ask.card === null ? '' : narrator.card(ask.card);
  return narrator.find(`ask.${ask.key}`, { who, room, card, ...values }) ?? narrator.say('ask.plain', { who });
}

function wordOf(name: string, value: string | number, narrator: Narrator): string | number {
  if (typeof value === 'number') return value;
  if (name === 'kind') return narrator.find(`damage.${value}`) ?? value;
  if (name === 'roll') return rollPurpose(value, narrator);
  if (name === 'faces') return value;
  if (name === 'thing') return narrator.token(kindOf(value));
  return narrator.figure(value);
}
