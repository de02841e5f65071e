import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { filesIn } from './built.mjs';
import { placeOf, readSources, walk } from './source-files.mjs';

/** The languages the app speaks. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'];

function flatten(value, path, found) {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, found);
  } else {
    found.set(path, value);
  }
  return found;
}

/**
 * Where a key stands in a JSON text: the line of its last part, searched from the line of the part before it. Keys that
 * themselves hold dots are found whole.
 */
export function lineOfKey(text, key) {
  const lines = text.split('\n');
  const whole = lines.findIndex(line => line.includes(`"${key}"`));
  if (whole >= 0) return whole + 1;
  let at = 0;
  for (const part of key.split('.')) {
    const next = lines.findIndex((line, index) => index >= at && line.includes(`"${part}"`));
    if (next >= 0) at = next;
  }
  return at + 1;
}

/** One language of one set of texts: `{ path, entries, placeOfKey }`, with nested keys joined by dots. */
export function parseTexts(path, text) {
  const entries = flatten(JSON.parse(text), '', new Map());
  return { path, entries, placeOfKey: key => `${path}:${lineOfKey(text, key)}` };
}

/**
 * The text sets of the project: `{ name, texts }` with `texts[language]`, from `text/<language>.json`,
 * `text/<subject>.<language>.json` and `text/<subjects>/<subject>.<language>.json`.
 */
export function readTextSets(root) {
  const sets = new Map();
  for (const name of filesIn(join(root, 'src'))) {
    const path = `src/${name}`;
    const match = /^(?:(.+)\.)?(en|zh-Hant|zh-Hans)\.json$/.exec(basename(path));
    if (!/\/text(?:\/\w+)?$/.test(dirname(path)) || !match) continue;
    const setName = `${dirname(path)}/${match[1] ?? '*'}`;
    if (!sets.has(setName)) sets.set(setName, { name: setName, texts: {} });
    sets.get(setName).texts[match[2]] = parseTexts(path, readFileSync(join(root, path), 'utf8'));
  }
  return [...sets.values()];
}

function messageText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTaggedTemplateExpression(node) || !['str', 'html'].includes(node.tag.getText())) return undefined;
  if (ts.isNoSubstitutionTemplateLiteral(node.template)) return node.template.text;
  return node.template.templateSpans.reduce(
    (text, span, index) => `${text}{${index}}${span.literal.text}`,
    node.template.head.text,
  );
}

function messageId(node) {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(each => ts.isPropertyAssignment(each) && each.name.getText() === 'id');
  return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
}

/** Every `msg(...)` of given sources: `{ place, id, text }`; what cannot be read from the source is undefined. */
export function messagesIn(sources) {
  const messages = [];
  for (const source of sources) {
    walk(source.tree, node => {
      if (!ts.isCallExpression(node) || node.expression.getText(source.tree) !== 'msg') return;
      const [text, options] = node.arguments;
      messages.push({ place: placeOf(source, node), id: messageId(options), text: text && messageText(text) });
    });
  }
  return messages;
}

/** Every `msg(...)` of the project's sources. */
export function readMessages(root) {
  return messagesIn(readSources(root, 'src'));
}
