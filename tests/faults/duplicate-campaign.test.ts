import { expect, test } from "vitest";
import { runDuplicateCampaign } from "./duplicate-campaign.ts";

test("duplicate and racing confirms over two processes charge every order once or not at all", async () => {
  const report = await runDuplicateCampaign({ count: 80, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect([report.calls, report.confirmedOrders]).toEqual([80, 4]);
}, 120_000);
