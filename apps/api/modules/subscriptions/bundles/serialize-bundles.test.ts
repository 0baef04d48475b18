import { describe, expect, test } from "vitest";
import { serializeBundles } from "./serialize-bundles.ts";

type Row = Parameters<typeof serializeBundles>[0][number];
const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  state: "active",
  primaryId: null,
  pairPrimaryId: null,
  ...more,
});
const pair = { primarySubscriptionId: "car", secondarySubscriptionId: "streaming" };
const streaming = row("streaming", { pairPrimaryId: "car" });

describe("serializeBundles", () => {
  test("names nothing of plans that each stand by themselves", () => {
    expect(serializeBundles([row("one"), row("two")])).toEqual({ pvip: null, vegaBundle: null });
  });

  test("tells a VIP plan from a pair, and both of somebody who has both", () => {
    const included = row("second", { primaryId: "first" });
    expect(serializeBundles([row("first"), included])).toEqual({
      pvip: { primarySubscriptionId: "first", secondarySubscriptionId: "second" },
      vegaBundle: null,
    });
    expect(serializeBundles([row("car"), streaming, row("first"), included])).toEqual({
      pvip: { primarySubscriptionId: "first", secondarySubscriptionId: "second" },
      vegaBundle: pair,
    });
  });

  test.each<Row["state"]>(["active", "pending_cancellation", "past_due", "paused", "suspended"])(
    "has a pair while one of its plans is %s",
    (state) => {
      expect(serializeBundles([row("car", { state }), streaming]).vegaBundle).toEqual(pair);
      expect(serializeBundles([row("car"), { ...streaming, state }]).vegaBundle).toEqual(pair);
    },
  );

  test.each<Row["state"]>(["cancelled", "expired"])("has no pair once one of its plans is %s", (state) => {
    expect(serializeBundles([row("car", { state }), streaming]).vegaBundle).toBeNull();
    expect(serializeBundles([row("car"), { ...streaming, state }]).vegaBundle).toBeNull();
  });

  test("names the pair that runs where an earlier one is over", () => {
    const former = [row("old-car", { state: "cancelled" }), row("kept", { pairPrimaryId: "old-car" })];
    expect(serializeBundles([...former, row("car"), streaming]).vegaBundle).toEqual(pair);
  });
});
