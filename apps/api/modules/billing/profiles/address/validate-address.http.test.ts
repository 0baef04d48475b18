import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const ADDRESS = {
  addressLine1: "12 Bay Street",
  city: "Montreal",
  state: "QC",
  zipCode: "h2y1a1",
  country: "CA",
} as const;
let api: TestApi;
let broken: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  broken = await openTestApi(
    {},
    {
      addressValidator: {
        validate: () => Promise.reject(new Error("the post is closed")),
        suggest: () => Promise.reject(new Error("the post is closed")),
      },
    },
  );
});
afterAll(() => Promise.all([api.close(), broken.close()]));

async function asker(at: TestApi, email: string) {
  const visitor = await at.visitor();
  await visitor.register(email);
  return (change: object = {}) =>
    visitor.call("billing", "validateAddress", { body: { address: { ...ADDRESS, ...change } } });
}

describe("validateAddress", () => {
  test("[S4.48] tells confidence, status and how the post writes the address", async () => {
    const ask = await asker(api, "asks@example.com");
    const first = await ask();
    expect([first.status, first.data]).toEqual([
      200,
      {
        confidence: "verified",
        status: "valid",
        correctedAddress: {
          addressLine1: "12 Bay Street",
          city: "Montréal",
          state: "QC",
          zipCode: "H2Y 1A1",
        },
      },
    ]);
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("[S4.48] says that a code without the form of its country is not valid", async () => {
    const ask = await asker(api, "wrong-code@example.com");
    for (const wrong of [{ zipCode: "12345" }, { state: "ZZ" }])
      expect((await ask(wrong)).data).toEqual({ confidence: "interactionRequired", status: "notValid" });
  });

  test("[S5.06] is out of order where the post is, and says so to the client", async () => {
    const ask = await asker(broken, "asks@example.com");
    expect((await ask()).problem.code).toBe("SERVICE_UNAVAILABLE");
  });

  test("asks for a signed-in person", async () => {
    const visitor = await api.visitor();
    expect((await visitor.call("billing", "validateAddress", { body: { address: ADDRESS } })).status).toBe(
      403,
    );
  });
});
