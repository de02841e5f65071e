import { join } from 'node:path';
import ts from 'typescript';
import { placeOf, readSources, walk } from './source-files.mjs';

const starters = new Set(['test', 'it', 'describe', 'suite', 'context', 'specify']);
const unrun = new Set(['only', 'skip', 'todo', 'skipIf', 'runIf']);
const shorthand = new Set(['xit', 'fit', 'xdescribe', 'fdescribe', 'xtest', 'xcontext']);

function startsTest(node) {
  return ts.isIdentifier(node) && starters.has(node.text);
}

function problemOfCall(call) {
  const { expression } = call;
  if (ts.isIdentifier(expression) && shorthand.has(expression.text)) return `${expression.text}() leaves tests out`;
  if (ts.isPropertyAccessExpression(expression) && unrun.has(expression.name.text)) {
    const owner = expression.expression;
    const isContext = ts.isIdentifier(owner) && owner.text === 't';
    const isMocha = owner.kind === ts.SyntaxKind.ThisKeyword;
    if (startsTest(owner) || isContext || isMocha) return `.${expression.name.text}() leaves tests out`;
  }
  if (!startsTest(expression)) return undefined;
  for (const argument of call.arguments.filter(ts.isObjectLiteralExpression)) {
    const option = argument.properties.find(each => each.name && unrun.has(each.name.getText()));
    if (option) return `the option ${option.name.getText()} leaves tests out`;
  }
  return undefined;
}

/** Tests that are left out or crowd the others out, as `path:line says what`. */
export function problemsOfTests(sources) {
  const problems = [];
  for (const source of sources) {
    walk(source.tree, node => {
      const problem = ts.isCallExpression(node) ? problemOfCall(node) : undefined;
      if (problem) problems.push(`${placeOf(source, node)} ${problem}`);
    });
  }
  return problems;
}

/** Files that hold more than one subject, by their length. Data in `fixtures` is not read. */
export function problemsOfLength(sources, limit = 300) {
  return sources
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path}:${limit} has ${lines} lines, more than ${limit}: divide it by subject`);
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const tests = readSources(root, 'test');
  const all = [...tests, ...readSources(root, 'src'), ...readSources(root, 'assembly')];
  const problems = [...problemsOfTests(tests), ...problemsOfLength(all)];
  for (const problem of problems) console.error(problem);
  console.log(`tests: ${tests.length} files, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
