import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningProcessor, startProcessor, TEST_KEYS } from "./testing/running-processor.ts";

let processor: RunningProcessor;
let stripe: Stripe;

beforeAll(async () => {
  processor = await startProcessor();
  const address = { host: "127.0.0.1", port: processor.port, protocol: "http" } as const;
  stripe = new Stripe(TEST_KEYS.secret, { ...address, telemetry: false, maxNetworkRetries: 0 });
});
afterAll(() => processor.stop());

function order(wallets: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${processor.url}/sandbox/wallets`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(wallets),
  });
}

async function offered(): Promise<string[]> {
  const { wallets } = await (await fetch(`${processor.url}/v3/wallets`)).json();
  return wallets;
}

describe("a card out of a wallet", () => {
  test.each(["apple_pay", "google_pay", "link"] as const)("says that it is in %s", async (wallet) => {
    const method = await stripe.paymentMethods.retrieve(await processor.typeCard("4242424242424242", wallet));
    expect(method.card).toMatchObject({ brand: "visa", last4: "4242", wallet: { type: wallet } });
  });

  test("is none where its number was typed", async () => {
    const method = await stripe.paymentMethods.retrieve(await processor.typeCard("4242424242424242"));
    expect(method.card?.wallet).toBeNull();
  });
});

describe("the wallets of browsers", () => {
  test("are all of them, until this machine says otherwise", async () => {
    expect(await offered()).toEqual(["apple_pay", "google_pay", "link"]);
    expect((await order(["link"])).status).toBe(200);
    expect(await offered()).toEqual(["link"]);
    expect((await order([])).status).toBe(200);
    expect(await offered()).toEqual([]);
  });

  test("are not for pages to say, and none of another name", async () => {
    const before = await offered();
    expect((await order(["apple_pay"], { origin: "http://localhost:8080" })).status).toBe(404);
    expect((await order(["samsung_pay"])).status).toBe(400);
    expect(await offered()).toEqual(before);
  });
});
