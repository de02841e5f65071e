import { aTimeout, nextFrame, waitUntil } from '@open-wc/testing';
import { announcer } from '../../src/app/announcer.ts';
import type { Services } from '../../src/app/services.ts';
import { StorageHealth } from '../../src/app/storage-health.ts';
import '../../src/screens/play.ts';
import type { PlayScreen } from '../../src/screens/play.ts';
import { fakeReferee, type FakeReferee, type GameWish } from '../support/fake-referee.ts';

export interface OpenPage {
  readonly screen: PlayScreen;
  readonly referee: FakeReferee;
  /** Where the screen wanted to go. */
  readonly went: readonly unknown[];
}

const opened: Element[] = [];

/** A game on the play screen of its own page, filling the window. */
export async function openGame(wish: GameWish): Promise<OpenPage> {
  const referee = await fakeReferee(wish);
  const went: unknown[] = [];
  const screen = document.createElement('play-screen');
  screen.services = {
    router: { go: (route: unknown) => went.push(route) },
    storage: new StorageHealth(),
  } as unknown as Services;
  screen.route = { screen: 'play', id: referee.id };
  screen.referee = referee.start;
  document.body.append(screen);
  opened.push(screen);
  await waitUntil(() => find(screen, 'convent-table, convent-turn, seat-gate, error-panel'), 'nothing was drawn', {
    timeout: 8000,
  });
  await settle();
  return { screen, referee, went };
}

export function closeGames(): void {
  while (opened.length > 0) opened.pop()!.remove();
  announcer.clear();
}

/** Lets updates, answers of the referee and renders happen, also those that wait for a picture. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await aTimeout(12);
  for (let picture = 0; picture < 2; picture++) await nextFrame();
  await aTimeout(12);
};

/** Every element below a root, through all shadow roots. */
export function* deep(root: Element | ShadowRoot): Generator<Element> {
  const inside = root instanceof Element ? root.shadowRoot : null;
  if (inside) yield* deep(inside);
  for (const child of root.children) {
    yield child;
    yield* deep(child);
  }
}

export function find<T extends Element = HTMLElement>(root: Element, selector: string): T | null {
  for (const element of deep(root)) if (element.matches(selector)) return element as T;
  return null;
}

export const findAll = (root: Element, selector: string): readonly HTMLElement[] =>
  [...deep(root)].filter((element): element is HTMLElement => element.matches(selector));

/** What a button says, aloud or in writing. */
const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim();

export const button = (root: Element, name: RegExp): HTMLButtonElement | null =>
  (findAll(root, 'button').find(candidate => name.test(nameOf(candidate))) as HTMLButtonElement | undefined) ?? null;

export async function press(root: Element, name: RegExp): Promise<void> {
  await waitUntil(() => button(root, name), `no button ${name}`, { timeout: 4000 });
  button(root, name)!.click();
  await settle();
}

export async function tapSpace(root: Element, space: number): Promise<void> {
  find(root, `convent-board`)!.shadowRoot!.querySelector<HTMLElement>(`[data-space="${space}"]`)!.click();
  await settle();
}

/** Everything the page holds: markup through all shadow roots, what is said aloud, title and address. */
export function pageText(): string {
  const parts: string[] = [document.title, location.href];
  for (const element of deep(document.body)) {
    parts.push(element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
  }
  return parts.join('\n');
}

/** Goes through the whole recap, if there is one. */
export async function skipRecap(root: Element): Promise<void> {
  const skip = button(root, /^Skip$/);
  if (!skip) return;
  await waitUntil(() => !button(root, /^Skip$/)?.disabled, 'the recap never ends', { timeout: 8000 });
  await press(root, /^Skip$/);
}
