import { expect, test } from "vitest";
import { runKillCampaign } from "./kill-campaign.ts";

test("kills around confirm leave every order charged once and confirmed, or neither", async () => {
  const report = await runKillCampaign({
    count: 6,
    creations: 0,
    database: "embedded",
    log: () => undefined,
  });
  expect(report.violations).toEqual([]);
  expect(report.confirmedAlone).toBeGreaterThan(0);
  expect(Object.values(report.killsByPlace).reduce((sum, kills) => sum + kills, 0)).toBe(6);
}, 300_000);
