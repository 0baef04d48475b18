import type { Locale } from "@skywave/domain/locale/locale";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailKindOf } from "#testing/money/mail-kinds.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";

const GOOD_CARD = "4242424242424242";
const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 100 };

const PLACES: readonly { country: "US" | "CA"; state: string; locale: Locale; taxes: readonly string[] }[] = [
  { country: "US", state: "WA", locale: "en-US", taxes: ["salesTax"] },
  { country: "CA", state: "ON", locale: "en-CA", taxes: ["hst"] },
  { country: "CA", state: "BC", locale: "en-CA", taxes: ["gst", "pst"] },
  { country: "CA", state: "QC", locale: "fr-CA", taxes: ["gst", "qst"] },
];

/** In the order in which it happens. */
const TOLD = [
  "order",
  "ahead.trialEnd",
  "transactional.receipt",
  "transactional.receipt",
  "transactional.receipt",
  "ahead.promotionEnd",
  "transactional.receipt",
  "ahead.cardExpiring",
  "transactional.receipt",
  "ahead.cardExpired",
  "transactional.payment-declined",
  "transactional.suspended",
  "transactional.restored",
  "transactional.cancellation-agreed",
  "transactional.ended",
];
const TAX_NAMES: Readonly<Record<string, RegExp>> = {
  "US-WA": /Washington sales tax: \$0\.32/,
  "CA-ON": /HST: \$/,
  "CA-BC": /GST: \$.*\nPST: \$/,
  "CA-QC": /TPS\s: \d.*\$\nTVQ\s: \d.*\$/,
};

interface Customer extends Subscriber {
  place: (typeof PLACES)[number];
  billingProfileId: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function moveIn(place: (typeof PLACES)[number]): Promise<Customer> {
  const { country, state, locale } = place;
  const offerId = `${country.toLowerCase()}-all-access-trial`;
  const subscriber = await subscribe(api, offerId, { country, state, locale });
  const profile = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
  return { ...subscriber, place, billingProfileId: profile.data?.id ?? "" };
}

const stateOf = async ({ visitor, subscriptionId }: Customer) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data.state;

const invoicesOf = async ({ visitor }: Customer) =>
  (await visitor.call("billing", "listInvoices", { query: SPAN })).data.invoices.toReversed();

async function mailsOf({ email, place }: Customer, count: number) {
  await expect.poll(async () => (await readInbox(api, email)).length).toBeGreaterThanOrEqual(count);
  const mails = (await readInbox(api, email)).toReversed();
  return mails.map((mail) => ({ ...mail, kind: mailKindOf(mail, place.locale) }));
}

/** The card ends with August 2026. */
async function letCardEnd({ visitor, billingProfileId }: Customer): Promise<void> {
  const methods = await visitor.call("billing", "listPaymentMethods", { params: { billingProfileId } });
  const paymentMethodId = methods.data.paymentMethods[0]?.id ?? "";
  const changed = await visitor.call("billing", "updatePaymentMethod", {
    params: { billingProfileId, paymentMethodId },
    body: { expiryDate: { year: 2026, month: 8 } },
  });
  expect(changed.status).toBe(200);
}

type Mail = Awaited<ReturnType<typeof mailsOf>>[number];

/** Every amount is the invoice's, in the person's language, and nothing is left unsaid or half said. */
function judgeMails(
  mails: readonly Mail[],
  { country, state, locale }: Customer["place"],
  invoices: readonly { amountTotal: number; currency: string }[],
): void {
  const money = ({ amountTotal, currency }: (typeof invoices)[number]) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
      amountTotal,
    );
  const of = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ text }) => text);
  const [free, , , full, , unpaid] = invoices.map(money);
  const receipts = of("transactional.receipt");
  expect(receipts.map((text, place) => text.includes(money(invoices[place] ?? fail())))).toEqual(
    receipts.map(() => true),
  );
  expect(of("ahead.trialEnd")[0]).toContain(free);
  expect(of("ahead.trialEnd")[0]).toMatch(TAX_NAMES[`${country}-${state}`] ?? /^$/);
  expect(of("ahead.promotionEnd")[0]).toContain(full);
  expect([of("transactional.payment-declined")[0], of("transactional.restored")[0]].join()).toContain(unpaid);
  for (const { text, html, locale: written } of mails) {
    expect([written, html.includes(`<html lang="${locale}">`)]).toEqual([locale, true]);
    // Tokens are letters at random, in which any word may stand.
    expect(text.replaceAll(/https?:\S+/g, "")).not.toMatch(/[{}]|undefined|NaN/);
    expect(/\b(your|you|the)\b/i.test(text)).toBe(locale !== "fr-CA");
  }
}

function fail(): never {
  throw new Error("there are more receipts than invoices");
}

describe("a whole life, from trial to cancellation", () => {
  test("is billed as it was foreseen, taxed as its place says, and told in its owner's language", async () => {
    const customers = await Promise.all(PLACES.map(moveIn));
    for (const customer of customers) await letCardEnd(customer);
    const foreseen = await Promise.all(
      customers.map(async ({ visitor, subscriptionId }) => {
        const params = { subscriptionId };
        return (await visitor.call("subscription", "listUpcomingCharges", { params })).data.bills;
      }),
    );
    const all = (state: string) => customers.map(() => state);
    const states = () => Promise.all(customers.map(stateOf));

    await moveClock(api, "P5M1D");
    expect(await states()).toEqual(all("active"));
    await moveClock(api, "P1M");
    expect(await states()).toEqual(all("past_due"));
    await moveClock(api, "P7D");
    expect(await states()).toEqual(all("suspended"));
    for (const { visitor } of customers) {
      const stripePaymentMethodId = await api.cards.typeCard(GOOD_CARD);
      const paid = await visitor.call("billing", "payBalanceDue", { body: { stripePaymentMethodId } });
      expect(paid.data.status).toBe("paid");
    }
    expect(await states()).toEqual(all("active"));
    await moveClock(api, "PT1M");
    for (const { visitor, subscriptionId } of customers) {
      const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
      expect((await confirmOf(visitor, quote.data.id)).status).toBe(200);
    }
    expect(await states()).toEqual(all("pending_cancellation"));
    await moveClock(api, "P2M");
    expect(await states()).toEqual(all("cancelled"));

    for (const [index, customer] of customers.entries()) {
      const [trial, ...invoices] = await invoicesOf(customer);
      expect(trial?.amountTotal).toBe(0);
      const shown = foreseen[index]?.slice(0, 6).map(({ date, total }) => ({ date, total }));
      expect(invoices.map(({ dueDate: date, amountTotal: total }) => ({ date, total }))).toEqual(shown);
      for (const { lines, amountDue } of invoices) {
        expect(amountDue).toBe(0);
        expect(lines[0]?.taxes.breakdown.map(({ taxType }) => taxType)).toEqual(customer.place.taxes);
      }
      const mails = await mailsOf(customer, TOLD.length);
      expect(mails.map(({ kind }) => kind)).toEqual(TOLD);
      judgeMails(mails, customer.place, invoices);
    }
  });
});
