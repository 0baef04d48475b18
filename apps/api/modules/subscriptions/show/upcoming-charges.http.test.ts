import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const upcoming = async ({ visitor, subscriptionId }: Subscriber) => {
  const params = { subscriptionId };
  return (await visitor.call("subscription", "listUpcomingCharges", { params })).data;
};

/** The invoices that were made of it after the first one, the oldest first. */
const laterInvoices = async ({ visitor, subscriptionId }: Subscriber) => {
  const span = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z" };
  const query = { ...span, subscriptionId, pageSize: 100 };
  const { data } = await visitor.call("billing", "listInvoices", { query });
  return data.invoices.toReversed().slice(1);
};

const GIFT_IN_CENTS = 2500;
/** The months of the free time, of the introduction, and three at the full price. */
const MADE = 7;

describe("listUpcomingCharges", () => {
  test("tells every bill that the renewal job makes later, to the cent, tax by tax", async () => {
    const trial = { US: "us-all-access-trial", CA: "ca-all-access-trial" } as const;
    const people = [
      await subscribe(api, trial.US, { state: "WA" }),
      await subscribe(api, trial.CA, { country: "CA", state: "ON" }),
      await subscribe(api, trial.CA, { country: "CA", state: "QC" }),
    ];
    const [washington, ontario, quebec] = people;
    if (washington === undefined || ontario === undefined || quebec === undefined) throw new Error("nobody");
    await redeemGift(washington);

    const shown = await Promise.all(people.map(upcoming));
    expect(shown.map(({ bills }) => bills.length)).toEqual([24, 24, 24]);
    expect(shown[0]?.bills.slice(0, 5).map(({ charges }) => charges[0]?.reason)).toEqual([
      "phaseStarts",
      "renewal",
      "renewal",
      "phaseStarts",
      "renewal",
    ]);
    expect(shown[0]?.bills[0]?.appliedBalance).toBe(shown[0]?.bills[0]?.total);
    let leftInCents = GIFT_IN_CENTS;
    for (const { total, appliedBalance, amountDue, balanceAfter } of shown[0]?.bills ?? []) {
      leftInCents -= Math.round(appliedBalance * 100);
      expect([balanceAfter, amountDue]).toEqual([
        leftInCents / 100,
        expect.closeTo(total - appliedBalance, 4),
      ]);
    }

    await moveClock(api, `P${MADE}M`);
    for (const [index, person] of people.entries()) {
      const invoices = await laterInvoices(person);
      expect(invoices).toHaveLength(MADE);
      const made = invoices.map((invoice) => ({
        date: invoice.dueDate,
        total: invoice.amountTotal,
        appliedBalance: invoice.appliedBalance,
        charges: invoice.lines.map(({ period, ...lines }) => ({
          period,
          taxes: lines.taxes,
          total: lines.total,
        })),
      }));
      const foreseen = shown[index]?.bills.slice(0, MADE).map(({ date, total, appliedBalance, charges }) => ({
        date,
        total,
        appliedBalance,
        charges: charges.map(({ period, lines }) => ({ period, taxes: lines.taxes, total: lines.total })),
      }));
      expect(foreseen).toEqual(made);
    }
    const taxesOf = (index: number) =>
      shown[index]?.bills[0]?.charges[0]?.lines.taxes.breakdown.map(({ taxType }) => taxType);
    expect([taxesOf(1), taxesOf(2)]).toEqual([["hst"], ["gst", "qst"]]);
    expect(taxesOf(0)).not.toEqual([]);
  });

  test("is empty for what is over, and not there for another person", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const params = { subscriptionId: subscriber.subscriptionId };
    const stranger = await subscribe(api, "us-music-monthly");
    const refused = await stranger.visitor.call("subscription", "listUpcomingCharges", { params });
    expect([refused.status, refused.problem.code]).toEqual([404, "NOT_FOUND"]);
    const quote = await subscriber.visitor.call("order", "createOrder", {
      body: { cancelSubscription: { ...params, cancellationType: "immediate" } },
    });
    await subscriber.visitor.call("order", "completeOrder", { params: { orderId: quote.data.id }, body: {} });
    expect((await upcoming(subscriber)).bills).toEqual([]);
  });
});

async function redeemGift({ visitor }: Subscriber): Promise<void> {
  const cardNumber = await issueGiftCard(api, { faceInCents: GIFT_IN_CENTS, isDigital: true });
  const registered = await visitor.call("giftcard", "registerGiftCard", {
    query: { country: "US" },
    body: { type: "cardIdentifier", number: cardNumber },
  });
  expect(registered.status).toBe(201);
  const redeemed = await visitor.call("billing", "redeemGiftCard", {
    body: { giftCardTokenId: registered.data.tokenId },
  });
  expect(redeemed.status).toBe(200);
}
