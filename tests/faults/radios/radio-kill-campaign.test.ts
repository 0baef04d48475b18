import { expect, test } from "vitest";
import { RADIO_ACT_KINDS } from "./radio-acts.ts";
import { runRadioKillCampaign } from "./radio-kill-campaign.ts";

test("kills around purchases, claims, moves and joins leave each radio with one owner, told what is paid for, and charged once", async () => {
  const report = await runRadioKillCampaign({ count: RADIO_ACT_KINDS.length, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.killsByAct).toSorted()).toEqual(
    RADIO_ACT_KINDS.map(({ name }) => name).toSorted(),
  );
  expect(report.longestSettleInMilliseconds).toBeLessThan(60_000);
}, 300_000);
