import { writeCounts } from './counts.mjs';

function countSuite(suite, totals) {
  for (const test of suite?.tests ?? []) {
    if (test.passed && !test.skipped) totals.passed += 1;
    else totals.failed += 1;
  }
  for (const inner of suite?.suites ?? []) countSuite(inner, totals);
}

/** A reporter for web-test-runner that counts tests; a skipped test or a file that did not load counts as failed. */
export function browserCountsReporter() {
  return {
    stop({ sessions }) {
      const totals = { passed: 0, failed: 0 };
      for (const session of sessions) {
        const before = totals.failed;
        countSuite(session.testResults, totals);
        if (!session.passed && totals.failed === before) totals.failed += 1;
      }
      writeCounts(totals);
    },
  };
}
