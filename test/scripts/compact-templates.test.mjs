import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compactTemplates } from '../../scripts/compact-templates.mjs';

const compacted = code => compactTemplates('src/ui/dialog.ts', code);

describe('compactTemplates', () => {
  it('puts the lines of html into one, also around and inside of what is filled in', () => {
    const code = 'html`\n  <p>\n    ${list.map(one => html`\n      <b>${one}</b>\n    `)}\n  </p>\n`';
    assert.equal(compacted(code), 'html` <p> ${list.map(one => html` <b>${one}</b> `)} </p> `');
  });

  it('takes comments and line ends out of css', () => {
    const code =
      'css`\n  /* why */\n  :host {\n    color: red;\n    margin:\n      0 auto;\n  }\n\n  .a,\n  .b :hover {\n  }\n`';
    assert.equal(compacted(code), 'css` :host {color: red;margin: 0 auto;}.a,.b :hover {}`');
  });

  it('leaves other templates and all code alone', () => {
    const code = 'const a = `\n  x\n`;\nconst b = str`\n  y\n`;\nexport const c = 1;\n';
    assert.equal(compacted(code), code);
  });

  it('keeps spaces inside a line', () => {
    assert.equal(compacted('html`<p>a  b</p>`'), 'html`<p>a  b</p>`');
  });
});
