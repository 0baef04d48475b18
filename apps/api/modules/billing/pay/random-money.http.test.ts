import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { moveClock, owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

/** Steps of one life of money; a campaign takes more steps and other seeds. */
const STEPS = Number(process.env["MONEY_STEPS"] ?? 40);
const SEED = Number(process.env["MONEY_SEED"] ?? 20_261_121);

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What must never be found, whatever has happened. */
const BROKEN: Record<string, string> = {
  "a transaction that does not add up to nought":
    "select identity_id, transaction_id from ledger_entries group by 1, 2 having sum(amount_in_cents) <> 0",
  "a balance below nought": "select * from balances where balance_in_cents < 0",
  "a balance that the ledger does not know": `
    select b.identity_id from balances b
    left join (select identity_id, -sum(amount_in_cents) as cents from ledger_entries
               where account = 'customerBalance' group by 1) l on l.identity_id = b.identity_id
    group by b.identity_id, l.cents having sum(b.balance_in_cents) <> coalesce(l.cents, 0)`,
  "a gift card that gave more than its face":
    "select id from gift_cards where redeemed_in_cents + held_in_cents > face_in_cents",
  "a gift card that gave what nobody got": `
    select c.id from gift_cards c left join gift_card_uses u on u.gift_card_id = c.id and u.state = 'redeemed'
    group by c.id, c.redeemed_in_cents having c.redeemed_in_cents <> coalesce(sum(u.amount_in_cents), 0)`,
  "more given back than was paid": `
    select p.id from payments p join refunds r on r.payment_id = p.id and r.state <> 'declined'
    group by p.id, p.amount_in_cents having sum(r.amount_in_cents) > p.amount_in_cents`,
  "a bill that was paid more than it is": `
    select id from invoices where total_in_cents > 0
    and applied_balance_in_cents + paid_in_cents + written_off_in_cents > total_in_cents`,
  "money with us and a bill to pay at once": `
    select i.id from invoices i join balances b
    on b.identity_id = i.identity_id and b.billing_profile_id = i.billing_profile_id
    where b.balance_in_cents > 0
    and i.total_in_cents > i.applied_balance_in_cents + i.paid_in_cents + i.written_off_in_cents`,
};

describe("money through a life", () => {
  test("adds up after each of many payments, refunds, redemptions and bills in any order", async () => {
    const random = seeded(SEED);
    const below = (limit: number) => Math.floor(random() * limit);
    const { visitor, identityId, billingProfileId } = await owingSubscriber(api);
    const card = await api.cards.typeCard("4242424242424242");
    const { data: kept } = await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: card },
    });

    const redeem = async () => {
      const number = await issueGiftCard(api, { faceInCents: 100 + below(4_000) });
      const body = { type: "physical" as const, number, expiry: EXPIRY, securityCode: SECURITY_CODE };
      const shown = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
      const { tokenId, actualBalance } = shown.data;
      const amount = below(2) === 0 ? {} : { amount: Math.round(actualBalance * 50) / 100 };
      return visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: tokenId, ...amount } });
    };
    const payPart = async (key: string) => {
      const { data } = await visitor.call("billing", "getBalanceDue", {});
      const amount = Math.max(1, below(Math.round(data.amount * 100) + 1)) / 100;
      const params = { billingProfileId, paymentMethodId: kept.id };
      return visitor.call(
        "billing",
        "payWithMethod",
        { params, body: { amount } },
        { headers: { "idempotency-key": key } },
      );
    };
    const payAll = (key: string) =>
      visitor.call("billing", "payBalanceDue", { body: {} }, { headers: { "idempotency-key": key } });
    const refund = async () => {
      const paid = await readRows(
        api,
        `select id, amount_in_cents from payments where identity_id = '${identityId}' and state = 'charged'`,
      );
      const payment = paid[below(paid.length)];
      if (payment === undefined) return undefined;
      const amountInCents = 1 + below(Number(payment["amount_in_cents"]));
      const paymentId = payment["id"] ?? "";
      return api.app.modules.books.refunds.refundPayment({
        identityId,
        paymentId,
        amountInCents,
        reason: "test",
        invoiceId: null,
      });
    };
    const loseCard = async () => {
      // The card of the first purchase is declined, so the next bill stays open.
      const { data } = await visitor.call("billing", "listPaymentMethods", { params: { billingProfileId } });
      const other = data.paymentMethods[below(data.paymentMethods.length)];
      if (other === undefined) return undefined;
      const params = { billingProfileId, paymentMethodId: other.id };
      return visitor.call("billing", "setDefaultPaymentMethod", { params, query: {} });
    };

    for (let step = 0; step < STEPS; step += 1) {
      const key = `money-${SEED}-${step}`;
      const acts = [
        redeem,
        () => payPart(key),
        () => payAll(key),
        refund,
        loseCard,
        () => moveClock(api, "P12D"),
      ];
      await acts[below(acts.length)]?.();
      const found: Record<string, unknown> = {};
      for (const [name, query] of Object.entries(BROKEN)) {
        const rows = await readRows(api, query);
        if (rows.length > 0) found[name] = rows;
      }
      expect(found, `after step ${step} of seed ${SEED}`).toEqual({});
    }
    const [moved] = await readRows(
      api,
      `select (select count(*) > 0 from gift_card_uses where state = 'redeemed') as redeemed,
              (select count(*) > 0 from payments where purpose = 'balance' and state = 'charged') as paid,
              (select count(*) > 0 from refunds where state = 'refunded') as refunded,
              (select count(*) > 2 from invoices) as billed`,
    );
    expect(moved).toEqual({ redeemed: "true", paid: "true", refunded: "true", billed: "true" });
  }, 120_000);
});
