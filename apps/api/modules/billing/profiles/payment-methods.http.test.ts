import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { cardPayers, MASTERCARD, VISA } from "#testing/money/card-payers.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

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
let payers: ReturnType<typeof cardPayers>;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
  payers = cardPayers(api);
});
afterAll(() => api.close());

describe("the cards of a profile", () => {
  test("are one customer's, also when the first ones are added at once", async () => {
    const visitor = await api.visitor();
    people += 1;
    await visitor.register(`cards${people}@example.com`);
    const billingProfileId = (await visitor.addBilling(undefined)).data.id;
    const cards = [VISA, MASTERCARD, IN_APPLE_WALLET];
    await Promise.all(cards.map((number) => payers.add(visitor, billingProfileId, number)));
    expect(await payers.cardsOf(visitor, billingProfileId)).toHaveLength(cards.length);
    const customers = (await api.cards.customers()).filter(
      ({ metadata }) => metadata["billingProfileId"] === billingProfileId,
    );
    expect(customers).toHaveLength(1);
  });

  test("[S7.10] [S7.13] are added one after the other, the default is the last until another is chosen", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
    await payers.add(visitor, billingProfileId, MASTERCARD);
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4444 default", "4242"]);
    const params = { billingProfileId, paymentMethodId };
    const chosen = await visitor.call("billing", "setDefaultPaymentMethod", { params, query: {} });
    expect(chosen.data).toMatchObject({ id: paymentMethodId, isDefault: true });
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4242 default", "4444"]);
  });

  test("[S7.13] are chosen by the id in the query where there is one", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
    const other = await payers.add(visitor, billingProfileId, MASTERCARD);
    const params = { billingProfileId, paymentMethodId: other.id };
    const query = { stripePaymentMethodId: paymentMethodId };
    await visitor.call("billing", "setDefaultPaymentMethod", { params, query });
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4242 default", "4444"]);
  });

  test("[S7.11] [S3.29] are shown one by one, and a stranger's like one that does not exist", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
    const params = { billingProfileId, paymentMethodId };
    const shown = await visitor.call("billing", "getPaymentMethod", { params });
    expect(shown.data.card).toMatchObject({ brand: "visa", last4: "4242", wallet: { applePay: false } });
    const stranger = await payers.payer();
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
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
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
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
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
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
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
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
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
      status: {
        open: {
          activeDisputes: false,
          serviceAddressStatus: "valid",
          subscriptions: bought.subscriptions.map(({ id }) => id),
        },
      },
    });
    const { data: card } = await visitor.call("billing", "getPaymentMethod", { params });
    expect(card.billingAddress).toEqual({ ...ADDRESS, state: "NV" });
  });

  test("[S7.15] get a setup token each, ten an hour at most", async () => {
    const { visitor, billingProfileId } = await payers.payer();
    const ask = () => visitor.call("billing", "createProfileSetupToken", { params: { billingProfileId } });
    const first = await ask();
    expect(first.data.setupToken).toMatch(/^seti_\w+_secret_/);
    const ofDefault = await (await payers.payer()).visitor.call("billing", "createSetupToken", {});
    expect([ofDefault.status, ofDefault.data.setupToken]).toEqual([
      201,
      expect.stringMatching(/^seti_\w+_secret_/),
    ]);
    expect(ofDefault.data.setupToken).not.toBe(first.data.setupToken);
    for (let n = 1; n < 10; n += 1) expect((await ask()).status).toBe(201);
    expect((await ask()).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("[S7.15] get a setup token by a post without a body, and none for the profile of somebody else", async () => {
    const { visitor, billingProfileId } = await payers.payer();
    const { billingProfileId: foreign } = await payers.payer();
    const post = async (under: string) => {
      const answer = await api.app.inject({
        method: "POST",
        url: `/api/billing/v1${under}/payment-methods/card/setup-token`,
        headers: { authorization: `Bearer ${visitor.accessToken}` },
      });
      return [answer.statusCode, answer.json()];
    };
    const token = { setupToken: expect.stringMatching(/^seti_/), expiresAt: expect.any(String) };
    expect(await post("")).toEqual([201, token]);
    expect(await post(`/billing-profiles/${billingProfileId}`)).toEqual([201, token]);
    expect(await post(`/billing-profiles/${foreign}`)).toMatchObject([
      404,
      { code: "NOT_FOUND", notFoundResourceType: "billingProfile" },
    ]);
  });

  test("[S4.46] leave no card at the processor that was declined", async () => {
    const { visitor, billingProfileId } = await payers.payer();
    const declined = await payers.add(visitor, billingProfileId, DECLINED);
    expect(declined.problem.code).toBe("CREDIT_CARD_ERROR");
    expect(await payers.cardsAtProcessor(billingProfileId)).toEqual(["4242"]);
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4242 default"]);
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
