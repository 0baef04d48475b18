import { expect, test } from "vitest";
import { runRestartCampaign } from "./restart-campaign.ts";

test("nodes that are restarted behind a proxy cut nobody off, and are gone soon after their last request", async () => {
  // Other tests have the same cores; who waits for kept connections to end takes far longer.
  const stopsWithinMilliseconds = 15_000;
  const report = await runRestartCampaign({
    restarts: 2,
    requests: 300,
    stopsWithinMilliseconds,
    log: () => undefined,
  });
  expect(report.violations).toEqual([]);
  expect(report.restarts).toBe(2);
  expect(report.requests).toBeGreaterThanOrEqual(300);
}, 300_000);
