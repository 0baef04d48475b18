import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf, legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import {
  heardOn,
  quoteMove,
  radioBuyer,
  satelliteSubscriber,
  tokenOf,
} from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const DECLINED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: "1500" });
});
afterAll(() => api.close());

type Body = CallInput<"legacy", "addSubscription">["body"];
const CALLS = ["addSubscription", "changeSubscription", "swapRadio"] as const;
const buy = (visitor: TestVisitor, call: (typeof CALLS)[number], body: Body, key?: string) =>
  visitor.call("legacy", call, { body }, key === undefined ? {} : { headers: { "idempotency-key": key } });
const link = (visitor: TestVisitor, body: CallInput<"legacy", "linkDevice">["body"]) =>
  visitor.call("legacy", "linkDevice", { body });
const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
const chargesOf = (identityId: string) =>
  readRows(api, `select state, amount_in_cents from payments where identity_id = '${identityId}'`);
const inCents = (amount: number) => String(Math.round(amount * 100));

/** Somebody whose plan is heard on no radio, since they took theirs off. */
async function withoutRadio() {
  const subscriber = await satelliteSubscriber(api);
  const body = { radioId: subscriber.radioId, reason: "vehicleSold" } as const;
  const removed = await subscriber.visitor.call("legacy", "removeDevice", { body });
  expect(removed.status).toBe(200);
  expect(await heardOn(api, subscriber.subscriptionId)).toEqual([]);
  return subscriber;
}

test("[S7.85] each of the five stands where it always stood, and buys what it is for", async () => {
  const post = async (visitor: TestVisitor, path: string, payload: object) => {
    const headers = { authorization: `Bearer ${visitor.accessToken}` };
    const url = `/services/purchase/${path}`;
    const answer = await api.app.inject({ method: "POST", url, headers, payload });
    const { data } = answer.json();
    return [path, answer.statusCode, (data?.order ?? data)?.status];
  };
  const { visitor, subscriptionId } = await satelliteSubscriber(api);
  const listener = await subscribe(api, "us-music-monthly");
  const silent = await withoutRadio();
  const [{ radioId: next }, { radioId }] = [await makeRadio(api), await makeRadio(api)];
  const { data: added } = await quoteOf(visitor, { offerId: "us-music-monthly" });
  const { data: changed } = await quoteOf(listener.visitor, {
    planSwitch: { offerId: "us-all-access-monthly", subscriptionId: listener.subscriptionId },
  });
  const { data: moved } = await quoteMove(visitor, subscriptionId, next);
  const { data: linked } = await quoteMove(silent.visitor, silent.subscriptionId, radioId);
  const newcomer = {
    email: "opens-where-it-always-stood@example.com",
    password: "a quiet evening on the air",
    billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
    serviceAddress: {
      addressLine1: "12 Hill Road",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      country: "US",
    },
    stripePaymentMethodId: await api.cards.typeCard("4242424242424242"),
    offerId: "us-music-monthly",
    amountDueNow: added.dueNow,
  };
  expect([
    await post(visitor, "add-subscription", { orderId: added.id }),
    await post(listener.visitor, "change-subscription", { orderId: changed.id }),
    await post(visitor, "swap-radio", { orderId: moved.id }),
    await post(silent.visitor, "link-device", { orderId: linked.id, radioIdLastFour: radioId.slice(-4) }),
    await post(await api.visitor(), "new-account", newcomer),
  ]).toEqual([
    ["add-subscription", 200, "confirmed"],
    ["change-subscription", 200, "confirmed"],
    ["swap-radio", 200, "confirmed"],
    ["link-device", 200, "confirmed"],
    ["new-account", 200, "confirmed"],
  ]);
});

describe("addSubscription", () => {
  test("buys the plan of a quote for the amount that it names, once however often it is sent", async () => {
    const { visitor, identityId } = await radioBuyer(api);
    const { radioId } = await makeRadio(api);
    const body = { offerId: POLARIS, token: await tokenOf(visitor, radioId) };
    const { data: quoted } = await visitor.call("legacy", "quote", { body });
    const first = await buy(visitor, "addSubscription", { orderId: quoted.data.id }, "adds-one-plan");
    expect([first.status, first.data.data.status]).toEqual([200, "confirmed"]);
    const again = await buy(visitor, "addSubscription", { orderId: quoted.data.id }, "adds-one-plan");
    expect(again.data).toEqual(first.data);
    const { subscriptionId } = first.data.data.newSubscription ?? {};
    expect((await plansOf(visitor)).map(({ id }) => id)).toEqual([subscriptionId]);
    expect(await heardOn(api, subscriptionId ?? "")).toEqual([[radioId, false]]);
    expect(await chargesOf(identityId)).toEqual([
      { state: "charged", amount_in_cents: inCents(quoted.data.dueNow) },
    ]);
  });

  test("says in the words of the legacy system that the card was refused, or that there is none", async () => {
    const { visitor } = await radioBuyer(api, { card: DECLINED_WHEN_CHARGED });
    const { data: quoted } = await quoteOf(visitor, { offerId: "us-music-monthly" });
    const refused = await buy(visitor, "addSubscription", { orderId: quoted.id });
    expect(legacyRefusalOf(refused)).toEqual([422, "CREDIT_CARD_VALIDATION_FAILED"]);
    const cardless = await api.visitor();
    await cardless.register("buys-without-a-card@example.com");
    await cardless.addBilling(undefined);
    const { data: asked } = await quoteOf(cardless, { offerId: "us-music-monthly" });
    expect(legacyRefusalOf(await buy(cardless, "addSubscription", { orderId: asked.id }))).toEqual([
      409,
      "NO_CREDIT_CARD_ON_ACCOUNT",
    ]);
    expect([...(await plansOf(visitor)), ...(await plansOf(cardless))]).toEqual([]);
  });
});

describe("changeSubscription", () => {
  test("has another plan take the place of one, as it was quoted", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const body = { offerId: "us-all-access-monthly", subscriptionId, flow: "immediate" } as const;
    const { data: quoted } = await visitor.call("legacy", "quote", { body });
    const changed = await buy(visitor, "changeSubscription", { orderId: quoted.data.id });
    expect(changed.data.data).toMatchObject({
      status: "confirmed",
      dueNow: quoted.data.dueNow,
      subscriptionPlanSwitch: { subscriptionId },
    });
    const { data: plan } = await visitor.call("subscription", "getSubscription", {
      params: { subscriptionId },
    });
    expect(plan.offerId).toBe("us-all-access-monthly");
  });
});

describe("swapRadio", () => {
  test("takes a plan along to another radio for the fee that was quoted", async () => {
    const { visitor, identityId, subscriptionId, radioId } = await satelliteSubscriber(api);
    const next = (await makeRadio(api)).radioId;
    const body = { radioIdLastFour: radioId.slice(-4), token: await tokenOf(visitor, next) };
    const { data: quoted } = await visitor.call("legacy", "continuousServiceQuote", { body });
    const moved = await buy(visitor, "swapRadio", { orderId: quoted.data.id });
    expect(moved.data.data).toMatchObject({ status: "confirmed", radioTransfer: { subscriptionId } });
    expect(await heardOn(api, subscriptionId)).toEqual([[next, false]]);
    const charges = await chargesOf(identityId);
    expect(charges).toHaveLength(2);
    expect(charges).toContainEqual({
      state: "charged",
      amount_in_cents: inCents(quoted.data.dueNow),
    });
  });
});

describe("linkDevice", () => {
  test("has a plan that is heard on no radio play on one, named by its last four", async () => {
    const { visitor, subscriptionId } = await withoutRadio();
    const { radioId } = await makeRadio(api);
    const { data: quoted } = await quoteMove(visitor, subscriptionId, radioId);
    const radioIdLastFour = radioId.slice(-4);
    const [last = ""] = radioIdLastFour.slice(-1);
    const other = `${radioIdLastFour.slice(0, 3)}${last === "0" ? "1" : "0"}`;
    const wrong = await link(visitor, { orderId: quoted.id, radioIdLastFour: other });
    expect(legacyRefusalOf(wrong)).toEqual([400, "DEVICE_NOT_FOUND"]);
    expect(await heardOn(api, subscriptionId)).toEqual([]);
    const linked = await link(visitor, {
      orderId: quoted.id,
      radioIdLastFour: radioIdLastFour.toLowerCase(),
    });
    expect(linked.data.data).toMatchObject({ status: "confirmed", radioTransfer: { subscriptionId } });
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
  });

  test("is not for a plan that is heard on a radio, nor swap-radio for one that is not", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const next = (await makeRadio(api)).radioId;
    const { data: swap } = await quoteMove(visitor, subscriptionId, next);
    const linked = await link(visitor, { orderId: swap.id, radioIdLastFour: next.slice(-4) });
    expect(legacyRefusalOf(linked)).toEqual([400, "INVALID_PAYLOAD"]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    const silent = await withoutRadio();
    const { data: first } = await quoteMove(silent.visitor, silent.subscriptionId, next);
    const swapped = await buy(silent.visitor, "swapRadio", { orderId: first.id });
    expect(legacyRefusalOf(swapped)).toEqual([400, "INVALID_PAYLOAD"]);
  });
});

describe("each of them", () => {
  test("takes no quote of another kind, none of somebody else, and none that is over", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const { data: added } = await quoteOf(visitor, { offerId: "us-music-monthly" });
    const { data: moved } = await quoteMove(visitor, subscriptionId, (await makeRadio(api)).radioId);
    const wrong = { addSubscription: moved.id, changeSubscription: added.id, swapRadio: added.id };
    for (const call of CALLS) {
      const answer = await buy(visitor, call, { orderId: wrong[call] });
      expect([call, ...legacyRefusalOf(answer)]).toEqual([call, 400, "INVALID_PAYLOAD"]);
    }
    const { visitor: stranger } = await radioBuyer(api);
    expect(legacyCodeOf(await buy(stranger, "addSubscription", { orderId: added.id }))).toBe(
      "INVALID_OFFER_DATA",
    );
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: "PT31M" } });
    expect(legacyRefusalOf(await buy(visitor, "addSubscription", { orderId: added.id }))).toEqual([
      409,
      "QUOTE_EXPIRED",
    ]);
  });
});
