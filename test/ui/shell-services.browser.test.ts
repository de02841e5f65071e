import { expect } from '@open-wc/testing';
import { announcer } from '../../src/app/announcer.ts';
import { blanking } from '../../src/app/blanking.ts';
import { fill } from '../../src/app/fill.ts';
import { chooseLanguage } from '../../src/app/languages.ts';
import { numberedText } from '../../src/app/numbered-text.ts';
import { defaultPreferences, parsePreferences, preferences } from '../../src/app/preferences.ts';
import { formatRoute, parseRoute, Router, type Route } from '../../src/app/router.ts';
import { InstallOffer } from '../../src/app/install-offer.ts';
import { appVersion } from '../../src/app/version.ts';

describe('the first language', () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK', 'en'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['zh-Hant-SG'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['en-GB', 'zh-TW'], 'en'],
    [['fr-FR', 'zh-TW'], 'zh-Hant'],
    [['de'], 'en'],
    [[], 'en'],
  ];
  for (const [wishes, language] of cases) {
    it(`is ${language} for ${wishes.join(', ') || 'nobody knows whom'}`, () => {
      expect(chooseLanguage(wishes)).to.equal(language);
    });
  }
});

describe('preferences', () => {
  afterEach(() => {
    localStorage.clear();
    preferences.change(defaultPreferences);
  });

  it('takes defaults for what is damaged, foreign or missing', () => {
    expect(parsePreferences(null)).to.deep.equal(defaultPreferences);
    expect(parsePreferences('{')).to.deep.equal(defaultPreferences);
    expect(parsePreferences('[1,2]')).to.deep.equal(defaultPreferences);
    expect(parsePreferences('null')).to.deep.equal(defaultPreferences);
    const odd = { theme: 'pink', language: 'tlh', dice: 'typed', hints: { sight: 'no', way: false } };
    expect(parsePreferences(JSON.stringify(odd))).to.deep.equal({
      ...defaultPreferences,
      dice: 'typed',
      hints: { ...defaultPreferences.hints, way: false },
    });
  });

  it('keeps a change and tells of it', () => {
    let told = 0;
    const listener = (): void => {
      told += 1;
    };
    preferences.addEventListener('change', listener);
    preferences.change({ theme: 'light' });
    preferences.removeEventListener('change', listener);
    expect(told).to.equal(1);
    expect(parsePreferences(localStorage.getItem('vigil.preferences')).theme).to.equal('light');
  });
});

describe('routes', () => {
  const routes: readonly Route[] = [
    { screen: 'home' },
    { screen: 'settings' },
    { screen: 'set-up', game: 'convent' },
    { screen: 'play', id: 'k3_F-9' },
    { screen: 'replay', id: 'k3f9' },
    { screen: 'audit', id: 'k3f9' },
    { screen: 'audit', id: null },
    { screen: 'rules', game: 'convent' },
  ];
  for (const route of routes) {
    it(`come back from the address of ${route.screen}`, () => {
      expect(parseRoute(formatRoute(route))).to.deep.equal(route);
    });
  }

  it('lead home from any other address', () => {
    for (const hash of [
      '',
      '#',
      '#/',
      '#/nowhere',
      '#/play',
      '#/play/',
      '#/play/a/b',
      '#/play/<b>',
      '#/set-up/%00',
      '#/settings/x',
    ]) {
      expect(parseRoute(hash), hash).to.deep.equal({ screen: 'home' });
    }
  });

  it('tell of a move once, and not of the same place', () => {
    const router = new Router();
    const seen: string[] = [];
    router.addEventListener('change', () => seen.push(router.current.screen));
    router.go({ screen: 'settings' });
    router.go({ screen: 'settings' });
    router.go({ screen: 'home' }, { replace: true });
    expect(seen).to.deep.equal(['settings', 'home']);
    expect(location.hash).to.equal('#/');
  });
});

describe('sentences', () => {
  it('are filled by name, and a name without a value stays to be seen', () => {
    expect(fill('{who} heard {what} at {who}', { who: 'Anna', what: 3 })).to.equal('Anna heard 3 at Anna');
    expect(fill('{who} and {constructor}', { who: '{who}' })).to.equal('{who} and {constructor}');
  });

  it('with numbers put the values in their own order', () => {
    expect(numberedText('plain')).to.equal('plain');
    const text = numberedText('{1}之{0}') as { strings: readonly string[]; values: readonly unknown[] };
    expect([...text.strings]).to.deep.equal(['', '之', '']);
    expect(text.values).to.deep.equal([1, 0]);
  });
});

describe('the announcer', () => {
  it('speaks the same words again as a node of their own, and forgets on demand', () => {
    announcer.announce('A noise at 26');
    announcer.announce('A noise at 26');
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.childElementCount).to.equal(2);
    for (const number of [1, 2, 3, 4, 5]) announcer.announce(`Noise ${number}`);
    expect(region?.childElementCount).to.equal(4);
    expect(region?.lastElementChild?.textContent).to.equal('Noise 5');
    announcer.clear();
    expect(region?.textContent).to.equal('');
    expect(document.querySelectorAll('[aria-live]').length).to.equal(1);
  });

  it('forgets when secrets have to leave the screen', () => {
    const reasons: string[] = [];
    const unwatch = blanking.watch(reason => reasons.push(reason));
    announcer.announce('Your key lies on 98');
    dispatchEvent(new Event('pagehide'));
    unwatch();
    dispatchEvent(new Event('pagehide'));
    expect(document.querySelector('[aria-live]')?.textContent).to.equal('');
    expect(reasons).to.deep.equal(['left']);
  });
});

describe('the offer to install', () => {
  it('is not missed when the browser made it before the app was there', () => {
    window.vigilInstallOffer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => ({ outcome: 'accepted' as const }),
    });
    expect(new InstallOffer().way).to.equal('prompt');
    delete window.vigilInstallOffer;
    expect(new InstallOffer().way).to.equal('none');
  });

  it('is taken once', async () => {
    const offer = new InstallOffer();
    let prompts = 0;
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        prompts += 1;
        return { outcome: 'dismissed' as const };
      },
    });
    dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    expect(offer.way).to.equal('prompt');
    await offer.ask();
    await offer.ask();
    expect(prompts).to.equal(1);
    expect(offer.way).to.equal('none');
  });
});

describe('the version', () => {
  it('is that of the package', async () => {
    const { version } = (await (await fetch('/package.json')).json()) as { version: string };
    expect(appVersion).to.equal(version);
  });
});
