import { readReport } from "./read-report.mjs";

/** How many tests of a Vitest report passed and failed; undefined when there is no report. */
export function countUnitTests(path) {
  const report = readReport(path);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The same of a Playwright report; a test that passed only when repeated counts as failed. */
export function countBrowserTests(path) {
  const report = readReport(path);
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/**
 * The totals of a whole run. A step that failed without a failed test of its own, as the linter does, counts
 * as one failure: nothing that is wrong may end as "0 failed".
 */
export function totalOf(steps) {
  let passed = 0;
  let failed = 0;
  for (const { isPassed, tests } of steps) {
    passed += tests?.passed ?? 0;
    failed += isPassed ? 0 : Math.max(1, tests?.failed ?? 0);
  }
  return { passed, failed };
}
