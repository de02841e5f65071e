import { waitUntil } from '@open-wc/testing';
import type { NewGame, OpenFailure, RefereePort } from '../../src/workers/referee-port.ts';
import type { StartAnswer } from '../../src/workers/start-referee.ts';

/** Every element that fits, in all shadow trees below a root, in the order of the document. */
export function deepAll<Found extends Element = Element>(root: Element, selector: string): readonly Found[] {
  const inside = (tree: ParentNode): readonly Found[] =>
    [...tree.querySelectorAll('*')].flatMap(element => [
      ...(element.matches(selector) ? [element as Found] : []),
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  return [...inside(root), ...(root.shadowRoot ? inside(root.shadowRoot) : [])];
}

export const deepFind = <Found extends Element = Element>(root: Element, selector: string): Found | null =>
  deepAll<Found>(root, selector)[0] ?? null;

/** A referee that deals everything, with a record of it, or fails as it is told. */
export interface Dealer {
  readonly games: NewGame[];
  failure: OpenFailure | null;
  readonly start: () => Promise<StartAnswer>;
}

export function createdBy(parts: Partial<RefereePort> = {}): Dealer {
  const games: NewGame[] = [];
  const referee = {
    ...parts,
    create: async (game: NewGame) => {
      games.push(game);
      return { ok: true as const, id: `new${games.length}` };
    },
  } as RefereePort;
  const dealer: Dealer = {
    games,
    failure: null,
    start: async () =>
      dealer.failure === null ? { ok: true, referee, stop: () => undefined } : { ok: false, failure: dealer.failure },
  };
  return dealer;
}

/** Waits for a condition as long as a slow machine may need. */
export const soon = (condition: () => unknown): Promise<void> =>
  waitUntil(() => Boolean(condition()), String(condition), { timeout: 10_000 });
