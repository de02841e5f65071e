import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { readOptions } from '../../src/games/convent/rules/read-options.ts';
import type { SetUpScreen } from '../../src/screens/set-up.ts';
import '../../src/screens/set-up.ts';
import { createdBy, deepAll, deepFind, soon } from './convent-screens.ts';
import { loadStyles, testServices } from './shell-fixtures.ts';

const memoryKey = 'vigil.setUp.convent';

async function open(): Promise<{ readonly screen: SetUpScreen; readonly created: ReturnType<typeof createdBy> }> {
  const created = createdBy();
  const screen = await fixture<SetUpScreen>(
    html`<set-up-screen
      .services=${testServices()}
      .route=${{ screen: 'set-up', game: 'convent' }}
      .referee=${created.start}
    ></set-up-screen>`,
  );
  await soon(() => deepFind(screen, 'convent-options')?.shadowRoot?.querySelector('details'));
  return { screen, created };
}

const button = (screen: Element, text: string): HTMLButtonElement => {
  const found = deepAll<HTMLButtonElement>(screen, 'button').find(
    one => one.textContent?.trim() === text || one.getAttribute('aria-label') === text,
  );
  if (!found) throw new Error(`there is no button “${text}”`);
  return found;
};

const names = (screen: Element): readonly HTMLInputElement[] => [
  ...deepFind(screen, 'set-up-people')!.shadowRoot!.querySelectorAll('input'),
];

const seat = (screen: Element, slot: string): HTMLSelectElement =>
  deepFind<HTMLSelectElement>(screen, `[aria-labelledby="name-${slot}"]`)!;

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

describe('setting up the convent', () => {
  before(async () => {
    await loadStyles();
    await setViewport({ width: 360, height: 640 });
  });
  beforeEach(() => localStorage.removeItem(memoryKey));
  after(() => {
    localStorage.removeItem(memoryKey);
    history.replaceState(null, '', '#/');
  });

  it('is accessible, with all its settings open', async () => {
    const { screen } = await open();
    for (const details of deepAll<HTMLDetailsElement>(screen, 'details')) details.open = true;
    await expect(screen).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  it('begins with one press, and remembers the table', async () => {
    const { screen, created } = await open();
    button(screen, 'Begin the game').click();
    await soon(() => location.hash === '#/play/new1');
    const [game] = created.games;
    expect(readOptions(game!.options)?.novices).to.deep.equal([1, 2, 3, 4]);
    expect(game!.table.holders['novice1']).to.equal('p1');
    expect(game!.name).to.include('The convent');
    expect(JSON.parse(localStorage.getItem(memoryKey)!).table).to.deep.equal(game!.table);
  });

  it('offers the last table again, with its people, seats and settings', async () => {
    const first = await open();
    choose(seat(first.screen, 'novice6'), 'p1');
    choose(seat(first.screen, 'novice2'), 'nobody');
    deepFind<HTMLInputElement>(first.screen, 'input[name="run.exact"][type="radio"]:not(:checked)')!.click();
    await first.screen.updateComplete;
    button(first.screen, 'Begin the game').click();
    await soon(() => first.created.games.length === 1);
    const second = await open();
    button(second.screen, 'Begin the game').click();
    await soon(() => second.created.games.length === 1);
    expect(second.created.games[0]!.table).to.deep.equal(first.created.games[0]!.table);
    expect(second.created.games[0]!.options).to.deep.equal(first.created.games[0]!.options);
    expect(readOptions(second.created.games[0]!.options)?.settings['run.exact']).to.equal('yes');
  });

  it('adds people by keyboard, up to eight with two guard players', async () => {
    const { screen, created } = await open();
    for (let count = 2; count <= 8; count++) {
      button(screen, 'Add a person').focus();
      await sendKeys({ press: 'Enter' });
      await soon(() => names(screen).length === count && deepActive() === names(screen).at(-1));
      await sendKeys({ type: `Guest ${count}` });
    }
    await screen.updateComplete;
    expect(button(screen, 'Add a person').disabled).to.equal(true);
    button(screen, 'Begin the game').focus();
    await sendKeys({ press: 'Enter' });
    await soon(() => created.games.length === 1);
    const { persons, holders } = created.games[0]!.table;
    expect(persons.map(({ name }) => name)).to.deep.equal([
      'Player 1',
      ...[2, 3, 4, 5, 6, 7, 8].map(n => `Guest ${n}`),
    ]);
    expect(Object.keys(holders)).to.include.members(['abbess', 'prioress', 'novice6']);
  });

  it('says in plain words what is missing and deals nothing', async () => {
    const { screen, created } = await open();
    for (const novice of [1, 2, 3, 4]) choose(seat(screen, `novice${novice}`), 'nobody');
    await screen.updateComplete;
    button(screen, 'Begin the game').click();
    await soon(() => deepFind(screen, '.problems'));
    const told = deepFind(screen, '.problems')!.textContent;
    expect(told).to.include('At least one novice must be in play.');
    expect(told).to.include('Player 1 has no seat.');
    expect(deepActive()).to.equal(deepFind(screen, '.problems'));
    await expect(screen).to.be.accessible();
    expect(created.games.length).to.equal(0);
  });

  it('marks changed settings and puts them back', async () => {
    const { screen } = await open();
    const form = deepFind(screen, 'convent-options')!.shadowRoot!;
    const changed = (): number => form.querySelectorAll('legend .changed').length;
    form.querySelector<HTMLInputElement>('input[name="end.rounds"]:not(:checked)')!.click();
    await soon(() => changed() === 1);
    form.querySelector<HTMLInputElement>('input[name="cell.safe"]:not(:checked)')!.click();
    await soon(() => changed() === 2);
    expect(deepFind(screen, '.footer')!.textContent).to.include('round 14');
    button(screen, 'Back to the edition’s rules').click();
    await soon(() => changed() === 0);
    expect(deepFind(screen, '.footer')!.textContent).to.include('round 15');
  });

  it('gives a figure another colour and swaps with whoever had it', async () => {
    const { screen, created } = await open();
    deepFind<HTMLButtonElement>(screen, '.mark')!.click();
    const dialog = () => deepFind(screen, 'set-up-mark')!.shadowRoot!;
    await soon(() => dialog().querySelector('input[aria-label="Colour 2"]'));
    dialog().querySelector<HTMLInputElement>('input[aria-label="Colour 2"]')!.click();
    await expect(deepFind(screen, 'set-up-mark')!).to.be.accessible();
    button(screen, 'Done').click();
    button(screen, 'Begin the game').click();
    await soon(() => created.games.length === 1);
    const { marks } = created.games[0]!.table;
    expect([marks['novice1']!.colour, marks['novice2']!.colour]).to.deep.equal([1, 0]);
  });

  it('lets bots play alone as a demonstration', async () => {
    const { screen, created } = await open();
    button(screen, 'Remove person 1').click();
    await screen.updateComplete;
    button(screen, 'Watch the bots play').click();
    await soon(() => created.games.length === 1);
    expect(created.games[0]!.table.persons.every(({ kind }) => kind === 'bot')).to.equal(true);
  });

  it('says so when there is no referee, and keeps what was set', async () => {
    const { screen, created } = await open();
    created.failure = { kind: 'noCore' };
    button(screen, 'Begin the game').click();
    await soon(() => deepFind(screen, 'error-panel'));
    expect(deepFind(screen, 'error-panel')!.getAttribute('what')).to.include('referee');
    created.failure = null;
    deepFind(screen, 'error-panel')!.dispatchEvent(new CustomEvent('retry'));
    await soon(() => created.games.length === 1);
  });
});

function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
