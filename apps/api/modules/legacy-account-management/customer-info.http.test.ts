import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { codeSentTo } from "#testing/read-inbox.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const HOME = {
  addressLine1: "7 Elm Street",
  city: "Reno",
  state: "NV",
  zipCode: "89501",
  country: "US",
} as const;
const IN_CANADA = { ...HOME, city: "Montréal", state: "QC", zipCode: "H2Y 1A1", country: "CA" } as const;

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function somebody({ hasCard = true, hasProfile = true } = {}) {
  people += 1;
  const visitor = await api.visitor();
  await visitor.register(`customer-${people}@example.com`);
  if (hasProfile)
    await visitor.addBilling(hasCard ? await api.cards.typeCard("4242424242424242") : undefined);
  return visitor;
}
const profileOf = async (visitor: TestVisitor) =>
  (await visitor.call("billing", "getDefaultBillingProfile", {})).data ?? expect.fail("no profile");

describe("updateCustomerInfo", () => {
  const update = (visitor: TestVisitor, body: CallInput<"legacy", "updateCustomerInfo">["body"]) =>
    visitor.call("legacy", "updateCustomerInfo", { body });

  test("[S7.87] changes the name and the service address on the one profile, and leaves what is not sent", async () => {
    const visitor = await somebody();
    const answer = await update(visitor, { lastName: "Okafor", serviceAddress: HOME });
    const kept = { firstName: "Robin", lastName: "Okafor", serviceAddress: HOME, phone: null };
    expect([answer.status, answer.data]).toEqual([200, { data: kept }]);
    const profile = await profileOf(visitor);
    expect([profile.billingProfileName.firstAndLastName, profile.serviceAddress]).toEqual([
      { firstName: "Robin", lastName: "Okafor" },
      HOME,
    ]);
    expect((await update(visitor, {})).data).toEqual({ data: kept });
  });

  test("changes the phone number by itself, once its code is typed, and removes it", async () => {
    const visitor = await somebody();
    const phone = "5125550142";
    expect(legacyRefusalOf(await update(visitor, { phone }))).toEqual([
      409,
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    ]);
    expect(legacyRefusalOf(await update(visitor, { phone }))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    const otp = await codeSentTo(api, phone);
    expect((await update(visitor, { phone, otp })).data.data.phone).toBe(phone);
    expect((await update(visitor, { phone: null })).data.data.phone).toBeNull();
    expect(legacyRefusalOf(await update(visitor, { phone, firstName: "Kim" }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
    expect(legacyRefusalOf(await update(visitor, { phone: "12" }))).toEqual([400, "INVALID_PHONE_NUMBER"]);
    expect(legacyRefusalOf(await update(visitor, { phone, otp: "123456" }))).toEqual([400, "INVALID"]);
    api.passTime({ minutes: 6 });
    expect(legacyRefusalOf(await update(visitor, { phone }))).toEqual([403, "STEP_UP_REQUIRED"]);
  });

  test("refuses an address that is none, one in another country, and anything without a profile", async () => {
    const visitor = await somebody();
    const wrong = { ...HOME, zipCode: "8950X" };
    expect(legacyRefusalOf(await update(visitor, { serviceAddress: wrong }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
    expect(legacyRefusalOf(await update(visitor, { serviceAddress: IN_CANADA }))).toEqual([
      409,
      "COUNTRY_ERROR",
    ]);
    const newcomer = await somebody({ hasProfile: false });
    expect(legacyRefusalOf(await update(newcomer, { firstName: "Kim" }))).toEqual([
      409,
      "BILLING_PROFILE_REQUIRED",
    ]);
  });
});

describe("updateCna", () => {
  const CNA = { firstName: "Kim", lastName: "Sorel", serviceAddress: HOME };
  const update = (visitor: TestVisitor, body: object = {}) =>
    visitor.call("legacy", "updateCna", { body: { ...CNA, ...body } });

  test("changes name and address at once, for every page that shows them", async () => {
    const visitor = await somebody();
    const answer = await update(visitor);
    expect([answer.status, answer.data]).toEqual([200, { data: CNA }]);
    const { billingProfileName, serviceAddress } = await profileOf(visitor);
    expect(billingProfileName.firstAndLastName).toEqual({ firstName: "Kim", lastName: "Sorel" });
    expect(serviceAddress).toEqual(HOME);
  });

  test("refuses half of it, an address in another country, and a customer without a profile", async () => {
    const visitor = await somebody();
    const before = await profileOf(visitor);
    expect(legacyRefusalOf(await update(visitor, { lastName: "" }))).toEqual([400, "INVALID_PAYLOAD"]);
    expect(legacyRefusalOf(await update(visitor, { serviceAddress: IN_CANADA }))).toEqual([
      409,
      "COUNTRY_ERROR",
    ]);
    expect(await profileOf(visitor)).toEqual(before);
    const newcomer = await somebody({ hasProfile: false });
    expect(legacyRefusalOf(await update(newcomer))).toEqual([409, "BILLING_PROFILE_REQUIRED"]);
  });
});

describe("updateBillingInfo", () => {
  const update = (visitor: TestVisitor, billingAddress: object) =>
    visitor.call("legacy", "updateBillingInfo", { body: { billingAddress: { ...HOME, ...billingAddress } } });

  test("[S7.87] changes the billing address of the card that pays, and nothing of where the service is used", async () => {
    const visitor = await somebody();
    const before = await profileOf(visitor);
    const answer = await update(visitor, {});
    expect([answer.status, answer.data]).toEqual([200, { data: { billingAddress: HOME } }]);
    const params = { billingProfileId: before.id };
    const { data } = await visitor.call("billing", "listPaymentMethods", { params });
    expect(data.paymentMethods[0]?.billingAddress).toEqual(HOME);
    expect(await profileOf(visitor)).toEqual(before);
  });

  test("refuses an address that is none, and says where there is no card or no profile", async () => {
    expect(legacyRefusalOf(await update(await somebody(), { state: "ZZ" }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
    const cardless = await somebody({ hasCard: false });
    expect(legacyRefusalOf(await update(cardless, {}))).toEqual([409, "NO_CREDIT_CARD_ON_ACCOUNT"]);
    const newcomer = await somebody({ hasProfile: false });
    expect(legacyRefusalOf(await update(newcomer, {}))).toEqual([409, "BILLING_PROFILE_REQUIRED"]);
  });
});

describe("updateLegacyNickname", () => {
  const name = (visitor: TestVisitor, subscriptionId: string, nickname: string | null) =>
    visitor.call("legacy", "updateLegacyNickname", { body: { subscriptionId, nickname } });

  test("[S7.87] names a subscription of one's own, takes the name away again, and knows none of others", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const shown = async () =>
      (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data.nickname;
    const answer = await name(visitor, subscriptionId, "Kitchen");
    expect([answer.status, answer.data]).toEqual([200, { data: { subscriptionId, nickname: "Kitchen" } }]);
    expect(await shown()).toBe("Kitchen");
    expect((await name(visitor, subscriptionId, null)).data).toEqual({
      data: { subscriptionId, nickname: null },
    });
    expect(await shown()).toBeUndefined();
    expect(legacyRefusalOf(await name(await somebody(), subscriptionId, "Mine"))).toEqual([
      409,
      "NO_SUBSCRIPTION",
    ]);
    expect(legacyRefusalOf(await name(visitor, subscriptionId, "x".repeat(31)))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
  });
});

describe("contactPreferences", () => {
  const prefer = (visitor: TestVisitor, body: CallInput<"legacy", "contactPreferences">["body"]) =>
    visitor.call("legacy", "contactPreferences", { body });

  test("[S7.87] changes what is sent of what somebody wants to hear, and tells all of it", async () => {
    const visitor = await somebody();
    const silence = { offersByMail: false, offersByText: false, language: "en-US" };
    expect((await prefer(visitor, {})).data).toEqual({ data: silence });
    const answer = await prefer(visitor, { offersByMail: true });
    expect([answer.status, answer.data]).toEqual([200, { data: { ...silence, offersByMail: true } }]);
    const { data } = await visitor.call("consent", "getMessageChoices", {});
    expect(data).toEqual({ ...silence, offersByMail: true });
  });

  test("refuses a language that is not spoken in the country", async () => {
    const answer = await prefer(await somebody(), { language: "fr-CA" });
    expect(legacyRefusalOf(answer)).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
