import { readFileSync } from 'node:fs';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex, Seat, Seed } from '../../src/engine/contract.ts';
import { loadCore } from '../../src/core/load.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import type { HouseBot } from '../../src/games/house/bots/index.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import { haunts } from '../../src/games/house/haunts/index.ts';
import { openHouse } from '../../src/games/house/index.ts';
import type { HouseAction } from '../../src/games/house/rules/actions.ts';
import type { HouseAsk } from '../../src/games/house/rules/asks.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import { houseGame } from '../../src/games/house/rules/game.ts';
import type { HouseGame } from '../../src/games/house/rules/game.ts';
import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import { presets } from '../../src/games/house/rules/settings.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import type { HouseView } from '../../src/games/house/rules/view.ts';

const core = await loadCore(readFileSync(new URL('../../build/core.wasm', import.meta.url)));
const { floors, game: natural } = openHouse(core);

/** The rules with one haunt as the only written one, so that whatever the chart says leads to it (H-14.9). */
function rulesWith(number: number): HouseGame {
  const entry = haunts.find(haunt => haunt.number === number);
  if (!entry) throw new Error(`no haunt ${number}`);
  return houseGame(options => ({ ...contentFor(options), haunts: new Map([[number, entry]]) }), floors);
}

const ruled = new Map<number, HouseGame>();
function rulesOf(haunt: number | null): HouseGame {
  if (haunt === null) return natural;
  const known = ruled.get(haunt) ?? rulesWith(haunt);
  ruled.set(haunt, known);
  return known;
}

/** Bot ids by side; `random` takes any legal action. The explorers are those of both sides before the haunt. */
export interface Sides {
  readonly heroes: string;
  readonly traitor: string;
  readonly explorers?: string;
}

export interface HouseWish {
  /** Forced number, or null: what the chart gives. */
  readonly haunt: number | null;
  readonly players: number;
  readonly seed: Seed;
  readonly sides: Sides;
  readonly see?: (step: SeenStep) => void;
  readonly nowMs?: () => number;
}

export interface SeenStep {
  readonly before: HouseState;
  readonly ask: HouseAsk;
  readonly action: HouseAction;
  readonly events: readonly HouseEvent[];
  readonly because: readonly unknown[];
  readonly view: HouseView;
  readonly told: readonly HouseEvent[];
  readonly bot: string;
  readonly ms: number;
}

export interface HouseEnd {
  readonly haunt: number;
  /** Whether the heroes won. */
  readonly heroes: boolean;
  readonly reason: string;
  readonly answers: number;
  readonly rounds: number;
}

/** More answers than any game of bots takes; a game that needs more is told as one that did not end. */
const mostAnswers = 1500;

const figuresOf = (): ReadonlyMap<string, readonly string[]> => {
  const figures = new Map<string, string[]>();
  for (const { id, figure } of contentFor({ settings: presets.chinese }).characters.values())
    figures.set(figure, [...(figures.get(figure) ?? []), id]);
  return figures;
};

function optionsOf(players: number, random: RandomIndex): HouseOptions {
  const cast = [...figuresOf().values()].map(sides => sides[random(sides.length)]!);
  while (cast.length > players) cast.splice(random(cast.length), 1);
  return {
    preset: 'chinese',
    settings: presets.chinese,
    explorers: cast.map((character, index) => ({ seat: `explorer${index + 1}`, character })),
    today: { month: 1 + random(12), day: 1 + random(28) },
    first: null,
    played: [],
    dice: 'drawn',
  };
}

/** One game at its table: who sits where, and all that each seat was told. */
class Play {
  state: HouseState;
  answers = 0;
  readonly #random: RandomIndex;
  readonly #bots = new Map<string, HouseBot>();
  readonly #told = new Map<Seat, HouseEvent[]>();

  constructor(
    readonly wish: HouseWish,
    start?: { readonly state: HouseState; readonly told: ReadonlyMap<Seat, readonly HouseEvent[]> },
  ) {
    this.#random = randomStream(wish.seed, 'arena bots');
    this.state =
      start?.state ?? natural.setup(optionsOf(wish.players, randomStream(wish.seed, 'arena table')), wish.seed);
    for (const seat of this.state.seats) this.#told.set(seat, [...(start?.told.get(seat) ?? [])]);
  }

  get told(): ReadonlyMap<Seat, readonly HouseEvent[]> {
    return this.#told;
  }

  #botId(seat: Seat): string {
    const { heroes, traitor, explorers = heroes } = this.wish.sides;
    if (!this.state.haunt) return explorers;
    return this.state.explorers[seat]!.party === 'traitor' ? traitor : heroes;
  }

  #botFor(seat: Seat, bot: string): HouseBot {
    const key = `${seat}/${bot}`;
    const known = this.#bots.get(key) ?? houseBotFor({ bot });
    this.#bots.set(key, known);
    return known;
  }

  /** Answers one question under these rules; hands back the state before. */
  step(game: HouseGame): HouseState {
    const { state } = this;
    const seat = game.asks(state, 'table')[0]!.seat;
    const ask = game.asks(state, seat)[0]!;
    const bot = this.#botId(seat);
    const told = this.#told.get(seat)!;
    const nowMs = this.wish.nowMs ?? (() => 0);
    const view = game.view(state, seat);
    const began = nowMs();
    const decision =
      bot === 'random'
        ? { action: game.sampleLegal(state, seat, this.#random), because: [] }
        : decisionOf(
            this.#botFor(seat, bot).think({
              view,
              ask,
              legal: game.legal(state, seat),
              told,
              random: randomStream([...this.wish.seed.slice(0, 3), this.answers] as unknown as Seed, `bot/${seat}`),
            }),
          );
    const ms = nowMs() - began;
    const answer = game.apply(state, decision.action);
    if (isRefused(answer)) throw new Error(`refused: ${JSON.stringify({ ...answer, action: decision.action })}`);
    this.wish.see?.({ before: state, ask, bot, ms, view, told, events: answer.events, ...decision });
    for (const [witness, events] of this.#told)
      for (const event of answer.events) {
        const seen = game.witness(answer.state, event, witness);
        if (seen) events.push(seen);
      }
    this.state = answer.state;
    this.answers += 1;
    return state;
  }
}

interface Explored {
  readonly state: HouseState;
  readonly told: ReadonlyMap<Seat, readonly HouseEvent[]>;
}

const explored = new Map<string, Explored>();

/** The position in which the next answer begins the haunt, whichever it is: found once for all haunts. */
function exploredHouse(wish: HouseWish): Explored {
  const key = `${wish.players}/${wish.seed.join()}/${wish.sides.explorers ?? wish.sides.heroes}`;
  const known = explored.get(key);
  if (known) return known;
  const { see: _none, ...quiet } = wish;
  const play = new Play(quiet);
  while (play.answers < mostAnswers) {
    const told = new Map([...play.told].map(([seat, events]) => [seat, [...events]]));
    const state = play.step(natural);
    if (!play.state.haunt) continue;
    const found = { state, told };
    explored.set(key, found);
    return found;
  }
  throw new Error(`the haunt never began: ${key}`);
}

/** A whole game of bots; with a forced haunt the exploration before it is played once and shared by all haunts. */
export function playHouse(wish: HouseWish): HouseEnd {
  const game = rulesOf(wish.haunt);
  const play = new Play(wish, wish.haunt === null ? undefined : exploredHouse(wish));
  while (!play.state.result && play.answers < mostAnswers) play.step(game);
  const { result, haunt, round } = play.state;
  return {
    haunt: haunt?.number ?? 0,
    heroes: result?.side === 'heroes' || result?.side === 'both',
    reason: result?.reason ?? 'unended',
    answers: play.answers,
    rounds: round,
  };
}

export const writtenHaunts: readonly number[] = haunts.map(({ number }) => number);
