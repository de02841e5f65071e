import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from './built.mjs';

/** A parsed file: its path from the root with forward slashes, its text and its syntax tree. */
export function parseSource(path, text) {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true) };
}

/** All TypeScript files below a folder of the project, parsed. */
export function readSources(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return filesIn(join(root, folder))
    .filter(name => name.endsWith('.ts'))
    .map(name => parseSource(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
}

/** Calls `visit` with every node of a tree, parents first. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
}

/** `path:line` of a node, for messages that an editor can follow. */
export function placeOf(source, node) {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1}`;
}
