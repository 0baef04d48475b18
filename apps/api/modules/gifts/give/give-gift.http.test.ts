import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmGift, giftCodeSentTo, type Giver, giver, quoteGift } from "#testing/money/giver.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";

/** Pays, and sends back what is refunded. */
const REFUSES_REFUNDS = "4000000000005126";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function give(
  override: Parameters<typeof quoteGift>[1] = {},
  country: "US" | "CA" = "US",
  card = "4242424242424242",
) {
  const who = await giver(api, { country, card });
  const { data } = await confirmGift(who, (await quoteGift(who, override)).data.id);
  return { ...who, giftId: data.id, gift: data };
}

const ahead = (days: number) => Temporal.PlainDate.from("2026-03-10").add({ days }).toString();
const on = ({ giftId }: { giftId: string }) => ({ params: { giftId } });

async function useUp({ recipientEmail }: Giver) {
  const ana = await giver(api);
  const number = await giftCodeSentTo(api, recipientEmail);
  const { data } = await ana.visitor.call("giftcard", "registerGiftCard", {
    query: { country: "US" },
    body: { type: "cardIdentifier", number },
  });
  const body = { giftCardTokenId: data.tokenId, amount: 1 };
  expect((await ana.visitor.call("billing", "redeemGiftCard", { body })).status).toBe(200);
}

describe("a gift that is sent later", () => {
  test("can be corrected until its day, then goes out by itself, in the language that was chosen", async () => {
    const who = await give({ sendOn: ahead(12) }, "CA");
    expect(who.gift).toMatchObject({
      state: "scheduled",
      sendOn: ahead(12),
      isForNow: false,
      canTakeBack: true,
    });
    expect(await readRows(api, `select id from gift_cards where id like '%${who.giftId}%'`)).toEqual([]);
    const right = `right.${who.recipientEmail}`;
    const changed = await who.visitor.call("giftcard", "changeGiftRecipient", {
      ...on(who),
      body: { recipientEmail: right.toUpperCase() },
    });
    expect(changed.data.recipientEmail).toBe(right);
    const refused = await who.visitor.call("giftcard", "changeGiftRecipient", {
      ...on(who),
      body: { recipientEmail: "nobody" },
    });
    expect(refused.problem.code).toBe("INVALID_PAYLOAD");

    await moveClock(api, "P12D");
    const [mail] = await receive(api, right);
    expect(mail?.locale).toBe("fr-CA");
    expect(mail?.subject).toContain("Robin vous offre une carte-cadeau de 25,00");
    expect(mail?.text).toContain("n’expire jamais");
    expect(await readInbox(api, who.recipientEmail)).toEqual([]);

    const sent = await who.visitor.call("giftcard", "getGift", on(who));
    expect(sent.data).toMatchObject({ state: "sent", canTakeBack: false, canSendAgain: true });
    const body = { recipientEmail: "late@example.com" };
    const late = await who.visitor.call("giftcard", "changeGiftRecipient", { ...on(who), body });
    expect(late.problem).toMatchObject({ status: 409, code: "GIFT_SENT" });
    const back = await who.visitor.call("giftcard", "takeBackGift", on(who));
    expect(back.problem.code).toBe("GIFT_SENT");
  });

  test("can be taken back, once, for all of its money", async () => {
    const who = await give({ sendOn: ahead(300) });
    expect(await ledgerOf(api, who.identityId)).toEqual({ cash: 2500, giftCardLiability: -2500 });
    const back = await Promise.all(
      [1, 2, 3].map(() => who.visitor.call("giftcard", "takeBackGift", on(who))),
    );
    expect(back.map(({ data }) => data.state)).toEqual(["takenBack", "takenBack", "takenBack"]);
    const books = await ledgerOf(api, who.identityId);
    expect(books).toEqual({ cash: 0, giftCardLiability: 0, receivable: 0 });
    const refunds = (await api.cards.refunds()).filter(({ metadata }) =>
      metadata["paymentId"]?.includes(who.giftId),
    );
    expect(refunds.map(({ amount }) => amount)).toEqual([2500]);
    const { data } = await who.visitor.call("giftcard", "listGifts", {});
    expect(data.gifts).toMatchObject([{ id: who.giftId, state: "takenBack", canTakeBack: false }]);
  });

  test("is given back into the balance where the card takes no refund", async () => {
    const who = await give({ sendOn: ahead(300) }, "US", REFUSES_REFUNDS);
    await api.listenForEvents();
    await who.visitor.call("giftcard", "takeBackGift", on(who));
    api.passTime({ seconds: 10 });
    await expect
      .poll(async () => ledgerOf(api, who.identityId))
      .toEqual({ cash: 2500, customerBalance: -2500, giftCardLiability: 0, receivable: 0 });
    const { data } = await who.visitor.call("billing", "getBalanceDue", {});
    expect(data.balance.value).toBe(25);
  });
});

describe("sendGiftAgain", () => {
  test("sends the same card once more, three times a day", async () => {
    const who = await give();
    const first = await giftCodeSentTo(api, who.recipientEmail);
    for (let count = 0; count < 3; count += 1)
      expect((await who.visitor.call("giftcard", "sendGiftAgain", on(who))).status).toBe(200);
    expect(await giftCodeSentTo(api, who.recipientEmail, 4)).toBe(first);
    const fourth = await who.visitor.call("giftcard", "sendGiftAgain", on(who));
    expect(fourth.problem).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  });

  test("is over once anything of the card is used, or where nothing was sent", async () => {
    const who = await give();
    await useUp(who);
    const again = await who.visitor.call("giftcard", "sendGiftAgain", on(who));
    expect(again.problem.code).toBe("ALREADY_REDEEMED");
    expect((await who.visitor.call("giftcard", "getGift", on(who))).data.canSendAgain).toBe(false);
    const later = await give({ sendOn: ahead(300) });
    expect((await later.visitor.call("giftcard", "sendGiftAgain", on(later))).problem.code).toBe("NOT_FOUND");
  });
});

describe("somebody else's gift", () => {
  test("is not there for whoever asks", async () => {
    const who = await give({ sendOn: ahead(300) });
    const { visitor } = await giver(api);
    expect((await visitor.call("giftcard", "getGift", on(who))).problem.code).toBe("NOT_FOUND");
    expect((await visitor.call("giftcard", "takeBackGift", on(who))).problem.code).toBe("NOT_FOUND");
    expect((await confirmGift({ ...who, visitor }, who.giftId)).problem.code).toBe("NOT_FOUND");
    expect(await readInbox(api, who.recipientEmail)).toEqual([]);
  });
});
