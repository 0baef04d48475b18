import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmGift, type Giver, giftCodeSentTo, giver, quoteGift } from "#testing/money/giver.ts";
import { moveClock, owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

/** Pays, and is contested at the bank some seconds later. */
const CONTESTED = "4000000000000259";
const DECLINED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500, ...EAGER });
  await api.listenForEvents();
});
afterAll(() => api.close());

async function given(override: Parameters<typeof quoteGift>[1] = {}) {
  const who = await giver(api, { card: CONTESTED });
  const { data: quote } = await quoteGift(who, override);
  expect((await confirmGift(who, quote.id)).status).toBe(200);
  const stateOf = async () =>
    (await who.visitor.call("giftcard", "getGift", { params: { giftId: quote.id } })).data.state;
  return { ...who, giftId: quote.id, stateOf };
}

async function contested(gift: { stateOf: () => Promise<string> }): Promise<void> {
  api.passTime({ seconds: 15 });
  await expect.poll(gift.stateOf).toBe("voided");
}

/** The processor's own words, to it and from it. */
async function askProcessor(path: string, form?: Record<string, string>) {
  const response = await fetch(`${api.cards.url}${path}`, {
    headers: { authorization: "Bearer sk_test_unit" },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  return response.json();
}
async function disputeOf(giftId: string): Promise<string> {
  const [dispute] = await readRows(
    api,
    `select id from disputes where payment_id in (select id from payments where subject_id = '${giftId}')`,
  );
  return String(dispute?.["id"]);
}
const decideBank = async (giftId: string, evidence: "winning_evidence" | "losing_evidence") =>
  askProcessor(`/v1/disputes/${await disputeOf(giftId)}`, { "evidence[uncategorized_text]": evidence });

const show = (visitor: TestVisitor, number: string) =>
  visitor.call("giftcard", "registerGiftCard", {
    query: { country: "US" },
    body: { type: "cardIdentifier", number },
  });
async function redeem(visitor: TestVisitor, number: string, amount?: number) {
  const { data } = await show(visitor, number);
  return visitor.call("billing", "redeemGiftCard", {
    body: { giftCardTokenId: data.tokenId, ...(amount !== undefined && { amount }) },
  });
}
const mailsTo = async ({ email }: Pick<Giver, "email">) =>
  (await readInbox(api, email)).map(({ subject }) => subject);

describe("a gift whose payment is contested at the bank", () => {
  test("is void to the cent, once however often the bank tells it, and its holder and its giver are told", async () => {
    const gift = await given();
    const code = await giftCodeSentTo(api, gift.recipientEmail);
    const ana = await giver(api);
    const { data: token } = await show(ana.visitor, code);
    await contested(gift);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 0, giftCardLiability: 0 });
    expect((await show(ana.visitor, code)).problem).toMatchObject({ status: 409, code: "GIFT_CARD_VOID" });
    const body = { giftCardTokenId: token.tokenId };
    expect((await ana.visitor.call("billing", "redeemGiftCard", { body })).problem.code).toBe(
      "ALREADY_REDEEMED",
    );
    const on = { params: { giftId: gift.giftId } };
    expect((await gift.visitor.call("giftcard", "sendGiftAgain", on)).problem.code).toBe("NOT_FOUND");
    expect((await gift.visitor.call("giftcard", "takeBackGift", on)).problem.code).toBe("NOT_FOUND");
    const [mail] = await receive(api, gift.email, 2);
    expect(mail?.subject).toBe("Your $25.00 gift card for Ana is blocked");
    expect(mail?.text).toContain("the unused $25.00 is void");

    const disputeId = await disputeOf(gift.giftId);
    for (const id of ["evt_again_1", "evt_again_2"])
      await api.desk.handleEvent({
        id,
        type: "charge.dispute.updated",
        subject: { kind: "dispute", disputeId },
      });
    await decideBank(gift.giftId, "losing_evidence");
    await expect
      .poll(() => readRows(api, `select id from disputes where id = '${disputeId}' and not is_open`))
      .toHaveLength(1);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 0, giftCardLiability: 0 });
    expect(await gift.stateOf()).toBe("voided");
    expect(await mailsTo(gift)).toHaveLength(2);
  });

  test("leaves what was used to whoever used it", async () => {
    const gift = await given();
    const code = await giftCodeSentTo(api, gift.recipientEmail);
    const ana = await giver(api);
    expect((await redeem(ana.visitor, code, 10)).data.giftCardBalanceAfter).toBe(15);
    await contested(gift);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 1000, giftCardLiability: -1000 });
    expect(await ledgerOf(api, ana.identityId)).toEqual({ giftCardLiability: 1000, customerBalance: -1000 });
    expect((await show(ana.visitor, code)).problem.code).toBe("GIFT_CARD_VOID");
    expect((await receive(api, gift.email, 2))[0]?.text).toContain("the unused $15.00 is void");
  });

  test("says nothing more of a card that was used up", async () => {
    const gift = await given();
    const code = await giftCodeSentTo(api, gift.recipientEmail);
    const ana = await giver(api);
    await redeem(ana.visitor, code);
    api.passTime({ seconds: 15 });
    await expect.poll(async () => disputeOf(gift.giftId)).not.toBe("undefined");
    expect(await gift.stateOf()).toBe("sent");
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 2500, giftCardLiability: -2500 });
    expect((await show(ana.visitor, code)).problem.code).toBe("BAD_DATA_RETURNED");
  });

  test("is not sent on its day; once the bank gives the money back, it is", async () => {
    const gift = await given({ sendOn: "2026-04-01" });
    await contested(gift);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 0, giftCardLiability: 0 });
    await moveClock(api, "P1M");
    expect(await readInbox(api, gift.recipientEmail)).toEqual([]);
    await decideBank(gift.giftId, "winning_evidence");
    const code = await giftCodeSentTo(api, gift.recipientEmail);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 2500, giftCardLiability: -2500 });
    expect((await redeem((await giver(api)).visitor, code)).data.redeemed).toBe(25);
    expect(await mailsTo(gift)).toContain("Your $25.00 gift card for Ana is valid again");
  });

  test("takes what a payment under way held of it, as soon as that payment has failed", async () => {
    const ana = await owingSubscriber(api);
    const gift = await given({ amount: 10 });
    const { data: token } = await show(ana.visitor, await giftCodeSentTo(api, gift.recipientEmail));
    await api.cards.orderFault({ on: "charge", kind: "error500", times: 50 });
    const stripePaymentMethodId = await api.cards.typeCard(DECLINED_WHEN_CHARGED);
    const body = { giftCardId: token.tokenId, stripePaymentMethodId };
    const unclear = await ana.visitor.call("billing", "payBalanceDue", { body });
    expect(unclear.data).toMatchObject({ status: "processing", giftCardAmount: 10 });
    await contested(gift);
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 1000, giftCardLiability: -1000 });
    await api.cards.heal();
    api.passTime({ seconds: 40 });
    await expect.poll(() => ledgerOf(api, gift.identityId)).toEqual({ cash: 0, giftCardLiability: 0 });
    const [card] = await readRows(
      api,
      `select held_in_cents, voided_in_cents from gift_cards where voided_for = '${gift.identityId}'`,
    );
    expect(Object.values(card ?? {}).map(Number)).toEqual([0, 1000]);
    await decideBank(gift.giftId, "winning_evidence");
    await expect.poll(gift.stateOf).toBe("sent");
    expect(await ledgerOf(api, gift.identityId)).toEqual({ cash: 1000, giftCardLiability: -1000 });
    const code = await giftCodeSentTo(api, gift.recipientEmail);
    expect((await show(ana.visitor, code)).data.actualBalance).toBe(10);
  });
});
