import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { locale } from '../../src/app/locale.ts';
import { defaultPreferences, preferences } from '../../src/app/preferences.ts';
import { followMotionPreference } from '../../src/app/device.ts';
import { followTheme } from '../../src/app/theme.ts';
import { toasts } from '../../src/app/toasts.ts';
import type { AppShell, ScreenLoaders } from '../../src/screens/app-shell.ts';
import '../../src/screens/app-shell.ts';
import type { HomeScreen } from '../../src/screens/home.ts';
import '../../src/screens/home.ts';
import type { SavedGames } from '../../src/screens/saved-games.ts';
import type { SettingsScreen } from '../../src/screens/settings.ts';
import '../../src/screens/settings.ts';
import type { VigilDialog } from '../../src/ui/dialog.ts';
import { loadStyles, MemoryGames, summary, testServices } from './shell-fixtures.ts';

async function home(games = new MemoryGames()): Promise<{ screen: HomeScreen; games: MemoryGames }> {
  const screen = await fixture<HomeScreen>(html`<home-screen .services=${testServices({ games })}></home-screen>`);
  await games.list().catch(() => undefined);
  await screen.updateComplete;
  await screen.updateComplete;
  return { screen, games };
}

function buttonNamed(root: ParentNode, name: string): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>('button, a')].find(
    element => element.getAttribute('aria-label') === name || element.textContent?.trim() === name,
  );
  if (!found) throw new Error(`there is no button “${name}”`);
  return found;
}

function list(screen: HomeScreen): SavedGames {
  const found = screen.renderRoot.querySelector('saved-games');
  if (!found) throw new Error('there is no list of games');
  return found;
}

async function openDialog(games: SavedGames, id: string): Promise<VigilDialog> {
  const dialog = games.renderRoot.querySelector<VigilDialog>(`#${id}`);
  if (!dialog) throw new Error(`there is no dialog ${id}`);
  await waitUntil(() => dialog.isOpen);
  return dialog;
}

before(loadStyles);
afterEach(() => {
  toasts.shown.forEach(toast => toasts.close(toast));
  history.replaceState(null, '', '#/');
});

describe('home', () => {
  it('is accessible without games', async () => {
    await expect((await home()).screen).to.be.accessible();
  });

  it('is accessible with games', async () => {
    const games = new MemoryGames([summary(), summary({ id: 'g2', name: '', state: 'finished' })]);
    await expect((await home(games)).screen).to.be.accessible();
  });

  it('deals a game alone with one press', async () => {
    const { screen, games } = await home();
    buttonNamed(screen.renderRoot, 'Play alone now').click();
    await waitUntil(() => location.hash === '#/play/solo1');
    expect(games.dealt).to.deep.equal(['convent']);
  });

  it('opens the game of a file, and stays where it is when the file is none', async () => {
    const { screen } = await home();
    const input = screen.renderRoot.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = (name: string): void => {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['{}'], name));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change'));
    };
    const before = location.hash;
    choose('holiday.jpg');
    await screen.updateComplete;
    expect(location.hash).to.equal(before);
    choose('friday.vigil');
    await waitUntil(() => location.hash === '#/play/a');
  });

  it('says so when a game cannot be dealt, and tries again', async () => {
    const games = new MemoryGames();
    const deal = games.createSolo.bind(games);
    games.createSolo = () => Promise.reject(new Error('noCore'));
    const { screen } = await home(games);
    buttonNamed(screen.renderRoot, 'Play alone now').click();
    await waitUntil(() => screen.renderRoot.querySelector('error-panel') !== null);
    games.createSolo = deal;
    screen.renderRoot.querySelector('error-panel')?.dispatchEvent(new CustomEvent('retry'));
    await waitUntil(() => location.hash === '#/play/solo1');
    expect(screen.renderRoot.querySelector('error-panel')).to.equal(null);
  });

  it('shows only games that can be played', async () => {
    const { screen } = await home();
    expect(screen.renderRoot.querySelectorAll('article').length).to.equal(1);
    expect(screen.renderRoot.querySelectorAll('saved-games').length).to.equal(0);
  });

  it('goes on with an unfinished game and looks back at a finished one', async () => {
    const { screen } = await home(new MemoryGames([summary(), summary({ id: 'g2', name: 'Old', state: 'finished' })]));
    const [unfinished, finished] = screen.renderRoot.querySelectorAll('saved-games');
    if (!unfinished || !finished) throw new Error('two lists were expected');
    expect(buttonNamed(unfinished.renderRoot, 'Continue: Friday').getAttribute('href')).to.equal('#/play/g1');
    expect(buttonNamed(finished.renderRoot, 'Look back: Old').getAttribute('href')).to.equal('#/replay/g2');
    expect(unfinished.renderRoot.textContent).to.include('Round 3 · Anna and Ben');
  });

  it('renames a game by keyboard', async () => {
    const { screen, games } = await home(new MemoryGames([summary()]));
    buttonNamed(list(screen).renderRoot, 'Rename: Friday').focus();
    await sendKeys({ press: 'Enter' });
    await openDialog(list(screen), 'rename');
    await waitUntil(() => list(screen).shadowRoot?.activeElement?.id === 'name');
    await sendKeys({ type: 'Saturday' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => list(screen).renderRoot.textContent?.includes('Saturday'));
    expect(games.games[0]?.name).to.equal('Saturday');
  });

  it('deletes a game only when it is meant', async () => {
    const { screen, games } = await home(new MemoryGames([summary()]));
    buttonNamed(list(screen).renderRoot, 'Delete: Friday').click();
    const dialog = await openDialog(list(screen), 'remove');
    expect(list(screen).shadowRoot?.activeElement?.textContent?.trim()).to.equal('Keep it');
    buttonNamed(dialog, 'Keep it').click();
    await waitUntil(() => !dialog.isOpen);
    expect(games.games.length).to.equal(1);
    buttonNamed(list(screen).renderRoot, 'Delete: Friday').click();
    await openDialog(list(screen), 'remove');
    buttonNamed(dialog, 'Delete').click();
    await waitUntil(() => games.games.length === 0);
    await waitUntil(() => screen.renderRoot.querySelector('saved-games') === null);
  });

  it('says so when a game is open elsewhere, and keeps it', async () => {
    const games = new MemoryGames([summary()]);
    games.remove = async () => 'openElsewhere';
    const { screen } = await home(games);
    list(screen).dispatchEvent(new CustomEvent('remove-asked', { detail: 'g1' }));
    await waitUntil(() => toasts.shown.length === 1);
    expect(toasts.shown[0]?.text()).to.include('open in another window');
    expect(list(screen).games.length).to.equal(1);
  });

  it('offers another try when the games cannot be read, and still lets one play', async () => {
    const games = new MemoryGames([summary()]);
    games.isBroken = true;
    const { screen } = await home(games);
    const panel = screen.renderRoot.querySelector('error-panel');
    expect(panel?.what).to.equal('Your saved games cannot be read just now.');
    expect(buttonNamed(screen.renderRoot, 'Play alone now')).to.have.property('disabled', false);
    games.isBroken = false;
    panel?.dispatchEvent(new CustomEvent('retry'));
    await waitUntil(() => screen.renderRoot.querySelector('saved-games') !== null);
  });

  it('lets one play when the list of games does not come', async () => {
    const games = new MemoryGames();
    games.list = () => new Promise(() => undefined);
    const screen = await fixture<HomeScreen>(html`<home-screen .services=${testServices({ games })}></home-screen>`);
    await waitUntil(() => screen.renderRoot.querySelector('article button') !== null);
  });

  it('warns when nothing can be saved', async () => {
    const services = testServices();
    const screen = await fixture<HomeScreen>(html`<home-screen .services=${services}></home-screen>`);
    expect(screen.renderRoot.querySelector('.notice')).to.equal(null);
    services.storage.setMemoryOnly(true);
    await screen.updateComplete;
    expect(screen.renderRoot.querySelector('.notice')?.textContent).to.include('does not let Vigil save');
  });
});

describe('settings', () => {
  afterEach(async () => {
    await locale.switchTo('en');
    preferences.change(defaultPreferences);
    localStorage.clear();
  });

  async function settings(): Promise<SettingsScreen> {
    return fixture<SettingsScreen>(html`<settings-screen .services=${testServices()}></settings-screen>`);
  }

  function choose(root: ParentNode, value: string): void {
    for (const choice of root.querySelectorAll('segmented-choice')) {
      const radio = [...choice.renderRoot.querySelectorAll('input')].find(input => input.value === value);
      if (radio) return radio.click();
    }
    throw new Error(`there is no choice ${value}`);
  }

  it('is accessible', async () => {
    await expect(await settings()).to.be.accessible();
  });

  it('changes colours and motion at once', async () => {
    followTheme();
    followMotionPreference();
    const screen = await settings();
    choose(screen.renderRoot, 'light');
    expect(document.documentElement.dataset['theme']).to.equal('light');
    choose(screen.renderRoot, 'dark');
    expect(document.documentElement.dataset['theme']).to.equal('dark');
    choose(screen.renderRoot, 'reduced');
    expect(document.documentElement.dataset['motion']).to.equal('reduced');
  });

  it('changes dice and hints', async () => {
    const play = (await settings()).renderRoot.querySelector('settings-play');
    if (!play) throw new Error('there are no settings of playing');
    choose(play.renderRoot, 'typed');
    expect(preferences.current.dice).to.equal('typed');
    const hint = play.renderRoot.querySelector<HTMLInputElement>('.switch input');
    hint?.click();
    expect(preferences.current.hints).to.deep.equal({ ...defaultPreferences.hints, sight: false });
    const [, ofTheHouse] = play.renderRoot.querySelectorAll('fieldset');
    ofTheHouse?.querySelector<HTMLInputElement>('.switch input')?.click();
    expect(preferences.current.hints).to.deep.equal({ ...defaultPreferences.hints, sight: false, odds: true });
  });

  it('changes the language of the whole page', async () => {
    const screen = await settings();
    const picker = screen.renderRoot.querySelector('language-picker');
    choose(picker?.renderRoot ?? screen, 'zh-Hans');
    await waitUntil(() => screen.renderRoot.querySelector('h2')?.textContent === '语言和外观');
    expect(document.documentElement.lang).to.equal('zh-Hans');
  });

  it('claims to be ready offline only when it is', async () => {
    const services = testServices();
    const screen = await fixture<SettingsScreen>(html`<settings-screen .services=${services}></settings-screen>`);
    await services.offline.check();
    const device = screen.renderRoot.querySelector('settings-device');
    await device?.updateComplete;
    expect(device?.renderRoot.textContent).to.include('Not yet.');
  });
});

describe('the shell', () => {
  const loaders: ScreenLoaders = {
    home: async () => undefined,
    settings: async () => undefined,
    'set-up': () => Promise.reject(new TypeError('chunk is gone')),
    play: async () => undefined,
    replay: async () => undefined,
    rules: async () => undefined,
    audit: async () => undefined,
  };

  async function shell(): Promise<{ element: AppShell; router: ReturnType<typeof testServices>['router'] }> {
    const services = testServices();
    const element = await fixture<AppShell>(html`<app-shell .services=${services} .loaders=${loaders}></app-shell>`);
    await waitUntil(() => element.renderRoot.querySelector('home-screen') !== null);
    return { element, router: services.router };
  }

  it('exchanges the screens, names them and moves the focus to their heading', async () => {
    const { element, router } = await shell();
    expect(document.title).to.equal('Vigil');
    router.go({ screen: 'settings' });
    await waitUntil(() => element.renderRoot.querySelector('settings-screen') !== null);
    expect(element.renderRoot.querySelector('home-screen')).to.equal(null);
    await waitUntil(() => document.title === 'Settings · Vigil');
    const header = element.renderRoot.querySelector('settings-screen')?.renderRoot.querySelector('screen-header');
    await waitUntil(() => header?.shadowRoot?.activeElement?.localName === 'h1');
  });

  it('says so when a screen cannot be loaded, and leads home', async () => {
    const { element, router } = await shell();
    router.go({ screen: 'set-up', game: 'convent' });
    await waitUntil(() => element.renderRoot.querySelector('error-panel') !== null);
    element.renderRoot.querySelector('error-panel')?.dispatchEvent(new CustomEvent('leave'));
    await waitUntil(() => element.renderRoot.querySelector('home-screen') !== null);
    expect(location.hash).to.equal('#/');
  });
});
