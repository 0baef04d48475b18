import type { Offer } from "@skywave/domain/offers/offer";
import { describe, expect, test } from "vitest";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { addOnColumns } from "./add-on-columns.ts";

const TODAY = Temporal.PlainDate.from("2026-11-20");
const offerOf = (productId: string): Offer => ({
  id: "us-plan",
  version: 1,
  name: "Plan",
  country: "US",
  currency: "USD",
  baseTerm: "Monthly",
  serviceType: "streaming",
  billingPlatform: "Direct",
  products: [{ id: productId, name: "Plan", productType: "main" }],
  phases: [],
});
const plan = (from: string, productId = "3_STREAMING_IP_VIP") => ({
  from,
  isAtOnce: true,
  offer: offerOf(productId),
});
type Primary = Parameters<typeof addOnColumns>[0];
const primary = (change: Partial<Primary>): Primary => ({
  state: "active",
  plans: [plan("2026-10-01", "streaming-all"), plan("2026-11-01")],
  suspensionIntervals: [],
  end: null,
  terminatedAt: null,
  ...change,
});
const end = (on: string) => ({ on, isAtOnce: false, refund: "none" as const });

describe("addOnColumns", () => {
  test("has nothing to say of plans that include no other", () => {
    expect(addOnColumns(primary({ plans: [plan("2026-11-01", "streaming-all")] }), TODAY)).toBeUndefined();
  });

  test.each<[string, Partial<Primary>, SubscriptionRow["state"], string | null]>([
    ["active", {}, "active", null],
    ["owing", { state: "past_due" }, "active", null],
    ["suspended", { state: "suspended" }, "suspended", null],
    ["paused and ending", { state: "paused", end: end("2026-12-01") }, "paused", "2026-12-01"],
    [
      "ending",
      { state: "pending_cancellation", end: end("2026-12-01") },
      "pending_cancellation",
      "2026-12-01",
    ],
    [
      "about to become another plan",
      { plans: [plan("2026-11-01"), plan("2026-12-01", "streaming-all")] },
      "pending_cancellation",
      "2026-12-01",
    ],
    [
      "another plan by now",
      { plans: [plan("2026-11-01"), plan("2026-11-20", "music")] },
      "cancelled",
      "2026-11-20",
    ],
    [
      "another plan and then over",
      {
        plans: [plan("2026-11-01"), plan("2026-11-10", "music")],
        end: end("2026-11-19"),
        state: "cancelled",
      },
      "cancelled",
      "2026-11-10",
    ],
    ["over", { state: "cancelled", end: end("2026-11-19") }, "cancelled", "2026-11-19"],
    ["over unpaid", { state: "expired", end: end("2026-11-19") }, "expired", "2026-11-19"],
  ])("stands as a plan that is %s", (_name, change, state, endsOn) => {
    const columns = addOnColumns(primary(change), TODAY);
    expect([columns?.state, columns?.end?.on ?? null]).toEqual([state, endsOn]);
    expect(columns?.nextStepOn).toBeNull();
    expect(columns?.terminatedAt === null).toBe(state !== "cancelled" && state !== "expired");
  });
});
