import type { Bot } from '../../../engine/bot.ts';
import type { RandomIndex } from '../../../engine/contract.ts';
import { cares } from '../haunts/plans/house.ts';
import type { Care } from '../haunts/plans/house.ts';
import type { HouseAction } from '../rules/actions.ts';
import type { ChooseAsk, HouseAsk } from '../rules/asks.ts';
import type { HouseEvent } from '../rules/events.ts';
import type { HouseView } from '../rules/view.ts';
import { answersTo } from './answers.ts';
import { rateForMonster } from './monsters.ts';
import { inOrder, reason } from './rated.ts';
import type { Rated } from './rated.ts';
import { rateTurn } from './turn.ts';
import { World } from './world.ts';
import { Worths } from './worths.ts';

export type HouseBot = Bot<HouseView, HouseAsk, HouseAction, HouseEvent>;

/** No turn has so many questions unless somebody goes round in circles, by moves that cost nothing (H-10.9). */
const mostAsks = 60;

interface Thought {
  readonly world: World;
  readonly ask: ChooseAsk;
  readonly care: Care;
  readonly random: RandomIndex;
}

function rated({ world, ask, care, random }: Thought): readonly Rated[] {
  const isOnBoard = world.figure(ask.seat) !== undefined;
  if (ask.key === 'turn.free' && isOnBoard) {
    const end = ask.choices.find(({ c }) => c === 'end');
    if (end && world.view.turn.asks > mostAsks) return [{ choice: end, value: 0, terms: [reason('stay')] }];
    return rateTurn(new Worths(world, ask.seat, care), ask.choices, random);
  }
  if (ask.key === 'monster.free' || ask.key === 'monster.strike')
    return rateForMonster(world, String(ask.values['monster']), ask.choices);
  return answersTo({ world, ask, care, random });
}

/** A level's judgement strays by chance; what is sure stays sure. */
function strayed(all: readonly Rated[], { care, random }: Thought): readonly Rated[] {
  if (care.strays === 0) return all;
  const stray = (): number => (random(201) / 100 - 1) * care.strays;
  return inOrder(all.map(one => ({ ...one, value: one.value + stray() })));
}

const botOf = (id: string, care: Care | undefined): HouseBot => ({
  id,
  *think({ view, ask, legal, told, random }) {
    if (ask.kind !== 'choose' || !care) return { action: legal[random(legal.length)]!, because: [], beliefs: [] };
    const world = new World(view, told);
    yield;
    const thought = { world, ask, care, random };
    const all = ask.key === 'turn.free' ? strayed(rated(thought), thought) : rated(thought);
    const tied = all.filter(({ value }) => value === all[0]?.value);
    const best = tied[random(Math.max(1, tied.length))];
    const choice = best?.choice ?? ask.choices[0]!;
    const other = all.find(one => one.choice !== choice);
    const behind = Math.round(10 * ((best?.value ?? 0) - (other?.value ?? 0)));
    const instead = (other?.terms ?? []).slice(0, 1).map(({ reason, numbers }) => ({
      reason: reason.replace('house.', 'house.instead.'),
      numbers: [...numbers, behind],
    }));
    return {
      action: { t: 'choose', seat: ask.seat, ask: ask.id, choice },
      because: [...(best?.terms ?? []).slice(0, 2), ...instead],
      beliefs: [],
    };
  },
});

const bots: Readonly<Record<string, HouseBot>> = Object.fromEntries(
  [...Object.keys(cares), 'random'].map(id => [id, botOf(id, cares[id])]),
);

/** The bot for a seat; `simple`, and an id that this version does not know, plays as `level1`. What follows a colon is the table's. */
export const houseBotFor = ({ bot }: { readonly bot: string }): HouseBot => bots[bot.split(':')[0]!] ?? bots['level1']!;
