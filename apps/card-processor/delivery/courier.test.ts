import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Books } from "../ledger/books.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { WebhookEndpoint } from "../ledger/webhook-record.ts";
import { Courier } from "./courier.ts";
import { DeliveryFaults } from "./delivery-faults.ts";
import { storeWithEvents } from "./store-with-events.ts";

const AN_HOUR_IN_MILLISECONDS = 60 * 60 * 1000;
const now = () => new Date(Date.now());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A ledger that is kept nowhere. */
function openLedger(): Ledger {
  const books = new Books();
  return {
    books,
    fingerprintKey: Buffer.alloc(32),
    commit: async (records) => records.forEach((record) => books.apply(record)),
    settled: async () => undefined,
    close: async () => undefined,
  };
}

function endpoint(id: string): { kind: "webhookEndpoint"; value: WebhookEndpoint } {
  const value = { id, url: `http://${id}/`, secret: "s", enabledEvents: ["*"], description: null };
  return { kind: "webhookEndpoint", value: { ...value, createdInSeconds: 0, isDeleted: false } };
}

test("an address at which nobody has answered for an hour is told of nothing more", async () => {
  const posted: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    posted.push(url);
    if (url.includes("gone")) throw new Error("nobody is there");
    return new Response(null, { status: 200 });
  });
  const ledger = openLedger();
  const courier = new Courier({ ledger, faults: new DeliveryFaults(), now });
  await ledger.commit([endpoint("we_gone"), endpoint("we_there")]);
  const tell = () =>
    storeWithEvents(
      { ledger, courier, now },
      { records: [], events: [{ type: "charge.succeeded", object: {} }] },
    );
  const { webhooks } = ledger.books;

  await tell();
  await vi.advanceTimersByTimeAsync(AN_HOUR_IN_MILLISECONDS / 2);
  expect(webhooks.endpoint("we_gone")).toBeDefined();
  expect(webhooks.underWay()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(AN_HOUR_IN_MILLISECONDS);
  expect(webhooks.endpoints().map(({ id }) => id)).toEqual(["we_there"]);
  expect(webhooks.underWay()).toEqual([]);

  posted.length = 0;
  await tell();
  await vi.advanceTimersByTimeAsync(AN_HOUR_IN_MILLISECONDS);
  expect(posted).toEqual(["http://we_there/"]);
  await courier.close();
});
