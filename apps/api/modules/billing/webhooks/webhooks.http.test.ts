import { createHmac } from "node:crypto";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createStripeCardProcessor } from "#providers/card-processor/stripe/stripe-card-processor.ts";
import { buySubscription, type Purchase } from "#testing/buy-subscription.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createProcessorEventsRepository } from "./processor-events-repository.ts";
import { createReceiveEvent } from "./receive-event.ts";

const SECRET = "whsec_of_the_tests";

let api: TestApi;
let told: TestApi;

beforeAll(async () => {
  api = await openTestApi({ STRIPE_WEBHOOK_SECRET: SECRET });
  told = await openTestApi();
  await told.listenForEvents();
});
afterAll(async () => {
  await api.close();
  await told.close();
});

const START = Temporal.Instant.from("2026-03-10T15:00:00Z");
const START_IN_SECONDS = START.epochMilliseconds / 1000;

interface Sending {
  secret?: string;
  ageInSeconds?: number;
  headers?: Record<string, string>;
  id?: string;
}

function signed(type: string, object: object, { secret = SECRET, ageInSeconds = 0, id }: Sending = {}) {
  const payload = JSON.stringify({
    id: id ?? `evt_${Math.random()}`,
    object: "event",
    type,
    data: { object },
  });
  const sent = START_IN_SECONDS - ageInSeconds;
  const digest = createHmac("sha256", secret).update(`${sent}.${payload}`).digest("hex");
  return { payload, signature: `t=${sent},v1=${digest}` };
}

function send(type: string, object: object, sending: Sending = {}) {
  const { payload, signature } = signed(type, object, sending);
  return api.app.inject({
    method: "POST",
    url: "/webhooks/card-processor",
    payload,
    headers: { "content-type": "application/json", "stripe-signature": signature, ...sending.headers },
  });
}

const storedIds = async () => {
  const { rows } = await api.database.queries().execute<{ id: string }>("select id from processor_events");
  return rows.map(({ id }) => id);
};
const CHARGE = { id: "ch_1" };

describe("POST /webhooks/card-processor", () => {
  test("takes a signed event from a server that knows no cookie, and stores it once", async () => {
    const headers = { origin: "https://elsewhere.example" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send("charge.refunded", CHARGE, { id: "evt_doubled", headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await storedIds()).filter((id) => id === "evt_doubled")).toHaveLength(1);
  });

  test.each([
    ["another secret has signed", { secret: "whsec_forged" }],
    ["was signed more than five minutes ago", { ageInSeconds: 301 }],
    ["has no signature", { headers: { "stripe-signature": "" } }],
    [
      "has a signature over something else",
      { headers: { "stripe-signature": `t=${START_IN_SECONDS},v1=00` } },
    ],
  ])("refuses with 400 what %s, and stores nothing of it", async (_what, sending) => {
    const before = await storedIds();
    const answer = await send("charge.refunded", CHARGE, sending);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID_PAYLOAD"]);
    expect(await storedIds()).toEqual(before);
  });

  test("refuses what is too large with 413", async () => {
    const answer = await send("charge.refunded", { id: "x".repeat(300_000) });
    expect(answer.statusCode).toBe(413);
  });

  test("is not there before anything is known by which an event could be proved", async () => {
    const unregistered = await openTestApi();
    const answer = await unregistered.app.inject({
      method: "POST",
      url: "/webhooks/card-processor",
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
    await unregistered.close();
  });
});

async function profileOf({ visitor, billingProfileId }: Purchase) {
  const { data } = await visitor.call("billing", "getBillingProfile", { params: { billingProfileId } });
  return data;
}

async function cardsOf({ visitor, billingProfileId }: Purchase) {
  const params = { billingProfileId };
  return (await visitor.call("billing", "listPaymentMethods", { params })).data.paymentMethods;
}

const sdkCall = (path: string, form: Record<string, string> = {}) =>
  fetch(`${told.cards.url}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_unit" },
    body: new URLSearchParams(form),
  });

describe("an event", () => {
  test("settles a payment whose answer was lost, long before the job would", async () => {
    await told.cards.orderFault({ on: "charge", kind: "error500", when: "after", times: 1 });
    const bought = await buySubscription(told);
    const { orderId } = bought;
    // No time passes on the API's clock, so the job that settles what is abandoned does not touch it.
    await expect
      .poll(async () => (await bought.visitor.call("order", "getOrder", { params: { orderId } })).data.status)
      .toBe("confirmed");
    expect(
      (await told.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === orderId),
    ).toHaveLength(1);
  });

  test("about a charge settles the refunds of that charge, though none about them came", async () => {
    const bought = await buySubscription(api);
    const { identityId, paymentId } = bought;
    await api.cards.orderFault({ on: "refund", kind: "error500", when: "after", times: 2 });
    const asked = { identityId, paymentId, amountInCents: 100, reason: "test", invoiceId: null };
    expect(await api.app.modules.books.refunds.refundPayment(asked)).toMatchObject({ kind: "processing" });
    await api.cards.heal();
    const given = (await api.cards.refunds()).find(({ metadata }) => metadata["paymentId"] === paymentId);
    expect((await send("charge.refunded", { id: given?.charge })).statusCode).toBe(200);
    const state = `select state from refunds where payment_id = '${paymentId}'`;
    await expect.poll(() => readRows(api, state)).toEqual([{ state: "refunded" }]);
  });

  test("marks the billing profile while a cardholder contests a payment, and no longer", async () => {
    const bought = await buySubscription(told, "4000000000000259");
    expect((await profileOf(bought)).status.open.activeDisputes).toBe(false);
    told.passTime({ seconds: 10 });
    const isDisputed = async () => (await profileOf(bought)).status.open.activeDisputes;
    await expect.poll(isDisputed).toBe(true);
    const listed = await fetch(`${told.cards.url}/v1/disputes`, {
      headers: { authorization: "Bearer sk_test_unit" },
    });
    const { data } = await listed.json();
    await sdkCall(`/v1/disputes/${data[0].id}`, { "evidence[uncategorized_text]": "winning_evidence" });
    await expect.poll(isDisputed).toBe(false);
  });

  test("brings a card's new expiry", async () => {
    const bought = await buySubscription(told);
    await told.cards.renewCard(bought.paymentMethodId, { exp_month: "4", exp_year: "2044" });
    await expect
      .poll(async () => (await cardsOf(bought))[0]?.card.expiryDate)
      .toEqual({ year: 2044, month: 4 });
  });

  test("is handled once the processor answers again, where it did not at first", async () => {
    const bought = await buySubscription(told);
    await told.cards.orderFault({ on: "any", kind: "error500", when: "before", times: 1 });
    await told.cards.renewCard(bought.paymentMethodId, { exp_month: "7", exp_year: "2041" });
    await expect
      .poll(async () => (await cardsOf(bought))[0]?.card.expiryDate)
      .toEqual({ year: 2041, month: 7 });
  });

  test("[S6.06] takes away a card that is gone, and puts none in its place", async () => {
    const bought = await buySubscription(told);
    expect((await profileOf(bought)).defaultPaymentMethodId).toBe(bought.paymentMethodId);
    await sdkCall(`/v1/payment_methods/${bought.paymentMethodId}/detach`);
    await expect.poll(async () => (await cardsOf(bought)).length).toBe(0);
    expect((await profileOf(bought)).defaultPaymentMethodId).toBeNull();
    const span = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };
    const history = await bought.visitor.call("billing", "listPaymentHistory", { query: span });
    expect(history.data.items).toMatchObject([{ card: { brand: "visa", last4: "4242" } }]);
  });

  test("that is doubled, late, overtaken, lost, forged or about nothing leads to the same as one that is not", async () => {
    for (const kind of ["double", "reorder", "wrongSignature", "oldTimestamp", "unknownObject"])
      await told.cards.orderWebhookFault({ kind, times: 4 });
    await told.cards.orderWebhookFault({ kind: "delay", milliseconds: 500, times: 4 });
    const bought = await buySubscription(told);
    const year = (n: number) => String(2030 + n);
    for (const n of [1, 2, 3, 4, 5, 6])
      await told.cards.renewCard(bought.paymentMethodId, { exp_month: "6", exp_year: year(n) });
    await expect.poll(async () => (await cardsOf(bought))[0]?.card.expiryDate.year).toBe(2036);
    await told.cards.heal();
    const payments = await told.database
      .queries()
      .execute<{ state: string }>(`select state from payments where subject_id = '${bought.orderId}'`);
    expect(payments.rows).toEqual([{ state: "charged" }]);
  });
});

describe("an event of a charge that a call of another node is at", () => {
  /** A charged payment as it stood before its call had settled it, and whoever takes events beside that call. */
  async function openCharge() {
    const { paymentId, orderId } = await buySubscription(api);
    const turn = (state: string) =>
      readRows(api, `update payments set state = '${state}' where id = '${paymentId}'`);
    await turn("started");
    const jobs: unknown[] = [];
    const { books } = api.app.modules;
    const receive = (id: string, whileRunningElsewhere: () => Promise<unknown>) => {
      const receiveEvent = createReceiveEvent({
        database: api.database,
        clock: createClock(BILLING_TIME_ZONE, () => START),
        jobs: { send: async (_name, payload) => void jobs.push(payload) },
        events: createProcessorEventsRepository(api.database, books.payments),
        cardProcessor: createStripeCardProcessor({ secretKey: "sk_test_unit", timeoutInMilliseconds: 1_000 }),
        charges: { whileRunningHere: books.charges.whileRunningHere, whileRunningElsewhere },
        webhookSecret: { current: () => SECRET, register: async () => undefined },
      });
      const object = { id: "pi_1", metadata: { chargeKey: paymentId, orderId } };
      const { payload, signature } = signed("payment_intent.succeeded", object, { id });
      return receiveEvent(Buffer.from(payload), signature);
    };
    const handled = (id: string) =>
      readRows(api, `select handled_at is not null as handled from processor_events where id = '${id}'`);
    return { turn, jobs, receive, handled };
  }

  test("is done with once that call has settled it, by no job, however often it comes", async () => {
    const { turn, jobs, receive, handled } = await openCharge();
    expect(await receive("evt_beside", () => turn("charged"))).toBe("taken");
    expect(await handled("evt_beside")).toEqual([{ handled: "true" }]);
    const neverAsked = () => Promise.reject(new Error("a settled payment was waited for"));
    expect(await receive("evt_beside", neverAsked)).toBe("taken");
    expect(jobs).toEqual([]);
  });

  test("is left to a job where that call does not come to its end", async () => {
    const { turn, jobs, receive, handled } = await openCharge();
    const nothingComes = () => Promise.resolve();
    expect(await receive("evt_alone", nothingComes)).toBe("taken");
    expect(await receive("evt_alone", nothingComes)).toBe("taken");
    expect(await handled("evt_alone")).toEqual([{ handled: "false" }]);
    expect(jobs).toHaveLength(1);
    await turn("charged");
  });
});
