import { writeCounts } from './counts.mjs';

/**
 * A reporter for `node --test` that counts tests and writes the counts.
 *
 * Suites are no tests, but a suite that fails by itself (a broken hook, a crashed file) is a failure. A skipped or
 * postponed test proves nothing, so it counts as failed; so does a file without tests, which node reports as one test
 * named after the file.
 */
export default async function* countTests(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    const isSuite = data?.details?.type === 'suite';
    if (type === 'test:pass' && (data.skip !== undefined || data.todo !== undefined)) {
      failed += 1;
      yield `not run (skipped or todo): ${data.name}\n`;
    } else if (type === 'test:pass' && data.name === data.file) {
      failed += 1;
      yield `no tests in ${data.name}\n`;
    } else if (type === 'test:pass' && !isSuite) passed += 1;
    else if (type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed') failed += 1;
  }
  writeCounts({ passed, failed });
}
