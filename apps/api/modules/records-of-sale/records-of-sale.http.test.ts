import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { createRecordsOfSaleRepository } from "./records-of-sale-repository.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
  await createRecordsOfSaleRepository(api.database).add({
    id: "ros_1",
    email: "buyer@example.com",
    radioId: "AB12CD34",
    reportedAt: Temporal.Instant.from("2026-03-01T12:00:00Z"),
  });
});
afterAll(() => api.close());

describe("records of sale", () => {
  test("[S7.45] say yes or no about an address and about a radio, and nothing else", async () => {
    const visitor = await api.visitor();
    const byEmail = async (email: string) =>
      (await visitor.call("user", "recordOfSaleExists", { query: { email } })).data;
    const byRadio = async (radioId: string) =>
      (await visitor.call("user", "recordOfSaleStatus", { query: { radioId } })).data;
    expect(await byEmail(" Buyer@example.com")).toEqual({ exists: true });
    expect(await byEmail("other@example.com")).toEqual({ exists: false });
    expect(await byRadio("ab12cd34")).toEqual({ exists: true });
    expect(await byRadio("AB12CD35")).toEqual({ exists: false });
  });

  test("are looked up five times an hour by one device", async () => {
    const visitor = await api.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const query = { email: `guess-${n}@example.com` };
      statuses.push((await visitor.call("user", "recordOfSaleExists", { query })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
