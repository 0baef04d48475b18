import { answered, refused, type ScriptedAnswer } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../testing/make-order.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { watchOrder } from "./watch-order.ts";

const PROCESSING = answered(200, makeOrder({ status: "processing" }));
const CONFIRMED = makeOrder({ status: "confirmed" });

function open(...answers: readonly ScriptedAnswer[]) {
  const opened = openSkywave("signedIn");
  opened.platform.server.answer("getOrder", ...answers);
  return opened;
}

describe("watchOrder", () => {
  it("asks until the order is settled", async () => {
    const { skywave, platform, run } = open(PROCESSING, PROCESSING, answered(200, CONFIRMED));
    const outcome = await run(watchOrder(skywave, { orderId: "order-1" }));
    expect(outcome).toEqual({ ok: true, order: CONFIRMED });
    expect(platform.server.seen("getOrder")).toHaveLength(3);
    expect(platform.monotonicNow()).toBe(6000);
  });

  it("goes on asking while the network is lost", async () => {
    const lost = Array.from({ length: 4 }, () => ({ kind: "lost" }) as const);
    const { skywave, run } = open(...lost, answered(200, CONFIRMED));
    expect(await run(watchOrder(skywave, { orderId: "order-1" }))).toMatchObject({ ok: true });
  });

  it("gives the order back when the card was refused after all", async () => {
    const { skywave, run } = open(answered(200, makeOrder()));
    const outcome = await run(watchOrder(skywave, { orderId: "order-1" }));
    expect(outcome).toMatchObject({ ok: true, order: { status: "quoted" } });
  });

  it("stops after a minute and a half", async () => {
    const { skywave, platform, run } = open(PROCESSING);
    const outcome = await run(watchOrder(skywave, { orderId: "order-1" }));
    expect(outcome).toEqual({ ok: false, code: "PROCESSING", orderId: "order-1" });
    expect(platform.monotonicNow()).toBe(91_000);
  });

  it("tells an order that does not exist", async () => {
    const { skywave, run } = open(refused({ status: 404, code: "NOT_FOUND" }));
    const outcome = await run(watchOrder(skywave, { orderId: "order-1" }));
    expect(outcome).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it("stops at once when the page is left", async () => {
    const { skywave } = open(PROCESSING);
    const controller = new AbortController();
    const watching = watchOrder(skywave, { orderId: "order-1", signal: controller.signal });
    controller.abort(new Error("left"));
    await expect(watching).rejects.toThrow("left");
  });
});
