import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function buyer() {
  const visitor = await api.visitor();
  people += 1;
  const identityId = await visitor.register(`agrees${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return { visitor, identityId };
}

/** Confirms a quote with the terms ticked; gives its id, and the orders whose terms the person has agreed to. */
async function agree(
  { visitor, identityId }: { visitor: TestVisitor; identityId: string },
  body: Parameters<typeof quoteOf>[1],
) {
  const { data: order } = await quoteOf(visitor, body);
  const agreement = { version: "2026-01-15", language: "en-US" } as const;
  const input = { params: { orderId: order.id }, body: { agreement } };
  const confirmed = await visitor.call("order", "completeOrder", input);
  const rows = await readRows(
    api,
    `select reference from consent_ledger where subject = '${identityId}' and topic = 'OfferAndRenewalTerms'`,
  );
  return {
    outcome: [confirmed.data.status, confirmed.data.kind],
    isFree: order.charges.oneTimeCharge.length === 0,
    orderId: order.id,
    agreed: rows.map(({ reference = "" }) => reference.split(":")[0]),
  };
}

describe("consent to the terms of an order is kept", () => {
  test.each([
    ["a plan that is paid", "us-music-monthly", false],
    ["a plan that begins free", "us-all-access-trial", true],
  ])("of %s", async (_plan, offerId, isFree) => {
    const kept = await agree(await buyer(), { offerId });
    expect(kept).toMatchObject({ outcome: ["confirmed", "newSubscription"], isFree, agreed: [kept.orderId] });
  });

  test.each([
    ["a switch that the card pays at once", "us-music-monthly", "us-all-access-monthly", false],
    ["a switch for which nothing is due yet", "us-all-access-monthly", "us-music-monthly", true],
  ])("of %s", async (_switch, from, offerId, isFree) => {
    const subscriber = await subscribe(api, from);
    const { subscriptionId } = subscriber;
    const kept = await agree(subscriber, { planSwitch: { subscriptionId, offerId } });
    expect(kept).toMatchObject({ outcome: ["confirmed", "planSwitch"], isFree, agreed: [kept.orderId] });
  });
});

const MUSIC = { offerId: "us-music-monthly" } as const;
const termsOf = (identityId: string) =>
  readRows(
    api,
    `select version, language from consent_ledger where subject = '${identityId}' and topic = 'OfferAndRenewalTerms'`,
  );

describe("terms that nobody can have agreed to", () => {
  test.each([
    ["a version of a day to come", { version: "2099-01-01", language: "en-US" }, "version"],
    ["a version from before there were any", { version: "1999-01-01", language: "en-US" }, "version"],
    ["a day on which no version began", { version: "2026-02-01", language: "en-US" }, "version"],
    [
      "a language that the country is not offered in",
      { version: "2026-01-15", language: "fr-CA" },
      "language",
    ],
  ] as const)("are refused before anything is charged or kept: %s", async (_why, agreement, field) => {
    const { visitor, identityId } = await buyer();
    const { data: order } = await quoteOf(visitor, MUSIC);
    const input = { params: { orderId: order.id }, body: { agreement } };
    const { status, problem } = await visitor.call("order", "completeOrder", input);
    expect([status, problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    expect(problem.invalidFields).toEqual([{ field: `agreement.${field}`, code: "unknown" }]);
    const charged = (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === order.id);
    const [kept] = await readRows(
      api,
      `select state, attempt, agreement from orders where id = '${order.id}'`,
    );
    expect([charged, await termsOf(identityId)]).toEqual([[], []]);
    expect(kept).toEqual({ state: "quoted", attempt: "0", agreement: "null" });
    const right = { version: "2026-01-15", language: "en-US" } as const;
    const bought = await visitor.call("order", "completeOrder", { ...input, body: { agreement: right } });
    expect([bought.data.status, await termsOf(identityId)]).toEqual(["confirmed", [right]]);
  });

  test("are refused where a plan is switched, in either language of Canada alone", async () => {
    const subscriber = await subscribe(api, "ca-music-monthly", { country: "CA" });
    const { visitor, identityId, subscriptionId } = subscriber;
    const { data: order } = await quoteOf(visitor, {
      planSwitch: { subscriptionId, offerId: "ca-all-access-monthly" },
    });
    const agreeIn = (language: "en-US" | "fr-CA") =>
      visitor.call("order", "completeOrder", {
        params: { orderId: order.id },
        body: { agreement: { version: "2026-01-15", language } },
      });
    expect((await agreeIn("en-US")).problem.code).toBe("INVALID_PAYLOAD");
    expect(await termsOf(identityId)).toEqual([]);
    expect((await agreeIn("fr-CA")).data.status).toBe("confirmed");
    expect(await termsOf(identityId)).toEqual([{ version: "2026-01-15", language: "fr-CA" }]);
  });

  test("are not needed to confirm an order", async () => {
    const { visitor, identityId } = await buyer();
    const { data: order } = await quoteOf(visitor, MUSIC);
    expect((await confirmOf(visitor, order.id)).data.status).toBe("confirmed");
    expect(await termsOf(identityId)).toEqual([]);
  });
});
