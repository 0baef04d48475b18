import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareLife } from "./testing/compare-life.ts";
import { liveRadioScript, radioHeardOn } from "./testing/live-radio-script.ts";
import { type RadioScript, radioScripts } from "./testing/radio-script.ts";

const PRICE = { productAmountInCents: 1000, royaltyFeeInCents: 0 };
const PHASE = {
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: { length: 1, timeUnit: "months" },
  price: PRICE,
} as const;
const LIFE: RadioScript = {
  started: "2026-01-10",
  phases: [PHASE],
  address: { country: "US", state: "TX" },
  acts: [],
  radioActs: [
    { afterDays: 10, act: { kind: "moveRadio", feeInCents: 1500 } },
    { afterDays: 20, act: { kind: "takeRadioOff" } },
    { afterDays: 40, act: { kind: "moveRadio", feeInCents: 0 } },
  ],
};

describe("a life of ten years with a radio", () => {
  test("costs what a count of its days says, and is heard on the radio that a count of its days says", () => {
    fc.assert(
      fc.property(radioScripts, (script) => {
        expect(compareLife(script).difference).toBeUndefined();
      }),
      { numRuns: Number(process.env["LIVES"] ?? 40), endOnFailure: true },
    );
  });

  test("is billed a move once, on its day, and goes on in silence while its plan has no radio", () => {
    const lived = liveRadioScript(LIFE);
    const fees = lived.billed.filter(({ kind }) => kind === "fee");
    expect(fees.map(({ period, price }) => [period.start.toString(), price.productAmountInCents])).toEqual([
      ["2026-01-20", 1500],
    ]);
    const started = Temporal.PlainDate.from(LIFE.started);
    expect([9, 10, 19, 20, 39, 40].map((days) => radioHeardOn(lived, started.add({ days })))).toEqual([
      1, 2, 2, 0, 0, 3,
    ]);
  });

  test("differs where what happens is not seen by both counts", () => {
    // The day after the last that the slow count looks at.
    const radioActs = [{ afterDays: 3700, act: { kind: "moveRadio", feeInCents: 100 } }] as const;
    expect(compareLife({ ...LIFE, radioActs }).difference).toMatch(/^bills /);
  });
});
