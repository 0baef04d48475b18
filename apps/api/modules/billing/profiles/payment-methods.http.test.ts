import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";
const IN_APPLE_WALLET = "4000000770000075";
const DECLINED = "4000000000000002";
const ADDRESS = {
  addressLine1: "7 Elm Street",
  city: "Reno",
  state: "nv",
  zipCode: "89501",
  country: "US",
} as const;

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function payer(card = VISA) {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`cards${people}@example.com`);
  const paymentMethodId = await api.cards.typeCard(card);
  const profile = await visitor.addBilling(paymentMethodId);
  return { visitor, billingProfileId: profile.data.id, paymentMethodId };
}

async function add(visitor: TestVisitor, billingProfileId: string, number: string) {
  const stripePaymentMethodId = await api.cards.typeCard(number);
  const params = { billingProfileId };
  const added = await visitor.call("billing", "addPaymentMethod", {
    params,
    body: { stripePaymentMethodId },
  });
  return { ...added, id: stripePaymentMethodId };
}

async function cardsOf(visitor: TestVisitor, billingProfileId: string) {
  const { data } = await visitor.call("billing", "listPaymentMethods", { params: { billingProfileId } });
  return data.paymentMethods.map(({ card, isDefault }) => `${card.last4}${isDefault ? " default" : ""}`);
}

/** The cards that the processor keeps for a profile, as it says itself. */
async function cardsAtProcessor(billingProfileId: string): Promise<string[]> {
  const customers = (await api.cards.customers()).filter(
    ({ metadata }) => metadata["billingProfileId"] === billingProfileId,
  );
  const lists = customers.map(async ({ id }) => {
    const response = await fetch(`${api.cards.url}/v1/customers/${id}/payment_methods?type=card`, {
      headers: { authorization: "Bearer sk_test_unit" },
    });
    const { data }: { data: { card: { last4: string } }[] } = JSON.parse(await response.text());
    return data.map(({ card }) => card.last4);
  });
  return (await Promise.all(lists)).flat();
}

describe("the cards of a profile", () => {
  test("are one customer's, also when the first ones are added at once", async () => {
    const visitor = await api.visitor();
    people += 1;
    await visitor.register(`cards${people}@example.com`);
    const billingProfileId = (await visitor.addBilling(undefined)).data.id;
    const cards = [VISA, MASTERCARD, IN_APPLE_WALLET];
    await Promise.all(cards.map((number) => add(visitor, billingProfileId, number)));
    expect(await cardsOf(visitor, billingProfileId)).toHaveLength(cards.length);
    const customers = (await api.cards.customers()).filter(
      ({ metadata }) => metadata["billingProfileId"] === billingProfileId,
    );
    expect(customers).toHaveLength(1);
  });

  test("[S7.10] [S7.13] are added one after the other, the default is the last until another is chosen", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    await add(visitor, billingProfileId, MASTERCARD);
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4444 default", "4242"]);
    const params = { billingProfileId, paymentMethodId };
    const chosen = await visitor.call("billing", "setDefaultPaymentMethod", { params, query: {} });
    expect(chosen.data).toMatchObject({ id: paymentMethodId, isDefault: true });
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4242 default", "4444"]);
  });

  test("[S7.13] are chosen by the id in the query where there is one", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    const other = await add(visitor, billingProfileId, MASTERCARD);
    const params = { billingProfileId, paymentMethodId: other.id };
    const query = { stripePaymentMethodId: paymentMethodId };
    await visitor.call("billing", "setDefaultPaymentMethod", { params, query });
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4242 default", "4444"]);
  });

  test("[S7.11] [S3.29] are shown one by one, and a stranger's like one that does not exist", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    const params = { billingProfileId, paymentMethodId };
    const shown = await visitor.call("billing", "getPaymentMethod", { params });
    expect(shown.data.card).toMatchObject({ brand: "visa", last4: "4242", wallet: { applePay: false } });
    const stranger = await payer();
    const hidden = await stranger.visitor.call("billing", "getPaymentMethod", { params });
    const missing = await stranger.visitor.call("billing", "getPaymentMethod", {
      params: { billingProfileId: stranger.billingProfileId, paymentMethodId: "pm_none" },
    });
    expect([hidden.status, hidden.problem.notFoundResourceType]).toEqual([
      missing.status,
      missing.problem.notFoundResourceType,
    ]);
  });

  test("[S3.29] [S7.11] change their expiry, at the processor too, and their billing address", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    const params = { billingProfileId, paymentMethodId };
    const body = { expiryDate: { year: 2031, month: 4 }, billingAddress: ADDRESS };
    const changed = await visitor.call("billing", "updatePaymentMethod", { params, body });
    expect(changed.data).toMatchObject({
      billingAddress: { ...ADDRESS, state: "NV" },
      card: { expiryDate: { year: 2031, month: 4 } },
    });
    const shown = await visitor.call("billing", "getPaymentMethod", { params });
    expect(shown.data).toEqual(changed.data);
  });

  test("[S7.11] refuse an expiry of the past and an address that is none, each by its field", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    const refused = await visitor.call("billing", "updatePaymentMethod", {
      params: { billingProfileId, paymentMethodId },
      body: { expiryDate: { year: 2026, month: 2 }, billingAddress: { ...ADDRESS, zipCode: "ABCDE" } },
    });
    expect(refused.problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [
        { field: "billingAddress.zipCode", code: "format" },
        { field: "expiryDate", code: "past" },
      ],
    });
  });

  test("are no default once they have expired", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    await readRows(
      api,
      `update payment_methods set expiry_year = 2026, expiry_month = 1 where id = '${paymentMethodId}' returning id`,
    );
    const params = { billingProfileId, paymentMethodId };
    const refused = await visitor.call("billing", "setDefaultPaymentMethod", { params, query: {} });
    expect([refused.status, refused.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
  });

  test("are used in the country of the profile, and nowhere else", async () => {
    const visitor = await api.visitor();
    await visitor.register("lives-in-one-country@example.com");
    const address = {
      addressLine1: "4 Rue Saint-Paul",
      city: "Montréal",
      state: "QC",
      zipCode: "H2Y 1A1",
      country: "CA" as const,
    };
    const names = { billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } } };
    const made = await visitor.call("billing", "createBillingProfile", {
      body: { ...names, serviceAddress: address },
    });
    expect([made.status, made.problem.code]).toEqual([409, "COUNTRY_ERROR"]);
    const { data: profile } = await visitor.addBilling(undefined);
    const moved = await visitor.call("billing", "updateBillingProfile", {
      params: { billingProfileId: profile.id },
      body: { serviceAddress: address },
    });
    expect([moved.status, moved.problem.code]).toEqual([409, "COUNTRY_ERROR"]);
  });

  test("[S4.40] are valid with two months to go, and soon expired with one", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    const statusWith = async (month: number) => {
      const params = { billingProfileId, paymentMethodId };
      const body = { expiryDate: { year: 2026, month } };
      return (await visitor.call("billing", "updatePaymentMethod", { params, body })).data.card.status;
    };
    expect([await statusWith(5), await statusWith(4), await statusWith(3)]).toEqual([
      "VALID",
      "SOON_EXPIRED",
      "SOON_EXPIRED",
    ]);
  });
});

describe("removePaymentMethod", () => {
  const remove = (visitor: TestVisitor, billingProfileId: string, paymentMethodId: string) =>
    visitor.call("billing", "removePaymentMethod", { params: { billingProfileId, paymentMethodId } });

  test("[S7.11] forgets a card here and at the processor, and another becomes the default", async () => {
    const { visitor, billingProfileId } = await payer();
    const other = await add(visitor, billingProfileId, MASTERCARD);
    expect((await remove(visitor, billingProfileId, other.id)).status).toBe(204);
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4242 default"]);
    await expect.poll(() => cardsAtProcessor(billingProfileId), { timeout: 10_000 }).toEqual(["4242"]);
    expect((await remove(visitor, billingProfileId, other.id)).status).toBe(404);
  });

  test("forgets a card at a processor that did not answer at first", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payer();
    await api.cards.orderFault({ on: "any", kind: "reset", when: "before", times: 1 });
    expect((await remove(visitor, billingProfileId, paymentMethodId)).status).toBe(204);
    await expect.poll(() => cardsAtProcessor(billingProfileId), { timeout: 15_000 }).toEqual([]);
  });

  test("refuses the last card of a running plan, and says what to do first", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await buySubscription(api);
    const refused = await remove(visitor, billingProfileId, paymentMethodId);
    expect(refused.problem).toMatchObject({
      status: 409,
      code: "LAST_PAYMENT_METHOD",
      details: { nextMove: "addAnotherCard" },
    });
    await add(visitor, billingProfileId, MASTERCARD);
    expect((await remove(visitor, billingProfileId, paymentMethodId)).status).toBe(204);
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4444 default"]);
  });

  test("leaves one of two cards that are removed at the same moment from a running plan", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await buySubscription(api);
    const other = await add(visitor, billingProfileId, MASTERCARD);
    const answers = await Promise.all(
      [paymentMethodId, other.id].map((id) => remove(visitor, billingProfileId, id)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await cardsOf(visitor, billingProfileId)).toHaveLength(1);
  });
});

describe("profiles", () => {
  test("[S7.08] are listed with what runs on them, the default first", async () => {
    const { visitor, billingProfileId } = await buySubscription(api);
    const second = await visitor.addBilling(await api.cards.typeCard(MASTERCARD), "NY");
    const { data } = await visitor.call("billing", "listBillingProfiles", {});
    expect(data.billingProfiles.map(({ id }) => id)).toEqual([second.data.id, billingProfileId]);
    expect(data.billingProfiles[1]?.status.open.subscriptions).toHaveLength(1);
  });

  test("[S7.08] are read by their id, and changed in their name or their address alone", async () => {
    const { visitor, billingProfileId } = await buySubscription(api);
    const params = { billingProfileId };
    const read = async () => (await visitor.call("billing", "getBillingProfile", { params })).data;
    const change = (body: CallInput<"billing", "updateBillingProfile">["body"]) =>
      visitor.call("billing", "updateBillingProfile", { params, body });
    const { billingProfileName, serviceAddress } = await read();
    const named = { firstAndLastName: { firstName: "Roberta", lastName: "Ferrer" } };
    expect((await change({ billingProfileName: named })).status).toBe(200);
    expect(await read()).toMatchObject({ billingProfileName: named, serviceAddress });
    const moved = { ...serviceAddress, addressLine1: "14 Hill Road" };
    expect((await change({ serviceAddress: moved })).status).toBe(200);
    expect(await read()).toMatchObject({ billingProfileName: named, serviceAddress: moved });
    expect(billingProfileName).not.toEqual(named);
  });

  test("[S3.28] name who is billed and where, the default card and what is open; each card its own address", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await buySubscription(api);
    const { data: bought } = await visitor.call("subscription", "listSubscriptions", {});
    const params = { billingProfileId, paymentMethodId };
    await visitor.call("billing", "updatePaymentMethod", { params, body: { billingAddress: ADDRESS } });
    const { data } = await visitor.call("billing", "getBillingProfile", { params: { billingProfileId } });
    expect(data).toMatchObject({
      id: billingProfileId,
      defaultPaymentMethodId: paymentMethodId,
      billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
      serviceAddress: {
        addressLine1: "12 Hill Road",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
      },
      status: { open: { activeDisputes: false, subscriptions: bought.subscriptions.map(({ id }) => id) } },
    });
    expect(["valid", "notValid", "unverified"]).toContain(data.status.open.serviceAddressStatus);
    const { data: card } = await visitor.call("billing", "getPaymentMethod", { params });
    expect(card.billingAddress).toEqual({ ...ADDRESS, state: "NV" });
  });

  test("[S7.15] get a setup token each, ten an hour at most", async () => {
    const { visitor, billingProfileId } = await payer();
    const ask = () => visitor.call("billing", "createProfileSetupToken", { params: { billingProfileId } });
    const first = await ask();
    expect(first.data.setupToken).toMatch(/^seti_\w+_secret_/);
    const ofDefault = await (await payer()).visitor.call("billing", "createSetupToken", {});
    expect([ofDefault.status, ofDefault.data.setupToken]).toEqual([
      201,
      expect.stringMatching(/^seti_\w+_secret_/),
    ]);
    expect(ofDefault.data.setupToken).not.toBe(first.data.setupToken);
    for (let n = 1; n < 10; n += 1) expect((await ask()).status).toBe(201);
    expect((await ask()).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("[S4.46] leave no card at the processor that was declined", async () => {
    const { visitor, billingProfileId } = await payer();
    const declined = await add(visitor, billingProfileId, DECLINED);
    expect(declined.problem.code).toBe("CREDIT_CARD_ERROR");
    expect(await cardsAtProcessor(billingProfileId)).toEqual(["4242"]);
    expect(await cardsOf(visitor, billingProfileId)).toEqual(["4242 default"]);
  });

  test("[S6.06] report no card in an Apple wallet as their default, which still pays its own plan", async () => {
    const { visitor, billingProfileId } = await buySubscription(api, IN_APPLE_WALLET);
    const { data } = await visitor.call("billing", "getBillingProfile", { params: { billingProfileId } });
    expect(data.defaultPaymentMethodId).toBeNull();
    const { data: listed } = await visitor.call("billing", "listPaymentMethods", {
      params: { billingProfileId },
    });
    expect(listed.paymentMethods).toMatchObject([{ card: { wallet: { applePay: true } } }]);
    const { data: subscriptions } = await visitor.call("subscription", "listSubscriptions", {});
    expect(subscriptions.subscriptions).toMatchObject([{ state: "active" }]);
  });
});

describe("listPaymentMethodHistory", () => {
  test("[S7.14] [S3.35] tells what was charged to one card and given back to it", async () => {
    const bought = await buySubscription(api);
    const { visitor, identityId, billingProfileId, paymentMethodId, paymentId } = bought;
    const other = await add(visitor, billingProfileId, MASTERCARD);
    await api.app.modules.books.refunds.refundPayment({
      identityId,
      paymentId,
      amountInCents: 300,
      reason: "test",
      invoiceId: null,
    });
    const history = async (id: string) =>
      (
        await visitor.call("billing", "listPaymentMethodHistory", {
          params: { billingProfileId, paymentMethodId: id },
        })
      ).data.items.map(({ entryType, amount }) => [entryType, amount]);
    expect((await history(paymentMethodId)).toSorted()).toEqual([
      ["payment", bought.amountInCents / 100],
      ["refund", 3],
    ]);
    expect(await history(other.id)).toEqual([]);
  });
});
