import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createCore } from '../../src/core/load.ts';
import { coreUrl } from '../../src/core/url.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { Save } from '../../src/engine/save.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import type { ConventBoardElement } from '../../src/games/convent/ui/board/board-element.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import type { ReplayScreen } from '../../src/screens/replay.ts';
import '../../src/screens/replay.ts';
import type { RefereePort, Thought } from '../../src/workers/referee-port.ts';
import sample from '../convent/fixtures/replay-sample.json' with { type: 'json' };
import { createdBy, deepAll, deepFind, soon } from './convent-screens.ts';
import { loadStyles, testServices } from './shell-fixtures.ts';

const save = sample.save as unknown as Save;
const { options, table, name } = save.header;

/** Entries whose thoughts were asked for. */
const asked: number[] = [];

/** A referee with one game that is over, or one that goes on. */
async function refereeWith(isOver = true): Promise<Partial<RefereePort>> {
  const opened = openSession(loadConvent(await createCore(coreUrl)), save);
  if (!opened.ok) throw new Error(opened.failure);
  const { session } = opened;
  const thought = (n: number): Thought => {
    const { action } = session.steps[n]!.entry;
    const because = [{ reason: 'guard.goes', numbers: [40, 4] }];
    return { n, seat: 'abbess', decision: { action, because, beliefs: [{ about: 'novice1', places: [[21, 600]] }] } };
  };
  const view = session.game.view(session.state, 'table');
  const update = { id: 'g1', view, asks: [], rolls: [], events: [], undoable: [], revision: 1, replaces: true };
  return {
    open: async () => ({
      ok: true,
      game: 'convent',
      options,
      table,
      name,
      update: { ...update, saving: { kind: 'saved' }, words: null },
    }),
    async thoughts(entries) {
      asked.push(...entries);
      return entries.filter(n => session.steps[n]!.entry.seat === 'abbess').map(thought);
    },
    replay: async () => (isOver ? replayFrames(session) : []),
    close: async () => undefined,
  };
}

async function open(isOver = true) {
  const dealer = createdBy(await refereeWith(isOver));
  const screen = await fixture<ReplayScreen>(
    html`<replay-screen
      .services=${testServices()}
      .route=${{ screen: 'replay', id: 'g1' }}
      .referee=${dealer.start}
    ></replay-screen>`,
  );
  return { screen, dealer };
}

async function openFilm(): Promise<ReplayScreen> {
  const { screen } = await open();
  await soon(() => deepFind(screen, 'convent-result-panel'));
  button(screen, 'Film').click();
  await soon(() => deepFind(screen, 'input[type="range"]'));
  return screen;
}

function button(screen: Element, text: string): HTMLButtonElement {
  const found = deepAll<HTMLButtonElement>(screen, 'button').find(
    one => one.textContent?.trim() === text || one.getAttribute('aria-label') === text,
  );
  if (!found) throw new Error(`there is no button “${text}”`);
  return found;
}

const slider = (screen: Element): HTMLInputElement => deepFind<HTMLInputElement>(screen, 'input[type="range"]')!;
const board = (screen: Element): ConventBoardElement => deepFind<ConventBoardElement>(screen, 'convent-board')!;

async function wind(screen: Element, half: number): Promise<void> {
  slider(screen).value = String(half);
  slider(screen).dispatchEvent(new Event('input'));
  await board(screen).updateComplete;
}

describe('looking back at the convent', () => {
  before(async () => {
    await loadStyles();
    await setViewport({ width: 360, height: 640 });
  });
  after(() => history.replaceState(null, '', '#/'));

  it('tells who won and what became of every novice, accessibly', async () => {
    const { screen } = await open();
    await soon(() => deepFind(screen, 'convent-result-panel')?.shadowRoot?.querySelector('li'));
    const panel = deepFind(screen, 'convent-result-panel')!;
    expect(panel.shadowRoot!.querySelectorAll('li').length).to.equal(
      (options as ConventView['options']).novices.length,
    );
    await expect(screen).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  it('shows the way of every novice in her colour, and then that of the guards', async () => {
    const screen = await openFilm();
    await wind(screen, 1);
    const novices = board(screen).scene;
    expect(novices.trails.length).to.be.at.least(1);
    expect(novices.trails.every(({ spaces }) => spaces[0]! <= 6)).to.equal(true);
    expect(new Set(novices.trails.map(({ style }) => style.letter)).size).to.equal(novices.trails.length);
    expect(novices.novices.length).to.equal(4);
    await wind(screen, 2);
    const guards = board(screen).scene;
    expect(guards.trails.map(({ spaces }) => spaces[0])).to.deep.equal([26, 26]);
    expect(guards.guards.every(({ cone }) => cone !== null)).to.equal(true);
  });

  it('is wound by keyboard: half rounds, single events, and a screen reader hears where', async () => {
    const screen = await openFilm();
    await wind(screen, 2);
    slider(screen).focus();
    await sendKeys({ press: 'ArrowLeft' });
    await soon(() => slider(screen).getAttribute('aria-valuetext') === 'Round 1, novices');
    await sendKeys({ press: 'Home' });
    await soon(() => slider(screen).getAttribute('aria-valuetext') === 'Before round 1');
    expect(board(screen).scene.trails.length).to.equal(0);
    button(screen, 'One event on').focus();
    await sendKeys({ press: 'Enter' });
    await soon(() => slider(screen).getAttribute('aria-valuetext') === 'Round 1, novices');
    expect(deepFind(screen, '.told')!.textContent).to.match(/\d+ → /);
    await expect(screen).to.be.accessible();
  });

  it('plays and pauses', async () => {
    const screen = await openFilm();
    await wind(screen, 0);
    button(screen, 'Play').click();
    await soon(() => slider(screen).value === '1');
    button(screen, 'Pause').click();
    await soon(() => deepAll(screen, 'button').some(one => one.textContent?.trim() === 'Play'));
  });

  it('follows one novice with her key, wish and cell', async () => {
    const screen = await openFilm();
    await wind(screen, 0);
    const chips = deepAll<HTMLButtonElement>(screen, '.chips button');
    chips[1]!.click();
    await soon(() => board(screen).scene.targets.length > 0);
    expect(board(screen).scene.targets.map(({ kind }) => kind)).to.include.members(['key', 'wish', 'home']);
    await wind(screen, 1);
    expect(board(screen).scene.trails.length).to.be.at.most(1);
  });

  it('glows where a bot believed a novice to be, and says why it acted, only once somebody looks', async () => {
    const screen = await openFilm();
    await wind(screen, 2);
    expect(asked).to.deep.equal([]);
    expect(board(screen).scene.heat).to.deep.equal([]);
    button(screen, 'Bots').click();
    await soon(() => board(screen).scene.heat.length > 0);
    expect(board(screen).scene.heat).to.deep.equal([{ space: 21, weight: 1 }]);
    await soon(() => !deepFind(screen, 'thought-list [role="status"]'));
    const told = deepFind(screen, 'thought-list')!.shadowRoot!.textContent;
    expect(told).to.contain('Meant to end on 40 after 4 steps.');
    expect(told).to.match(/most likely on 21 \(60 %\)\. Really on \d+, which got/);
    await expect(screen).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    await wind(screen, 0);
    await soon(() => deepFind(screen, 'thought-list')!.shadowRoot!.textContent!.includes('No bot has decided'));
    expect(board(screen).scene.heat).to.deep.equal([]);
    button(screen, 'Film').click();
  });

  it('names hidden novices on the board', async () => {
    const screen = await openFilm();
    await wind(screen, 0);
    const label = board(screen).labels(1);
    expect(label).to.match(/hidden$/);
    expect(board(screen).scene.novices.every(({ state }) => state === 'unseen')).to.equal(true);
  });

  it('lays all log sheets side by side and leads from a round to the board', async () => {
    const { screen } = await open();
    await soon(() => deepFind(screen, 'convent-result-panel'));
    button(screen, 'Logs').click();
    await soon(() => deepFind(screen, 'table'));
    const sheet = deepFind(screen, 'table')!;
    expect(sheet.querySelectorAll('thead th').length).to.equal(1 + 4 + 2);
    expect(sheet.textContent).to.include('K');
    await expect(screen).to.be.accessible();
    button(screen, 'Show round 2 on the board').click();
    await soon(() => slider(screen)?.getAttribute('aria-valuetext') === 'Round 2, guards');
  });

  it('deals a rematch with the same table', async () => {
    const { screen, dealer } = await open();
    await soon(() => deepFind(screen, 'convent-result-panel'));
    button(screen, 'Play again, same table').click();
    await soon(() => location.hash === '#/play/new1');
    expect(dealer.games[0]).to.deep.equal({ game: 'convent', options, table, name });
  });

  it('leads a game that goes on back to the table', async () => {
    await open(false);
    await soon(() => location.hash === '#/play/g1');
  });
});
