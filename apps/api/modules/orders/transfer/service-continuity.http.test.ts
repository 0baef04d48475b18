import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, quoteMove, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";

const POLARIS = "us-satellite-monthly";
const LYRA = "us-satellite-music-monthly";
const FEE_IN_CENTS = 1000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: String(FEE_IN_CENTS) });
});
afterAll(() => api.close());

/** Somebody who pays for music in their car, and has claimed the free trial of their new one. */
async function newCarOwner(card?: string) {
  const owner = await satelliteSubscriber(api, { offerId: LYRA, ...(card !== undefined && { card }) });
  const trial = await giveTrial(api);
  const { data } = await owner.visitor.call("user", "b2bTrialClaim", {
    body: { magicLinkGrant: trial.link },
  });
  return { ...owner, trialRadioId: trial.radioId, trialId: data.subscriptionId };
}
const stateOf = async (subscriptionId: string) => {
  const sql = `select state, held_by is null as is_free from subscriptions where id = '${subscriptionId}'`;
  const [row] = await readRows(api, sql);
  return [row?.["state"], row?.["is_free"] === "true"];
};
const refusalOf = ({ status, problem }: Awaited<ReturnType<typeof quoteOf>>) =>
  status < 300 ? undefined : [problem.code, problem.details?.["reason"]];
const chargesFor = async (orderId: string) =>
  (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === orderId);

describe("a paid plan that goes on in the owner's new vehicle", () => {
  test("takes the place of its free trial, which ends with the move and not with the quote", async () => {
    const { visitor, subscriptionId, radioId, trialRadioId, trialId } = await newCarOwner();
    const quote = await quoteMove(visitor, subscriptionId, trialRadioId);
    expect(quote.data.change?.radios).toEqual({
      fromLastFour: radioId.slice(-4),
      toLastFour: trialRadioId.slice(-4),
      endsTrial: true,
    });
    expect(await stateOf(trialId)).toEqual(["active", true]);
    expect(await heardOn(api, trialId)).toEqual([[trialRadioId, false]]);

    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(confirmed.data.status).toBe("confirmed");
    expect(await stateOf(trialId)).toEqual(["cancelled", true]);
    expect(await stateOf(subscriptionId)).toEqual(["active", true]);
    expect(await heardOn(api, trialId)).toEqual([]);
    expect(await heardOn(api, subscriptionId)).toEqual([[trialRadioId, false]]);
    // Nothing of it was paid, so nothing is given back, and only the move is charged.
    expect(await chargesFor(quote.data.id)).toHaveLength(1);
    const shown = (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
    expect(shown.find(({ id }) => id === trialId)?.isCancelled ?? true).toBe(true);
  });

  test("waits while a card is charged for what else becomes of that trial, and is charged nothing", async () => {
    const { visitor, subscriptionId, radioId, trialRadioId, trialId } = await newCarOwner();
    const quote = await quoteMove(visitor, subscriptionId, trialRadioId);
    await readRows(
      api,
      `update subscriptions set held_by = 'ord_of_a_pair' where id = '${trialId}' returning id`,
    );
    const refused = await confirmOf(visitor, quote.data.id);
    expect([refused.status, refused.problem.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    expect(await chargesFor(quote.data.id)).toEqual([]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    expect(await heardOn(api, trialId)).toEqual([[trialRadioId, false]]);
  });

  test("moves and is charged once, however often and from however many tabs it is confirmed", async () => {
    const { visitor, subscriptionId, trialRadioId, trialId } = await newCarOwner();
    const quote = await quoteMove(visitor, subscriptionId, trialRadioId);
    const answers = await Promise.all([1, 2, 3].map(() => confirmOf(visitor, quote.data.id, "one-press")));
    const codes = answers.map(({ status, problem }) => (status === 200 ? "done" : problem.code));
    expect(codes).toContain("done");
    expect(codes.filter((code) => code !== "done" && code !== "PAYMENT_IN_PROGRESS")).toEqual([]);
    const again = await confirmOf(visitor, quote.data.id, "one-press");
    expect(again.data.status).toBe("confirmed");
    expect(await chargesFor(quote.data.id)).toHaveLength(1);
    expect([await stateOf(trialId), await heardOn(api, subscriptionId)]).toEqual([
      ["cancelled", true],
      [[trialRadioId, false]],
    ]);
  });

  test("leaves the trial running, and on its radio, where the card is refused", async () => {
    const { visitor, subscriptionId, radioId, trialRadioId, trialId } = await newCarOwner();
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const added = await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard("4000000000000341") },
    });
    const quote = await quoteMove(visitor, subscriptionId, trialRadioId);
    const payBy = (stripePaymentMethodId: string) =>
      visitor.call("order", "completeOrder", {
        params: { orderId: quote.data.id },
        body: { stripePaymentMethodId },
      });
    expect((await payBy(added.data.id)).problem.code).toBe("CREDIT_CARD_ERROR");
    expect(await stateOf(trialId)).toEqual(["active", true]);
    expect(await heardOn(api, trialId)).toEqual([[trialRadioId, false]]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    // The same quote goes through with the card that works.
    const works = await payBy(profile?.defaultPaymentMethodId ?? "");
    expect(works.data.status).toBe("confirmed");
    expect(await stateOf(trialId)).toEqual(["cancelled", true]);
  });
});

describe("a new vehicle whose free trial stays", () => {
  test("is one with a plan that follows the trial, and one whose trial is somebody else's", async () => {
    const { visitor, subscriptionId, trialRadioId } = await newCarOwner();
    const follows = await quoteOf(visitor, {
      offerId: POLARIS,
      deviceId: await tokenOf(visitor, trialRadioId),
    });
    expect((await confirmOf(visitor, follows.data.id)).data.status).toBe("confirmed");
    const taken = ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "taken"];
    expect(refusalOf(await quoteMove(visitor, subscriptionId, trialRadioId))).toEqual(taken);
    const other = await newCarOwner();
    expect(refusalOf(await quoteMove(visitor, subscriptionId, other.trialRadioId))).toEqual(taken);
  });

  test("is one whose trial changed after the quote", async () => {
    const { visitor, subscriptionId, trialRadioId, trialId, radioId } = await newCarOwner();
    const quote = await quoteMove(visitor, subscriptionId, trialRadioId);
    const follows = await quoteOf(visitor, {
      offerId: POLARIS,
      deviceId: await tokenOf(visitor, trialRadioId),
    });
    await confirmOf(visitor, follows.data.id);
    expect(refusalOf(await confirmOf(visitor, quote.data.id))?.[0]).toBe("QUOTE_CHANGED");
    expect(await stateOf(trialId)).toEqual(["active", true]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    expect(await chargesFor(quote.data.id)).toEqual([]);
  });
});

describe("an account in which nothing moves", () => {
  test.each([{ isInCollections: true }, { accountType: "business" as const }, { isClosed: true }])(
    "is told that it is the account: %j",
    async (standing) => {
      const { visitor, subscriptionId, identityId } = await satelliteSubscriber(api, { offerId: LYRA });
      const { radioId: to } = await makeRadio(api);
      const quote = await quoteMove(visitor, subscriptionId, to);
      const account = { identityId, country: "US", accountType: "consumer", hasService: true } as const;
      const { imports } = api.app.modules.legacyAccounts;
      await imports.put(account);
      expect(refusalOf(await quoteMove(visitor, subscriptionId, to))).toBeUndefined();
      await imports.put({ ...account, ...standing });
      const refusal = ["PLAN_CANNOT_MOVE", "account"];
      expect(refusalOf(await quoteMove(visitor, subscriptionId, to))).toEqual(refusal);
      expect(refusalOf(await confirmOf(visitor, quote.data.id))).toEqual(refusal);
      expect(await chargesFor(quote.data.id)).toEqual([]);
    },
  );
});
