import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { cents, chargedFor, ledgerSumOf, plansOf, subscriptionsOn } from "#testing/radios/radio-books.ts";
import { radioBuyer, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const MUSIC = "us-satellite-music-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";
const NO_BUNDLES = { pvip: null, nextOrForwardBundle: null, vegaBundle: null };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** A plan for each radio, in the order in which they are named. */
async function quoteFor(visitor: TestVisitor, radioIds: readonly string[], offerIds: readonly string[] = []) {
  const lines = [];
  for (const [place, radioId] of radioIds.entries())
    lines.push({
      offerId: offerIds[place] ?? POLARIS,
      quantity: 1,
      deviceId: await tokenOf(visitor, radioId),
    });
  return quoteOf(visitor, { newSubscriptions: { lines } });
}

async function makeRadios(count: number): Promise<string[]> {
  const radioIds: string[] = [];
  while (radioIds.length < count) radioIds.push((await makeRadio(api)).radioId);
  return radioIds;
}

const lastFourOf = (radioId: string) => radioId.slice(-4);
const refusalOf = async (asked: ReturnType<typeof quoteOf>) => {
  const { problem } = await asked;
  return [problem.code, problem.details?.["reason"], problem.details?.["line"]];
};

describe("plans for several radios", () => {
  test("cost together what they cost one by one, each line with its radio, and are bought by one charge on one bill", async () => {
    const radioIds = await makeRadios(3);
    const offerIds = [POLARIS, MUSIC, POLARIS];
    const { visitor, identityId, email } = await radioBuyer(api);
    const alone = await Promise.all(
      radioIds.map(async (radioId, place) => {
        const deviceId = await tokenOf(visitor, radioId);
        const { data } = await quoteOf(visitor, { offerId: offerIds[place] ?? "", deviceId });
        return data.charges.oneTimeCharge[0]?.lines;
      }),
    );
    const quote = await quoteFor(visitor, radioIds, offerIds);
    expect(quote.status).toBe(201);
    expect(quote.data.lines).toMatchObject(
      radioIds.map((radioId, place) => ({
        offerId: offerIds[place],
        subscriptionId: null,
        radioIdLastFour: lastFourOf(radioId),
      })),
    );
    expect(quote.data.charges.oneTimeCharge.map(({ line, lines }) => [line, lines])).toEqual(
      alone.map((lines, line) => [line, lines]),
    );
    expect(cents(quote.data.dueNow)).toBe(alone.reduce((sum, lines) => sum + cents(lines?.total ?? 0), 0));
    // A quote holds no radio.
    expect((await Promise.all(radioIds.map((radioId) => subscriptionsOn(api, radioId)))).flat()).toEqual([]);

    const bought = await confirmOf(visitor, quote.data.id);
    expect(bought.data.status).toBe("confirmed");
    expect(await chargedFor(api, quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    const ids = (bought.data.lines ?? []).map(({ subscriptionId }) => subscriptionId ?? "");
    expect(new Set(ids).size).toBe(3);
    for (const [place, radioId] of radioIds.entries()) {
      expect(await subscriptionsOn(api, radioId)).toEqual([{ subscription_id: ids[place] }]);
      const signal = `select state from signal_refreshes where radio_id = '${radioId}'`;
      await expect.poll(() => readRows(api, signal)).toEqual([{ state: "sent" }]);
    }
    const { subscriptions, bundles } = await plansOf(visitor);
    expect(bundles).toEqual(NO_BUNDLES);
    expect(
      Object.fromEntries(subscriptions.map(({ id, state, radio }) => [id, [state, radio?.radioIdLastFour]])),
    ).toEqual(
      Object.fromEntries(radioIds.map((radioId, place) => [ids[place], ["active", lastFourOf(radioId)]])),
    );
    const invoiceId = bought.data.newSubscription?.invoiceId ?? "";
    const { data: bill } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(bill).toMatchObject({ status: "paid", amountTotal: quote.data.dueNow });
    expect(bill.lines.map(({ planName, total }) => [planName, total])).toEqual(
      quote.data.lines?.map(({ offerName, radioIdLastFour }, place) => [
        `${offerName} · ${radioIdLastFour}`,
        alone[place]?.total,
      ]),
    );
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const confirmations = async () =>
      (await receive(api, email)).filter(({ text }) => text.includes(`· ${lastFourOf(radioIds[2] ?? "")}`));
    await expect.poll(async () => (await confirmations()).length).toBe(1);
  });

  test("are charged once, however often and from however many tabs one quote or two of them are confirmed", async () => {
    const radioIds = await makeRadios(2);
    const { visitor } = await radioBuyer(api);
    const quotes = [await quoteFor(visitor, radioIds), await quoteFor(visitor, radioIds.toReversed())];
    const [first = "", second = ""] = quotes.map(({ data }) => data.id);
    const answers = await Promise.all(
      [first, second, first, second, first].map((id) => confirmOf(visitor, id)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(new Set(won.map(({ data }) => data.id)).size).toBe(1);
    expect(new Set(won.map(({ data }) => JSON.stringify(data.lines))).size).toBe(1);
    for (const { problem } of answers.filter(({ status }) => status !== 200))
      expect(["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "SUB_ALREADY_EXISTS_FOR_IDENTITY"]).toContain(
        problem.code,
      );
    expect((await Promise.all([first, second].map((id) => chargedFor(api, id)))).flat()).toHaveLength(1);
    expect((await plansOf(visitor)).subscriptions).toHaveLength(2);
  });

  test("are all refused with the name of the one that was sold between quote and confirmation, and cost nothing", async () => {
    const radioIds = await makeRadios(3);
    const { visitor, identityId } = await radioBuyer(api);
    const { data: quote } = await quoteFor(visitor, radioIds);
    const other = await radioBuyer(api);
    const { data: alone } = await quoteOf(other.visitor, {
      offerId: POLARIS,
      deviceId: await tokenOf(other.visitor, radioIds[1] ?? ""),
    });
    expect((await confirmOf(other.visitor, alone.id)).data.status).toBe("confirmed");
    expect(await refusalOf(confirmOf(visitor, quote.id))).toEqual([
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      "taken",
      1,
    ]);
    expect(await chargedFor(api, quote.id)).toEqual([]);
    expect((await plansOf(visitor)).subscriptions).toEqual([]);
    expect(await subscriptionsOn(api, radioIds[0] ?? "")).toEqual([]);
    expect(await subscriptionsOn(api, radioIds[2] ?? "")).toEqual([]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    // Without that one the others are had.
    const { data: rest } = await quoteFor(visitor, [radioIds[0] ?? "", radioIds[2] ?? ""]);
    expect((await confirmOf(visitor, rest.id)).data.status).toBe("confirmed");
  });

  test("go to one of two whose orders share radios, named the other way round, and charge nobody else", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const radioIds = await makeRadios(3);
      const buyers = [await radioBuyer(api), await radioBuyer(api)];
      const wanted = [radioIds.slice(0, 2), radioIds.slice(turn % 2).toReversed()];
      const quotes = await Promise.all(
        buyers.map(({ visitor }, place) => quoteFor(visitor, wanted[place] ?? [])),
      );
      const answers = await Promise.all(
        buyers.map(({ visitor }, place) => confirmOf(visitor, quotes[place]?.data.id ?? "")),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(answers[1 - winner]?.problem).toMatchObject({
        code: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
        details: { reason: "taken" },
      });
      const charged = await Promise.all(quotes.map(({ data }) => chargedFor(api, data.id)));
      expect(charged.map((each) => each.length)).toEqual(winner === 0 ? [1, 0] : [0, 1]);
      for (const radioId of radioIds)
        expect(await subscriptionsOn(api, radioId)).toHaveLength(wanted[winner]?.includes(radioId) ? 1 : 0);
    }
  });

  test("leave every radio free where the card is refused, and another buyer has them", async () => {
    const radioIds = await makeRadios(2);
    const { visitor, identityId } = await radioBuyer(api, { card: REFUSED_WHEN_CHARGED });
    const declined = await confirmOf(visitor, (await quoteFor(visitor, radioIds)).data.id);
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect((await plansOf(visitor)).subscriptions).toEqual([]);
    expect((await Promise.all(radioIds.map((radioId) => subscriptionsOn(api, radioId)))).flat()).toEqual([]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const other = await radioBuyer(api);
    const { data: quote } = await quoteFor(other.visitor, radioIds);
    expect((await confirmOf(other.visitor, quote.id)).data.status).toBe("confirmed");
  });

  test("are refused with the place of the radio that is taken, abroad, named twice, on trial, unable to show the plan, or not found", async () => {
    const [free = "", abroad = "", taken = ""] = await makeRadios(3);
    await makeListener(api, { radioId: taken });
    const { radioId: weatherless } = await makeRadio(api);
    const { visitor } = await radioBuyer(api);
    const { radioId: onTrial, link } = await giveTrial(api);
    await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: link } });
    // It was found while it was at home.
    const foundAtHome = await tokenOf(visitor, abroad);
    await readRows(api, `update radios set country = 'CA' where radio_id = '${abroad}' returning 1`);
    const asked = (radioIds: string[], offerIds?: string[]) =>
      refusalOf(quoteFor(visitor, radioIds, offerIds));
    expect(await asked([free, taken])).toEqual(["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "taken", 1]);
    expect(await asked([taken, free])).toEqual(["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "taken", 0]);
    expect(await asked([free, onTrial])).toEqual(["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "onTrial", 1]);
    expect(await asked([free, free])).toEqual(["CS_INELIGIBLE_RADIO", "sameRadio", 1]);
    expect(await asked([free, weatherless], [POLARIS, "us-satellite-coast-monthly"])).toEqual([
      "CS_INELIGIBLE_RADIO",
      "notCapable",
      1,
    ]);
    const found = await tokenOf(visitor, free);
    const named = (...tokens: string[]) => {
      const lines = tokens.map((deviceId) => ({ offerId: POLARIS, quantity: 1, deviceId }));
      return refusalOf(quoteOf(visitor, { newSubscriptions: { lines } }));
    };
    expect(await named(foundAtHome, found)).toEqual(["COUNTRY_ERROR", "otherCountry", 0]);
    expect(await named(found, "none")).toEqual(["DEVICE_NOT_FOUND", undefined, 1]);
    expect(await subscriptionsOn(api, free)).toEqual([]);
  });

  test("are as many as one order may have plans, and none of them is for streaming", async () => {
    const radioIds = await makeRadios(5);
    const { visitor } = await radioBuyer(api);
    expect((await quoteFor(visitor, radioIds)).status).toBe(201);
    const lines = await Promise.all(
      radioIds.map(async (radioId) => ({
        offerId: POLARIS,
        quantity: 1,
        deviceId: await tokenOf(visitor, radioId),
      })),
    );
    const sixth = { offerId: POLARIS, quantity: 1, deviceId: "another" };
    const streaming = { offerId: "us-music-monthly", quantity: 1 };
    for (const refused of [
      [...lines, sixth],
      [...lines.slice(0, 2), streaming],
    ]) {
      const { problem } = await quoteOf(visitor, { newSubscriptions: { lines: refused } });
      expect(problem.code).toBe("INVALID_PAYLOAD");
    }
  });

  test("are each cancelled alone, which leaves the other radio its plan", async () => {
    const radioIds = await makeRadios(2);
    const { visitor, identityId } = await radioBuyer(api);
    const { data: quote } = await quoteFor(visitor, radioIds);
    const { data: bought } = await confirmOf(visitor, quote.id);
    const [first = "", second = ""] = (bought.lines ?? []).map(({ subscriptionId }) => subscriptionId ?? "");
    const { data: ending } = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId: first, cancellationType: "immediate" },
    });
    expect((await confirmOf(visitor, ending.id)).data.status).toBe("confirmed");
    const states = (await plansOf(visitor)).subscriptions.map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({ [first]: "cancelled", [second]: "active" });
    expect(await subscriptionsOn(api, radioIds[1] ?? "")).toEqual([{ subscription_id: second }]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
  });
});
