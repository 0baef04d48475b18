import { expect, test } from "vitest";
import { runRadioRaceCampaign } from "./radio-race-campaign.ts";
import { RADIO_RACE_KINDS } from "./radio-races.ts";

test("claims, moves, purchases and joins that race over two processes have one winner each, and charge nobody who lost", async () => {
  const report = await runRadioRaceCampaign({ count: RADIO_RACE_KINDS.length * 20, log: () => undefined });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.races).toSorted()).toEqual(RADIO_RACE_KINDS.map(({ name }) => name).toSorted());
  expect(report.calls).toBe(RADIO_RACE_KINDS.length * 20);
}, 300_000);
