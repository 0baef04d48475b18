import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmGift, giver, quoteGift } from "#testing/money/giver.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import { recoverPayments } from "#testing/money/recover-payments.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500, ...EAGER });
});
afterAll(() => api.close());

async function chargesFor(giftId: string): Promise<number[]> {
  return (await api.cards.ledger())
    .filter(({ status, metadata }) => status === "succeeded" && metadata["giftId"] === giftId)
    .map(({ amount }) => amount);
}

describe("a gift whose charge has no clear answer", () => {
  test.each([
    // The processor's library asks a second time by itself.
    { on: "charge", kind: "reset", when: "after", times: 2 },
    { on: "charge", kind: "garbage", when: "after", times: 1 },
    { on: "charge", kind: "hold", when: "after", milliseconds: 4_000, times: 1 },
  ])("is charged once and mailed once, after the processor's $kind", async (fault) => {
    const who = await giver(api);
    const { data: quote } = await quoteGift(who);
    await api.cards.orderFault(fault);
    const unclear = await confirmGift(who, quote.id);
    expect(unclear.data).toMatchObject({ state: "processing", total: 25 });
    expect(await readInbox(api, who.recipientEmail)).toEqual([]);
    expect((await confirmGift(who, quote.id)).data.state).toBe("processing");
    await recoverPayments(api, who.identityId);
    expect(await chargesFor(quote.id)).toEqual([2500]);
    expect(await receive(api, who.recipientEmail)).toHaveLength(1);
    expect((await confirmGift(who, quote.id)).data.state).toBe("sent");
    const [{ cards } = { cards: "" }] = await readRows(
      api,
      `select count(*) as cards from gift_cards join gifts on gift_card_id = gift_cards.id where gifts.id = '${quote.id}'`,
    );
    expect(cards).toBe("1");
    expect(await ledgerOf(api, who.identityId)).toEqual({ cash: 2500, giftCardLiability: -2500 });
  });

  test("can be bought again where it turns out that nothing was charged", async () => {
    const who = await giver(api, { card: "4000000000000341" });
    const { data: quote } = await quoteGift(who);
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    await confirmGift(who, quote.id);
    await recoverPayments(api, who.identityId);
    const bought = await confirmGift(who, quote.id, {
      stripePaymentMethodId: await api.cards.typeCard("4242424242424242"),
    });
    expect(bought.data.state).toBe("sent");
    expect(await chargesFor(quote.id)).toEqual([2500]);
  });
});
