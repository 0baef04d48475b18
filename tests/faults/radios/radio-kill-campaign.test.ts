import { expect, test } from "vitest";
import { RADIO_PLACES, USUAL_DOSE } from "./plan-radio-kills.ts";
import { RADIO_ACT_KINDS } from "./radio-acts.ts";
import { runRadioKillCampaign } from "./radio-kill-campaign.ts";

test("kills around purchases, claims, moves and joins, at every step of each, leave each radio with one owner, told what is paid for, and charged once", async () => {
  const report = await runRadioKillCampaign({ count: USUAL_DOSE, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.killsByAct).toSorted()).toEqual(
    RADIO_ACT_KINDS.map(({ name }) => name).toSorted(),
  );
  expect(Object.keys(report.deathsByPlace).toSorted()).toEqual(RADIO_PLACES.toSorted());
  expect(report.longestSettleInMilliseconds).toBeLessThan(60_000);
}, 600_000);
