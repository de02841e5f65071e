import type { RandomIndex } from '../../../engine/contract.ts';
import { spoils } from '../haunts/plans/house.ts';
import type { Care } from '../haunts/plans/house.ts';
import type { ChooseAsk } from '../rules/asks.ts';
import type { Choice } from '../rules/choices.ts';
import { traits } from '../rules/terms.ts';
import type { Trait } from '../rules/terms.ts';
import { select } from '../haunts/plans/reading.ts';
import { inOrder, reason } from './rated.ts';
import type { Rated } from './rated.ts';
import { farAway } from './world.ts';
import type { World } from './world.ts';
import { Worths } from './worths.ts';

interface Question {
  readonly world: World;
  readonly ask: ChooseAsk;
  readonly care: Care;
  readonly random: RandomIndex;
}

type Judge = (question: Question, choice: Choice) => number;

const likes =
  (kind: Choice['c']): Judge =>
  (_, { c }) =>
    Number(c === kind);

/** The split that leaves the lowest trait as high as possible, then the traits that a side lives by. */
const mildestSplit: Judge = ({ world, ask }, choice) => {
  const explorer = world.view.explorers[ask.seat];
  if (choice.c !== 'split' || !explorer) return -9;
  return Math.min(...traits.map(trait => explorer.tracks[trait].index - (choice.steps[trait] ?? 0)));
};

const strongestTrait: Judge = ({ world, ask }, choice) =>
  choice.c === 'trait' ? (world.view.explorers[ask.seat]?.tracks[choice.trait].index ?? 0) : -1;

/** The highest number; blanks alone are rolled again: their number stands in the units. */
const numberBelow =
  (limit: number): Judge =>
  (_, choice) =>
    choice.c === 'number' && choice.value < limit ? choice.value : -1;

/** A weak roll is worth a card, once the haunt has begun. */
const helpRoll: Judge = ({ ask, world }, { c }) => {
  const isPoor = Number(ask.values['result'] ?? 0) < 4 && String(ask.values['faces'] ?? '0').includes('0');
  return c === (world.view.haunt && isPoor ? 'use' : 'no') ? 1 : 0;
};

/** A placement that traps nobody behind a barrier. */
const openPlacement: Judge = ({ ask }, choice) =>
  choice.c === 'place' && !ask.warned.includes(choice.rotation) ? 1 : 0;

const steal: Judge = ({ world, ask }, choice) => {
  const name = choice.c === 'card' ? choice.card : choice.c === 'token' ? choice.token.split('#')[0]! : '';
  if (choice.c === 'no') return 0;
  if (world.plan?.steal?.includes(name)) return 9;
  const loser = world.figure(String(ask.values['loser'] ?? ''));
  const isDeadly = Number(ask.values['steps'] ?? 0) > Math.min(loser?.body ?? 9, loser?.mind ?? 9);
  return isDeadly || name === '' ? -1 : spoils.includes(name) ? 1 : -1;
};

const trust: Judge = ({ world, ask }, { c }) => {
  const giver = world.figure(String(ask.values['giver'] ?? ''));
  return c === (giver && giver.side !== world.figure(ask.seat)?.side ? 'no' : 'yes') ? 1 : 0;
};

/** Doorways for new rooms: heroes lay them near to heroes, the traitor far away. */
const nearTeam: Judge = ({ world, ask }, choice) => {
  if (choice.c !== 'doorway') return 0;
  const ways = world.from(choice.room, 'heroes', null);
  const spaces = world.of('heroes').reduce((sum, { room }) => sum + (ways.get(room) ?? 30), 0);
  return world.view.haunt && world.view.explorers[ask.seat]?.party === 'traitor' ? spaces : -spaces;
};

const byKey: Readonly<Record<string, Judge>> = {
  'exit.stay': likes('no'),
  'fight.steal': steal,
  'give.accept': trust,
  'thing.accept': trust,
  'hurt.split': mildestSplit,
  'immunity.take': likes('no'),
  'monsters.next': likes('figure'),
  'roll.after': helpRoll,
  'roll.again': numberBelow(10),
  'roll.before': helpRoll,
  'roll.name': numberBelow(99),
  'roll.trait': strongestTrait,
  'tile.doorway': nearTeam,
  'tile.rotation': openPlacement,
  'trait.choose': strongestTrait,
};

/** What the haunt's plan says of a question: a place near or far, somebody's trait, an option. */
function planned({ world, ask }: Question, choice: Choice): number | null {
  const answer = world.plan?.answers?.[ask.key];
  if (!answer) return null;
  if ('option' in answer) return choice.c === 'option' && choice.key === answer.option ? 1 : 0;
  if ('most' in answer) return choice.c === 'figure' ? (world.figure(choice.figure)?.values[answer.most] ?? 0) : -1;
  const room =
    choice.c === 'room' ? choice.room : choice.c === 'figure' ? world.figure(choice.figure)?.room : undefined;
  if (room === undefined) return -farAway;
  const selector = 'near' in answer ? answer.near : answer.far;
  const ways = world.from(room, 'traitor', {});
  const spaces = Math.min(
    farAway,
    ...select({ world, me: ask.seat }, selector).map(spot => ways.get(spot.room) ?? farAway),
  );
  return 'near' in answer ? -spaces : spaces;
}

/** Answers to any question that is no turn: by the plan, by its key, by what rooms are worth, else yes, else whatever comes. */
export function answersTo(question: Question): readonly Rated[] {
  const { world, ask } = question;
  const isAbroad = ask.choices.some(({ c }) => c === 'room') && world.figure(ask.seat) !== undefined;
  const mind = isAbroad ? new Worths(world, ask.seat, question.care) : null;
  const judge = byKey[ask.key];
  const rate = (choice: Choice): number => {
    const value = planned(question, choice);
    if (value !== null) return value;
    if (judge) return judge(question, choice);
    if (choice.c === 'yes') return 2;
    if (choice.c === 'room' && mind) return mind.of(choice.room) + 1;
    if (choice.c === 'option' && choice.key.startsWith('task.'))
      return 1 + (world.figure(ask.seat)?.values[choice.key.slice(5) as Trait] ?? 0);
    return choice.c === 'no' || choice.c === 'end' ? 0 : 1;
  };
  const rated = ask.choices.map(choice => ({ choice, value: rate(choice), terms: [reason('answer')] }));
  return inOrder(rated);
}
