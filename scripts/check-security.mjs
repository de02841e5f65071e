import { join } from 'node:path';
import ts from 'typescript';
import { placeOf, readSources, walk } from './source-files.mjs';

/** Ways to make elements or code out of text. */
const properties = new Set(['innerHTML', 'outerHTML', 'srcdoc', 'cssText']);
const calls = new Set([
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'eval',
  'Function',
  'DOMParser',
]);
const imports = new Set(['unsafeHTML', 'unsafeSVG', 'unsafeStatic', 'unsafeMathML', 'styleMap', 'templateContent']);
const senders = new Set([
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'sendBeacon',
]);
const timers = new Set(['setTimeout', 'setInterval']);

/** Names in an address that is written out but never asked for. */
const namespaces = /^http:\/\/www\.w3\.org\//;

function nameOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

function problemOfCall(node) {
  const name = nameOf(node.expression);
  if (senders.has(name)) return `${name} could send something: Vigil sends nothing`;
  if (calls.has(name) || node.expression.getText().startsWith('document.write'))
    return `${name}() makes elements or code out of text`;
  const [first] = node.arguments ?? [];
  if (timers.has(name) && first && ts.isStringLiteralLike(first)) return `${name}() runs a text`;
  return undefined;
}

function problemOfTemplate(node) {
  const text = node.getText();
  if (/\sstyle=/.test(text))
    return 'has a style attribute, which the policy refuses: use classes and custom properties';
  if (/<style[\s>]/.test(text)) return 'has a style element, which the policy refuses: use static styles';
  if (/<script[\s>]/.test(text)) return 'has a script element';
  if (/\son[a-z]+=/.test(text)) return 'has an inline handler, which the policy refuses';
  return undefined;
}

function problemOf(node) {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return problemOfCall(node);
  if (ts.isImportSpecifier(node)) {
    const name = (node.propertyName ?? node.name).text;
    return imports.has(name) ? `imports ${name}: nothing may be written past the templates` : undefined;
  }
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left) && properties.has(node.left.name.text)) {
    return node.operatorToken.kind === ts.SyntaxKind.EqualsToken ? `writes ${node.left.name.text}` : undefined;
  }
  if (ts.isTaggedTemplateExpression(node) && ['html', 'svg'].includes(node.tag.getText()))
    return problemOfTemplate(node);
  if (ts.isStringLiteralLike(node) && /^(?:https?|wss?):\/\//.test(node.text) && !namespaces.test(node.text)) {
    return `names the address ${node.text}: Vigil asks nobody but its own server`;
  }
  return undefined;
}

/** Code that would make elements out of data, that a strict policy refuses, or that would send something: `path:line says what`. */
export function problemsOfSecurity(sources) {
  const problems = [];
  for (const source of sources) {
    walk(source.tree, node => {
      const problem = problemOf(node);
      if (problem) problems.push(`${placeOf(source, node)} ${problem}`);
    });
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(join(import.meta.dirname, '..'), 'src');
  const problems = problemsOfSecurity(sources);
  for (const problem of problems) console.error(problem);
  console.log(`security: ${sources.length} files, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
