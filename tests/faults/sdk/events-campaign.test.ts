import { expect, test } from "vitest";
import { runEventsCampaign } from "./events-campaign.ts";

test("[S4.22] [S4.23] events outlive kills, reloads, offline spells, sign-outs and full storage, each stored once, and what is lost is told", async () => {
  const report = await runEventsCampaign({ count: 6, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect(report.stored + report.lost).toBe(report.recorded);
  expect(report.lost).toBe(150);
}, 150_000);
