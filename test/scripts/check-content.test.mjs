import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { linesOf, textKeysOf } from '../../scripts/check-content.mjs';
import { placeOfEntry, readContentSources } from '../../scripts/content/places.mjs';
import { parseTexts, readTextSets } from '../../scripts/text-files.mjs';

const folder = 'src/games/house';
const sources = [
  {
    path: `${folder}/content/events-a-d.ts`,
    text: "const closet = 'closet-door';\nevent('angry-being', []),\nevent(\n  'drip',\n",
  },
  { path: `${folder}/content/rooms.ts`, text: "[\n{ id: 'attic' },\n" },
  { path: `${folder}/content/tokens.ts`, text: "\n\n{ id: 'drip' },\n" },
  { path: `${folder}/content/chart.ts`, text: "{\n  bite: {},\n  'crystal-ball': {},\n" },
  { path: `${folder}/haunts/16-fuse.ts`, text: "x\n  number: 16,\nhooks: [\n{ id: 'fuse-burns' },\n" },
];
const place = (entry, at = '') => placeOfEntry(sources, { entry, at });

describe('places of entries', () => {
  it('finds cards, tokens and rooms in the files of their kind', () => {
    assert.equal(place('card angry-being'), `${folder}/content/events-a-d.ts:2`);
    assert.equal(place('card drip'), `${folder}/content/events-a-d.ts:4`);
    assert.equal(place('token drip'), `${folder}/content/tokens.ts:3`);
    assert.equal(place('room attic'), `${folder}/content/rooms.ts:2`);
    assert.equal(place('chart crystal-ball'), `${folder}/content/chart.ts:3`);
    assert.equal(place('chart bite'), `${folder}/content/chart.ts:2`);
  });

  it('finds a haunt by its number and a rule of it by its name', () => {
    assert.equal(place('haunt 16', 'win.heroes'), `${folder}/haunts/16-fuse.ts:2`);
    assert.equal(place('haunt 16', 'hooks.fuse-burns.do[0]'), `${folder}/haunts/16-fuse.ts:4`);
  });

  it('answers the entry itself when it stands nowhere', () => assert.equal(place('card joker'), 'card joker'));

  it('finds every card, token, room and character of the content', async () => {
    const { contentFor } = await import('../../src/games/house/content/index.ts');
    const { presets } = await import('../../src/games/house/rules/settings.ts');
    const content = contentFor({ settings: presets.chinese });
    const real = readContentSources(join(import.meta.dirname, '../..'));
    const kinds = { card: content.cards, token: content.tokens, room: content.rooms, character: content.characters };
    for (const [kind, entries] of Object.entries(kinds))
      for (const id of entries.keys())
        assert.match(placeOfEntry(real, { entry: `${kind} ${id}`, at: '' }), /\.ts:\d+$/);
  });
});

describe('what the content check prints', () => {
  it('names file, line, entry and place', () => {
    const problem = { entry: 'card drip', at: 'drawn', what: 'unknown verb "leak"' };
    assert.deepEqual(linesOf([problem], sources), [
      `${folder}/content/events-a-d.ts:4 card drip, drawn: unknown verb "leak"`,
    ]);
  });

  it('reads the keys of one game in every language', () => {
    const texts = name => ({ name, texts: { en: parseTexts(`${name}.en.json`, '{ "card.book.name": "Book" }') } });
    const keys = textKeysOf([texts(`${folder}/text/cards`), texts('src/games/convent/text/play')], 'house');
    assert.deepEqual([...keys.en], ['card.book.name']);
    assert.deepEqual([...keys['zh-Hant']], []);
  });
});

describe('a mistake in the content', () => {
  const root = join(import.meta.dirname, '../..');

  /** What the check prints of the real content with one thing in it changed. */
  async function printed(change) {
    const { contentFor } = await import('../../src/games/house/content/index.ts');
    const { natives } = await import('../../src/games/house/content/natives.ts');
    const { problemsOf } = await import('../../src/games/house/rules/lantern/check.ts');
    const { presets } = await import('../../src/games/house/rules/settings.ts');
    const content = contentFor({ settings: presets.chinese });
    const texts = textKeysOf(readTextSets(root), 'house');
    const changed = change({ content, texts });
    return linesOf(
      problemsOf({ ...content, ...changed.content }, { natives, texts: changed.texts ?? texts }),
      readContentSources(root),
    );
  }

  /** The one line there is; its place is where the source names the entry. */
  function assertPlaced(lines, { file, names, says }) {
    assert.equal(lines.length, 1, lines.join('\n'));
    const [, path, line, rest] = /^(\S+):(\d+) (.*)$/.exec(lines[0]);
    assert.equal(path, `${folder}/${file}`);
    assert.match(readFileSync(join(root, path), 'utf8').split('\n')[line - 1], names);
    assert.match(rest, says);
  }

  const withCard = (content, id, more) => ({
    content: { cards: new Map([...content.cards, [id, { ...content.cards.get(id), ...more }]]) },
  });

  it('is nowhere as it stands', async () => assert.deepEqual(await printed(() => ({})), []));

  it('is told with file and line: an unknown verb', async () => {
    const lines = await printed(({ content }) => withCard(content, 'rotten', { drawn: { verb: 'leak' } }));
    assertPlaced(lines, { file: 'content/events-m-r.ts', names: /'rotten'/, says: /card rotten, drawn.*leak/ });
  });

  it('is told with file and line: a branch that is never reached', async () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the word of a program, no promise
    const drawn = { verb: 'if', if: 0, then: { verb: 'stop' } };
    const lines = await printed(({ content }) => withCard(content, 'rotten', { drawn }));
    assertPlaced(lines, { file: 'content/events-m-r.ts', names: /'rotten'/, says: /unreachable branch/ });
  });

  it('is told with file and line: a missing text', async () => {
    const lines = await printed(({ texts }) => ({
      texts: { ...texts, 'zh-Hans': new Set([...texts['zh-Hans']].filter(key => key !== 'haunt.16.traitor.win')) },
    }));
    assertPlaced(lines, {
      file: 'haunts/16-fuse-and-hostage.ts',
      names: /number: 16/,
      says: /haunt\.16\.traitor\.win.*zh-Hans|zh-Hans.*haunt\.16\.traitor\.win/,
    });
  });
});
