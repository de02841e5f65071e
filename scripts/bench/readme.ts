import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const path = join(import.meta.dirname, '../../README.md');

/** The text with what stands between `<!-- name -->` and `<!-- /name -->` replaced. */
export function withBlock(text: string, name: string, block: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`there is no block ${open} ... ${close}`);
  return `${text.slice(0, start + open.length)}\n\n${block.trim()}\n\n${text.slice(end)}`;
}

/** Puts a block of Markdown into the README, in the form that the project's files have. */
export async function writeIntoReadme(name: string, block: string): Promise<void> {
  const replaced = withBlock(readFileSync(path, 'utf8'), name, block);
  const options = await resolveConfig(path);
  writeFileSync(path, await format(replaced, { ...options, parser: 'markdown' }));
}
