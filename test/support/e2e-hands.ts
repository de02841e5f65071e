import type { Locator, Page } from 'playwright-core';
import { headings, spaceTowards } from '../../src/games/convent/ui/board/direction.ts';

/** How somebody works the page. */
export interface Hand {
  /** Presses a button, a link or a switch. */
  press(target: Locator): Promise<void>;
  /** Picks a space on the board of the play screen. */
  pickSpace(space: number): Promise<void>;
}

const spaceButton = (page: Page, space: number): Locator => page.locator(`convent-board [data-space="${space}"]`);

/** The arrow keys that lead over the board from one space to another; the board's own way of walking. */
function arrowsTo(from: number, to: number): readonly string[] {
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [space, way] of ways) {
    if (space === to) return way;
    for (const [key, heading] of Object.entries(headings)) {
      const next = spaceTowards(space, heading);
      if (!ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`no arrow keys lead from ${from} to ${to}`);
}

/** Where the focus is, seen from an element: on it, or which way to go to reach it. */
function focusFrom(target: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const pathOf = (element: Element): readonly Element[] => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? [...pathOf(root.host), element] : [element];
  };
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active === target) return 'here';
  const [there, here] = [pathOf(target), active ? pathOf(active) : []];
  const apart = there.findIndex((element, index) => element !== here[index]);
  const from = here[apart];
  const to = there[apart];
  if (!from || !to) return 'Tab';
  return from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

/** Plays by keyboard alone: Tab, arrows, Enter. Whatever cannot be reached by Tab cannot be pressed. */
export class KeyboardHand implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press('Enter');
  }

  async pickSpace(space: number): Promise<void> {
    const current = this.#page.locator('convent-board [data-space][tabindex="0"]');
    await this.reach(current);
    const from = Number(await current.getAttribute('data-space'));
    for (const key of arrowsTo(from, space)) await this.#page.keyboard.press(key);
    if ((await spaceButton(this.#page, space).evaluate(focusFrom)) !== 'here')
      throw new Error(`the arrow keys did not lead from ${from} to ${space}`);
    await this.#page.keyboard.press('Enter');
    await this.#page.evaluate(whenAnswered);
  }

  /** Tabs to an element; the shorter way round is the one on which it lies. */
  async reach(target: Locator): Promise<void> {
    await target.and(this.#page.locator(':not(:disabled)')).waitFor();
    const seen: string[] = [];
    for (let tabs = 0; tabs < 60; tabs++) {
      const way = await target.evaluate(focusFrom);
      if (way === 'here') return;
      seen.push(way);
      await this.#page.keyboard.press(way);
    }
    throw new Error(`${target} was not reached by ${seen.join(' ')}`);
  }
}

/** Resolves once the page has drawn all its answers to a press: the board first, the words beside it a picture later. */
export const whenAnswered = async (): Promise<void> => {
  for (let picture = 0; picture < 3; picture++) await new Promise(requestAnimationFrame);
  await new Promise(resolve => setTimeout(resolve));
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a space lies on the screen, and how far the board must be pulled to bring it into the middle. */
interface Aim {
  readonly point: Point;
  /** Nothing lies over it. */
  readonly isFree: boolean;
  readonly middle: Point;
}

/** Plays by touch alone: taps, and pulls the board along with one finger. */
export class TouchHand implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  async pickSpace(space: number): Promise<void> {
    for (let pulls = 0; pulls < 8; pulls++) {
      const { point, isFree, middle } = await this.#aimAt(space);
      if (isFree) {
        await this.#page.touchscreen.tap(point.x, point.y);
        return this.#page.evaluate(whenAnswered);
      }
      const pull = (from: number, to: number): number => Math.max(-110, Math.min(110, to - from));
      await this.#pull(middle, { x: pull(point.x, middle.x), y: pull(point.y, middle.y) });
    }
    throw new Error(`space ${space} does not come into reach`);
  }

  async #aimAt(space: number): Promise<Aim> {
    const button = spaceButton(this.#page, space);
    await button.evaluate(whenAtRest);
    return button.evaluate(element => {
      const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });
      const root = element.getRootNode() as ShadowRoot;
      const point = middleOf(element.getBoundingClientRect());
      const hit = root.elementFromPoint(point.x, point.y);
      const middle = middleOf(root.host.getBoundingClientRect());
      return { point, middle, isFree: Boolean(hit?.closest('[data-space]')) };
    });
  }

  async #pull(from: Point, by: Point): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const start = { x: from.x - by.x / 2, y: from.y - by.y / 2 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + by.x * part, y: start.y + by.y * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    // The finger rests before it leaves: a tap that stops a fling is no tap for the browser.
    await this.#page.waitForTimeout(150);
    await touch('touchEnd', 1);
    await this.#page.waitForTimeout(150);
    await session.detach();
  }
}

/** Resolves once an element has stayed where it is for two pictures. */
async function whenAtRest(element: Element): Promise<void> {
  let before = '';
  for (let still = 0; still < 2;) {
    await new Promise(requestAnimationFrame);
    const { left, top } = element.getBoundingClientRect();
    still = `${left} ${top}` === before ? still + 1 : 0;
    before = `${left} ${top}`;
  }
}

/** Plays with a mouse, as fast as the page allows. */
export class MouseHand implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async pickSpace(space: number): Promise<void> {
    await spaceButton(this.#page, space).evaluate(button => (button as HTMLElement).click());
    await this.#page.evaluate(whenAnswered);
  }
}
