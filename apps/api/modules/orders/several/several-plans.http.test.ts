import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const HORIZON = "us-all-access-monthly";
const MELODIA = "us-music-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";
const YEAR = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z", pageSize: 10 };

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 4_000 });
});
afterAll(() => api.close());

async function buyer({ card = "4242424242424242", state = "WA" } = {}) {
  const visitor = await api.visitor();
  people += 1;
  const email = `several${people}@example.com`;
  const identityId = await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard(card), state);
  return { visitor, identityId, email };
}

type Lines = { offerId: string; quantity: number }[];
const THREE: Lines = [
  { offerId: HORIZON, quantity: 2 },
  { offerId: MELODIA, quantity: 1 },
];
const quoteSeveral = (visitor: TestVisitor, lines = THREE, giftCardId?: string) =>
  quoteOf(visitor, { newSubscriptions: { lines, ...(giftCardId !== undefined && { giftCardId }) } });
const cents = (amount: number) => Math.round(amount * 100);
const chargedFor = async (orderId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded")
    .map(({ amount }) => amount);
const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
const sumOf = async (identityId: string) => {
  const ledger = await ledgerOf(api, identityId);
  return {
    all: Object.values(ledger).reduce((sum, amount) => sum + amount, 0),
    owed: ledger["receivable"] ?? 0,
  };
};
const sandbox = (path: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/sandbox/api/${path}`, payload });

describe("an order for several plans", () => {
  test("[S7.04] costs what its plans cost one by one, and says so line by line", async () => {
    const { visitor } = await buyer();
    const alone = await Promise.all([HORIZON, MELODIA].map((offerId) => quoteOf(visitor, { offerId })));
    const [horizon, melodia] = alone.map(({ data }) => data.charges.oneTimeCharge[0]?.lines);
    const quote = await quoteSeveral(visitor);
    expect(quote.status).toBe(201);
    expect(quote.data.charges.oneTimeCharge.map(({ line, lines }) => [line, lines])).toEqual([
      [0, horizon],
      [1, horizon],
      [2, melodia],
    ]);
    expect(cents(quote.data.dueNow)).toBe(2 * cents(horizon?.total ?? 0) + cents(melodia?.total ?? 0));
    expect(quote.data.lines).toMatchObject([
      { offerId: HORIZON, offerName: "Horizon", subscriptionId: null },
      { offerId: HORIZON },
      { offerId: MELODIA, offerName: "Melodia" },
    ]);
    expect(await plansOf(visitor)).toEqual([]);
  });

  test("[S7.06] is charged once, bills all plans on one invoice, and starts each as a subscription", async () => {
    const { visitor, identityId, email } = await buyer();
    const quote = await quoteSeveral(visitor);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => confirmOf(visitor, quote.data.id, "one-key-for-all")),
    );
    const ids = answers.map(({ data }) => data.lines?.map(({ subscriptionId }) => subscriptionId));
    expect(new Set(ids.map((each) => each?.join(" "))).size).toBe(1);
    expect(await chargedFor(quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    const plans = await plansOf(visitor);
    expect(plans.map(({ id }) => id).toSorted()).toEqual(ids[0]?.toSorted());
    expect(plans.map(({ state }) => state)).toEqual(["active", "active", "active"]);

    const invoiceId = answers[0]?.data.newSubscription?.invoiceId ?? "";
    const invoice = (await visitor.call("billing", "getInvoice", { params: { invoiceId } })).data;
    expect(invoice).toMatchObject({
      status: "paid",
      amountTotal: quote.data.dueNow,
      description: "2 × Horizon, Melodia",
      lines: [{ planName: "Horizon" }, { planName: "Horizon" }, { planName: "Melodia" }],
    });
    for (const { id: subscriptionId } of plans) {
      const listed = await visitor.call("billing", "listInvoices", { query: { ...YEAR, subscriptionId } });
      expect(listed.data.invoices.map(({ id }) => id)).toEqual([invoiceId]);
    }
    expect(await sumOf(identityId)).toEqual({ all: 0, owed: 0 });
    const [mail] = await receive(api, email);
    expect(mail?.subject).toBe("Your plans have started: 2 × Horizon, Melodia");
    expect(mail?.text).toContain(`$${quote.data.dueNow}`);
    for (const title of ["1. Horizon", "2. Horizon", "3. Melodia"]) expect(mail?.text).toContain(title);
  });

  test("leaves nothing bought when the bank declines, and lets another card pay the same quote", async () => {
    const { visitor, identityId } = await buyer({ card: REFUSED_WHEN_CHARGED });
    const quote = await quoteSeveral(visitor);
    const declined = await confirmOf(visitor, quote.data.id, "first-try-key");
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect(await plansOf(visitor)).toEqual([]);
    expect(await sumOf(identityId)).toEqual({ all: 0, owed: 0 });

    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard("4242424242424242") },
    });
    expect((await confirmOf(visitor, quote.data.id, "second-try-key")).data.status).toBe("confirmed");
    expect(await chargedFor(quote.data.id)).toHaveLength(1);
    expect(await plansOf(visitor)).toHaveLength(3);
  });

  test("lets one of two orders for the same instance numbers win, however they race", async () => {
    const { visitor } = await buyer();
    const quotes = await Promise.all([quoteSeveral(visitor), quoteSeveral(visitor)]);
    const answers = await Promise.all(quotes.map(({ data }) => confirmOf(visitor, data.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ problem }) => problem.code)).toContain("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    expect(await plansOf(visitor)).toHaveLength(3);
    // Whoever wants more asks anew, and is told the price of three more plans.
    const more = await quoteSeveral(visitor);
    expect((await confirmOf(visitor, more.data.id)).data.status).toBe("confirmed");
    expect(await plansOf(visitor)).toHaveLength(6);
  });

  test("sells none of its plans once one of them is withdrawn", async () => {
    const { visitor } = await buyer();
    const quote = await quoteSeveral(visitor, [
      { offerId: "us-all-access-annual", quantity: 1 },
      { offerId: MELODIA, quantity: 1 },
    ]);
    await api.database.queries().execute(`update offers set withdrawn_at = now() where id = '${MELODIA}'`);
    const refused = await confirmOf(visitor, quote.data.id);
    await api.database.queries().execute(`update offers set withdrawn_at = null where id = '${MELODIA}'`);
    expect([refused.status, refused.problem.code]).toEqual([410, "OFFER_EXPIRED"]);
    expect(await plansOf(visitor)).toEqual([]);
    expect(await chargedFor(quote.data.id)).toEqual([]);
  });

  test("is refused by the plan that cannot be had, and names it", async () => {
    const { visitor } = await buyer();
    const refusalOf = async (offerId: string) => {
      const lines = [
        { offerId: MELODIA, quantity: 1 },
        { offerId, quantity: 1 },
      ];
      const { problem } = await quoteSeveral(visitor, lines);
      return [problem.code, problem.details?.["offerId"]];
    };
    // Free time, a plan for those who have one, one that a code opens, one that nobody sells, one of another country.
    for (const offerId of [
      "us-all-access-trial",
      "us-premium-monthly",
      "us-all-access-half-price",
      "us-none",
    ])
      expect(await refusalOf(offerId)).toEqual(["INVALID_OFFER_DATA", offerId]);
    expect(await refusalOf("us-all-access-student")).toEqual([
      "IDENTITY_NOT_ELIGIBLE_ERROR",
      "us-all-access-student",
    ]);
    expect(await refusalOf("ca-music-monthly")).toEqual(["COUNTRY_ERROR", "ca-music-monthly"]);
  });

  test("takes as many plans as the installation allows, and no single one", async () => {
    const { visitor } = await buyer();
    const { mostPlansPerOrder } = (
      await visitor.call("configuration", "getConfiguration", {
        params: { id: "web", version: "v1" },
        query: {},
      })
    ).data.settings;
    const quoteOfCount = (quantity: number) => quoteSeveral(visitor, [{ offerId: MELODIA, quantity }]);
    expect((await quoteOfCount(mostPlansPerOrder)).status).toBe(201);
    for (const quantity of [1, mostPlansPerOrder + 1]) {
      const refused = await quoteOfCount(quantity);
      expect([refused.problem.code, refused.problem.invalidFields?.[0]?.field]).toEqual([
        "INVALID_PAYLOAD",
        "lines",
      ]);
    }
  });

  test("is paid by a gift card first, over all of its plans, and by the card for the rest", async () => {
    const { visitor, identityId } = await buyer();
    const number = await issueGiftCard(api, { faceInCents: 2500, isDigital: true });
    const shown = await visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body: { type: "cardIdentifier", number },
    });
    const quote = await quoteSeveral(visitor, THREE, shown.data.tokenId);
    const total = quote.data.charges.oneTimeCharge.reduce((sum, { lines }) => sum + cents(lines.total), 0);
    expect(cents(quote.data.dueNow)).toBe(total - 2500);
    await confirmOf(visitor, quote.data.id);
    expect(await chargedFor(quote.data.id)).toEqual([total - 2500]);
    expect(await sumOf(identityId)).toEqual({ all: 0, owed: 0 });
  });
});

describe("a plan that was bought with others", () => {
  test("ends without the others, gives its own share back, and is billed on its own", async () => {
    const { visitor, identityId } = await buyer({ state: "TX" });
    const quote = await quoteSeveral(visitor, [
      { offerId: MELODIA, quantity: 1 },
      { offerId: "us-all-access-annual", quantity: 1 },
    ]);
    const confirmed = await confirmOf(visitor, quote.data.id);
    const [first, second] = confirmed.data.lines?.map(({ subscriptionId }) => subscriptionId ?? "") ?? [];
    const [, own] = quote.data.charges.oneTimeCharge;
    const ending = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId: second ?? "", cancellationType: "immediate" },
    });
    // It ends on the day it began, so that all of its year is given back, and to the card that paid for both.
    expect(ending.data.change?.refund).toMatchObject({
      total: own?.lines.total,
      toPaymentMethod: own?.lines.total,
    });
    expect((await confirmOf(visitor, ending.data.id)).data.status).toBe("confirmed");
    await sandbox("clock", { advance: "P32D" });
    const states = (await plansOf(visitor)).map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({ [first ?? ""]: "active", [second ?? ""]: "cancelled" });
    const query = { ...YEAR, subscriptionId: first ?? "" };
    const { invoices } = (await visitor.call("billing", "listInvoices", { query })).data;
    expect(invoices).toHaveLength(2);
    expect((await sumOf(identityId)).all).toBe(0);
  });
});
