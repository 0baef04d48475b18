import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(country: "US" | "CA" = "US") {
  const visitor = await api.visitor({ country });
  people += 1;
  await visitor.register(`payer${people}@example.com`);
  return visitor;
}

async function subscriber(offerId = "us-all-access-monthly") {
  const visitor = await member();
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  const order = await visitor.call("order", "createOrder", { body: { offerId } });
  await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
  return visitor;
}

const YEAR = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };

describe("createBillingProfile", () => {
  test("[S7.07] keeps name, address and card, and writes the postal code as the post office does", async () => {
    const visitor = await member("CA");
    const made = await visitor.call("billing", "createBillingProfile", {
      body: {
        billingProfileName: { firstAndLastName: { firstName: "Zoé", lastName: "Lévesque-O’Neil" } },
        serviceAddress: {
          addressLine1: "1, rue du Fort",
          city: "Québec",
          state: "QC",
          zipCode: "g1r4p5",
          country: "CA",
        },
        stripePaymentMethodId: await api.cards.typeCard("5555555555554444"),
      },
    });
    const kept = await visitor.call("billing", "getBillingProfile", {
      params: { billingProfileId: made.data.id },
    });
    expect(kept.data).toMatchObject({
      billingProfileName: { firstAndLastName: { firstName: "Zoé", lastName: "Lévesque-O’Neil" } },
      serviceAddress: {
        addressLine1: "1, rue du Fort",
        city: "Québec",
        state: "QC",
        zipCode: "G1R 4P5",
        country: "CA",
      },
    });
    const { data } = await visitor.call("billing", "listPaymentMethods", {
      params: { billingProfileId: made.data.id },
    });
    expect(data.paymentMethods).toMatchObject([
      { isDefault: true, card: { brand: "mastercard", last4: "4444", status: "VALID" } },
    ]);
  });

  test("repeated after its answer got lost, leaves one customer and one card at the processor", async () => {
    const visitor = await member();
    const card = await api.cards.typeCard("4242424242424242");
    const before = (await api.cards.customers()).length;
    const key = { headers: { "idempotency-key": "the-same-profile" } };
    // The customer is made each time, but its answer does not arrive: the first call and the SDK's own second.
    await api.cards.orderFault({ on: "any", kind: "reset", when: "after", times: 2 });
    expect((await visitor.addBilling(card, "TX", key)).problem.code).toBe("SERVICE_UNAVAILABLE");
    expect((await visitor.addBilling(card, "TX", key)).status).toBe(201);
    expect((await visitor.addBilling(card, "TX", key)).status).toBe(201);
    expect((await api.cards.customers()).length - before).toBe(1);
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const { data } = await visitor.call("billing", "listPaymentMethods", {
      params: { billingProfileId: profile.data?.id ?? "" },
    });
    expect(data.paymentMethods).toHaveLength(1);
  });

  test("names each field that is wrong", async () => {
    const visitor = await member();
    const refused = await visitor.call("billing", "createBillingProfile", {
      body: {
        billingProfileName: { firstAndLastName: { firstName: "株式会社", lastName: "R2-D2" } },
        serviceAddress: {
          addressLine1: "1 Road",
          city: "Nowhere",
          state: "ZZ",
          zipCode: "ABCDE",
          country: "US",
        },
      },
    });
    expect(refused.status).toBe(400);
    expect(refused.problem.invalidFields?.map((field) => field.field)).toEqual([
      "billingProfileName.firstAndLastName.firstName",
      "billingProfileName.firstAndLastName.lastName",
      "serviceAddress.zipCode",
      "serviceAddress.state",
    ]);
  });

  test("keeps nothing when the card is declined, and stops trying cards after three declines", async () => {
    const visitor = await member();
    for (let n = 0; n < 3; n += 1) {
      const declined = await visitor.addBilling(await api.cards.typeCard("4000000000000002"));
      expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    }
    expect((await visitor.call("billing", "getDefaultBillingProfile", {})).status).toBe(204);
    const stopped = await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    expect([stopped.status, stopped.problem.code]).toEqual([429, "TOO_MANY_DECLINES"]);
  });

  test("[S7.09] shows a kept profile to its owner as the default, and by its id", async () => {
    const visitor = await member();
    const findDefault = () =>
      api.app.inject({
        url: "/api/billing/v1/billing-profile/default",
        headers: { authorization: `Bearer ${visitor.accessToken}` },
      });
    expect((await findDefault()).statusCode).toBe(204);
    const made = await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const params = { billingProfileId: made.data.id };
    const byId = (await visitor.call("billing", "getBillingProfile", { params })).data;
    expect(byId.id).toBe(made.data.id);
    expect((await findDefault()).json()).toEqual(byId);
  });
});

describe("bills", () => {
  test("[S7.23] shows a stranger's invoice and profile like ones that do not exist", async () => {
    const visitor = await subscriber();
    const { data } = await visitor.call("billing", "listInvoices", { query: YEAR });
    const stranger = await member();
    const invoiceId = data.invoices[0]?.id ?? "";
    expect((await stranger.call("billing", "getInvoice", { params: { invoiceId } })).status).toBe(404);
  });

  test("[S7.20] foretells the next bill to the cent of the quote, and nothing without a plan", async () => {
    const visitor = await subscriber();
    const next = await visitor.call("billing", "getNextBill", {});
    expect(next.data).toMatchObject({ date: "2026-04-10", amount: 12.74, currency: "USD" });
    const newcomer = await member();
    expect((await newcomer.call("billing", "getNextBill", {})).status).toBe(204);
  });

  test("[S7.21] [S7.22] lists payments with their card, and refuses a span of more than two years", async () => {
    const visitor = await subscriber();
    const { data } = await visitor.call("billing", "listPaymentHistory", { query: YEAR });
    expect(data.items).toMatchObject([
      { entryType: "payment", amount: 12.74, card: { brand: "visa", last4: "4242" } },
    ]);
    const tooLong = { startDateTime: "2020-01-01T00:00:00Z", endDateTime: "2026-01-01T00:00:00Z" };
    const refused = await visitor.call("billing", "listPaymentHistory", { query: tooLong });
    expect(refused.problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "endDateTime", code: "range" }],
    });
    for (const path of ["payment-history", "invoices"]) {
      const answer = await api.app.inject({
        url: `/api/billing/v1/${path}`,
        headers: { authorization: `Bearer ${visitor.accessToken}` },
      });
      const fields = answer.json().invalidFields.map(({ field }: { field: string }) => field);
      expect([path, answer.statusCode, fields]).toEqual([path, 400, ["startDateTime", "endDateTime"]]);
    }
  });

  test("[S7.22] pages through invoices without losing or repeating one", async () => {
    const visitor = await subscriber("us-all-access-monthly");
    const order = await visitor.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
    await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
    const first = await visitor.call("billing", "listInvoices", { query: { ...YEAR, pageSize: 1 } });
    const second = await visitor.call("billing", "listInvoices", {
      query: { ...YEAR, pageSize: 1, nextToken: first.data.nextToken },
    });
    const numbers = [...first.data.invoices, ...second.data.invoices].map((invoice) => invoice.number);
    expect(new Set(numbers).size).toBe(2);
    expect(second.data.nextToken).toBeUndefined();
    const list = async (query: object) =>
      (await visitor.call("billing", "listInvoices", { query: { ...YEAR, ...query } })).data.invoices;
    const all = await list({});
    for (const { subscriptionId } of all)
      expect(await list({ subscriptionId })).toEqual(
        all.filter((one) => one.subscriptionId === subscriptionId),
      );
    expect(new Set(all.map(({ subscriptionId }) => subscriptionId)).size).toBe(2);
    const oldest = await list({ orderBy: "oldest" });
    expect(oldest).toEqual(all.toReversed());
    expect(await list({ orderBy: "newest" })).toEqual(all);
    const inOrder = { ...YEAR, orderBy: "oldest", pageSize: 1 } as const;
    const earlier = (await visitor.call("billing", "listInvoices", { query: inOrder })).data;
    const later = await visitor.call("billing", "listInvoices", {
      query: { ...inOrder, nextToken: earlier.nextToken },
    });
    expect([...earlier.invoices, ...later.data.invoices]).toEqual(oldest);
    const { paymentMethodId } = all[0] ?? {};
    expect(await list({ paymentMethodId: paymentMethodId ?? "" })).toHaveLength(2);
    expect(await list({ paymentMethodId: "pm_of_nobody" })).toEqual([]);
  });
});
