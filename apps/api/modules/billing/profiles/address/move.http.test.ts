import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 100 };
const SEATTLE = { addressLine1: "9 Pine St", city: "Seattle", state: "WA", zipCode: "98101", country: "US" };
const AUSTIN = { addressLine1: "9 Elm St", city: "Austin", state: "TX", zipCode: "78701", country: "US" };
const TACOMA = { addressLine1: "9 Bay St", city: "Tacoma", state: "WA", zipCode: "98402", country: "US" };
type Place = Omit<typeof SEATTLE, "country"> & { country: "US" };
const place = (address: typeof SEATTLE): Place => ({ ...address, country: "US" });

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function profileOf({ visitor }: Subscriber): Promise<string> {
  return (await visitor.call("billing", "getDefaultBillingProfile", {})).data?.id ?? "";
}

async function quote(subscriber: Subscriber, address: typeof SEATTLE) {
  const params = { billingProfileId: await profileOf(subscriber) };
  return subscriber.visitor.call("billing", "quoteAddress", {
    params,
    body: { serviceAddress: place(address) },
  });
}

async function moveTo(subscriber: Subscriber, address: typeof SEATTLE) {
  const params = { billingProfileId: await profileOf(subscriber) };
  return subscriber.visitor.call("billing", "updateBillingProfile", {
    params,
    body: { serviceAddress: place(address) },
  });
}

const nextBillOf = async ({ visitor }: Subscriber) => (await visitor.call("billing", "getNextBill", {})).data;

const invoicesOf = async ({ visitor }: Subscriber) =>
  (await visitor.call("billing", "listInvoices", { query: SPAN })).data.invoices.toReversed();

type Lines = NonNullable<Awaited<ReturnType<typeof nextBillOf>>>["lines"][number]["lines"];
const taxNames = (lines: Lines | undefined) => lines?.taxes.breakdown.map(({ jurisdiction }) => jurisdiction);

describe("quoteAddress", () => {
  test("says from which day on the address holds and what the next bill will be, and changes nothing", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    const before = await nextBillOf(subscriber);
    const { data } = await quote(subscriber, SEATTLE);
    expect(data.from).toBe("2026-03-11");
    expect(data.before).toEqual(before);
    expect(taxNames(data.after?.lines[0]?.lines)).toEqual(["US-WA"]);
    expect(data.after?.amount).not.toBe(before?.amount);
    expect(await nextBillOf(subscriber)).toEqual(before);
    await moveTo(subscriber, SEATTLE);
    expect(await nextBillOf(subscriber)).toEqual(data.after);
  });

  test("names no bill to somebody who has none, and refuses an address that is none", async () => {
    const visitor = await api.visitor();
    await visitor.register("moves-without-a-plan@example.com");
    const profile = await visitor.addBilling(await api.cards.typeCard("4242424242424242"), "TX");
    const params = { billingProfileId: profile.data.id };
    const ask = (serviceAddress: Place | (Omit<Place, "country"> & { country: "CA" })) =>
      visitor.call("billing", "quoteAddress", { params, body: { serviceAddress } });
    expect((await ask(place(SEATTLE))).data).toEqual({ from: "2026-03-11" });
    expect((await ask(place({ ...SEATTLE, state: "ZZ" }))).problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "serviceAddress.state" }],
    });
    const toronto = { addressLine1: "1 Bay", city: "Toronto", state: "ON", zipCode: "M5H 1A1" };
    expect((await ask({ ...toronto, country: "CA" })).problem.code).toBe("COUNTRY_ERROR");
  });
});

describe("updateBillingProfile", () => {
  test("moves the plans along: the bills made stay, the next ones have the new place's tax and address", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    const [first] = await invoicesOf(subscriber);
    await moveTo(subscriber, SEATTLE);
    const foreseen = await nextBillOf(subscriber);
    await moveClock(api, "P1M1D");
    const [bought, renewed] = await invoicesOf(subscriber);
    expect(bought).toEqual(first);
    expect(renewed?.amountTotal).toBe(foreseen?.amount);
    expect(taxNames(renewed?.lines[0])).toEqual(["US-WA"]);
    const document = await subscriber.visitor.call("billing", "getInvoiceDocument", {
      params: { invoiceId: renewed?.id ?? "" },
    });
    expect(JSON.stringify(document.data)).toContain("Seattle");
    const ledger = await ledgerOf(api, subscriber.identityId);
    expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test("has the new place on the bill of the very day from which it holds", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    const { data: today } = await quote(subscriber, SEATTLE);
    const day = today.after?.date ?? "";
    await moveClock(api, Temporal.PlainDate.from(today.from).until(day).toString());
    const { data: dayBefore } = await quote(subscriber, SEATTLE);
    expect([dayBefore.from, dayBefore.after?.date]).toEqual([day, day]);
    await moveTo(subscriber, SEATTLE);
    await moveClock(api, "P1D");
    const renewed = (await invoicesOf(subscriber)).at(-1);
    expect(renewed?.amountTotal).toBe(dayBefore.after?.amount);
    expect(taxNames(renewed?.lines[0])).toEqual(["US-WA"]);
    const { data: document } = await subscriber.visitor.call("billing", "getInvoiceDocument", {
      params: { invoiceId: renewed?.id ?? "" },
    });
    expect(JSON.stringify(document)).toContain("Seattle");
  });

  test("gives back what was paid at the old place by the old place's tax", async () => {
    const subscriber = await subscribe(api, "us-all-access-annual", { state: "WA" });
    await moveTo(subscriber, AUSTIN);
    await moveClock(api, "P100D");
    const { subscriptionId } = subscriber;
    const { data: order } = await quoteOf(subscriber.visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    const [credit] = order.charges.oneTimeCharge;
    expect(credit).toMatchObject({ kind: "credit", credited: { days: 265 } });
    expect(taxNames(credit?.lines)).toEqual(["US-WA"]);
  });

  test("lets the last of several moves of a day count, and forgets a move that was taken back", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    const before = await nextBillOf(subscriber);
    await moveTo(subscriber, SEATTLE);
    await moveTo(subscriber, TACOMA);
    expect(taxNames((await nextBillOf(subscriber))?.lines[0]?.lines)).toEqual(["US-WA"]);
    const profile = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
    expect(profile.data?.serviceAddress.city).toBe("Tacoma");
    const home = (await invoicesOf(subscriber))[0];
    const document = await subscriber.visitor.call("billing", "getInvoiceDocument", {
      params: { invoiceId: home?.id ?? "" },
    });
    expect(JSON.stringify(document.data)).not.toContain("Tacoma");
    await moveTo(subscriber, AUSTIN);
    expect((await nextBillOf(subscriber))?.amount).toBe(before?.amount);
  });

  test("makes a quoted change stale, which was quoted for the old place", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    const { visitor, subscriptionId } = subscriber;
    const order = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    await moveTo(subscriber, SEATTLE);
    expect((await confirmOf(visitor, order.data.id)).problem.code).toBe("QUOTE_CHANGED");
  });

  test("keeps one legal life when two devices move at once", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { state: "TX" });
    await Promise.all([moveTo(subscriber, SEATTLE), moveTo(subscriber, AUSTIN)]);
    const { data: profile } = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
    const bill = await nextBillOf(subscriber);
    expect(taxNames(bill?.lines[0]?.lines)).toEqual([`US-${profile?.serviceAddress.state}`]);
  });
});
