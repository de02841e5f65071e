import type { Bot } from '../../../engine/bot.ts';
import type { HouseAction } from '../rules/actions.ts';
import type { HouseAsk } from '../rules/asks.ts';
import type { HouseEvent } from '../rules/events.ts';
import type { HouseView } from '../rules/view.ts';
import { answersTo } from './answers.ts';
import { rateForMonster } from './monsters.ts';
import { TurnMind } from './turn.ts';
import type { Rated } from './turn.ts';
import { World } from './world.ts';

export type HouseBot = Bot<HouseView, HouseAsk, HouseAction, HouseEvent>;

/** What a level changes: how far its judgement strays, of a hundred. Never what it sees. */
const care: Readonly<Record<string, number>> = { level1: 30, level2: 10, level3: 0 };

const botOf = (id: string): HouseBot => ({
  id,
  *think({ view, ask, legal, random }) {
    const { seat, id: askId } = ask;
    if (ask.kind !== 'choose' || id === 'random')
      return { action: legal[random(legal.length)]!, because: [], beliefs: [] };
    const world = new World(view);
    yield;
    const rated: readonly Rated[] =
      ask.key === 'turn.free' && world.figure(seat)
        ? new TurnMind(world, seat).rate(ask.choices)
        : ask.key === 'monster.free' || ask.key === 'monster.strike'
          ? rateForMonster(world, String(ask.values['monster']), ask.choices)
          : answersTo({ world, ask, random });
    const most = rated[0]?.value ?? 0;
    const tied = rated.filter(({ value }) => value === most);
    const best = tied[random(Math.max(1, tied.length))];
    const choice = best?.choice ?? ask.choices[0]!;
    const because = [...(best ? [best] : []), ...rated.filter(({ choice: other }) => other !== choice).slice(0, 1)];
    return {
      action: { t: 'choose', seat, ask: askId, choice },
      because: because.map(({ reason, numbers, value }) => ({ reason, numbers: [...numbers, Math.round(value)] })),
      beliefs: [],
    };
  },
});

const bots: Readonly<Record<string, HouseBot>> = Object.fromEntries(
  [...Object.keys(care), 'random'].map(id => [id, botOf(id)]),
);

/** The bot for a seat; `simple`, and an id that this version does not know, plays as `level1`; what follows a colon is the table's. */
export const houseBotFor = ({ bot }: { readonly bot: string }): HouseBot => bots[bot.split(':')[0]!] ?? bots['level1']!;

/** The bot that `simple` stands for. */
export const simpleBot: HouseBot = houseBotFor({ bot: 'simple' });
