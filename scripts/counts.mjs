import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * How the runners tell the test script what they counted: each writes one JSON file at the path in the environment
 * variable below. A runner that crashes leaves no file, and that counts as a failure.
 */
export const countsVariable = 'VIGIL_TEST_COUNTS';

/** Writes `{ passed, failed }` where the test script asked for it; does nothing when a runner is used alone. */
export function writeCounts(counts) {
  const path = process.env[countsVariable];
  if (path) writeFileSync(path, JSON.stringify(counts));
}

/**
 * Turns what is left of a runner into counts.
 *
 * A missing or damaged file, no tests at all, or a bad exit code without a failed test is one failure: the run must
 * never look better than it was.
 */
export function readCounts(path, exitCode) {
  let counts;
  try {
    const { passed, failed } = JSON.parse(readFileSync(path, 'utf8'));
    counts = { passed, failed };
  } catch {
    return { passed: 0, failed: 1, problem: `the runner ended with code ${exitCode} and reported no results` };
  } finally {
    rmSync(path, { force: true });
  }
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, problem: 'the runner found no tests' };
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, problem: `the runner ended with code ${exitCode} although no test failed` };
  }
  return counts;
}

/** The last line of a run: exactly `N passed, N failed`. */
export function summaryLine(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
}
