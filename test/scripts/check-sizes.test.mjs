import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameScripts, homeScripts, judge } from '../../scripts/check-sizes.mjs';

function chunk(file, modules, { kind = 'page', entry = false, imports = [], dynamicImports = [] } = {}) {
  return { file, kind, entry, imports, dynamicImports, modules };
}

const chunks = [
  chunk('index.js', ['src/main.ts'], { entry: true, imports: ['lit.js'], dynamicImports: ['home.js', 'play.js'] }),
  chunk('lit.js', ['node_modules/lit/index.js']),
  chunk('home.js', ['src/screens/home.ts'], { imports: ['dialog.js'], dynamicImports: ['update.js', 'ui.js'] }),
  chunk('dialog.js', ['src/ui/dialog.ts']),
  chunk('update.js', ['src/app/update.ts']),
  chunk('play.js', ['src/screens/play.ts']),
  chunk('ui.js', ['src/games/convent/ui/index.ts']),
  chunk('board.js', ['src/games/convent/board/plan.ts', 'rolldown/runtime.js']),
  chunk('text.js', ['src/games/convent/text/en.json']),
  chunk('house.js', ['src/games/house/ui/index.ts']),
  chunk('referee.js', ['src/workers/referee.worker.ts'], { kind: 'worker', entry: true }),
  chunk('rules.js', ['src/games/convent/rules/index.ts'], { kind: 'worker' }),
  chunk('house-rules.js', ['src/games/house/rules/index.ts'], { kind: 'worker' }),
];

describe('check-sizes', () => {
  it('counts what home imports at once and late, but no other screen and no game', () => {
    assert.deepEqual(homeScripts(chunks).sort(), ['dialog.js', 'home.js', 'index.js', 'lit.js', 'update.js']);
  });

  it('counts the code of a game in the page and in the workers', () => {
    assert.deepEqual(gameScripts(chunks, 'convent').sort(), ['rules.js', 'ui.js']);
  });

  it('fails over the limit and when nothing was measured', () => {
    assert.deepEqual(judge([{ what: 'a', bytes: 10, limit: 10 }]).broken, []);
    assert.equal(judge([{ what: 'a', bytes: 11, limit: 10 }]).broken.length, 1);
    assert.equal(judge([{ what: 'a', bytes: 0, limit: 10 }]).broken.length, 1);
  });
});
