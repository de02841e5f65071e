import { expect } from '@open-wc/testing';
import { msg, str } from '@lit/localize';
import { GameTexts } from '../../src/app/game-texts.ts';
import { locale } from '../../src/app/locale.ts';
import { preferences } from '../../src/app/preferences.ts';

const realFetch = window.fetch;

function cutNetwork(isCut: (url: string) => boolean): void {
  window.fetch = (input, init) =>
    isCut(String(input)) ? Promise.reject(new TypeError('no network')) : realFetch(input, init);
}

function jsonUrl(value: unknown): URL {
  return new URL(URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' })));
}

describe('the language on the screen', () => {
  afterEach(async () => {
    window.fetch = realFetch;
    await locale.switchTo('en');
    localStorage.clear();
  });

  // First in this file: texts that were loaded before take no time.
  it('is the one chosen last, however long the others take', async () => {
    const slow = locale.switchTo('zh-Hant');
    const last = locale.switchTo('en');
    await Promise.all([slow, last]);
    expect(locale.current).to.equal('en');
    expect(document.documentElement.lang).to.equal('en');
  });

  it('stays when another cannot be loaded, and changes when it can be tried again', async () => {
    await locale.switchTo('en');
    cutNetwork(url => url.includes('zh-Hans'));
    expect(await locale.switchTo('zh-Hans')).to.equal('unavailable');
    expect(locale.current).to.equal('en');
    expect(document.documentElement.lang).to.equal('en');
    expect(preferences.current.language).not.to.equal('zh-Hans');

    window.fetch = realFetch;
    expect(await locale.switchTo('zh-Hans')).to.equal('changed');
    expect(locale.current).to.equal('zh-Hans');
    expect(document.documentElement.lang).to.equal('zh-Hans');
    expect(preferences.current.language).to.equal('zh-Hans');
  });

  it('words messages and their values anew', async () => {
    const name = 'Anna';
    expect(msg(str`I am ${name}`, { id: 'gate.iAm' })).to.equal('I am Anna');
    await locale.switchTo('zh-Hant');
    expect(msg(str`I am ${name}`, { id: 'gate.iAm' })).to.equal('我是 Anna');
  });

  it('brings the texts of the game along, or does not change at all', async () => {
    const texts = new GameTexts<{ readonly hello: string }>({
      en: jsonUrl({ hello: 'Hello' }),
      'zh-Hant': jsonUrl({ hello: '你好' }),
      'zh-Hans': new URL('/missing/zh-Hans.json', location.href),
    });
    expect((await texts.load()).hello).to.equal('Hello');
    expect(await locale.switchTo('zh-Hant')).to.equal('changed');
    expect(texts.current?.hello).to.equal('你好');
    expect(await locale.switchTo('zh-Hans')).to.equal('unavailable');
    expect(locale.current).to.equal('zh-Hant');
    expect(texts.current?.hello).to.equal('你好');
  });
});
