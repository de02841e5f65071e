import { expect, waitUntil } from '@open-wc/testing';
import { render } from 'lit';
import { houseRules } from '../../src/games/house/ui/how-to-play/index.ts';
import { houseReplay } from '../../src/games/house/ui/replay/index.ts';
import { houseSetUp } from '../../src/games/house/ui/set-up/index.ts';
import type { HouseView } from '../../src/games/house/rules/view.ts';
import '../../src/screens/replay.ts';
import '../../src/screens/set-up.ts';
import type { NewGame } from '../../src/workers/referee-port.ts';
import { houseReferee } from '../support/house-ui-referee.ts';
import { button, find, findAll, press, settle } from './convent-page.ts';
import { loadStyles, testServices } from './shell-fixtures.ts';

const opened: Element[] = [];

function show<T extends Element>(element: T): T {
  document.body.append(element);
  opened.push(element);
  return element;
}

/** A game that is over, on the replay screen. */
async function openReplay() {
  const { id, port, start } = await houseReferee({ people: [], players: 3, seed: 2 });
  let isOver = false;
  const answer = await port.open(id, update => (isOver ||= (update.view as HouseView).result !== null));
  await waitUntil(() => isOver || (answer.ok && (answer.update.view as HouseView).result !== null), 'the end', {
    timeout: 9000,
  });
  await port.close();
  const screen = document.createElement('replay-screen');
  screen.services = testServices();
  screen.route = { screen: 'replay', id };
  screen.referee = start;
  screen.loadUi = async () => houseReplay;
  show(screen);
  await waitUntil(() => find(screen, 'house-replay'), 'no film', { timeout: 8000 });
  await settle();
  return screen;
}

async function openSetUp() {
  const created: NewGame[] = [];
  const screen = document.createElement('set-up-screen');
  screen.services = testServices();
  screen.route = { screen: 'set-up', game: 'house' };
  screen.loadUi = async () => houseSetUp;
  screen.referee = (async () => ({
    ok: true,
    referee: { create: async (game: NewGame) => (created.push(game), { ok: true, id: 'g1' }) },
    stop: () => undefined,
  })) as never;
  show(screen);
  await waitUntil(() => find(screen, 'house-seating'), 'no set-up', { timeout: 4000 });
  await settle();
  return { screen, created };
}

describe('screens around a game of the house', () => {
  before(loadStyles);
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    while (opened.length > 0) opened.pop()!.remove();
  });

  it('deals what the set-up asked for: explorers, cards, rules', async () => {
    const { screen, created } = await openSetUp();
    await expect(screen).to.be.accessible();
    const count = [
      ...find(screen, 'house-seating')!
        .shadowRoot!.querySelector('segmented-choice')!
        .shadowRoot!.querySelectorAll('input'),
    ];
    count.find(({ value }) => value === '6')!.click();
    await settle();
    const [select] = findAll(screen, 'select').filter(
      element => element.closest('.seats') !== null,
    ) as HTMLSelectElement[];
    select!.value = 'ox-bellows';
    select!.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    const options = find(screen, 'house-options')!.shadowRoot!;
    options.querySelector<HTMLInputElement>('input[name="trade"]:not(:checked)')!.click();
    await settle();
    expect(options.textContent).to.contain('Changed: 1');
    await press(screen, /^Begin the game$/);
    const [game] = created as unknown as {
      readonly options: import('../../src/games/house/rules/options.ts').HouseOptions;
      readonly table: { readonly holders: object };
    }[];
    expect(game!.options.explorers.length).to.equal(6);
    expect(game!.options.explorers[0]!.character).to.equal('ox-bellows');
    expect(game!.options.settings.trade).to.equal('any');
    expect(game!.options.today.day).to.equal(new Date().getDate());
    expect(Object.keys(game!.table.holders)).to.deep.equal(game!.options.explorers.map(({ seat }) => seat));
  });

  it('looks back picture by picture, with sheets and both books', async () => {
    const screen = await openReplay();
    await expect(find(screen, 'house-replay')!).to.be.accessible();
    await press(screen, /^Film$/);
    await expect(find(screen, 'house-replay')!).to.be.accessible();
    const slider = find<HTMLInputElement>(screen, 'input[type="range"]')!;
    const tiles = (): number => find(screen, 'house-map')!.shadowRoot!.querySelectorAll('.room').length;
    const atEnd = tiles();
    slider.value = '0';
    slider.dispatchEvent(new Event('input'));
    await settle();
    expect(tiles()).to.be.lessThan(atEnd + 1);
    expect(button(screen, /^One picture back$/)!.disabled).to.equal(true);
    await press(screen, /^One picture on$/);
    expect(slider.getAttribute('aria-valuetext')).to.match(/^Picture 2 of/);
    await press(screen, /^Sheets$/);
    expect(findAll(screen, 'house-trait-tracks').length).to.equal(3);
    await press(screen, /^Traitor$/);
    expect(find(screen, '.page')!.textContent!.length).to.be.greaterThan(30);
  });

  it('explains itself with pictures of its own tiles', async () => {
    await houseRules.open();
    const box = show(document.createElement('div'));
    render(houseRules.render(), box);
    await waitUntil(() => find(box, 'section'));
    await settle();
    expect(findAll(box, 'section').length).to.equal(12);
    expect(find(box, 'house-how-to-play')!.shadowRoot!.querySelectorAll('.tile').length).to.be.greaterThan(4);
    await expect(find(box, 'house-how-to-play')!).to.be.accessible();
  });
});
