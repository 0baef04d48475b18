import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdsCardNumber, registerCardNumberGuard } from "./card-number-guard.ts";

describe("holdsCardNumber", () => {
  test.each([
    "4242424242424242",
    "my card is 4242 4242 4242 4242.",
    "5555-5555-5555-4444",
    // Some digits count twice and make 10 and more, some make exactly 9.
    "4929939187355598",
    "6011111111111117",
    "4222222222222",
    "3782 822463 10005",
    "28bf6492-6479-4057-9ed0-85e6d99cd12e 4242424242424242",
  ])("finds the number in %j", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    "4242424242424241",
    "ord_4242",
    "514-555-0123",
    // Times in milliseconds: one in ten passes the check that card numbers pass.
    ...Array.from({ length: 10 }, (_, last) => `shopper-179525942656${last}@example.com`),
    "2026-03-10T15:00:00.000Z",
    "12345678901234567890123",
    "28bf6492-6479-4057-9ed0-85e6d99cd12e",
    "4F006FE4-5335-4356-9026-3D17A16A1A8B@example.com",
  ])("leaves %j alone", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

describe("registerCardNumberGuard", () => {
  const CARD = "4242 4242 4242 4242";
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    registerCardNumberGuard(app);
    app.post("/things", () => ({ taken: true }));
    app.post("/gift-cards", { config: { cardLikeFields: ["number"] } }, () => ({ taken: true }));
    await app.ready();
  });
  afterAll(() => app.close());

  async function post(url: string, payload?: object | string) {
    const json = { "content-type": "application/json" };
    const answer = await app.inject({ method: "POST", url, ...(payload && { payload, headers: json }) });
    return { status: answer.statusCode, code: answer.json().code };
  }
  const TAKEN = { status: 200, code: undefined };
  const REFUSED = { status: 422, code: "CARD_NUMBER_NOT_ALLOWED" };

  test("refuses a card number anywhere in a body", async () => {
    for (const body of [
      { note: CARD },
      { a: [{ b: CARD }] },
      { [CARD]: 1 },
      [CARD],
      JSON.stringify(CARD),
      { number: Number(CARD.replaceAll(" ", "")) },
      { number: -Number(CARD.replaceAll(" ", "")) },
      { a: 1, b: [{ [CARD]: { c: 1 } }] },
    ])
      expect(await post("/things", body)).toEqual(REFUSED);
  });

  test("takes a body without one, an empty one and none, and numbers with a fraction whose digits look like one", async () => {
    for (const body of [{ note: "4242" }, {}, "null", undefined, { latency: 0.4242424242424242 }])
      expect(await post("/things", body)).toEqual(TAKEN);
    for (const number of [424_242_424_242, Number("42424242424242420000"), 1_773_154_800_000])
      expect(await post("/things", { number })).toEqual(TAKEN);
  });

  test("reads a body that is nested deeper than any call goes", async () => {
    const depth = 200_000;
    const nest = (inner: object) => `${"[".repeat(depth)}${JSON.stringify(inner)}${"]".repeat(depth)}`;
    expect(await post("/things", nest({ note: "hello" }))).toEqual(TAKEN);
    expect(await post("/things", nest({ note: CARD }))).toEqual(REFUSED);
  });

  test("lets the fields that are made for such numbers hold one, and no other field", async () => {
    expect(await post("/gift-cards", { number: CARD })).toEqual(TAKEN);
    expect(await post("/gift-cards", { number: CARD, note: CARD })).toEqual(REFUSED);
    expect(await post("/gift-cards", { note: { number: CARD } })).toEqual(REFUSED);
  });

  test("reads a body that is no object as it is, whatever fields are excepted", async () => {
    expect(await post("/gift-cards", JSON.stringify(CARD))).toEqual(REFUSED);
    expect(await post("/gift-cards", JSON.stringify("hello"))).toEqual(TAKEN);
    expect(await post("/gift-cards", "null")).toEqual(TAKEN);
  });
});
