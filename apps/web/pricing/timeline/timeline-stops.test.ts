import type { PriceStep } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { type Timed, timelineStops } from "./timeline-stops.ts";

const TODAY = "2026-11-25";

function step(
  phaseType: PriceStep["phaseType"],
  start: string,
  end: string | null,
  price: number,
): PriceStep {
  const billingPeriod = { length: 1, timeUnit: "months" } as const;
  return { phaseType, start, end, billingPeriod, billCount: 1, price, priceAfterTax: price };
}

const FLAT = [step("AutoRenewing", "2026-10-22", null, 11.99)];

function plan(override: Partial<Timed> = {}): Timed {
  return {
    state: "active",
    agreed: { planFrom: null, pause: null, end: null },
    billedBy: { source: "stripe", isUs: true, manageUrl: null },
    includedIn: null,
    isCancelled: false,
    pricePath: FLAT,
    nextBillOn: "2026-12-22",
    ...override,
  };
}

const drawn = (override: Partial<Timed>) =>
  timelineStops(plan(override), TODAY).map(
    (stop) =>
      `${stop.day} ${stop.kind} ${stop.line}${stop.kind === "price" && stop.isBill ? ", billed" : ""}`,
  );

describe("timelineStops", () => {
  it("is empty for one price that goes on for ever, whatever it was before", () => {
    expect(drawn({})).toEqual([]);
    expect(drawn({ pricePath: [step("Free", "2026-09-22", "2026-10-22", 0), ...FLAT] })).toEqual([]);
  });

  it("draws free time with the price that follows and its first bill", () => {
    const pricePath = [
      step("Free", "2026-11-22", "2026-12-22", 0),
      step("Introductory", "2026-12-22", "2027-03-22", 4.99),
      step("AutoRenewing", "2027-03-22", null, 11.99),
    ];
    expect(drawn({ pricePath })).toEqual([
      "2026-11-22 price Free",
      "2026-11-25 today Free",
      "2026-12-22 price Introductory, billed",
      "2027-03-22 price AutoRenewing",
    ]);
  });

  it("draws the price before, and the next bill of the introductory one within it", () => {
    const pricePath = [
      step("Free", "2026-09-22", "2026-10-22", 0),
      step("Introductory", "2026-10-22", "2027-01-22", 4.99),
      step("AutoRenewing", "2027-01-22", null, 11.99),
    ];
    expect(drawn({ pricePath })).toEqual([
      "2026-09-22 price Free",
      "2026-10-22 price Introductory",
      "2026-11-25 today Introductory",
      "2026-12-22 bill Introductory",
      "2027-01-22 price AutoRenewing",
    ]);
  });

  it("draws a pause that is agreed, and one under way with the day of service again", () => {
    const parted = [
      step("AutoRenewing", "2026-10-22", "2026-12-22", 11.99),
      step("AutoRenewing", "2027-01-22", null, 11.99),
    ];
    const pause = { start: "2026-12-22", end: "2027-01-22" };
    const agreed = { planFrom: null, pause, end: null };
    expect(drawn({ pricePath: parted, agreed, nextBillOn: "2027-01-22" })).toEqual([
      "2026-10-22 price AutoRenewing",
      "2026-11-25 today AutoRenewing",
      "2026-12-22 paused paused",
      "2027-01-22 price AutoRenewing, billed",
    ]);
    const underWay = { ...agreed, pause: { start: "2026-11-22", end: "2027-01-22" } };
    const [first] = parted;
    if (first === undefined) throw new Error("a plan has a price");
    const pricePath = [{ ...first, end: "2026-11-22" }, ...parted.slice(1)];
    expect(drawn({ state: "paused", pricePath, agreed: underWay, nextBillOn: "2027-01-22" })).toEqual([
      "2026-10-22 price AutoRenewing",
      "2026-11-22 paused paused",
      "2026-11-25 today paused",
      "2027-01-22 price AutoRenewing, billed",
    ]);
  });

  it("draws another plan, also where its price is the one of now", () => {
    const agreed = { planFrom: "2026-12-22", pause: null, end: null };
    expect(drawn({ agreed })).toEqual([
      "2026-10-22 price AutoRenewing",
      "2026-11-25 today AutoRenewing",
      "2026-12-22 price AutoRenewing, billed",
    ]);
  });

  it("ends the line on the day on which the plan does, agreed or by itself", () => {
    const pricePath = [step("AutoRenewing", "2026-10-22", "2026-12-22", 11.99)];
    const until = ["2026-10-22 price AutoRenewing", "2026-11-25 today AutoRenewing", "2026-12-22 ends none"];
    const agreed = { planFrom: null, pause: null, end: "2026-12-22" };
    const { nextBillOn: _none, ...ending } = plan({ state: "pending_cancellation", agreed, pricePath });
    const kinds = (timed: Timed) =>
      timelineStops(timed, TODAY).map(({ day, kind, line }) => `${day} ${kind} ${line}`);
    expect(kinds(ending)).toEqual(until);
    expect(kinds({ ...ending, state: "active", agreed: { ...agreed, end: null } })).toEqual(until);
  });

  it("draws what comes of a bill that isn't paid, and no price that was to follow", () => {
    const unpaid = {
      dueOn: "2026-11-22",
      nextTryOn: "2026-11-27",
      suspendsOn: "2026-11-29",
      endsOn: "2026-12-22",
    };
    expect(drawn({ state: "past_due", unpaid, nextBillOn: undefined })).toEqual([
      "2026-10-22 price AutoRenewing",
      "2026-11-22 unpaid owing",
      "2026-11-25 today owing",
      "2026-11-27 retry owing",
      "2026-11-29 suspends stopped",
    ]);
    const off = { ...unpaid, dueOn: "2026-11-15", suspendsOn: "2026-11-22", endsOn: "2026-12-15" };
    expect(drawn({ state: "suspended", unpaid: off, nextBillOn: undefined })).toEqual([
      "2026-10-22 price AutoRenewing",
      "2026-11-15 unpaid owing",
      "2026-11-22 suspended stopped",
      "2026-11-25 today stopped",
      "2026-11-27 retry stopped",
      "2026-12-15 endsUnpaid none",
    ]);
    // The plan is over before the bill would be written off.
    const agreed = { planFrom: null, pause: null, end: "2026-11-26" };
    expect(drawn({ state: "suspended", unpaid: off, agreed, nextBillOn: undefined }).at(-1)).toBe(
      "2026-11-26 endsUnpaid none",
    );
  });

  it("marks what happens today as today", () => {
    const pricePath = [step("Free", TODAY, "2026-12-25", 0), step("AutoRenewing", "2026-12-25", null, 11.99)];
    const stops = timelineStops(plan({ pricePath, nextBillOn: "2026-12-25" }), TODAY);
    expect(stops.map(({ kind, when }) => [kind, when])).toEqual([
      ["price", "today"],
      ["price", "ahead"],
    ]);
  });
});
