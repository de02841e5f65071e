import type { Bot } from '../../../engine/bot.ts';
import type { HouseAction } from '../rules/actions.ts';
import type { HouseAsk } from '../rules/asks.ts';
import type { HouseEvent } from '../rules/events.ts';
import type { HouseView } from '../rules/view.ts';
import { answerTo } from './answers.ts';
import { monsterChoice, turnChoice } from './turn.ts';

export type HouseBot = Bot<HouseView, HouseAsk, HouseAction, HouseEvent>;

/**
 * Explores before the haunt; then goes where its side's tasks are, does what it is offered, hunts or flees. It plans no
 * further than the next choice.
 */
export const simpleBot: HouseBot = {
  id: 'simple',
  *think({ view, ask, legal, random }) {
    const { seat, id } = ask;
    if (ask.kind !== 'choose') return { action: legal[random(legal.length)]!, because: [], beliefs: [] };
    const choice =
      ask.key === 'turn.free'
        ? turnChoice(ask.choices, { view, seat, random })
        : ask.key === 'monster.free'
          ? monsterChoice(ask.choices, { view, monster: String(ask.values['monster']), random })
          : answerTo({ view, ask, random });
    return { action: { t: 'choose', seat, ask: id, choice }, because: [{ reason: ask.key, numbers: [] }], beliefs: [] };
  },
};

const bots: Readonly<Record<string, HouseBot>> = { simple: simpleBot };

/** The bot for a seat; an id that this version does not know plays as `simple`. */
export const houseBotFor = ({ bot }: { readonly bot: string }): HouseBot => bots[bot] ?? simpleBot;
