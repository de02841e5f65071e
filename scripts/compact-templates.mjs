import ts from 'typescript';
import { parseSource, walk } from './source-files.mjs';

/** Where a line ends inside a template and the next begins, a page needs one space at most. */
const compact = {
  html: text => text.replace(/\s*\n\s*/g, ' '),
  svg: text => text.replace(/\s*\n\s*/g, ' '),
  css: text =>
    text
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/([{};,])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, ' '),
};

function literalsOf(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template];
  return [template.head, ...template.templateSpans.map(span => span.literal)];
}

/**
 * A TypeScript file whose `html`, `svg` and `css` templates have lost the indentation that only we read. It is about a
 * tenth of what a browser would have to parse. No template of ours may hold a `pre` or `textarea` with lines of its own.
 */
export function compactTemplates(path, code) {
  const source = parseSource(path, code);
  const edits = [];
  walk(source.tree, node => {
    if (!ts.isTaggedTemplateExpression(node) || !ts.isIdentifier(node.tag)) return;
    const change = compact[node.tag.text];
    if (change === undefined) return;
    for (const literal of literalsOf(node.template)) {
      const from = literal.getStart(source.tree);
      edits.push({ from, to: literal.end, text: change(code.slice(from, literal.end)) });
    }
  });
  edits.sort((one, other) => other.from - one.from);
  return edits.reduce((text, { from, to, text: piece }) => text.slice(0, from) + piece + text.slice(to), code);
}
