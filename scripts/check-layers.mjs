import { join, posix } from 'node:path';
import ts from 'typescript';
import { layerOf, refusalOfImport, refusalOfPackage } from './layer-rules.mjs';
import { placeOf, readSources, walk } from './source-files.mjs';

/** Layers that must give the same answer anywhere and any time: no page, no clock, no chance but the seeded one. */
const pureLayers = ['engine', 'board', 'content', 'rules', 'haunts', 'bots'];

const impureNames = new Set(
  `window document self globalThis navigator location history localStorage sessionStorage indexedDB caches fetch
   XMLHttpRequest WebSocket Worker postMessage setTimeout setInterval requestAnimationFrame queueMicrotask performance
   crypto Date Intl HTMLElement customElements console process WebAssembly`.split(/\s+/),
);

function linksOf(source) {
  const links = [];
  walk(source.tree, node => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      links.push({ node, specifier: node.moduleSpecifier.text, dynamic: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      links.push({ node, specifier: node.argument.literal.text, dynamic: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      links.push({
        node,
        specifier: target && ts.isStringLiteralLike(target) ? target.text : undefined,
        dynamic: true,
      });
    }
  });
  return links;
}

/** Paths of files that `new URL('...', import.meta.url)` asks for: an import by another name. */
function addressesOf(source) {
  const addresses = [];
  walk(source.tree, node => {
    if (!ts.isNewExpression(node) || node.expression.getText(source.tree) !== 'URL') return;
    const [target, base] = node.arguments ?? [];
    if (target && ts.isStringLiteralLike(target) && base?.getText(source.tree) === 'import.meta.url') {
      addresses.push({ node, specifier: target.text });
    }
  });
  return addresses;
}

function resolve(source, specifier) {
  return posix.join(posix.dirname(source.path), specifier.replace(/\?.*$/, ''));
}

function problemOfLink(source, from, { specifier, dynamic }) {
  if (specifier === undefined) return 'has an import() whose target is not written out';
  if (!specifier.startsWith('.')) return refusalOfPackage(from, specifier);
  const path = resolve(source, specifier);
  const to = layerOf(path);
  if (to === undefined) return `imports ${path}, which is in no layer`;
  return refusalOfImport(from, { path, to, dynamic });
}

/** A worker's script is started, not imported: the app may name it, and the core's file is named by src/core only. */
function problemOfAddress(source, from, specifier) {
  if (specifier.endsWith('.wasm')) return from.layer === 'core' ? undefined : 'names the core: only src/core loads it';
  const path = resolve(source, specifier);
  const to = layerOf(path);
  return to === undefined ? undefined : refusalOfImport(from, { path, to, dynamic: false });
}

function isUseOf(node) {
  const { parent } = node;
  const isMemberName = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node;
  return !isMemberName && !isKey && !ts.isPropertyDeclaration(parent) && !ts.isMethodSignature(parent);
}

function impurities(source) {
  const found = [];
  const declared = new Set();
  walk(source.tree, node => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isImportSpecifier(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isBindingElement(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) declared.add(node.name.text);
  });
  walk(source.tree, node => {
    if (ts.isIdentifier(node) && impureNames.has(node.text) && !declared.has(node.text) && isUseOf(node)) {
      found.push({ node, problem: `uses ${node.text}: rules and bots must give the same answer anywhere` });
    }
    if (ts.isIdentifier(node) && node.text === 'Math' && !declared.has('Math')) {
      const member = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : undefined;
      if (member === 'random') found.push({ node, problem: 'uses Math.random: chance comes from the seed' });
      if (member === undefined) found.push({ node, problem: 'uses Math as a value, where Math.random could hide' });
    }
  });
  return found;
}

/**
 * All breaches of the import directions, as `path:line says what`, for files as `readSources` gives them.
 */
export function problemsOfLayers(sources) {
  const problems = [];
  for (const source of sources) {
    const from = layerOf(source.path);
    const report = (node, problem) => problem && problems.push(`${placeOf(source, node)} ${problem}`);
    if (from === undefined) {
      problems.push(`${source.path}:1 is in no layer of the design`);
      continue;
    }
    for (const link of linksOf(source)) report(link.node, problemOfLink(source, from, link));
    for (const { node, specifier } of addressesOf(source)) report(node, problemOfAddress(source, from, specifier));
    if (pureLayers.includes(from.layer)) for (const { node, problem } of impurities(source)) report(node, problem);
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const sources = [...readSources(root, 'assembly'), ...readSources(root, 'src')];
  const problems = problemsOfLayers(sources);
  for (const problem of problems) console.error(problem);
  console.log(`layers: ${sources.length} files, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
