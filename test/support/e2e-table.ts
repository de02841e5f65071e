import type { Locator, Page } from 'playwright-core';
import { guardIds, type GuardId } from '../../src/games/convent/rules/seats.ts';
import type { Mode } from '../../src/games/convent/rules/terms.ts';
import { whenAnswered, type Hand } from './e2e-hands.ts';
import { anySaid, say } from './e2e-words.ts';

/** What the play screen waits for; `waiting` is for bots, or for the page itself. */
export type Moment =
  'gate' | 'plan' | 'tokens' | 'recap' | 'roll' | 'order' | 'path' | 'move' | 'blessing' | 'next' | 'end' | 'waiting';

/** What somebody can read off the play screen. */
export interface Sight {
  readonly moment: Moment;
  /** All words beside the board. */
  readonly words: string;
  /** Spaces that may be picked. */
  readonly offered: readonly number[];
  /** The spoken name of every space, by its number. */
  readonly labels: readonly string[];
}

/** Sentences by which a moment is known: headings of the guards' decisions, and the button to the next turn. */
const sentences: readonly (readonly [Moment, string])[] = [
  ['order', anySaid('guard.order').source],
  ['path', anySaid('guard.choosePath').source],
  ['move', anySaid('guard.movesFree').source],
  ['move', anySaid('guard.movesOnDuty').source],
  ['blessing', anySaid('guard.blessing').source],
  ['next', anySaid('table.next').source],
];

/** Runs in the page; looks through all shadow roots. */
function readSight(known: typeof sentences): Sight | null {
  const roots: ParentNode[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const all = (selector: string): readonly Element[] => roots.flatMap(root => [...root.querySelectorAll(selector)]);
  const wordsOf = (node: Node): string => {
    if (node instanceof Element && ['STYLE', 'SCRIPT'].includes(node.tagName)) return '';
    if (node instanceof Text) return node.data;
    const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    return [...inside.childNodes].map(wordsOf).join(' ');
  };
  const moment = (): Moment => {
    const shows = (selector: string): boolean => all(selector).length > 0;
    if (shows('.gate')) return 'gate';
    // Whatever is being done now must be done first.
    if (shows('[busy], convent-recap-panel[running]')) return 'waiting';
    if (shows('convent-plan-panel')) return 'plan';
    if (shows('convent-lay-tokens')) return 'tokens';
    if (shows('convent-recap-panel')) return 'recap';
    if (shows('convent-end-panel')) return 'end';
    if (shows('dice-roll[entry="typed"]')) return 'roll';
    const texts = all('h2, button.primary').map(element => element.textContent ?? '');
    return known.find(([, pattern]) => texts.some(text => new RegExp(pattern).test(text)))?.[0] ?? 'waiting';
  };
  const panel = all('.sheet > .panel')[0] ?? all('.gate')[0];
  if (!panel) return null;
  const spaces = all('[data-space]');
  return {
    moment: moment(),
    words: wordsOf(panel).replace(/\s+/g, ' ').trim(),
    offered: spaces
      .filter(space => space.getAttribute('aria-disabled') === 'false')
      .map(space => Number(space.getAttribute('data-space'))),
    labels: ['', ...spaces.map(space => space.getAttribute('aria-label') ?? '')],
  };
}

/** The play screen of the convent, read and worked from outside as people do. */
export class TablePage {
  readonly page: Page;
  readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  async open(url: string, id: string): Promise<Sight> {
    await this.page.goto(`${url}#/play/${id}`);
    return this.untilAsked();
  }

  async look(): Promise<Sight> {
    const nothing: Sight = { moment: 'waiting', words: '', offered: [], labels: [] };
    return (await this.page.evaluate(readSight, sentences)) ?? nothing;
  }

  /** The screen once somebody is asked for something. */
  untilAsked(): Promise<Sight> {
    return this.#until(sight => sight.moment !== 'waiting');
  }

  /** The screen once it has gone on from what it showed. */
  untilGoneOn({ words, moment }: Sight): Promise<Sight> {
    return this.#until(sight => sight.moment !== 'waiting' && (sight.words !== words || sight.moment !== moment));
  }

  readonly button = (name: string | RegExp): Locator =>
    this.page.locator('play-screen').getByRole('button', { name, exact: typeof name === 'string' });

  /** Opens the gate of whoever is asked for. */
  async openGate(): Promise<void> {
    await this.hand.press(this.page.locator('seat-gate .gate button'));
    await this.page.locator('convent-turn .panel').waitFor();
  }

  /** From the table to the private turn that waits. */
  goToTurn(): Promise<void> {
    return this.hand.press(this.page.locator('.panel > button.primary'));
  }

  /** Confirms the plan, or goes on to its second move. */
  async confirmPlan(): Promise<'planned' | 'toSecond' | 'off'> {
    const confirm = this.page.locator('convent-plan-panel .confirm button');
    await this.page.evaluate(whenAnswered);
    if (await confirm.isDisabled()) return 'off';
    const isFirst = (await confirm.innerText()) === say('plan.toSecond');
    await this.hand.press(confirm);
    if (!isFirst) return 'planned';
    await this.page.evaluate(whenAnswered);
    return 'toSecond';
  }

  clearPlan(): Promise<void> {
    return this.hand.press(this.button(say('plan.clear')));
  }

  /** One step of a plan by its button beside the board. */
  planStep(space: number): Promise<void> {
    return this.hand.press(this.button(new RegExp(`^${say('plan.stepToSpace', { space, room: '' })}`)));
  }

  /** Goes to one of two moves of a plan. */
  beginMove(move: number): Promise<void> {
    return this.hand.press(this.page.locator('convent-plan-panel .moves button').nth(move));
  }

  async chooseMode(mode: Mode): Promise<void> {
    await this.page
      .locator('fieldset.cards')
      .getByText(say(`mode.${mode}`), { exact: true })
      .click();
  }

  openMenu(): Promise<void> {
    return this.hand.press(this.button(say('menu.open')));
  }

  /** Takes the last choice of a person back, from the open menu. */
  takeBack(name: string): Promise<void> {
    return this.hand.press(this.button(say('menu.undo', { name })));
  }

  /** Lays a path card on the map, to look at it. */
  choosePath(card: string): Promise<void> {
    const [colour, a, b] = card.split('-') as ['blue' | 'green' | 'pink' | 'red' | 'yellow', string, string];
    return this.hand.press(this.button(say(`path.${colour}`, { a, b })));
  }

  takePath(): Promise<void> {
    return this.hand.press(this.button(anySaid('guard.takePath')));
  }

  /** Turns the guard towards a space, to see what she would see there. */
  lookTowards(space: number): Promise<void> {
    return this.hand.press(this.button(new RegExp(`^${say('guard.lookTowards', { space, room: '' })}`)));
  }

  stepTo(space: number): Promise<void> {
    return this.hand.press(this.button(say('guard.step', { space })));
  }

  stop(mode: 'walk' | 'run'): Promise<void> {
    return this.hand.press(this.button(say(`guard.stop.${mode}`)));
  }

  moveFirst(guard: GuardId): Promise<void> {
    return this.hand.press(this.page.locator('.stops button').nth(guardIds.indexOf(guard)));
  }

  keepBlessing(): Promise<void> {
    return this.hand.press(this.button(say('guard.keepBlessing')));
  }

  typeDie(die: number): Promise<void> {
    return this.hand.press(this.page.locator('dice-roll[entry="typed"]').getByRole('button', { name: String(die) }));
  }

  nextPicture(): Promise<void> {
    return this.hand.press(this.button(say('recap.next')));
  }

  skipRecap(): Promise<void> {
    return this.hand.press(this.button(say('recap.skip')));
  }

  async #until(isReached: (sight: Sight) => boolean): Promise<Sight> {
    const deadline = performance.now() + 15_000;
    for (;;) {
      const sight = await this.look();
      if (isReached(sight)) return sight;
      if (performance.now() > deadline) throw new Error(`the table stands still at ${sight.moment}: ${sight.words}`);
      await this.page.waitForTimeout(20);
    }
  }
}
