import { expect, waitUntil } from '@open-wc/testing';
import { defaultPreferences, preferences } from '../../src/app/preferences.ts';
import type { ConventBoardElement } from '../../src/games/convent/ui/board/board-element.ts';
import { closeGames, find, findAll, openGame, press, settle, skipRecap } from './convent-page.ts';
import { loadStyles } from './shell-fixtures.ts';

const board = (root: Element): ConventBoardElement => find<ConventBoardElement>(root, 'convent-board')!;

function tick(root: Element, label: RegExp): void {
  const row = findAll(root, 'label').find(each => label.test(each.textContent ?? ''))!;
  row.querySelector('input')!.click();
}

const guessed = (root: Element, selector: string): readonly HTMLElement[] => [
  ...find(root, 'convent-guess-panel')!.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

describe('hints of the convent', () => {
  before(loadStyles);
  afterEach(() => {
    closeGames();
    preferences.change({ hints: defaultPreferences.hints });
  });

  it('are off until somebody switches them on', async () => {
    const { screen } = await openGame({ people: [['novice1']] });
    await waitUntil(() => find(screen, 'convent-turn'));
    expect(board(screen).scene.heat).to.deep.equal([]);
    expect(board(screen).scene.risks).to.deep.equal([]);
    expect(find(screen, 'convent-plan-panel')!.shadowRoot!.textContent).not.to.contain('met on their rounds');
  });

  it('show a novice the risk of her spaces and where the guards can take her to be', async () => {
    const { screen } = await openGame({ people: [['novice1']] });
    await waitUntil(() => find(screen, 'convent-turn'));
    await press(screen, /^Hints$/);
    tick(screen, /seen, heard or met/);
    tick(screen, /Where the guards can take me to be/);
    await waitUntil(() => board(screen).scene.heat.length > 0, 'no heat', { timeout: 4000 });
    expect(board(screen).scene.heat).to.deep.equal([{ space: 1, weight: 1 }], 'nobody has moved yet');
    expect(find(screen, 'convent-hint-switches')!.shadowRoot!.textContent).to.match(/most likely: 1 \(100 %\)/);
    await expect(find(screen, 'convent-turn')!).to.be.accessible();
    await press(screen, /^Move$/);
    await settle();
    expect(find(screen, 'convent-plan-panel')!.shadowRoot!.textContent).to.match(/On 1: seen 0 %, heard \d+ %, met/);
  });

  it('show the guards’ player where each hidden novice can be, and nobody’s secret', async () => {
    const page = await openGame({ people: [['guards']], novices: [1, 2] });
    const { screen } = page;
    await waitUntil(() => find(screen, 'convent-recap-panel'), 'no recap', { timeout: 8000 });
    await skipRecap(screen);
    await waitUntil(() => find(screen, 'convent-guard-panel'), 'no turn', { timeout: 8000 });
    await press(screen, /^Hints$/);
    tick(screen, /Where each hidden novice can be/);
    await waitUntil(() => board(screen).scene.heat.length > 0, 'no heat', { timeout: 4000 });
    const all = board(screen).scene.heat;
    expect(guessed(screen, 'li')).to.have.length(2);
    await expect(find(screen, 'convent-table')!).to.be.accessible();
    guessed(screen, '.chips button')[2]!.click();
    await settle();
    expect(guessed(screen, 'li')).to.have.length(1);
    expect(board(screen).scene.heat).not.to.deep.equal(all);
    expect(page.referee.asked.every(({ call, seat }) => call !== 'enterSeat' || seat === 'guards')).to.equal(true);
  });

  it('keep the table plain where only novices are people', async () => {
    const { screen } = await openGame({ people: [['novice1'], ['novice2']] });
    await press(screen, /^Look at the board$/);
    await waitUntil(() => find(screen, 'convent-table'));
    expect(findAll(screen, '.tabs button').map(({ textContent }) => textContent?.trim())).not.to.contain('Hints');
  });
});
