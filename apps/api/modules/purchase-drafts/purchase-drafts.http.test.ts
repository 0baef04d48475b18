import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const OFFER = "us-all-access-monthly";
const SETTLED = {
  path: "subscribe/checkout/purchase/streaming/organic",
  offerId: OFFER,
  isFollowOnWanted: null,
  isBillingSettled: false,
};

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member() {
  const visitor = await api.visitor();
  people += 1;
  const email = `drafter${people}.${process.pid}@example.com`;
  const identityId = await visitor.register(email);
  return { visitor, email, identityId };
}

const keep = (visitor: TestVisitor, flowName = "streaming-organic", more: object = {}) =>
  visitor.call("order", "savePurchaseDraft", { params: { flowName }, body: { ...SETTLED, ...more } });

const list = async (visitor: TestVisitor) =>
  (await visitor.call("order", "listPurchaseDrafts", {})).data.purchaseDrafts;

describe("savePurchaseDraft", () => {
  test("keeps how far a purchase has come for the person's other devices, and no further", async () => {
    const { visitor, email } = await member();
    expect((await keep(visitor)).status).toBe(204);
    expect((await keep(visitor, "streaming-organic", { isBillingSettled: true })).status).toBe(204);
    const phone = await api.visitor();
    await phone.signIn(email);
    expect(await list(phone)).toEqual([
      {
        ...SETTLED,
        flowName: "streaming-organic",
        isBillingSettled: true,
        offerName: expect.any(String),
        savedAt: expect.any(String),
      },
    ]);
    expect(await list((await member()).visitor)).toEqual([]);
  });

  test("keeps the newest five, with the promo code of each", async () => {
    const { visitor } = await member();
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      await keep(visitor, `flow-${name}`, { promoCode: `CODE${name}` });
      api.passTime({ minutes: 1 });
    }
    expect((await list(visitor)).map(({ promoCode }) => promoCode)).toEqual(
      ["f", "e", "d", "c", "b"].map((name) => `CODE${name}`),
    );
  });

  test.each(["https://elsewhere.example/subscribe", "//elsewhere.example", "account/pay", "subscribe/../x"])(
    "takes no purchase that is gone on with at %s",
    async (path) => {
      const { visitor } = await member();
      expect((await keep(visitor, "streaming", { path })).problem.code).toBe("INVALID_PAYLOAD");
      expect(await list(visitor)).toEqual([]);
    },
  );
});

const LINES = [
  { offerId: OFFER, quantity: 2 },
  { offerId: "us-music-monthly", quantity: 1 },
];
const GIFT = { amount: 25, currency: "USD", design: "vinyl", sendOn: "2026-12-24" };
const saveGift = (visitor: TestVisitor, body: object = {}) => {
  const { offerId: _none, ...rest } = SETTLED;
  return visitor.call("order", "savePurchaseDraft", {
    params: { flowName: "give-gift" },
    body: { ...rest, path: "subscribe/gift", gift: GIFT, ...body } as never,
  });
};

describe("drafts of several plans and of gifts", () => {
  test("name each plan with its count, until as many were bought as were chosen", async () => {
    const { visitor } = await member();
    await keep(visitor, "multi-subscription-purchase", { lines: LINES });
    const [draft] = await list(visitor);
    expect(draft?.lines).toEqual(
      LINES.map((line) => ({ ...line, offerName: expect.stringMatching(/^[A-Z]/) })),
    );
    expect(draft?.gift).toBeUndefined();
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    api.passTime({ minutes: 1 });
    const single = await quoteOf(visitor, { offerId: OFFER });
    expect((await confirmOf(visitor, single.data.id)).data.status).toBe("confirmed");
    expect(await list(visitor)).toHaveLength(1);
    const both = await visitor.call("order", "createOrder", { body: { newSubscriptions: { lines: LINES } } });
    expect((await confirmOf(visitor, both.data.id)).data.status).toBe("confirmed");
    expect(await list(visitor)).toEqual([]);
  });

  test("keep of a gift nothing about whom it is for, and only until one is bought", async () => {
    const { visitor, identityId } = await member();
    const person = { recipientName: "Ana", recipientEmail: "ana@example.com", message: "Hello" };
    await saveGift(visitor, { gift: { ...GIFT, ...person } });
    expect(await list(visitor)).toMatchObject([
      { flowName: "give-gift", path: "subscribe/gift", gift: GIFT },
    ]);
    const stored = await readRows(api, `select * from purchase_drafts where identity_id = '${identityId}'`);
    expect(JSON.stringify(stored)).not.toMatch(/ana|hello/i);

    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    api.passTime({ minutes: 1 });
    const { sendOn: _later, currency: _ours, ...given } = GIFT;
    const quoted = await visitor.call("giftcard", "createGift", {
      body: { ...given, ...person, senderName: "Jo", language: "en-US" } as never,
    });
    const params = { giftId: quoted.data.id };
    const bought = await visitor.call("giftcard", "completeGift", { params, body: {} });
    expect(bought.data.state).toBe("sent");
    expect(await list(visitor)).toEqual([]);
  });

  test.each([
    ["neither a plan nor a gift", { gift: undefined }],
    ["both of them", { offerId: OFFER }],
    ["a first plan that is not the draft's own", { gift: undefined, offerId: "other", lines: LINES }],
    ["no plan among several", { gift: undefined, offerId: OFFER, lines: [] }],
    ["a part of a plan", { gift: undefined, offerId: OFFER, lines: [{ offerId: OFFER, quantity: 0.5 }] }],
    ["a part of a cent", { gift: { ...GIFT, amount: 10.001 } }],
    ["a gift of less than nothing", { gift: { ...GIFT, amount: -1 } }],
  ])("are refused with %s", async (_what, body) => {
    const { visitor } = await member();
    expect((await saveGift(visitor, body)).problem.code).toBe("INVALID_PAYLOAD");
    expect(await list(visitor)).toEqual([]);
  });
});

describe("listPurchaseDrafts", () => {
  test("leaves out what was bought meanwhile, and what is not sold", async () => {
    const { visitor } = await member();
    await keep(visitor);
    await keep(visitor, "promotion", { offerId: "no-such-offer" });
    expect(await list(visitor)).toHaveLength(1);
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    api.passTime({ minutes: 1 });
    const order = await quoteOf(visitor, { offerId: OFFER });
    expect((await confirmOf(visitor, order.data.id)).data.status).toBe("confirmed");
    expect(await list(visitor)).toEqual([]);
  });

  test("gives up what nobody came back to for thirty days", async () => {
    const { visitor } = await member();
    await keep(visitor);
    await moveClock(api, "P29D");
    expect(await list(visitor)).toHaveLength(1);
    await moveClock(api, "P2D");
    expect(await list(visitor)).toEqual([]);
  });
});

describe("forgetPurchaseDraft", () => {
  test("forgets one, and is content where there is none", async () => {
    const { visitor } = await member();
    await keep(visitor);
    await keep(visitor, "promotion");
    const forget = () => visitor.call("order", "forgetPurchaseDraft", { params: { flowName: "promotion" } });
    expect((await forget()).status).toBe(204);
    expect((await forget()).status).toBe(204);
    expect((await list(visitor)).map(({ flowName }) => flowName)).toEqual(["streaming-organic"]);
  });

  test("goes with the account", async () => {
    const { visitor, identityId } = await member();
    await keep(visitor);
    await visitor.call("user", "stepUpWithPassword", { body: { password: "a quiet evening on the air" } });
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    const rows = await readRows(api, `select 1 from purchase_drafts where identity_id = '${identityId}'`);
    expect(rows).toEqual([]);
  });
});
