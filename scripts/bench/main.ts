import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fullEffort, quickEffort } from './contest.ts';
import { browserMarkdown } from './browser-report.ts';
import { browserGatesOf, gatesOf, judge } from './gates.ts';
import type { Gate } from './gates.ts';
import { writeIntoReadme } from './readme.ts';
import { markdownOf } from './report.ts';

const { values: options } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});

const tell = (line: string): void => console.error(line);
const effort = options.quick ? quickEffort : fullEffort;

interface Measured {
  readonly report: object;
  readonly markdown: string;
  readonly gates: readonly Gate[];
}

async function measured(): Promise<Measured> {
  if (options.browser) {
    const { measureInBrowser } = await import('./in-browser.ts');
    const report = await measureInBrowser(effort, tell);
    return { report, markdown: browserMarkdown(report), gates: browserGatesOf(report) };
  }
  const { measureInNode } = await import('./in-node.ts');
  const report = await measureInNode(effort, tell);
  return { report, markdown: markdownOf(report), gates: gatesOf(report) };
}

const { report, markdown, gates } = await measured();
const json = `${JSON.stringify({ ...report, gates }, null, 1)}\n`;
if (options.json === '-') process.stdout.write(json);
else console.log(markdown);
if (options.json !== undefined && options.json !== '-') writeFileSync(options.json, json);
if (options.readme) await writeIntoReadme(options.browser ? 'bench-browser' : 'bench', markdown);
if (options.check) {
  const { lines, broken } = judge(gates);
  for (const line of lines) tell(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
