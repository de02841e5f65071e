import type { RandomIndex } from '../../../engine/contract.ts';
import type { ChooseAsk } from '../rules/asks.ts';
import type { Choice } from '../rules/choices.ts';
import { traits } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import { marginOf } from './turn.ts';

export interface Question {
  readonly view: HouseView;
  readonly ask: ChooseAsk;
  readonly random: RandomIndex;
}

type Chooser = (question: Question) => Choice | undefined;

const find = ({ ask }: Question, kind: Choice['c']): Choice | undefined => ask.choices.find(({ c }) => c === kind);

/** The split that leaves the lowest trait as high as possible. */
const mildestSplit: Chooser = ({ view, ask }) => {
  const explorer = view.explorers[ask.seat];
  const lowest = (choice: Choice): number =>
    choice.c === 'split' && explorer
      ? Math.min(...traits.map(trait => explorer.tracks[trait].index - (choice.steps[trait] ?? 0)))
      : -9;
  return [...ask.choices].sort((one, other) => lowest(other) - lowest(one))[0];
};

/** Nobody says whether it rises or falls: the highest track has most to lose without harm. */
const strongestTrait: Chooser = ({ view, ask }) => {
  const index = (choice: Choice): number =>
    choice.c === 'trait' ? (view.explorers[ask.seat]?.tracks[choice.trait].index ?? 0) : -1;
  return [...ask.choices].sort((one, other) => index(other) - index(one))[0];
};

const highestNumber: Chooser = ({ ask }) =>
  [...ask.choices].sort(
    (one, other) => (other.c === 'number' ? other.value : -1) - (one.c === 'number' ? one.value : -1),
  )[0];

/** Blanks alone are rolled again: their number stands in the units. */
const blanksAgain: Chooser = ({ ask }) => {
  const blanks = ask.choices.filter(choice => choice.c === 'number' && choice.value < 10);
  return blanks.at(-1) ?? ask.choices[0];
};

/** A weak roll is worth a card, once the haunt has begun. */
const helpRoll: Chooser = question => {
  const { ask, view } = question;
  const isPoor = Number(ask.values['result'] ?? 0) < 4 && String(ask.values['faces'] ?? '0').includes('0');
  return view.haunt && isPoor ? (find(question, 'use') ?? find(question, 'no')) : find(question, 'no');
};

const strikeWell: Chooser = ({ view, ask }) => {
  const monster = String(ask.values['monster']);
  const attacks = ask.choices.filter(choice => choice.c === 'attack');
  return [...attacks].sort((one, other) => marginOf(view, monster, other) - marginOf(view, monster, one))[0];
};

/** A placement that traps nobody behind a barrier. */
const openPlacement: Chooser = ({ ask, random }) => {
  const free = ask.choices.filter(choice => choice.c === 'place' && !ask.warned.includes(choice.rotation));
  return free[random(Math.max(1, free.length))];
};

const byKey: Readonly<Record<string, Chooser>> = {
  'exit.stay': question => find(question, 'no'),
  'hurt.split': mildestSplit,
  'immunity.take': question => find(question, 'no'),
  'monster.strike': strikeWell,
  'monsters.next': question => find(question, 'figure'),
  'roll.after': helpRoll,
  'roll.again': blanksAgain,
  'roll.before': helpRoll,
  'roll.name': highestNumber,
  'roll.trait': strongestTrait,
  'tile.rotation': openPlacement,
  'trait.choose': strongestTrait,
};

/** An answer to any question that is no turn: by its key, else yes, else whatever comes. */
export function answerTo(question: Question): Choice {
  const { ask, random } = question;
  const others = ask.choices.filter(({ c }) => c !== 'no' && c !== 'end');
  const found = byKey[ask.key]?.(question) ?? find(question, 'yes') ?? others[random(Math.max(1, others.length))];
  return found ?? ask.choices[0]!;
}
