import { expect, waitUntil } from '@open-wc/testing';
import { defaultPreferences, preferences } from '../../src/app/preferences.ts';
import type { HouseAsk } from '../../src/games/house/rules/asks.ts';
import type { Narrator } from '../../src/games/house/ui/narrator.ts';
import { deep, find, findAll, pageText, press, button, settle } from './convent-page.ts';
import type { HouseMap } from '../../src/games/house/ui/board/house-map.ts';
import { closeHouses, isKey, openHouse, skipNews, tableView } from './house-page.ts';
import { loadStyles } from './shell-fixtures.ts';

const textIn = (element: Element): string =>
  [...deep(element)]
    .flatMap(inner =>
      [...inner.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent),
    )
    .join(' ');

const panelText = (root: Element): string => textIn(find(root, 'house-table')!.shadowRoot!.querySelector('.sheet')!);

const mapButton = (root: Element, selector: string): HTMLElement | null =>
  find(root, 'house-map')!.shadowRoot!.querySelector<HTMLElement>(selector);

const narratorOn = (screen: Element): Narrator =>
  (find(screen, 'house-turn-menu') as unknown as { readonly narrator: Narrator }).narrator;

describe('the house on the play screen', () => {
  before(loadStyles);
  afterEach(() => {
    closeHouses();
    preferences.change({ hints: defaultPreferences.hints });
  });

  it('opens on the table, tells what bots did, and can be heard and seen by everybody', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], players: 4 });
    await waitUntil(() => find(screen, 'house-moment-panel'), 'bots began, so there is news', { timeout: 8000 });
    // A button on its way from one colour to another has neither.
    await waitUntil(() => !document.getAnimations().some(animation => animation instanceof CSSTransition));
    await expect(find(screen, 'house-table')!).to.be.accessible();
    await skipNews(screen);
    await waitUntil(() => find(screen, 'house-turn-menu'));
    await expect(find(screen, 'house-table')!).to.be.accessible();
  });

  it('shows on the map what was told so far, and the rest picture by picture', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], players: 4 });
    const news = (): ShadowRoot | undefined => find(screen, 'house-moment-panel')?.shadowRoot ?? undefined;
    const isComplete = (): boolean => news()?.querySelector<HTMLButtonElement>('.buttons .quiet')?.disabled === false;
    await waitUntil(isComplete, 'the news are complete', { timeout: 8000 });
    const mapTiles = (): number => {
      const { floors } = (find(screen, 'house-map') as HouseMap).scene;
      return Object.values(floors).reduce((sum, { tiles }) => sum + tiles.length, 0);
    };
    const counts = [mapTiles()];
    while (news()) {
      news()!.querySelector<HTMLButtonElement>('.buttons .primary')!.click();
      await settle();
      counts.push(mapTiles());
    }
    const all = tableView(screen).tiles.length;
    expect(counts[0], 'the last rooms are not there yet').to.be.lessThan(all);
    expect(counts.at(-1)).to.equal(all);
    expect(counts, 'rooms come one after the other').to.deep.equal([...counts].sort((one, other) => one - other));
    expect(new Set(counts).size).to.be.greaterThan(1);
  });

  it('explores through a lit doorway on the map, and the room is there', async () => {
    const wish = { people: [['explorer1']], seed: 2, players: 3, until: isKey('turn.free') };
    const { screen } = await openHouse(wish);
    await skipNews(screen);
    await waitUntil(() => mapButton(screen, '.doorway') ?? mapButton(screen, '.room.offered'));
    while (!mapButton(screen, '.doorway')) {
      mapButton(screen, '.room.offered')!.click();
      await settle();
      await skipNews(screen);
    }
    const before = tableView(screen).tiles.length;
    mapButton(screen, '.doorway')!.click();
    await waitUntil(() => tableView(screen).tiles.length > before || find(screen, 'house-placement-panel'), '', {
      timeout: 4000,
    });
    if (find(screen, 'house-placement-panel')) await press(screen, /^Lay it like this$/);
    await waitUntil(() => tableView(screen).tiles.length > before);
  });

  it('turns the tile in hand by arrow keys, says why a rotation is refused, and lays it', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], seed: 2, players: 4, until: isKey('tile.rotation') });
    await waitUntil(() => find(screen, 'house-placement-panel'));
    await expect(find(screen, 'house-placement-panel')!).to.be.accessible();
    const hand = find(screen, 'house-placement-panel')!.shadowRoot!.querySelector<HTMLElement>('.hand')!;
    const said = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      hand.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      await settle();
      const lay = button(screen, /^Lay it like this$/)!;
      const text = hand.textContent!;
      expect(lay.disabled, text).to.equal(/No doorway leads back|close the floor|joins more/.test(text));
      const ghost = mapButton(screen, '.ghost')!;
      expect(ghost.classList.contains('refused')).to.equal(lay.disabled);
      said.add(text);
    }
    expect(said.size).to.be.greaterThan(1);
    while (button(screen, /^Lay it like this$/)!.disabled) await press(screen, /^Turn right$/);
    const before = tableView(screen).tiles.length;
    await press(screen, /^Lay it like this$/);
    expect(tableView(screen).tiles.length).to.equal(before + 1);
  });

  it('walks from room to room on the map by arrow keys, and takes a step with Enter', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], seed: 3, players: 3, until: isKey('turn.free') });
    await skipNews(screen);
    await waitUntil(() => mapButton(screen, '.room.offered'));
    const room = mapButton(screen, '.room.offered')!;
    room.focus();
    expect(find(screen, 'house-map')!.shadowRoot!.activeElement).to.equal(room);
    expect(room.getAttribute('aria-label')).to.match(/^Can be chosen\./);
    room.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }),
    );
    await settle();
    const name = room.dataset['room'];
    mapButton(screen, `[data-room="${name}"]`)!.click();
    await settle();
    await skipNews(screen);
    expect(tableView(screen).explorers['explorer1']!.room).to.equal(name);
  });

  it('shows every explorer’s tracks with steps, start value and skull, and what the haunt’s chances are', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], players: 4 });
    await press(screen, /^Explorers$/);
    expect(findAll(screen, 'house-trait-tracks').length).to.equal(4);
    const [track] = [...findAll(screen, 'house-trait-tracks')[0]!.shadowRoot!.querySelectorAll('.track')];
    expect(track!.querySelectorAll('li').length).to.equal(9);
    expect(track!.getAttribute('aria-label')).to.match(/^Speed \d, step \d of 8, starts at \d$/);
    await expect(find(screen, 'house-people-panel')!).to.be.accessible();
    await press(screen, /^Haunt$/);
    expect(panelText(screen)).to.contain('40.3');
    await expect(find(screen, 'house-haunt-panel')!).to.be.accessible();
    await press(screen, /^Log$/);
    await expect(find(screen, 'house-log-panel')!).to.be.accessible();
  });

  it('answers "may this tile go here?" and looks the chart up', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], players: 3 });
    await press(screen, /^Menu$/);
    await press(screen, /^Chart and tile helper$/);
    const tools = find(screen, 'house-tools')!.shadowRoot!;
    await waitUntil(() => tools.querySelectorAll('select').length === 4);
    expect(tools.textContent).to.match(/Haunt \d+/);
    expect(tools.textContent).to.match(/Yes\. Legal ways|No: /);
    await expect(find(screen, 'house-tools')!).to.be.accessible();
  });

  it('lets each person read the book alone, behind the gate and only while it is held', async () => {
    const people = [['explorer1'], ['explorer2'], ['explorer3']];
    const { screen } = await openHouse({ people, players: 3, seed: 4, until: isKey('haunt.read') });
    await waitUntil(() => button(screen, /^I am /), 'a gate', { timeout: 8000 });
    expect(find(screen, 'house-book')).to.equal(null);
    await press(screen, /^I am /);
    await waitUntil(() => find(screen, 'house-book'));
    const book = find(screen, 'house-book')!;
    expect(find(book, '.page')).to.equal(null);
    expect(pageText()).not.to.match(/\.story|\.win/);
    await expect(find(screen, 'house-turn')!).to.be.accessible();
    const hold = find(book, 'hold-to-show')!.shadowRoot!.querySelector<HTMLElement>('.hold')!;
    hold.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await settle();
    const shown = find(book, '.page')!.textContent!;
    expect(shown.length).to.be.greaterThan(40);
    hold.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await settle();
    expect(pageText()).not.to.contain(shown);
    await press(screen, /^I have read it$/);
    await waitUntil(() => button(screen, /^I am /) ?? find(screen, 'house-map'));
    expect(find(screen, 'house-book')).to.equal(null);
  });

  it('plays on after the haunt began, with the side’s book one tap away', async () => {
    const until = (ask: { readonly kind: string }, view: { readonly haunt: unknown }): boolean =>
      view.haunt !== null && 'key' in ask && ask.key === 'turn.free';
    const everybody = [['explorer1', 'explorer2', 'explorer3', 'explorer4']];
    const { screen } = await openHouse({ people: everybody, players: 4, seed: 2, until });
    await skipNews(screen);
    await press(screen, /^Haunt$/);
    await press(screen, /^Read the (heroes|traitor)’s? book$/);
    await waitUntil(() => find(screen, 'house-book'));
    await expect(find(screen, 'house-book')!).to.be.accessible();
    await press(screen, /^Close the book$/);
    expect(find(screen, 'house-book')).to.equal(null);
    await press(screen, /^Now$/);
    await waitUntil(() => find(screen, 'house-turn-menu'));
    await expect(find(screen, 'house-table')!).to.be.accessible();
  });

  it('tells the chances of an attack, and of typed dice by the card that they read, to whoever switches that on', async () => {
    const attacks = (ask: HouseAsk): boolean => ask.kind === 'choose' && ask.choices.some(({ c }) => c === 'attack');
    const everybody = [['explorer1', 'explorer2', 'explorer3', 'explorer4']];
    const { screen } = await openHouse({ people: everybody, players: 4, seed: 2, until: attacks });
    await skipNews(screen);
    const menu = (): string => textIn(find(screen, 'house-turn-menu')!);
    await waitUntil(() => find(screen, 'house-turn-menu'));
    expect(menu()).not.to.match(/win \d/);
    find(screen, 'house-play-menu')!.shadowRoot!.querySelector<HTMLInputElement>('.switch input')!.click();
    await settle();
    expect(preferences.current.hints.odds).to.equal(true);
    expect(menu()).to.match(/win [\d.]+% · tie [\d.]+%/);

    const card = document.createElement('house-card');
    Object.assign(card, { card: 'rotten', deck: 'event', dice: 4, narrator: narratorOn(screen) });
    find(screen, 'house-turn-menu')!.shadowRoot!.append(card);
    await settle();
    const chances = [...textIn(card).matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
    expect(chances.length).to.be.greaterThan(1);
    expect(chances.reduce((sum, share) => sum + share, 0)).to.be.closeTo(100, 0.3);
    await expect(card).to.be.accessible();
  });

  it('shows who won, opens both books and leads to the film', async () => {
    const { screen, went } = await openHouse({ people: [], players: 3, seed: 2, until: () => false });
    await waitUntil(() => button(screen, /^Look back at everything$/), 'the end', { timeout: 8000 });
    expect(panelText(screen)).to.match(/win|Nobody/);
    await press(screen, /^Read the traitor’s book$/);
    await press(screen, /^Ending$/);
    expect(find(screen, '.page')!.textContent!.length).to.be.greaterThan(30);
    await press(screen, /^Close the book$/);
    await expect(find(screen, 'house-table')!).to.be.accessible();
    await press(screen, /^Look back at everything$/);
    expect(went.some(route => (route as { readonly screen: string }).screen === 'replay')).to.equal(true);
  });

  it('takes the totals of real dice', async () => {
    const until = (ask: { readonly kind: string }): boolean => ask.kind === 'roll';
    const { screen } = await openHouse({
      people: [['explorer1'], ['explorer2'], ['explorer3']],
      players: 3,
      seed: 5,
      dice: 'typed',
      until,
    });
    await skipNews(screen);
    await waitUntil(() => find(screen, 'house-roll-entry'), 'dice are due', { timeout: 4000 });
    await expect(find(screen, 'house-roll-entry')!).to.be.accessible();
    const before = tableView(screen);
    await press(find(screen, 'house-roll-entry')!, /^2$/);
    await waitUntil(() => tableView(screen) !== before);
  });

  it('keeps to the width of a small phone and to targets of a finger', async () => {
    const { screen } = await openHouse({ people: [['explorer1']], players: 4 });
    await skipNews(screen);
    screen.style.setProperty('width', '360px');
    screen.style.setProperty('display', 'block');
    await settle();
    const table = find(screen, 'house-table')!;
    const right = table.getBoundingClientRect().right;
    for (const element of findAll(table, 'button')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('.viewport')) continue;
      expect(box.height, element.textContent ?? '').to.be.at.least(43.5);
      expect(box.right, element.textContent ?? '').to.be.at.most(right + 1);
    }
  });
});
