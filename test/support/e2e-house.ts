import type { Locator, Page } from 'playwright-core';
import words from '../../src/games/house/text/play.en.json' with { type: 'json' };
import type { Hand } from './e2e-hands.ts';

/** A sentence of the house's play screen as it stands there in English. */
export const sayHouse = (key: keyof typeof words, values: Readonly<Record<string, string | number>> = {}): string =>
  words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** What the play screen of the house waits for. */
export type HouseMoment =
  'waiting' | 'gate' | 'next' | 'private' | 'told' | 'roll' | 'placement' | 'menu' | 'question' | 'end';

export interface HouseSight {
  readonly moment: HouseMoment;
  /** Everything that is written where something is asked or told. */
  readonly words: string;
  /** What stands above the house. */
  readonly strip: string;
  readonly hasHaunt: boolean;
}

/** Runs in the page: looks through all shadow roots. */
function readHouse(endButton: string): HouseSight {
  const found: Element[] = [];
  const gather = (node: Element | ShadowRoot): void => {
    for (const child of node.children) {
      found.push(child);
      if (child.shadowRoot) gather(child.shadowRoot);
      gather(child);
    }
  };
  gather(document.body);
  const shows = (selector: string): boolean => found.some(element => element.matches(selector));
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLStyleElement) return '';
    const shadow = node instanceof Element && node.shadowRoot ? wordsOf(node.shadowRoot) : '';
    return `${shadow} ${[...node.childNodes].map(wordsOf).join(' ')}`;
  };
  const one = (selector: string): Element | undefined => found.find(element => element.matches(selector));
  const panel = one('.gate') ?? one('house-turn') ?? one('.sheet > .panel');
  const text = panel ? wordsOf(panel).replace(/\s+/g, ' ').trim() : '';
  const status = one('.strip .status');
  const strip = status ? wordsOf(status).replace(/\s+/g, ' ').trim() : '';
  const isBusy = shows('house-ask-panel[busy], house-moment-panel[running]');
  const moment = (): HouseMoment => {
    if (shows('.gate')) return 'gate';
    if (isBusy) return 'waiting';
    if (shows('house-turn')) return 'private';
    if (shows('house-moment-panel')) return 'told';
    if (shows('house-roll-entry')) return 'roll';
    if (shows('house-placement-panel')) return 'placement';
    if (shows('house-turn-menu')) return 'menu';
    if (shows('house-ask-panel')) return 'question';
    if (text.includes(endButton)) return 'end';
    return shows('.panel > button.primary') ? 'next' : 'waiting';
  };
  return {
    moment: moment(),
    words: text,
    strip,
    hasHaunt: shows('house-turn') || (strip !== '' && !/omens/i.test(strip)),
  };
}

/** The play screen of the house, read and worked from outside as people do. */
export class HousePage {
  readonly page: Page;
  readonly hand: Hand;
  /** Menus answered so far: each time another entry is taken, so that nobody walks to and fro for ever. */
  #menus = 0;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  look(): Promise<HouseSight> {
    return this.page.evaluate(readHouse, sayHouse('end.replay'));
  }

  /** The screen once somebody is asked for something. */
  untilAsked(): Promise<HouseSight> {
    return this.#until(({ moment }) => moment !== 'waiting');
  }

  /** Answers whatever the screen waits for, so that a haunt begins soon and ends soon; resolves when it has gone on. */
  async answer(sight: HouseSight): Promise<HouseSight> {
    await this.hand.press(await this.#target(sight));
    return this.#until(
      ({ moment, words }) => moment !== 'waiting' && (moment !== sight.moment || words !== sight.words),
    );
  }

  async #target({ moment, words: shown, hasHaunt }: HouseSight): Promise<Locator> {
    const { page } = this;
    const first = (selector: string): Locator => page.locator(selector).first();
    switch (moment) {
      case 'gate':
        return first('seat-gate .gate button');
      case 'next':
        return first('.panel > button.primary');
      case 'told':
        return first('house-moment-panel .buttons .quiet');
      case 'placement':
        return first('house-placement-panel button.primary');
      case 'roll': {
        const totals = page.locator('house-roll-entry .totals button');
        return /attack|fuse/i.test(shown) ? totals.last() : totals.first();
      }
      case 'private': {
        const answers = page.locator('house-turn house-ask-panel button');
        return (await answers.count()) > 0 ? answers.first() : first('house-turn button.primary');
      }
      case 'menu':
        return this.#menuEntry(hasHaunt);
      default:
        return first('house-ask-panel button');
    }
  }

  /** Before the haunt new rooms are sought; afterwards whoever can attacks, and turns are ended. */
  async #menuEntry(hasHaunt: boolean): Promise<Locator> {
    const end = this.page.locator('house-turn-menu .end button');
    const wanted = hasHaunt ? [sayHouse('menu.attack')] : [sayHouse('menu.explore'), sayHouse('menu.move')];
    for (const name of wanted) {
      const buttons = this.page.locator('house-turn-menu').getByRole('region', { name }).getByRole('button');
      const count = await buttons.count();
      if (count > 0) return buttons.nth(this.#menus++ % count);
    }
    return end;
  }

  async #until(isReached: (sight: HouseSight) => boolean): Promise<HouseSight> {
    const deadline = performance.now() + 20_000;
    for (;;) {
      const sight = await this.look();
      if (isReached(sight)) return sight;
      if (performance.now() > deadline) throw new Error(`the house stands still at ${sight.moment}: ${sight.words}`);
      await this.page.waitForTimeout(20);
    }
  }
}
