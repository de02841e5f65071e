import { isRefused, type RandomIndex, type Seed } from '../../src/engine/contract.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import type { HouseAction } from '../../src/games/house/rules/actions.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import { presets, settingNames, settingValues } from '../../src/games/house/rules/settings.ts';
import type { HouseSettings } from '../../src/games/house/rules/settings.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { explorerSeat } from '../../src/games/house/rules/terms.ts';
import { house } from './house-game.ts';

const pick = <Item>(items: readonly Item[], random: RandomIndex): Item => items[random(items.length)]!;

const randomSettings = (random: RandomIndex): HouseSettings =>
  Object.fromEntries(
    settingNames.map(name => [name, pick(settingValues[name] as readonly string[], random)]),
  ) as unknown as HouseSettings;

/** Three to six explorers, both presets and mixed settings, drawn and typed dice, in turns. */
export function randomHouseOptions(game: number, random: RandomIndex): HouseOptions {
  const preset = game % 3 === 1 ? 'official' : 'chinese';
  const settings = game % 3 === 2 ? randomSettings(random) : presets[preset];
  const figures = new Map<string, string[]>();
  for (const { id, figure } of contentFor({ settings }).characters.values())
    figures.set(figure, [...(figures.get(figure) ?? []), id]);
  const cast = [...figures.values()].map(sides => pick(sides, random));
  const count = 3 + (game % 4);
  while (cast.length > count) cast.splice(random(cast.length), 1);
  const explorers = cast.map((character, index) => ({ seat: explorerSeat(index + 1), character }));
  return {
    preset,
    settings,
    explorers,
    today: { month: 1 + random(12), day: 1 + random(28) },
    first: pick(explorers, random).seat,
    played: [],
    dice: game % 5 === 4 ? 'typed' : 'drawn',
  };
}

export const seedOfGame = (game: number): Seed => [game, 11, 12, 13];

export interface PlayedStep {
  readonly before: HouseState;
  readonly action: HouseAction;
  readonly after: HouseState;
  readonly events: readonly HouseEvent[];
}

/**
 * Plays by chance until the haunt begins or the game ends, at most so many actions; hands every step to `see`.
 * @returns the last state
 */
export function exploreByChance(
  start: HouseState,
  about: { readonly random: RandomIndex; readonly most: number; readonly see?: (step: PlayedStep) => void },
): HouseState {
  let state = start;
  for (let count = 0; count < about.most && !state.haunt && !state.result; count++) {
    const { seat } = state.hidden.pending!;
    const action = house.sampleLegal(state, seat, about.random);
    const answer = house.apply(state, action);
    if (isRefused(answer)) throw new Error(`refused: ${JSON.stringify({ action, ...answer })}`);
    about.see?.({ before: state, action, after: answer.state, events: answer.events });
    state = answer.state;
  }
  return state;
}

export const streamOfGame = (game: number): RandomIndex => randomStream([game, 5, 6, 7], 'sample');
