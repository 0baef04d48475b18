import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "../testing/open-test-api.ts";
import "./open-sandbox.ts";
import { PERSONAS } from "./personas.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
});
afterAll(() => api.close());

const chargeCount = async () =>
  (await api.cards.ledger()).filter((intent) => intent.status === "succeeded").length;
const PAYING = PERSONAS.filter(({ plan }) => plan !== undefined && !plan.offerId.endsWith("-trial"));

test("personas that an interrupted start left without a plan get theirs, once, from two starts at once", async () => {
  await api.cards.orderFault({ on: "any", kind: "error500", when: "before", times: 1 });
  await expect(api.app.seedPersonas()).rejects.toThrow("made no test card");
  expect(await chargeCount()).toBe(0);
  await Promise.all([api.app.seedPersonas(), api.app.seedPersonas()]);
  expect(await chargeCount()).toBe(PAYING.length);
  await api.app.seedPersonas();
  expect(await chargeCount()).toBe(PAYING.length);
});

test("the sandbox knows sales that dealers reported, also to somebody who has no account", async () => {
  await api.app.seedPersonas();
  const visitor = await api.visitor();
  const query = { email: "new-owner@skywave.example" };
  expect((await visitor.call("user", "recordOfSaleExists", { query })).data).toEqual({ exists: true });
});
