import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningProcessor, TEST_KEYS, startProcessor } from "./testing/running-processor.ts";

let processor: RunningProcessor;

beforeEach(async () => {
  processor = await startProcessor();
});
afterEach(() => processor.stop());

// A processor that is only slow because the machine is must not look silent; tests of silence ask for less.
const PATIENCE_IN_MILLISECONDS = 10_000;
const SILENT_AFTER_MILLISECONDS = 1_000;

function sdk(timeout = PATIENCE_IN_MILLISECONDS): Stripe {
  return new Stripe(TEST_KEYS.secret, {
    host: "127.0.0.1",
    port: processor.port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    timeout,
  });
}

const CHARGE = {
  amount: 1199,
  currency: "cad",
  confirm: true,
  off_session: true,
  payment_method: "pm_card_visa",
} as const;
const KEY = { idempotencyKey: "order:1:1" };

describe("an idempotency key", () => {
  test("gives the first answer again and charges once", async () => {
    const first = await sdk().paymentIntents.create(CHARGE, KEY);
    const second = await sdk().paymentIntents.create(CHARGE, KEY);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(await processor.ledger()).toHaveLength(1);
  });

  test("gives the first answer again after a restart", async () => {
    const first = await sdk().paymentIntents.create(CHARGE, KEY);
    await processor.stop();
    processor = await startProcessor(processor.folder);
    expect((await sdk().paymentIntents.create(CHARGE, KEY)).id).toBe(first.id);
    expect(await processor.ledger()).toHaveLength(1);
  });

  test("gives a decline again", async () => {
    const refused = { ...CHARGE, payment_method: "pm_card_chargeDeclined" };
    const ask = () =>
      sdk()
        .paymentIntents.create(refused, KEY)
        .catch((cause) => cause);
    const [first, second] = [await ask(), await ask()];
    expect(second.payment_intent.id).toBe(first.payment_intent.id);
  });

  test("with other parameters is refused", async () => {
    await sdk().paymentIntents.create(CHARGE, KEY);
    const error = await sdk()
      .paymentIntents.create({ ...CHARGE, amount: 1200 }, KEY)
      .catch((cause) => cause);
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test("is in use while its first request runs", async () => {
    await processor.orderFault({ on: "charge", kind: "slow", when: "before", milliseconds: 2_000 });
    const both = [1, 2].map(() => sdk().paymentIntents.create(CHARGE, KEY));
    // Whichever comes first holds the key for so long that the other one comes meanwhile.
    const ended = (await Promise.allSettled(both)).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(ended).toMatchObject([
      { status: "fulfilled", value: { status: "succeeded" } },
      { status: "rejected", reason: { statusCode: 409, code: "idempotency_key_in_use" } },
    ]);
  });

  test("lets exactly one of many racing requests charge", async () => {
    const racing = Array.from({ length: 40 }, () => sdk().paymentIntents.create(CHARGE, KEY));
    const settled = await Promise.allSettled(racing);
    expect(settled.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await processor.ledger()).toHaveLength(1);
  });

  test("of a request that was refused before anything happened is free again", async () => {
    await expect(sdk().paymentIntents.create({ ...CHARGE, amount: 1 }, KEY)).rejects.toThrow();
    expect((await sdk().paymentIntents.create(CHARGE, KEY)).status).toBe("succeeded");
  });
});

// The SDK itself asks once more, with the same key, when a connection was closed under it.
const TRIES_OF_SDK = 2;
const clearFaults = () => fetch(`${processor.url}/sandbox/faults`, { method: "DELETE" });

describe("a fault", () => {
  test.each(["hold", "reset", "error500", "garbage"])(
    "%s after charging leaves one charge, found by its key",
    async (kind) => {
      await processor.orderFault({ on: "charge", kind, when: "after", times: TRIES_OF_SDK });
      await expect(sdk(SILENT_AFTER_MILLISECONDS).paymentIntents.create(CHARGE, KEY)).rejects.toThrow();
      await clearFaults();
      expect(await processor.ledger()).toHaveLength(1);
      expect((await sdk().paymentIntents.create(CHARGE, KEY)).status).toBe("succeeded");
      expect(await processor.ledger()).toHaveLength(1);
    },
  );

  test.each(["hold", "reset", "error500", "garbage"])("%s before charging leaves none", async (kind) => {
    await processor.orderFault({ on: "charge", kind, when: "before", times: TRIES_OF_SDK });
    await expect(sdk(SILENT_AFTER_MILLISECONDS).paymentIntents.create(CHARGE, KEY)).rejects.toThrow();
    await clearFaults();
    expect(await processor.ledger()).toHaveLength(0);
    expect((await sdk().paymentIntents.create(CHARGE, KEY)).status).toBe("succeeded");
  });

  test("strikes as often as ordered, or until it is called off", async () => {
    await processor.orderFault({ on: "any", kind: "error500", when: "before", times: 2 });
    await expect(sdk().customers.create()).rejects.toThrow();
    await expect(sdk().customers.create()).rejects.toThrow();
    expect((await sdk().customers.create()).object).toBe("customer");
    await processor.orderFault({ on: "any", kind: "down" });
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(sdk().customers.create()).rejects.toThrow();
    await clearFaults();
    expect((await sdk().customers.create()).object).toBe("customer");
  });

  test("cannot be ordered by a page in a browser", async () => {
    const response = await fetch(`${processor.url}/sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://elsewhere.example" },
      body: JSON.stringify({ on: "any", kind: "down" }),
    });
    expect(response.status).toBe(404);
  });

  test("that is malformed is refused", async () => {
    await expect(processor.orderFault({ on: "any", kind: "flood" })).rejects.toThrow("400");
  });
});
