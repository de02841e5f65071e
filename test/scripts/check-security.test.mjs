import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { problemsOfSecurity } from '../../scripts/check-security.mjs';
import { headersOfFile, pagePolicy, securityHeaders } from '../../scripts/security-headers.mjs';
import { parseSource } from '../../scripts/source-files.mjs';

const problemsIn = text => problemsOfSecurity([parseSource('src/ui/a.ts', text)]);

describe('check-security', () => {
  const refused = [
    'element.innerHTML = name;',
    'element.outerHTML = name;',
    'frame.srcdoc = name;',
    "element.insertAdjacentHTML('beforeend', name);",
    'document.write(name);',
    'range.createContextualFragment(name);',
    "new DOMParser().parseFromString(name, 'text/html');",
    'eval(name);',
    "new Function('return 1');",
    "setTimeout('go()', 1);",
    "import { unsafeHTML } from 'lit/directives/unsafe-html.js';",
    "import { styleMap as styles } from 'lit/directives/style-map.js';",
    'html`<p style="color:red"></p>`;',
    'html`<style>p { color: red }</style>`;',
    'html`<script>go()</script>`;',
    'svg`<g onclick="go()"></g>`;',
    'html`<b style=${x}></b>`;',
    "fetch('https://example.org/');",
    "new WebSocket('wss://example.org');",
    'navigator.sendBeacon(address);',
  ];
  for (const line of refused) {
    it(`refuses ${line}`, () => {
      assert.match(problemsIn(`const a = 1;\n${line}`)[0] ?? '', /^src\/ui\/a\.ts:2 /);
    });
  }

  it('leaves alone what only looks like it', () => {
    const lines = [
      "const { innerHTML } = names; const text = 'document.write';",
      'write(pose);',
      'html`<p class="a" @click=${go} .value=${x} ?hidden=${y}>on and on, in style</p>`;',
      "const space = 'http://www.w3.org/2000/svg';",
      "element.style.setProperty('--x', '1px');",
      'setTimeout(go, 1);',
    ];
    assert.deepEqual(problemsIn(lines.join('\n')), []);
  });
});

describe('the security headers', () => {
  const read = name => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

  it('are strict: nothing by default, no inline script or style, nobody else', () => {
    assert.match(pagePolicy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
    assert.doesNotMatch(pagePolicy, /unsafe-inline|'unsafe-eval'|https?:|\*|data:|blob:/);
    assert.match(securityHeaders['Content-Security-Policy'], /; frame-ancestors 'none'$/);
  });

  it('are the same in the example of every web space', () => {
    assert.deepEqual(headersOfFile(read('public/_headers')), securityHeaders);
    const [nginx, apache] = [read('hosting/nginx.conf'), read('hosting/apache.htaccess')];
    for (const [name, value] of Object.entries(securityHeaders)) {
      assert.ok(nginx.includes(`add_header ${name} "${value}" always;`), `nginx: ${name}`);
      assert.ok(apache.includes(`Header always set ${name} "${value}"`), `Apache: ${name}`);
    }
    assert.equal(nginx.match(/^add_header/gm).length, Object.keys(securityHeaders).length);
    assert.equal(apache.match(/Header always set/g).length, Object.keys(securityHeaders).length);
  });
});
