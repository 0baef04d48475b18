import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmGift, giver, quoteGift } from "#testing/money/giver.ts";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function subscriber(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email, PASSWORD);
  await visitor.addBilling("pm_card_visa");
  const quote = await visitor.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
  const params = { orderId: quote.data.id };
  const headers = { "idempotency-key": "an-order-before-the-end" };
  const confirmed = await visitor.call("order", "completeOrder", { params, body: {} }, { headers });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.problem));
  return visitor;
}

/** Somebody who has a quote before them and a card on file. */
async function quoted(email: string) {
  const visitor = await api.visitor();
  const identityId = await visitor.register(email, PASSWORD);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  const { data } = await visitor.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
  return { visitor, identityId, orderId: data.id };
}
const paymentsOf = (identityId: string) =>
  readRows(api, `select state from payments where identity_id = '${identityId}'`);
const stateOf = (identityId: string) => {
  const count = (what: string) => `(select count(*) from ${what} and identity_id = '${identityId}')`;
  return readRows(
    api,
    `select ${count("subscriptions where state = 'cancelled'")} as ended,
            ${count("subscriptions where state <> 'cancelled'")} as open,
            ${count("invoices where true")} as bills,
            ${count("payments where state = 'charged'")} as paid`,
  );
};

describe("deleteIdentity", () => {
  test("[S7.50] takes the call with a token, and with JSON named as what is sent and wanted though nothing is sent", async () => {
    const visitor = await api.visitor();
    await visitor.register("gone-by-the-letter@example.com", PASSWORD);
    const remove = (headers: Record<string, string>) =>
      api.app.inject({ method: "DELETE", url: "/api/orchestration/v1/identities", headers });
    const json = {
      "sxm-trace-id": "goes-away",
      accept: "application/json",
      "content-type": "application/json",
    };
    expect((await remove(json)).statusCode).toBe(401);
    const answer = await remove({ ...json, authorization: `Bearer ${visitor.accessToken}` });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(401);
  });

  test("ends subscriptions and sessions, frees the handle, keeps the bills, and says goodbye", async () => {
    const visitor = await subscriber("gone@example.com");
    const preview = await visitor.call("user", "previewDeletion", {});
    expect(preview.data).toEqual({
      subscriptions: [
        {
          subscriptionId: expect.any(String),
          name: expect.any(String),
          endsNow: true,
          paidUntil: "2026-04-10T04:00:00Z",
          manageUrl: null,
          refund: 0,
          currency: "USD",
        },
      ],
      gifts: [],
      balances: [],
      recordsRetained: ["invoices", "payments", "consents"],
    });
    const identityId = (await visitor.call("user", "getIdentity", {})).data.identityId;
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(401);

    const again = await api.visitor();
    const body = { handle: "gone@example.com", password: PASSWORD };
    expect((await again.call("user", "authenticatePassword", { body })).status).toBe(401);
    const secondId = await again.register("gone@example.com", PASSWORD);
    expect(secondId).not.toBe(identityId);
    const messages = await receive(api, "gone@example.com", 2);
    expect(messages.map(({ subject }) => subject)).toContain("Your Skywave account was deleted");

    const { rows } = await api.database.queries().execute(
      `select (select count(*)::int from subscriptions where identity_id = '${identityId}' and state = 'cancelled') as ended,
              (select count(*)::int from invoices where identity_id = '${identityId}') as invoices,
              (select count(*)::int from identities where id = '${identityId}' and email is null and phone is null
                 and username is null and password_hash is null) as wiped`,
    );
    expect(rows).toEqual([{ ended: 1, invoices: 1, wiped: 1 }]);
  });

  test("[S4.07] gives back to the card what cancelling at once would, and says how much beforehand", async () => {
    const { visitor, identityId, subscriptionId } = await subscribe(api, "ca-all-access-monthly", {
      country: "CA",
    });
    const cancelSubscription = { subscriptionId, cancellationType: "immediate" } as const;
    const { data: quote } = await quoteOf(visitor, { cancelSubscription });
    const refund = quote.change?.refund?.toPaymentMethod ?? 0;
    expect(refund).toBeGreaterThan(0);
    const { data: told } = await visitor.call("user", "previewDeletion", {});
    expect(told.subscriptions).toMatchObject([{ subscriptionId, endsNow: true, refund, currency: "CAD" }]);
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    const refunds = `select amount_in_cents as cents, state from refunds where identity_id = '${identityId}'`;
    await expect
      .poll(() => readRows(api, refunds))
      .toEqual([{ cents: String(Math.round(refund * 100)), state: "refunded" }]);
    expect(await stateOf(identityId)).toMatchObject([{ ended: "1", open: "0" }]);
  });

  test("[S4.07] says of a plan that a store bills where it is ended, and never that it ends now", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("leaves-the-store@example.com", PASSWORD);
    api.stores.sell({
      store: "apple",
      identityId,
      deviceId: null,
      reference: "apple-leaving",
      offerId: "us-all-access-monthly",
      state: "active",
      startedAt: Temporal.Instant.from("2026-03-01T00:00:00Z"),
      endedAt: null,
    });
    await visitor.call("activation", "syncPurchases", { params: { syncTarget: "apple" } });
    const { data } = await visitor.call("user", "previewDeletion", {});
    expect(data.subscriptions).toMatchObject([
      { endsNow: false, manageUrl: "https://apps.apple.com/account/subscriptions", refund: 0 },
    ]);
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
  });

  test("[S4.07] names the balance that nobody can pay with any more, before it is gone", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const { data: card } = await visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body: {
        type: "physical",
        number: await issueGiftCard(api),
        expiry: EXPIRY,
        securityCode: SECURITY_CODE,
      },
    });
    await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: card.tokenId } });
    const { data } = await visitor.call("user", "previewDeletion", {});
    expect(data.balances).toEqual([{ amount: 25, currency: "USD" }]);
  });

  test("names each gift that waits for its day; it is sent without the account, unless it was taken back", async () => {
    const who = await giver(api);
    const buy = async (sendOn?: string) => {
      const { data } = await quoteGift(who, sendOn === undefined ? {} : { sendOn });
      return (await confirmGift(who, data.id)).data.id;
    };
    const previewed = async () => (await who.visitor.call("user", "previewDeletion", {})).data.gifts;
    await buy();
    const later = await buy("2026-04-20");
    const sooner = await buy("2026-03-22");
    const waits = { recipientName: "Ana", amount: 25, currency: "USD" };
    expect(await previewed()).toEqual([
      { ...waits, giftId: sooner, sendOn: "2026-03-22" },
      { ...waits, giftId: later, sendOn: "2026-04-20" },
    ]);
    const stranger = await giver(api);
    expect((await stranger.visitor.call("user", "previewDeletion", {})).data.gifts).toEqual([]);

    await who.visitor.call("giftcard", "takeBackGift", { params: { giftId: later } });
    expect(await previewed()).toMatchObject([{ giftId: sooner }]);
    expect((await who.visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    await moveClock(api, "P60D");
    await receive(api, who.recipientEmail, 2);
    const sent = await readRows(
      api,
      `select state from gifts where id in ('${sooner}', '${later}') order by send_on`,
    );
    expect(sent).toEqual([{ state: "sent" }, { state: "takenBack" }]);
  });

  test("finishes an order that is being paid, and then ends what was bought with its bill", async () => {
    const { visitor, orderId, identityId } = await quoted("paying@example.com");
    await api.cards.orderFault({ on: "charge", kind: "hold", when: "after", milliseconds: 1_500, times: 1 });
    const confirming = visitor.call("order", "completeOrder", { params: { orderId }, body: {} });
    await expect.poll(() => paymentsOf(identityId)).toEqual([{ state: "started" }]);
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await confirming).data.status).toBe("confirmed");
    expect(await stateOf(identityId)).toEqual([{ ended: "1", open: "0", bills: "1", paid: "1" }]);
  });

  test("is refused while nobody knows whether a payment went through, and possible once that is clear", async () => {
    const { visitor, orderId, identityId } = await quoted("unclear@example.com");
    await api.cards.orderFault({ on: "charge", kind: "reset", when: "after", times: 8 });
    await visitor.call("order", "completeOrder", { params: { orderId }, body: {} });
    expect(await paymentsOf(identityId)).toEqual([{ state: "unknown" }]);
    const refused = await visitor.call("user", "deleteIdentity", {});
    expect([refused.status, refused.problem.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(200);
    await fetch(`${api.cards.url}/sandbox/faults`, { method: "DELETE" });
    api.passTime({ seconds: 10 });
    await expect.poll(() => paymentsOf(identityId)).toEqual([{ state: "charged" }]);
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect(await stateOf(identityId)).toEqual([{ ended: "1", open: "0", bills: "1", paid: "1" }]);
  }, 60_000);

  test("leaves no charge without its bill, however it races with the order that is confirmed", async () => {
    for (let n = 0; n < 6; n += 1) {
      const { visitor, orderId, identityId } = await quoted(`racing-${n}@example.com`);
      const [deleted, confirmed] = await Promise.all([
        visitor.call("user", "deleteIdentity", {}),
        visitor.call("order", "completeOrder", { params: { orderId }, body: {} }),
      ]);
      expect(deleted.status).toBe(204);
      const [state] = await stateOf(identityId);
      const paid = confirmed.status === 200 ? "1" : "0";
      expect(state).toEqual({ ended: paid, open: "0", bills: paid, paid });
    }
  });

  test("asks for a fresh proof", async () => {
    const visitor = await api.visitor();
    await visitor.register("stays@example.com", PASSWORD);
    api.passTime({ minutes: 5 });
    expect((await visitor.call("user", "deleteIdentity", {})).problem.code).toBe("STEP_UP_REQUIRED");
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(200);
  });
});
