import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import type { ConventAction, PlanAction } from '../../src/games/convent/rules/actions.ts';
import { dealt, keepGame } from '../support/e2e-game.ts';
import { MouseHand } from '../support/e2e-hands.ts';
import { dealAlike, shareFunctions } from '../support/e2e-page.ts';
import { RecordedPage, type Exposure } from '../support/e2e-recorder.ts';
import { RoundWordsMask } from '../support/e2e-round-words.ts';
import { TablePage, type Moment } from '../support/e2e-table.ts';
import { twinGame, type Differing, type TwinGame, type TwinStep } from '../support/e2e-twin.ts';
import { options } from '../support/convent-table.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

const sitting = { Anna: ['novice1'], Ben: ['novice3', 'guards'] };

let server: StaticServer;
let browser: Browser;

before(async () => {
  server = await serveDist();
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
});

after(async () => {
  await browser.close();
  await server.stop();
});

async function openRecorded(): Promise<{ readonly table: TablePage; readonly recorded: RecordedPage }> {
  const context = await browser.newContext({
    // Nothing moves, so a picture is the same whenever it is taken.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    // Large enough to show the whole board at once: a camera that follows comes to rest where timing leaves it.
    viewport: { width: 1400, height: 1000 },
  });
  context.setDefaultTimeout(15_000);
  await shareFunctions(context);
  await dealAlike(context, 7);
  const page = await context.newPage();
  const recorded = new RecordedPage(page);
  await recorded.start();
  await page.goto(server.url);
  await isHomeReady(page);
  return { table: new TablePage(page, new MouseHand(page)), recorded };
}

/** A message that shows a seat its own sight. */
const showsSeat = (message: string, seat: string): boolean =>
  message.includes(`"seat":"${seat}","view":`) && message.includes('"legal":');

/** The same game of the built app twice, side by side; it differs only in what one seat cannot know. */
class SideBySide {
  readonly #tables: readonly TablePage[];
  readonly #recorded: readonly RecordedPage[];
  /** Seats whose own sight is theirs alone. */
  readonly #strangers: readonly string[];
  readonly #strangersSights: [string[], string[]] = [[], []];
  readonly #words = [new RoundWordsMask(), new RoundWordsMask()] as const;
  compared = 0;

  constructor(
    pages: readonly { readonly table: TablePage; readonly recorded: RecordedPage }[],
    strangers: readonly string[],
  ) {
    this.#tables = pages.map(({ table }) => table);
    this.#recorded = pages.map(({ recorded }) => recorded);
    this.#strangers = strangers;
  }

  static async open(game: TwinGame, strangers: readonly string[]): Promise<SideBySide> {
    const pages = await Promise.all([openRecorded(), openRecorded()]);
    for (const [index, { table }] of pages.entries()) {
      await keepGame(table.page, game.dealt[index]!);
      await table.open(server.url, 'friday');
    }
    const both = new SideBySide(pages, strangers);
    await both.compare('the opened game');
    return both;
  }

  async close(): Promise<void> {
    for (const { page } of this.#tables) await page.context().close();
  }

  get strangersSights(): readonly (readonly string[])[] {
    return this.#strangersSights;
  }

  /** The words of rounds that each page was told. */
  get words(): readonly (readonly string[])[] {
    return this.#words.map(({ told }) => told);
  }

  /** Does the same on both pages, or what belongs to each. */
  async each(work: (table: TablePage, world: 0 | 1) => Promise<unknown>): Promise<void> {
    await Promise.all(this.#tables.map((table, world) => work(table, world as 0 | 1)));
  }

  /** The ways planned so far, as they stand in the private turns. */
  ways(): Promise<readonly string[]> {
    return Promise.all(this.#tables.map(({ page }) => page.locator('convent-plan-panel .way').innerText()));
  }

  async moment(): Promise<Moment> {
    const sights = await Promise.all(this.#tables.map(table => table.untilAsked()));
    assert.equal(sights[0]!.moment, sights[1]!.moment);
    return sights[0]!.moment;
  }

  /** What both pages show and were told must be the same, but for round words and what strangers' own seats were shown. */
  async compare(when: string): Promise<Exposure> {
    const exposures = await Promise.all(this.#recorded.map(recorded => recorded.exposure()));
    const [here, there] = exposures.map((exposure, world) => {
      const isTheirs = (message: string): boolean => this.#strangers.some(seat => showsSeat(message, seat));
      this.#strangersSights[world]!.push(...exposure.messages.filter(isTheirs));
      const messages = exposure.messages.filter(message => !isTheirs(message));
      return this.#words[world as 0 | 1].masked({ ...exposure, messages });
    });
    for (const key of ['title', 'url', 'dom', 'spoken'] as const)
      assert.equal(here![key], there![key], `${key}: ${when}`);
    assert.deepEqual(here!.messages, there!.messages, `messages: ${when}`);
    this.compared += 1;
    return here!;
  }
}

/** Goes on to the moment at which a decision is due, comparing at every step that the first seat may watch. */
async function reach(both: SideBySide, { wanted, seat }: { readonly wanted: Moment; readonly seat: string }) {
  for (;;) {
    const moment = await both.moment();
    if (moment === wanted) return;
    if (moment === 'recap') await both.each(table => table.skipRecap());
    else if (moment === 'next') await both.each(table => table.goToTurn());
    else if (moment === 'gate') await both.each(table => table.openGate());
    else assert.fail(`${moment} instead of ${wanted}`);
    if (moment !== 'gate' || seat === 'novice1') await both.compare(`${moment} before ${wanted}`);
  }
}

const momentOf: Readonly<Partial<Record<ConventAction['t'], Moment>>> = {
  plan: 'plan',
  roll: 'roll',
  orderGuards: 'order',
  takePath: 'path',
  step: 'move',
  stop: 'move',
  useBlessing: 'blessing',
};

async function makePlan(both: SideBySide, { seat, actions }: TwinStep): Promise<void> {
  const plans = actions as readonly [PlanAction, PlanAction];
  const isMine = seat === 'novice1';
  const [{ moves }] = plans;
  for (const index of moves.keys()) {
    if (index > 0) await both.each(table => table.beginMove(index));
    const most = Math.max(...plans.map(plan => plan.moves[index]!.length));
    for (let step = 0; step < most; step++) {
      await both.each(async (table, world) => {
        const space = plans[world].moves[index]![step];
        if (space !== undefined) await table.hand.pickSpace(space);
      });
      if (isMine) await both.compare(`step ${step + 1} of the first seat’s plan`);
    }
  }
  await both.each((table, world) => table.chooseMode(plans[world].mode));
  await both.each(table => table.confirmPlan());
}

async function decide(both: SideBySide, step: TwinStep): Promise<void> {
  const { seat, actions } = step;
  const [action] = actions;
  await reach(both, { wanted: momentOf[action.t]!, seat });
  switch (action.t) {
    case 'plan':
      await makePlan(both, step);
      break;
    case 'roll':
      await both.each(table => table.typeDie(action.die));
      break;
    case 'orderGuards':
      await both.each(table => table.moveFirst(action.first));
      break;
    case 'takePath':
      await both.each(table => table.choosePath(action.card));
      await both.compare('a path that is looked at');
      await both.each(table => table.takePath());
      break;
    case 'step':
      await both.each(table => table.lookTowards(action.to));
      await both.compare('a step that is looked at');
      await both.each(table => table.stepTo(action.to));
      break;
    case 'stop':
      await both.each(table => table.stop(action.mode));
      break;
    case 'useBlessing':
      await both.each(table => table.keepBlessing());
      break;
    default:
      assert.fail(action.t);
  }
  await both.compare(`after ${action.t} of ${seat}`);
}

async function playTwins(
  differing: Differing,
  { rounds, strangers }: { readonly rounds: number; readonly strangers: readonly string[] },
) {
  const game = twinGame(sitting, { rounds, differing });
  const both = await SideBySide.open(game, strangers);
  return { game, both };
}

describe('a game of two people on one device', () => {
  it('is the same to one novice, byte for byte, whatever the other novice plans and holds', async () => {
    const { game, both } = await playTwins({ other: true, guards: false }, { rounds: 2, strangers: ['novice3'] });
    let isTakenBack = false;
    for (const step of game.steps) {
      await decide(both, step);
      if (isTakenBack || step.actions[0].t !== 'takePath') continue;
      isTakenBack = true;
      await both.each(table => table.openMenu());
      await both.compare('what may be taken back');
      await both.each(table => table.takeBack('Ben'));
      await both.compare('after an undo');
      await decide(both, step);
    }
    const [here, there] = both.strangersSights;
    assert.ok(here!.length >= 2, 'the other novice was never shown anything');
    assert.notDeepEqual(here, there, 'the two games do not differ at all');
    // The words of a round are bound to what was hidden in it, and only to rounds that are over.
    const [ours, theirs] = both.words;
    assert.ok(ours!.length >= 2, 'no words were ever shown');
    assert.equal(ours!.filter(words => theirs!.includes(words)).length, 0);
    assert.ok(isTakenBack);
    assert.ok(both.compared > game.steps.length);
    await both.close();
  });

  it('does not show on the table which blessings the guards hold', async () => {
    const { game, both } = await playTwins({ other: false, guards: true }, { rounds: 1, strangers: ['guards'] });
    for (const step of game.steps) await decide(both, step);
    const [here, there] = both.strangersSights;
    assert.notDeepEqual(here, there, 'the two games do not differ at all');
    await both.close();
  });
});

/** What takes the device out of somebody's hands. Answers once it has happened. */
const interruptions: Readonly<Record<string, (table: TablePage) => Promise<unknown>>> = {
  'hides the page': ({ page }) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      // The system takes its picture of the page right after the event.
      const shown = (globalThis as unknown as { recording: { dom(): string } }).recording.dom();
      Reflect.deleteProperty(document, 'visibilityState');
      if (!shown.includes('class="gate"') || shown.includes('<convent-turn'))
        throw new Error('the turn is still shown');
    }),
  'turns the device': async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 800,
      height: 412,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { type: 'landscapePrimary', angle: 90 },
    });
  },
  'goes back': ({ page }) => page.evaluate(() => history.back()),
};

describe('a private turn', () => {
  for (const [name, interrupt] of Object.entries(interruptions)) {
    it(`is out of the document when somebody ${name}, and the plan is kept`, async () => {
      const worlds = [7, 8].map(seed =>
        dealt({ options: options({ novices: [1, 3] }), sitting, seed: [seed, 0, 0, 0] }),
      );
      const both = await SideBySide.open({ dealt: [worlds[0]!, worlds[1]!], steps: [] }, ['novice1']);
      await both.each(table => table.openGate());
      await both.each((table, world) => table.hand.pickSpace([20, 22][world]!));
      const planned = await both.ways();
      assert.notEqual(planned[0], planned[1]);
      await both.each(interrupt);
      assert.equal(await both.moment(), 'gate');
      const { dom } = await both.compare('after the interruption');
      assert.ok(!dom.includes('<convent-turn'));
      await both.each(table => table.openGate());
      assert.deepEqual(await both.ways(), planned);
      await both.close();
    });
  }
});
