import { isRefused } from '../../src/engine/contract.ts';
import type { RandomIndex } from '../../src/engine/contract.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import type { HauntEntry } from '../../src/games/house/content/schema.ts';
import type { Part } from '../../src/games/house/haunts/parts.ts';
import { haunt } from '../../src/games/house/haunts/parts.ts';
import type { ContentFor } from '../../src/games/house/rules/game.ts';
import { houseGame } from '../../src/games/house/rules/game.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import type { HouseContent } from '../../src/games/house/rules/content-index.ts';
import { plainFloors } from './house-plain-floors.ts';
import type { ScenePlace } from './house-place.ts';
import type { PlayedStep } from './house-random.ts';
import type { Table } from './house-scene.ts';
import { Scene } from './house-scene.ts';

/** The whole content, with these haunts as the only written ones. */
const contentWith =
  (haunts: readonly HauntEntry[]): ContentFor =>
  options => {
    const content = contentFor(options);
    const tokens = haunts.flatMap(haunt => haunt.tokens ?? []);
    return {
      ...content,
      haunts: new Map(haunts.map(haunt => [haunt.number, haunt])),
      tokens: new Map([...content.tokens, ...tokens.map(token => [token.id, token] as const)]),
      lists: Object.assign({}, content.lists, ...haunts.map(haunt => haunt.lists ?? {})) as HouseContent['lists'],
    };
  };

/** The rules with these haunts as the only written ones: every number leads to one of them. */
export function tableWith(...haunts: readonly HauntEntry[]): Table {
  const content = contentWith(haunts);
  return { house: houseGame(content, plainFloors), contentFor: content };
}

export interface HauntPlace extends ScenePlace {
  /** Who reveals, with which omen and in which room; the first seat with the Book in the Foyer unless said. */
  readonly revealer?: string;
  readonly omen?: string;
  readonly omenRoom?: string;
  /** Stop at the first book, in place of reading all and leaving the stairs, up to the next question. */
  readonly stopAtBooks?: boolean;
}

/** A scene in which the haunt begins at once: everybody reads, set-ups run, the first turn is asked. */
export function hauntScene(haunt: HauntEntry, place: HauntPlace = {}): Scene {
  const revealer = place.revealer ?? 'explorer1';
  const scene = new Scene({ ...place, turn: revealer }, tableWith(haunt));
  scene.begin({ revealer, omen: place.omen ?? 'book', room: place.omenRoom ?? 'foyer' });
  if (place.stopAtBooks) return scene;
  scene.readAll();
  return scene.key === 'stairs.rescue' ? scene.choose({ c: 'no' }) : scene;
}

/**
 * Plays by chance to the end, at most so many actions; hands every step to `see`.
 * @returns the last state
 */
export function playOut(
  { house }: Table,
  start: HouseState,
  about: { readonly random: RandomIndex; readonly most: number; readonly see?: (step: PlayedStep) => void },
): HouseState {
  let state = start;
  for (let count = 0; count < about.most && !state.result; count++) {
    const { seat } = state.hidden.pending!;
    const action = house.sampleLegal(state, seat, about.random);
    const answer = house.apply(state, action);
    if (isRefused(answer)) throw new Error(`refused: ${JSON.stringify({ action, ...answer })}`);
    about.see?.({ before: state, action, after: answer.state, events: answer.events });
    state = answer.state;
  }
  return state;
}

/** A haunt that nobody wins by itself, from some pieces; the revealer is the traitor unless said. */
export const invented = (frame: Partial<Parameters<typeof haunt>[0]> = {}, ...pieces: readonly Part[]): HauntEntry =>
  haunt(
    {
      number: 1,
      family: 'boss',
      alsoFamilies: [],
      traitor: { kind: 'revealer' },
      win: { heroes: 0, traitor: 0 },
      dead: { heroes: 0, traitor: 0 },
      ...frame,
    },
    ...pieces,
  );
