import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { cents, chargedFor, ledgerSumOf, plansOf, subscriptionsOn } from "#testing/radios/radio-books.ts";
import { radioBuyer, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const MELODIA = "us-music-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

type Line = { offerId: string; quantity: number; deviceId?: string };
const quoteLines = (visitor: TestVisitor, lines: Line[]) => quoteOf(visitor, { newSubscriptions: { lines } });

/** A quote of the plan for a radio that was looked up, and one for streaming, which is named first. */
async function quotePair(visitor: TestVisitor, radioId: string) {
  return quoteLines(visitor, [
    { offerId: MELODIA, quantity: 1 },
    { offerId: POLARIS, quantity: 1, deviceId: await tokenOf(visitor, radioId) },
  ]);
}

async function buyPair() {
  const { radioId } = await makeRadio(api);
  const { visitor, identityId } = await radioBuyer(api);
  const quote = await quotePair(visitor, radioId);
  const bought = await confirmOf(visitor, quote.data.id);
  expect(bought.status).toBe(200);
  const [car = "", streaming = ""] =
    bought.data.lines?.map(({ subscriptionId }) => subscriptionId ?? "") ?? [];
  return { radioId, visitor, identityId, quote, bought, car, streaming };
}

describe("a plan for a car and one for streaming", () => {
  test("cost together what they cost one by one, each with its own taxes and fees, the car's plan first", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor } = await radioBuyer(api);
    const deviceId = await tokenOf(visitor, radioId);
    const alone = [
      await quoteOf(visitor, { offerId: POLARIS, deviceId }),
      await quoteOf(visitor, { offerId: MELODIA }),
    ].map(({ data }) => data.charges.oneTimeCharge[0]?.lines);
    const pair = await quotePair(visitor, radioId);
    expect(pair.status).toBe(201);
    expect(pair.data.lines?.map(({ offerId }) => offerId)).toEqual([POLARIS, MELODIA]);
    expect(pair.data.charges.oneTimeCharge.map(({ line, lines }) => [line, lines])).toEqual([
      [0, alone[0]],
      [1, alone[1]],
    ]);
    expect(cents(pair.data.dueNow)).toBe(alone.reduce((sum, lines) => sum + cents(lines?.total ?? 0), 0));
    expect(await subscriptionsOn(api, radioId)).toEqual([]);
  });

  test("start together for one charge, the first on the radio, and are told as a pair", async () => {
    const { visitor, identityId, radioId, quote, bought, car, streaming } = await buyPair();
    expect(await chargedFor(api, quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    const again = await confirmOf(visitor, quote.data.id);
    expect(again.data.lines).toEqual(bought.data.lines);
    expect(await chargedFor(api, quote.data.id)).toHaveLength(1);
    const { subscriptions, bundles } = await plansOf(visitor);
    expect(bundles).toEqual({
      pvip: null,
      nextOrForwardBundle: null,
      vegaBundle: { primarySubscriptionId: car, secondarySubscriptionId: streaming },
    });
    expect(
      Object.fromEntries(subscriptions.map(({ id, state, radio }) => [id, [state, radio?.radioIdLastFour]])),
    ).toEqual({
      [car]: ["active", radioId.slice(-4)],
      [streaming]: ["active", undefined],
    });
    expect(await subscriptionsOn(api, radioId)).toEqual([{ subscription_id: car }]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const signal = `select state from signal_refreshes where radio_id = '${radioId}'`;
    await expect.poll(() => readRows(api, signal)).toEqual([{ state: "sent" }]);
  });

  test.each([0, 1])(
    "are each ended alone, which ends the pair and leaves the other plan: %i",
    async (ended) => {
      const { visitor, identityId, car, streaming } = await buyPair();
      const [own, other] = ended === 0 ? [car, streaming] : [streaming, car];
      const ending = await quoteOf(visitor, {
        cancelSubscription: { subscriptionId: own, cancellationType: "immediate" },
      });
      // Of neither plan is a month given back that has begun.
      expect(ending.data.change?.refund).toMatchObject({ total: 0, rule: { id: "refund-by-term" } });
      expect((await confirmOf(visitor, ending.data.id)).data.status).toBe("confirmed");
      const { subscriptions, bundles } = await plansOf(visitor);
      expect(bundles.vegaBundle).toBeNull();
      expect(Object.fromEntries(subscriptions.map(({ id, state }) => [id, state]))).toEqual({
        [own]: "cancelled",
        [other]: "active",
      });
      expect(await ledgerSumOf(api, identityId)).toBe(0);
    },
  );

  test("stay a pair when one becomes another plan and the other goes on in another radio", async () => {
    const { visitor, radioId, car, streaming } = await buyPair();
    const pair = { primarySubscriptionId: car, secondarySubscriptionId: streaming };
    const changing = await quoteOf(visitor, {
      planSwitch: { subscriptionId: streaming, offerId: "us-all-access-monthly" },
    });
    expect((await confirmOf(visitor, changing.data.id)).data.status).toBe("confirmed");
    expect((await plansOf(visitor)).bundles.vegaBundle).toEqual(pair);
    const { radioId: next } = await makeRadio(api);
    const moving = await quoteOf(visitor, {
      radioTransfer: { subscriptionId: car, deviceId: await tokenOf(visitor, next) },
    });
    expect((await confirmOf(visitor, moving.data.id)).data.status).toBe("confirmed");
    expect(await subscriptionsOn(api, next)).toEqual([{ subscription_id: car }]);
    expect(await subscriptionsOn(api, radioId)).toEqual([]);
    const { subscriptions, bundles } = await plansOf(visitor);
    expect(bundles.vegaBundle).toEqual(pair);
    expect(Object.fromEntries(subscriptions.map(({ id, offerId }) => [id, offerId]))).toEqual({
      [car]: POLARIS,
      [streaming]: "us-all-access-monthly",
    });
  });

  test("leave nothing bought and the radio free where the card is refused, and another buyer has it", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor, identityId } = await radioBuyer(api, { card: REFUSED_WHEN_CHARGED });
    const declined = await confirmOf(visitor, (await quotePair(visitor, radioId)).data.id);
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect((await plansOf(visitor)).subscriptions).toEqual([]);
    expect(await subscriptionsOn(api, radioId)).toEqual([]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const other = await radioBuyer(api);
    const bought = await confirmOf(other.visitor, (await quotePair(other.visitor, radioId)).data.id);
    expect(bought.data.status).toBe("confirmed");
  });

  test("go to one of two who buy for one radio at once, and charge nobody else", async () => {
    const { radioId } = await makeRadio(api);
    const buyers = [await radioBuyer(api), await radioBuyer(api)];
    const quotes = await Promise.all(buyers.map(({ visitor }) => quotePair(visitor, radioId)));
    const answers = await Promise.all(
      buyers.map(({ visitor }, place) => confirmOf(visitor, quotes[place]?.data.id ?? "")),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ problem }) => problem?.code)).toContain("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    const charged = await Promise.all(quotes.map(({ data }) => chargedFor(api, data.id)));
    expect(charged.flat()).toHaveLength(1);
    const held = await Promise.all(buyers.map(({ visitor }) => plansOf(visitor)));
    expect(held.map(({ subscriptions }) => subscriptions.length).toSorted()).toEqual([0, 2]);
    expect(await subscriptionsOn(api, radioId)).toHaveLength(1);
  });

  test("are refused with a radio that is taken, of another country, or that nobody found here", async () => {
    const { radioId, visitor: owner } = await buyPair();
    const { visitor } = await radioBuyer(api);
    const refusalOf = async (asked: ReturnType<typeof quoteOf>) => {
      const { problem } = await asked;
      return [problem.code, problem.details?.["reason"]];
    };
    for (const asking of [owner, visitor])
      expect(await refusalOf(quotePair(asking, radioId))).toEqual([
        "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
        "taken",
      ]);
    const streaming = { offerId: MELODIA, quantity: 1 };
    const abroad = await makeRadio(api);
    const deviceId = await tokenOf(visitor, abroad.radioId);
    await readRows(api, `update radios set country = 'CA' where radio_id = '${abroad.radioId}' returning 1`);
    expect(
      await refusalOf(quoteLines(visitor, [{ offerId: POLARIS, quantity: 1, deviceId }, streaming])),
    ).toEqual(["COUNTRY_ERROR", "otherCountry"]);
    expect(
      (
        await refusalOf(quoteLines(visitor, [streaming, { offerId: POLARIS, quantity: 1, deviceId: "none" }]))
      )[0],
    ).toBe("DEVICE_NOT_FOUND");
  });

  test("are two plans, one of them for a radio, and no radio has two", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor } = await radioBuyer(api);
    const deviceId = await tokenOf(visitor, radioId);
    const refusalOf = async (lines: Line[]) => (await quoteLines(visitor, lines)).problem.code;
    const car = { offerId: POLARIS, quantity: 1, deviceId };
    const streaming = { offerId: MELODIA, quantity: 1 };
    expect(await refusalOf([car, { ...streaming, quantity: 2 }])).toBe("INVALID_PAYLOAD");
    expect(await refusalOf([{ ...car, quantity: 2 }])).toBe("INVALID_PAYLOAD");
    expect(await refusalOf([car, car])).toBe("CS_INELIGIBLE_RADIO");
    expect(await refusalOf([car, car, streaming])).toBe("INVALID_PAYLOAD");
    expect(await refusalOf([{ ...streaming, deviceId }, streaming])).toBe("INVALID_OFFER_DATA");
    expect(await refusalOf([{ offerId: POLARIS, quantity: 1 }, streaming])).toBe(
      "DEVICE_INFORMATION_REQUIRED",
    );
  });
});
