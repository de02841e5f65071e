import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fullEffort, quickEffort } from './contest.ts';
import { gatesOf, judge } from './gates.ts';
import { writeIntoReadme } from './readme.ts';

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

async function measured(): Promise<{ readonly report: object; readonly markdown: string; readonly isGood: boolean }> {
  if (options.browser) {
    const { browserMarkdown, measureInBrowser } = await import('./in-browser.ts');
    const report = await measureInBrowser(effort, tell);
    return { report, markdown: browserMarkdown(report), isGood: true };
  }
  const { measureInNode } = await import('./in-node.ts');
  const { markdownOf } = await import('./report.ts');
  const report = await measureInNode(effort, tell);
  const { lines, broken } = judge(gatesOf(report));
  if (options.check) for (const line of lines) tell(line);
  return { report: { ...report, gates: gatesOf(report) }, markdown: markdownOf(report), isGood: broken.length === 0 };
}

const { report, markdown, isGood } = await measured();
if (options.json === '-') console.log(JSON.stringify(report, null, 1));
else console.log(markdown);
if (options.json !== undefined && options.json !== '-')
  writeFileSync(options.json, `${JSON.stringify(report, null, 1)}\n`);
if (options.readme) await writeIntoReadme(options.browser ? 'bench-browser' : 'bench', markdown);
if (options.check && !isGood) process.exitCode = 1;
