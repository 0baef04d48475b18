import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import "./open-sandbox.ts";
import type { CallInput } from "@skywave/contract";
import { PERSONAS } from "./personas.ts";
import type { SHOWN_GIFT_CARDS } from "./starting-points/gift-cards.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
});
afterAll(() => api.close());

const chargeCount = async () =>
  (await api.cards.ledger()).filter((intent) => intent.status === "succeeded").length;
const PAYING = PERSONAS.filter(({ plan }) => plan !== undefined && !plan.offerId.endsWith("-trial"));
/** Theirs, and the one of a car that is past due by now. */
const CHARGES = PAYING.length + 1;

test("personas that an interrupted start left without a plan get theirs, once, from two starts at once", async () => {
  await api.cards.orderFault({ on: "any", kind: "error500", when: "before", times: 1 });
  await expect(api.app.seedPersonas()).rejects.toThrow("made no test card");
  expect(await chargeCount()).toBe(0);
  await Promise.all([api.app.seedPersonas(), api.app.seedPersonas()]);
  expect(await chargeCount()).toBe(CHARGES);
  await api.app.seedPersonas();
  expect(await chargeCount()).toBe(CHARGES);
});

test("personas get their plans once from two nodes that start at once", async () => {
  const fresh = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
  const { app: node, close } = await fresh.openNode();
  try {
    await Promise.all([fresh.app.seedPersonas(), node.seedPersonas()]);
    const charges = (await fresh.cards.ledger()).filter((intent) => intent.status === "succeeded");
    expect(charges.length).toBe(CHARGES);
  } finally {
    await close();
    await fresh.close();
  }
});

test("the sandbox knows sales that dealers reported, also to somebody who has no account", async () => {
  await api.app.seedPersonas();
  const visitor = await api.visitor();
  const query = { email: "new-owner@skywave.example" };
  expect((await visitor.call("user", "recordOfSaleExists", { query })).data).toEqual({ exists: true });
});

test("the gift cards that the sandbox shows are good, each in its country", async () => {
  await api.app.seedPersonas();
  const { giftCards } = (await api.app.inject({ url: "/sandbox/api/gift-cards" })).json<{
    giftCards: typeof SHOWN_GIFT_CARDS;
  }>();
  const shown = [];
  for (const [place, { number, securityCode, expiry, country }] of giftCards.entries()) {
    const visitor = await api.visitor({ country });
    await visitor.register(`sandbox.gift.${place}@example.com`);
    const [month, year] = (expiry ?? "").split("/").map(Number);
    const printed = { type: "physical" as const, expiry: { month, year: 2000 + (year ?? 0) }, securityCode };
    const answer = await visitor.call("giftcard", "registerGiftCard", {
      query: { country },
      body: { number, ...(expiry === null ? { type: "cardIdentifier" as const } : printed) },
    } as CallInput<"giftcard", "registerGiftCard">);
    shown.push(answer.data.actualBalance);
  }
  expect(shown).toEqual(giftCards.map(({ amount }) => amount));
  expect(shown.length).toBeGreaterThan(3);
});

test("somebody without a sign-in is found by the radio of their car, their name and their ZIP", async () => {
  await api.app.seedPersonas();
  const visitor = await api.visitor();
  const typed = { radioId: "LGCY7K42", lastName: "Hebert", zipCode: "78401" };
  const { data: found } = await visitor.call("legacy", "verifyAccount", { body: typed });
  const { token } = found.data;
  const { data: account } = await visitor.call("legacy", "accountNonPii", { body: { token } });
  expect(account.data.subscriptions).toMatchObject([{ yearMakeModel: "2018 Tandem Duo", status: "Active" }]);
});

test("a household without a sign-in has a car, a boat and a car past due, and each household is another", async () => {
  const make = (country: string) =>
    api.app.inject({
      method: "POST",
      url: "/sandbox/api/garage/households",
      headers: { "sxm-trace-id": "makes-a-household" },
      payload: { country },
    });
  expect((await make("FR")).statusCode).toBe(400);
  const made = [(await make("US")).json(), (await make("US")).json()];
  expect(new Set(made.map(({ accountNumber }) => accountNumber)).size).toBe(2);
  const [{ accountNumber, lastName, radios }] = made;
  const visitor = await api.visitor();
  const { data: found } = await visitor.call("legacy", "verifyAccount", {
    body: { accountNumber, lastName },
  });
  const { token } = found.data;
  const { data: account } = await visitor.call("legacy", "accountNonPii", { body: { token } });
  expect(account.data.subscriptions.map(({ type, radioIdLastFour }) => [type, radioIdLastFour])).toEqual(
    expect.arrayContaining(
      radios.map(({ radioId }: { radioId: string }, at: number) => [
        at === 1 ? "marine" : "car",
        radioId.slice(-4),
      ]),
    ),
  );
});
