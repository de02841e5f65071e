import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfLayers } from '../../scripts/check-layers.mjs';
import { parseSource } from '../../scripts/source-files.mjs';

function problemsOf(path, text) {
  return problemsOfLayers([parseSource(path, text)]);
}

const convent = 'src/games/convent';

describe('check-layers', () => {
  const refused = [
    ['rules that know lit', `${convent}/rules/noise.ts`, `import { html } from 'lit';`],
    ['rules that read the clock', `${convent}/rules/noise.ts`, 'export const now = Date.now();'],
    ['rules that roll without the seed', `${convent}/rules/dice.ts`, 'export const die = Math.random() * 6;'],
    ['rules that take random from Math', `${convent}/rules/dice.ts`, 'const { random } = Math;'],
    ['rules that touch the page', `${convent}/rules/noise.ts`, `document.title = 'noise';`],
    ['rules that store', `${convent}/rules/noise.ts`, `import { openDB } from 'idb';`],
    ['rules that know bots', `${convent}/rules/legal.ts`, `import { decide } from '../bots/simple.ts';`],
    ['rules that know sentences', `${convent}/rules/legal.ts`, `import texts from '../text/en.json';`],
    ['a bot that knows the state', `${convent}/bots/simple.ts`, `import type { State } from '../rules/state.ts';`],
    [
      'a page that knows the state',
      'src/screens/play.ts',
      `import type { State } from '../games/convent/rules/state.ts';`,
    ],
    ['one game that knows the other', `${convent}/ui/index.ts`, `import { tile } from '../../house/content/tiles.ts';`],
    ['one game that loads the other', `${convent}/index.ts`, `export const other = () => import('../house/index.ts');`],
    ['an app that uses idb', 'src/app/saves.ts', `import { openDB } from 'idb';`],
    ['a store that knows elements', 'src/store/journal.ts', `import { toast } from '../ui/toast.ts';`],
    [
      'a worker that exports from the app',
      'src/workers/referee.worker.ts',
      `export { locale } from '../app/locale.ts';`,
    ],
    ['a shared element that knows a game', 'src/ui/dice.ts', `import { board } from '../games/convent/ui/board.ts';`],
    [
      'an element that loads the core',
      'src/ui/cone.ts',
      `export const core = new URL('../../build/core.wasm', import.meta.url);`,
    ],
    ['an engine that knows the layout', 'src/engine/session.ts', `import { version } from '../../assembly/layout.ts';`],
    [
      'a store that fetches sentences',
      'src/store/names.ts',
      `new URL('../games/convent/text/en.json', import.meta.url);`,
    ],
    ['a registry that loads a game at once', 'src/games/registry.ts', `import { rules } from './convent/index.ts';`],
    ['an import hidden in a type', `${convent}/rules/legal.ts`, `export type Root = import('lit').LitElement;`],
    ['an import() that cannot be read', 'src/app/late.ts', 'export const load = name => import(name);'],
    ['a package nobody knows', 'src/app/late.ts', `import { chunk } from 'lodash';`],
    ['a file outside the design', 'src/helpers/misc.ts', 'export {};'],
  ];
  for (const [what, path, text] of refused) {
    it(`refuses ${what}`, () => {
      const problems = problemsOf(path, text);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.ok(problems[0].startsWith(`${path}:1 `), problems[0]);
    });
  }

  const allowed = [
    [
      'rules that import rules, board and engine',
      `${convent}/rules/noise.ts`,
      `import { a } from './ways.ts'; import { b } from '../board/plan.ts'; import type { c } from '../../../engine/contract.ts';`,
    ],
    ['a bot that imports views', `${convent}/bots/simple.ts`, `import type { View } from '../rules/view.ts';`],
    [
      'a property that is called Date',
      `${convent}/rules/noise.ts`,
      'export const when = (save: { Date: number }) => save.Date;',
    ],
    [
      'a name of our own that the page also has',
      `${convent}/rules/noise.ts`,
      'export const go = (location: number) => location + 1;',
    ],
    ['other members of Math', `${convent}/rules/noise.ts`, 'export const six = Math.max(1, 6);'],
    ['a registry that loads late', 'src/games/registry.ts', `export const ui = () => import('./convent/ui/index.ts');`],
    [
      'a bridge that loads the core',
      'src/core/load.ts',
      `export const core = new URL('../../build/core.wasm', import.meta.url);`,
    ],
    [
      'a screen that uses everything',
      'src/screens/play.ts',
      `import 'lit'; import '../ui/dialog.ts'; import '../games/convent/ui/index.ts'; import '../app/router.ts';`,
    ],
    ['a forbidden word in a comment', `${convent}/rules/noise.ts`, '// Date and document and Math.random\nexport {};'],
  ];
  for (const [what, path, text] of allowed) {
    it(`allows ${what}`, () => assert.deepEqual(problemsOf(path, text), []));
  }
});
