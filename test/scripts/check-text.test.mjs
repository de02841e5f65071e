import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfTexts } from '../../scripts/check-text.mjs';
import { parseSource } from '../../scripts/source-files.mjs';
import { messagesIn, parseTexts } from '../../scripts/text-files.mjs';

const good = {
  en: { heard: '{who} heard something at {space}.', list: { door: 'Door' } },
  'zh-Hant': { heard: '{who}聽見 {space} 有聲音。', list: { door: '門' } },
  'zh-Hans': { heard: '{who}听见 {space} 有声音。', list: { door: '门' } },
};

function gameSet(changes) {
  const texts = {};
  for (const [language, entries] of Object.entries({ ...good, ...changes })) {
    texts[language] = parseTexts(`src/games/convent/text/${language}.json`, JSON.stringify(entries, null, 2));
  }
  return { name: 'src/games/convent/text/*', texts };
}

function problemsOf(changes) {
  return problemsOfTexts({ sets: [gameSet(changes)], messages: [] });
}

function shellSet(translations) {
  const texts = {};
  for (const [language, entries] of Object.entries(translations)) {
    texts[language] = parseTexts(`src/app/text/${language}.json`, JSON.stringify(entries, null, 2));
  }
  return { name: 'src/app/text/*', texts };
}

function shellProblems(source, translations) {
  return problemsOfTexts({
    sets: [shellSet(translations)],
    messages: messagesIn([parseSource('src/screens/home.ts', source)]),
  });
}

describe('check-text on the texts of a game', () => {
  it('finds nothing in good texts', () => assert.deepEqual(problemsOf({}), []));

  const faults = [
    [
      'a missing key',
      { 'zh-Hans': { heard: good['zh-Hans'].heard } },
      /en\.json:4 "list\.door" is missing in .*zh-Hans\.json/,
    ],
    ['a key too many', { 'zh-Hant': { ...good['zh-Hant'], more: '多' } }, /zh-Hant\.json:6 "more" is not in/],
    [
      'a lost placeholder',
      { 'zh-Hant': { ...good['zh-Hant'], heard: '聽見 {space} 有聲音。' } },
      /zh-Hant\.json:2 "heard" has the placeholders \(space\)/,
    ],
    [
      'a renamed placeholder',
      { 'zh-Hans': { ...good['zh-Hans'], heard: '{谁}听见 {space}。' } },
      /placeholders \(space, 谁\)/,
    ],
    [
      'an untranslated text',
      { 'zh-Hans': { ...good['zh-Hans'], list: { door: 'Door' } } },
      /zh-Hans\.json:4 "list\.door" is not translated/,
    ],
    [
      'left English words',
      { 'zh-Hant': { ...good['zh-Hant'], list: { door: '門 is left open' } } },
      /words of English/,
    ],
    [
      'the other Chinese script',
      { 'zh-Hant': { ...good['zh-Hant'], list: { door: '门' } } },
      /other Chinese script: 门/,
    ],
    ['an empty text', { en: { ...good.en, list: { door: '' } } }, /en\.json:4 "list\.door" is empty/],
    ['a broken placeholder', { en: { ...good.en, list: { door: 'Door {a' } } }, /broken placeholder/],
  ];
  for (const [what, changes, expected] of faults) {
    it(`finds ${what}`, () => assert.match(problemsOf(changes).join('\n'), expected));
  }

  it('finds a missing language', () => {
    const { name, texts } = gameSet({});
    const { en, 'zh-Hant': hant } = texts;
    const problems = problemsOfTexts({ sets: [{ name, texts: { en, 'zh-Hant': hant } }], messages: [] });
    assert.match(problems.join('\n'), /there is no zh-Hans\.json/);
  });
});

describe('check-text on the messages of the shell', () => {
  const source = "msg('Play', { id: 'home.play' }); msg(str`Hello ${name}`, { id: 'home.hello' });";
  const hant = { 'home.play': '開始遊戲', 'home.hello': '{0}，你好' };
  const hans = { 'home.play': '开始游戏', 'home.hello': '{0}，你好' };

  it('finds nothing when every message is translated', () => {
    assert.deepEqual(shellProblems(source, { 'zh-Hant': hant, 'zh-Hans': hans }), []);
  });

  const faults = [
    [
      'a message without a translation',
      source,
      { 'zh-Hant': hant, 'zh-Hans': { 'home.hello': '{0}，你好' } },
      /home\.ts:1 "home\.play" is missing/,
    ],
    [
      'a translation without a message',
      source,
      { 'zh-Hant': { ...hant, old: '舊' }, 'zh-Hans': hans },
      /"old" is not in the source/,
    ],
    [
      'a numbered placeholder that is lost',
      source,
      { 'zh-Hant': { ...hant, 'home.hello': '你好' }, 'zh-Hans': hans },
      /placeholders \(\)/,
    ],
    ['a message without an id', "msg('Play');", { 'zh-Hant': {}, 'zh-Hans': {} }, /home\.ts:1 msg\(\) has no fixed id/],
    ['a message put together', "msg('Play' + more, { id: 'a' });", { 'zh-Hant': {}, 'zh-Hans': {} }, /not written out/],
    [
      'one id for two texts',
      "msg('A', { id: 'x' }); msg('B', { id: 'x' });",
      { 'zh-Hant': { x: '甲' }, 'zh-Hans': { x: '甲' } },
      /another English text/,
    ],
  ];
  for (const [what, code, translations, expected] of faults) {
    it(`finds ${what}`, () => assert.match(shellProblems(code, translations).join('\n'), expected));
  }
});
