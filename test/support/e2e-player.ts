import { boardFacts } from '../../src/games/convent/board/facts.ts';
import { board } from './convent-game.ts';
import type { Sight, TablePage } from './e2e-table.ts';
import { say } from './e2e-words.ts';

/** Where a novice wants to go, from what the page tells her: a space, and whether locks are open to her. */
export interface Goal {
  readonly space: number;
  readonly locksOpen: boolean;
}

const namesOfGuards = [say('name.abbess'), say('name.prioress')];

/** Spaces whose spoken name says that something is there. */
const placesWith = ({ labels }: Sight, text: string): readonly number[] =>
  labels.flatMap((label, space) => (label.includes(text) ? [space] : []));

/** The space of a row that is fewest steps from another. */
const nearest = (spaces: readonly number[], to: number): number =>
  [...spaces].sort((a, b) => board.distance(a, to) - board.distance(b, to))[0]!;

/** Steps to a space from every other one, with locked doors closed unless they are open to her. */
const stepsTo = ({ space, locksOpen }: Goal): Uint8Array =>
  board.search({ start: space, maxSteps: 254, locksOpen, blockedSpaces: [] });

/** Makes every decision of the seats at one device, out of what stands on the page. */
export class Player {
  readonly #table: TablePage;
  readonly #goal: (sight: Sight) => Promise<Goal | null>;

  #picturesWanted: number;

  /** `goal`: where the novice at the device goes, null stands still; `pictures`: how many of the recaps are not skipped. */
  constructor(
    table: TablePage,
    { goal, pictures }: { readonly goal: (sight: Sight) => Promise<Goal | null>; readonly pictures: number },
  ) {
    this.#table = table;
    this.#goal = goal;
    this.#picturesWanted = pictures;
  }

  /** Answers whatever the page waits for; the page has gone on when it resolves. */
  async answer(sight: Sight): Promise<Sight> {
    const table = this.#table;
    switch (sight.moment) {
      case 'gate':
        await table.openGate();
        break;
      case 'next':
        await table.goToTurn();
        break;
      case 'recap':
        await this.#hearRecap();
        break;
      case 'roll':
        await table.typeDie(4);
        break;
      case 'tokens':
        await table.hand.press(table.button(say('tokens.lay')));
        break;
      case 'order':
        await table.moveFirst('abbess');
        break;
      case 'blessing':
        await table.keepBlessing();
        break;
      case 'path':
        await this.#takePath();
        break;
      case 'move':
        await this.#moveGuard(sight);
        break;
      case 'plan':
        await this.#plan(sight);
        break;
      default:
        throw new Error(`nothing to answer at ${sight.moment}`);
    }
    return table.untilGoneOn(sight);
  }

  async #hearRecap(): Promise<void> {
    const next = this.#table.button(say('recap.next'));
    const isNext = this.#picturesWanted > 0 && (await next.count()) > 0;
    this.#picturesWanted -= 1;
    await (isNext ? this.#table.hand.press(next) : this.#table.skipRecap());
  }

  async #takePath(): Promise<void> {
    const cards = this.#table.page.locator('convent-guard-panel .chips button');
    if ((await cards.count()) === 0)
      return this.#table.hand.press(this.#table.page.locator('convent-guard-panel .stops button').first());
    if ((await cards.first().getAttribute('aria-pressed')) === 'false') await this.#table.hand.press(cards.first());
    await this.#table.takePath();
  }

  /** Towards a novice in sight, else to a noise; else as few steps as she must. */
  async #moveGuard(sight: Sight): Promise<void> {
    const table = this.#table;
    const guard = namesOfGuards.find(name => sight.words.includes(name)) ?? '';
    const seen = placesWith(sight, say('label.onTheRun', { novice: '' }).trim());
    const noise = placesWith(sight, say('label.noise', { guard }));
    const [prey] = seen.length > 0 ? seen : noise;
    const mayStop = (mode: 'walk' | 'run'): boolean => sight.words.includes(say(`guard.stop.${mode}`));
    const to = sight.offered.length > 0 ? nearest(sight.offered, prey ?? boardFacts.guardStart) : null;
    if (to === null || (prey === undefined && mayStop('walk'))) return table.stop(mayStop('walk') ? 'walk' : 'run');
    const turn = table.page.getByRole('button', {
      name: new RegExp(`^${say('guard.lookTowards', { space: to, room: '' })}`),
    });
    if ((await turn.count()) > 0 && (await turn.getAttribute('aria-pressed')) === 'false') await table.lookTowards(to);
    await table.stepTo(to);
  }

  async #plan(sight: Sight): Promise<void> {
    const table = this.#table;
    const goal = await this.#goal(sight);
    const steps = goal && stepsTo(goal);
    for (let move = 0; move < 2; move++) {
      const { offered } = move === 0 ? sight : await table.look();
      const [space] = steps ? [...offered].sort((a, b) => steps[a]! - steps[b]!) : [];
      if (space !== undefined) await table.hand.pickSpace(space);
      const outcome = await table.confirmPlan();
      if (outcome === 'planned') return;
      if (outcome === 'off') break;
    }
    // No card fits two moves like these: she stands still.
    await table.clearPlan();
    if ((await table.confirmPlan()) !== 'planned') throw new Error('a novice may always stand still');
  }
}
