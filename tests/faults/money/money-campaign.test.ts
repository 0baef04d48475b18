import { expect, test } from "vitest";
import { runMoneyCampaign } from "./money-campaign.ts";

test("kills around switch, join, cancel, pay, redeem, give and renew leave nothing double and nothing half done", async () => {
  const report = await runMoneyCampaign({ rounds: 1, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.killsByAct).toSorted()).toEqual([
    "cancel",
    "give",
    "join",
    "pay",
    "redeem",
    "renew",
    "switch",
  ]);
  expect(report.longestSettleInMilliseconds).toBeLessThan(60_000);
}, 300_000);
