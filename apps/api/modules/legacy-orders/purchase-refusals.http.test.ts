import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdRow } from "#testing/hold-row.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import {
  quoteMove,
  radioBuyer,
  type SatelliteSubscriber,
  satelliteSubscriber,
  tokenOf,
} from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const MELODIA = "us-music-monthly";
const HORIZON = "us-all-access-monthly";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: "1500" });
});
afterAll(() => api.close());

interface Quoted {
  visitor: TestVisitor;
  identityId: string;
  orderId: string;
  /** Sends it to the call that it is for. */
  confirm(more?: object): Promise<{ status: number; problem: object }>;
}

async function quoteOfNewPlan(): Promise<Quoted> {
  const { visitor, identityId } = await radioBuyer(api);
  const { data } = await quoteOf(visitor, { offerId: MELODIA });
  return readyFor("addSubscription", { visitor, identityId, orderId: data.id });
}

async function quoteOfOtherPlan(): Promise<Quoted> {
  const { visitor, identityId, subscriptionId } = await subscribe(api, MELODIA);
  const { data } = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: HORIZON } });
  return readyFor("changeSubscription", { visitor, identityId, orderId: data.id });
}

async function quoteOfMove(): Promise<Quoted & { to: string } & SatelliteSubscriber> {
  const owner = await satelliteSubscriber(api);
  const { radioId: to } = await makeRadio(api);
  const { data } = await quoteMove(owner.visitor, owner.subscriptionId, to);
  return { ...owner, to, ...readyFor("swapRadio", { ...owner, orderId: data.id }) };
}

async function quoteOfFirstRadio(): Promise<Quoted & { to: string } & SatelliteSubscriber> {
  const owner = await satelliteSubscriber(api);
  const removed = { radioId: owner.radioId, reason: "vehicleSold" } as const;
  expect((await owner.visitor.call("legacy", "removeDevice", { body: removed })).status).toBe(200);
  const { radioId: to } = await makeRadio(api);
  const { data } = await quoteMove(owner.visitor, owner.subscriptionId, to);
  const radioIdLastFour = to.slice(-4);
  const { visitor, identityId } = owner;
  const confirm = (more: object = {}) =>
    visitor.call("legacy", "linkDevice", { body: { orderId: data.id, radioIdLastFour, ...more } });
  return { ...owner, to, identityId, orderId: data.id, confirm };
}

function readyFor(
  call: "addSubscription" | "changeSubscription" | "swapRadio",
  { visitor, identityId, orderId }: Omit<Quoted, "confirm">,
): Quoted {
  const confirm = (more: object = {}) => visitor.call("legacy", call, { body: { orderId, ...more } });
  return { visitor, identityId, orderId, confirm };
}

const SALES = [
  ["addSubscription", quoteOfNewPlan],
  ["changeSubscription", quoteOfOtherPlan],
] as const;
const MOVES = [
  ["swapRadio", quoteOfMove],
  ["linkDevice", quoteOfFirstRadio],
] as const;

describe.each([...SALES, ...MOVES])("[S7.85] %s", (_call, makeQuote) => {
  test("confirms a quote as it was made, for half an hour", async () => {
    const changed = await makeQuote();
    await readRows(
      api,
      `update orders set due_now_in_cents = due_now_in_cents + 1 where id = '${changed.orderId}' returning id`,
    );
    expect(legacyRefusalOf(await changed.confirm())).toEqual([409, "QUOTE_CHANGED"]);
    const old = await makeQuote();
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: "PT31M" } });
    expect(legacyRefusalOf(await old.confirm())).toEqual([409, "QUOTE_EXPIRED"]);
  });

  test("takes no other input once it is confirmed, and none at all for a quote that is nobody's", async () => {
    const { confirm } = await makeQuote();
    expect((await confirm()).status).toBe(200);
    const agreement = { version: "2026-01-15", language: "en-US" };
    expect(legacyRefusalOf(await confirm({ agreement }))).toEqual([409, "CONFLICTING_REQUEST"]);
    expect(legacyRefusalOf(await confirm({ orderId: "ord_of_nobody" }))).toEqual([400, "INVALID_OFFER_DATA"]);
  });

  test("takes no terms that nobody can have agreed to", async () => {
    const { confirm } = await makeQuote();
    const agreement = { version: "1999-01-01", language: "en-US" };
    expect(legacyRefusalOf(await confirm({ agreement }))).toEqual([400, "INVALID_PAYLOAD"]);
    expect((await confirm({ agreement: { ...agreement, version: "2026-01-15" } })).status).toBe(200);
  });

  test("asks for a card where there is none by now", async () => {
    const { confirm, identityId } = await makeQuote();
    await readRows(
      api,
      `update payment_methods set is_default = false, removed_at = now() where identity_id = '${identityId}' returning id`,
    );
    expect(legacyRefusalOf(await confirm())).toEqual([409, "NO_CREDIT_CARD_ON_ACCOUNT"]);
  });

  test("says that a payment is in progress while somebody else is at its order", async () => {
    const { confirm, orderId } = await makeQuote();
    const { isHeld, release } = await holdRow(api, "orders", orderId);
    const inProgress = [409, "PAYMENT_IN_PROGRESS"];
    expect(isHeld ? legacyRefusalOf(await confirm()) : inProgress).toEqual(inProgress);
    await release();
    expect((await confirm()).status).toBe(200);
  });
});

describe.each(SALES)("[S7.85] the plan of %s", (call, makeQuote) => {
  const soldOffer = call === "addSubscription" ? MELODIA : HORIZON;

  test("is bought as long as it is sold", async () => {
    const { confirm } = await makeQuote();
    const withdrawn = (at: string) =>
      readRows(api, `update offers set withdrawn_at = ${at} where id = '${soldOffer}' returning id`);
    await withdrawn("now()");
    expect(legacyRefusalOf(await confirm())).toEqual([410, "OFFER_EXPIRED"]);
    await withdrawn("null");
  });

  test("is had once by a person", async () => {
    const { confirm, visitor } = await makeQuote();
    const { data: same } = await quoteOf(visitor, { offerId: soldOffer });
    expect((await confirmOf(visitor, same.id)).data.status).toBe("confirmed");
    expect(legacyRefusalOf(await confirm())).toEqual([409, "SUB_ALREADY_EXISTS_FOR_IDENTITY"]);
  });
});

test("[S7.85] a promo code opens one order of a person: the second is refused by both calls", async () => {
  const half = { offerId: "us-all-access-half-price", promoCode: "HALFPRICE" };
  const { visitor } = await radioBuyer(api);
  const quotes = [await quoteOf(visitor, half), await quoteOf(visitor, half)];
  const [first, second] = quotes.map(({ data }) => ({ orderId: data.id }));
  if (first === undefined || second === undefined) throw new Error("there are no two quotes");
  expect((await visitor.call("legacy", "addSubscription", { body: first })).status).toBe(200);
  const again = await visitor.call("legacy", "addSubscription", { body: second });
  expect(legacyRefusalOf(again)).toEqual([409, "OFFER_REDEEMED"]);

  const owner = await subscribe(api, MELODIA);
  const { subscriptionId } = owner;
  const change = await quoteOf(owner.visitor, { planSwitch: { subscriptionId, ...half } });
  const other = await quoteOf(owner.visitor, half);
  expect((await confirmOf(owner.visitor, other.data.id)).data.status).toBe("confirmed");
  const changed = await owner.visitor.call("legacy", "changeSubscription", {
    body: { orderId: change.data.id },
  });
  expect(legacyRefusalOf(changed)).toEqual([409, "OFFER_REDEEMED"]);
});

test("[S7.85] changeSubscription is no change to the plan that another tab has changed to", async () => {
  const { visitor, subscriptionId } = await subscribe(api, MELODIA);
  const planSwitch = { subscriptionId, offerId: HORIZON };
  const [one, two] = [await quoteOf(visitor, { planSwitch }), await quoteOf(visitor, { planSwitch })];
  expect((await confirmOf(visitor, one.data.id)).data.status).toBe("confirmed");
  const again = await visitor.call("legacy", "changeSubscription", { body: { orderId: two.data.id } });
  expect(legacyRefusalOf(again)).toEqual([409, "SAME_PLAN"]);
});

test("[S7.85] addSubscription sells nothing for a radio that somebody else has bought for meanwhile", async () => {
  const { radioId } = await makeRadio(api);
  const buyers = [await radioBuyer(api), await radioBuyer(api)];
  const orders: { visitor: TestVisitor; orderId: string }[] = [];
  for (const { visitor } of buyers) {
    const { data } = await quoteOf(visitor, { offerId: POLARIS, deviceId: await tokenOf(visitor, radioId) });
    orders.push({ visitor, orderId: data.id });
  }
  const answers = [];
  for (const { visitor, orderId } of orders)
    answers.push(await visitor.call("legacy", "addSubscription", { body: { orderId } }));
  expect(answers.map(legacyRefusalOf)).toEqual([
    [200, undefined],
    [409, "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"],
  ]);
});

describe.each(MOVES)("[S7.85] %s leaves a plan where it is", (_call, makeQuote) => {
  const changeRadio = (radioId: string, what: string) =>
    readRows(api, `update radios set ${what} where radio_id = '${radioId}' returning 1`);

  test.each([
    ["COUNTRY_ERROR", "country = 'CA'"],
    ["CS_INELIGIBLE_RADIO", "capabilities = '{MAR}'"],
  ])("once the radio turns out to be no good for it: %s", async (code, what) => {
    const { confirm, to, visitor, orderId } = await makeQuote();
    await changeRadio(to, what);
    expect(legacyRefusalOf(await confirm())).toEqual([409, code]);
    expect((await confirmOf(visitor, orderId)).problem.code, "as other pages hear it").toBe(code);
  });

  test("once the radio is somebody else's, or the account is closed", async () => {
    const { confirm, to, identityId } = await makeQuote();
    const { visitor } = await radioBuyer(api);
    const { data } = await quoteOf(visitor, { offerId: POLARIS, deviceId: await tokenOf(visitor, to) });
    expect((await confirmOf(visitor, data.id)).data.status).toBe("confirmed");
    expect(legacyRefusalOf(await confirm())).toEqual([409, "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"]);
    const account = { identityId, country: "US", accountType: "consumer", hasService: true } as const;
    await api.app.modules.legacyAccounts.imports.put({ ...account, isClosed: true });
    expect(legacyRefusalOf(await confirm())).toEqual([409, "PLAN_CANNOT_MOVE"]);
  });
});
