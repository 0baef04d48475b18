import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function buyer({ card = "4242424242424242", state = "TX" } = {}): Promise<TestVisitor> {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`buys-for-a-radio-${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard(card), state);
  return visitor;
}

const tokenOf = async (visitor: TestVisitor, radioId: string) =>
  (await visitor.call("legacy", "validateDevice", { body: { radioId } })).data.data.token;

/** A quote of the plan for a radio that was looked up. */
async function quoteFor(visitor: TestVisitor, radioId: string) {
  return quoteOf(visitor, { offerId: POLARIS, deviceId: await tokenOf(visitor, radioId) });
}

const refusalOf = async (asked: ReturnType<typeof quoteOf>) => {
  const { status, problem } = await asked;
  return [status, problem.code, problem.details?.["reason"]];
};

const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
const plays = async (radioId: string) =>
  (await readRows(api, `select is_activated from local_radios where radio_id = '${radioId}'`)).map(
    ({ is_activated }) => is_activated,
  );
const heardOn = (radioId: string) =>
  readRows(api, `select 1 as open from radio_subscriptions where radio_id = '${radioId}' and until is null`);

describe("a plan for a radio", () => {
  test("is offered to who asks for one, and to nobody else", async () => {
    const visitor = await api.visitor();
    const typesFor = async (query: { serviceType?: "satellite" | "bundle" }) => {
      const answer = await visitor.call("eligibility", "getNewOffers", {
        query: { country: "US", ...query },
      });
      return [...new Set(answer.data.offers.map(({ serviceType }) => serviceType))];
    };
    expect(await typesFor({})).toEqual(["streaming"]);
    expect(await typesFor({ serviceType: "satellite" })).toEqual(["satellite"]);
    expect(await typesFor({ serviceType: "bundle" })).toEqual(["bundle"]);
  });

  test("[S1.05] [S7.04] is bought for the radio that was looked up, charged as quoted, and heard on it without a press", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer();
    const quote = await quoteFor(visitor, radioId);
    expect(quote.status).toBe(201);
    expect(await plays(radioId)).toEqual(["false"]);
    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(confirmed.data.status).toBe("confirmed");
    const charged = (await api.cards.ledger()).filter(
      ({ metadata }) => metadata["orderId"] === quote.data.id,
    );
    expect(charged.map(({ amount }) => amount)).toEqual([Math.round(quote.data.dueNow * 100)]);
    expect(await plansOf(visitor)).toMatchObject([
      { state: "active", radio: { radioIdLastFour: radioId.slice(-4) } },
    ]);
    const signal = `select state from signal_refreshes where radio_id = '${radioId}'`;
    await expect.poll(() => readRows(api, signal)).toEqual([{ state: "sent" }]);
    api.passTime({ seconds: 3 });
    await expect.poll(() => readRows(api, signal)).toEqual([{ state: "playing" }]);
    expect(await plays(radioId)).toEqual(["true"]);
  });

  test("[A1.02] [A2.15] is bought at the price of a link that is for its buyer, once, for the radio that they found", async () => {
    const [first, second] = [await makeRadio(api), await makeRadio(api)];
    const visitor = await buyer();
    const email = `buys-for-a-radio-${people}@example.com`;
    const offerId = "us-satellite-half-price";
    const offerToken = await api.app.modules.offers.links.issue({ email, offerId });
    const asked = async (who: TestVisitor, radioId: string) =>
      quoteOf(who, { offerId, offerToken, deviceId: await tokenOf(who, radioId) });
    expect(
      (await refusalOf(quoteOf(visitor, { offerId, deviceId: await tokenOf(visitor, first.radioId) })))[1],
    ).toBe("INVALID_OFFER_DATA");
    expect((await refusalOf(asked(await buyer(), first.radioId)))[1]).toBe("OFFER_MEANT_FOR_ANOTHER");
    const [quote, spare] = [await asked(visitor, first.radioId), await asked(visitor, second.radioId)];
    expect(quote.data.charges.oneTimeCharge).toMatchObject([{ phaseType: "Introductory" }]);
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect((await plansOf(visitor)).map(({ radio }) => radio?.radioIdLastFour)).toEqual([
      first.radioId.slice(-4),
    ]);
    expect((await confirmOf(visitor, spare.data.id)).problem.code).toBe("OFFER_REDEEMED");
    expect(await heardOn(second.radioId)).toEqual([]);
  });

  test("is had once for each radio, and by one person for as many as they have", async () => {
    const [first, second] = [await makeRadio(api), await makeRadio(api)];
    const visitor = await buyer();
    for (const { radioId } of [first, second])
      await confirmOf(visitor, (await quoteFor(visitor, radioId)).data.id);
    expect((await plansOf(visitor)).map(({ radio }) => radio?.radioIdLastFour).toSorted()).toEqual(
      [first, second].map(({ radioId }) => radioId.slice(-4)).toSorted(),
    );
    const stranger = await buyer();
    for (const asking of [visitor, stranger])
      expect(await refusalOf(quoteFor(asking, first.radioId))).toEqual([
        409,
        "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
        "taken",
      ]);
  });

  test("is refused without a radio, with one that this browser never found, and with one that cannot have it", async () => {
    const visitor = await buyer();
    const { radioId } = await makeRadio(api);
    const weather = await makeRadio(api, { capabilities: ["MAR"] });
    expect(await refusalOf(quoteOf(visitor, { offerId: POLARIS }))).toEqual([
      400,
      "DEVICE_INFORMATION_REQUIRED",
      undefined,
    ]);
    const elsewhere = await tokenOf(await api.visitor(), radioId);
    for (const deviceId of [elsewhere, radioId, "no-token"])
      expect(await refusalOf(quoteOf(visitor, { offerId: POLARIS, deviceId }))).toEqual([
        400,
        "DEVICE_NOT_FOUND",
        undefined,
      ]);
    expect((await refusalOf(quoteFor(visitor, weather.radioId))).slice(1)).toEqual([
      "CS_INELIGIBLE_RADIO",
      "notCapable",
    ]);
    expect((await refusalOf(quoteFor(await buyer({ state: "HI" }), radioId))).slice(1)).toEqual([
      "CS_INELIGIBLE_RADIO",
      "outOfReach",
    ]);
    const several = { newSubscriptions: { lines: [{ offerId: POLARIS, quantity: 2 }] } };
    expect((await refusalOf(quoteOf(visitor, several)))[1]).toBe("DEVICE_INFORMATION_REQUIRED");
  });

  test("goes to one of two who buy it for one radio at once, and charges nobody else", async () => {
    const { radioId } = await makeRadio(api);
    const buyers = [await buyer(), await buyer()];
    const quotes = await Promise.all(buyers.map((visitor) => quoteFor(visitor, radioId)));
    const answers = await Promise.all(
      buyers.map((visitor, place) => confirmOf(visitor, quotes[place]?.data.id ?? "")),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ problem }) => problem?.code)).toContain("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    const ids = quotes.map(({ data }) => data.id);
    const charged = (await api.cards.ledger()).filter(({ metadata }) =>
      ids.includes(metadata["orderId"] ?? ""),
    );
    expect(charged).toHaveLength(1);
    expect(await heardOn(radioId)).toHaveLength(1);
  });

  test("and the claim of a trial at one moment leave one owner of the radio, and charge nobody who is not", async () => {
    for (const [buys, claims] of await Promise.all(
      [1, 2, 3, 4].map(async () => [await buyer(), await buyer()]),
    )) {
      if (buys === undefined || claims === undefined) throw new Error("nobody is there");
      const { radioId, link } = await giveTrial(api);
      const quote = await quoteFor(buys, radioId);
      const [bought, claimed] = await Promise.all([
        confirmOf(buys, quote.data.id),
        claims.call("user", "b2bTrialClaim", { body: { magicLinkGrant: link } }),
      ]);
      expect([bought.status, claimed.status].filter((status) => status < 300)).toHaveLength(1);
      expect([bought, claimed].find(({ status }) => status >= 300)?.problem.code).toBe(
        "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      );
      expect(await heardOn(radioId)).toHaveLength(1);
      const paid = (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === quote.data.id);
      expect(paid).toHaveLength(bought.status === 200 ? 1 : 0);
    }
  });

  test("leaves the radio free where the card is refused, so that another card or another buyer has it", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer({ card: REFUSED_WHEN_CHARGED });
    const declined = await confirmOf(visitor, (await quoteFor(visitor, radioId)).data.id);
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect(await heardOn(radioId)).toEqual([]);
    const other = await buyer();
    expect((await confirmOf(other, (await quoteFor(other, radioId)).data.id)).data.status).toBe("confirmed");
  });

  test("takes the place of one that is over", async () => {
    const { radioId } = await makeRadio(api);
    const former = await makeListener(api, { radioId, state: "cancelled" });
    const visitor = await buyer();
    expect((await confirmOf(visitor, (await quoteFor(visitor, radioId)).data.id)).data.status).toBe(
      "confirmed",
    );
    expect(await heardOn(radioId)).toHaveLength(1);
    expect((await plansOf(visitor))[0]?.radio?.radioIdLastFour).toBe(radioId.slice(-4));
    expect((await plansOf(former.visitor))[0]?.radio ?? null).toBeNull();
  });
});
