import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalAddressValidator } from "#providers/address-validation/local-address-validator.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const log = new PassThrough();
let logged = "";
log.on("data", (chunk: Buffer) => (logged += chunk.toString()));
const local = createLocalAddressValidator({ knowsStreets: true });
let api: TestApi;
let broken: TestApi;
let silent: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LOG_LEVEL: "debug" }, { logStream: log, addressValidator: local });
  const closed = { ...local, suggest: () => Promise.reject(new Error("the post is closed")) };
  broken = await openTestApi({}, { addressValidator: closed });
  silent = await openTestApi({}, { addressValidator: { ...local, suggest: () => new Promise(() => {}) } });
});
afterAll(() => Promise.all([api.close(), broken.close(), silent.close()]));

async function asker(at: TestApi, email: string) {
  const visitor = await at.visitor();
  await visitor.register(email);
  return (typed: string, change: object = {}) =>
    visitor.call("billing", "suggestAddresses", { body: { typed, country: "US", ...change } });
}

describe("suggestAddresses", () => {
  test("tells whole addresses that begin so, those of the state that was named first", async () => {
    const ask = await asker(api, "types@example.com");
    expect((await ask("12 Rain")).data).toEqual({
      suggestions: [{ addressLine1: "12 Rainey Street", city: "Austin", state: "TX", zipCode: "78701" }],
    });
    const first = async (state: string) => (await ask("9 main", { state })).data.suggestions[0]?.state;
    expect([await first("NY"), await first("CA")]).toEqual(["NY", "CA"]);
    const { suggestions } = (await ask("1200, saint-p", { country: "CA" })).data;
    expect(suggestions).toEqual([
      { addressLine1: "1200, rue Saint-Paul", city: "Montréal", state: "QC", zipCode: "H2Y 1A1" },
    ]);
  });

  test("knows nothing of what is no street", async () => {
    const ask = await asker(api, "types-else@example.com");
    for (const typed of ["Main Street", "12 x", "12 Nowhere", "12"])
      expect((await ask(typed)).data).toEqual({ suggestions: [] });
  });

  test("asks for something typed, and for a signed-in person", async () => {
    const ask = await asker(api, "types-nothing@example.com");
    expect((await ask("  ")).problem.code).toBe("INVALID_PAYLOAD");
    expect((await ask("1".repeat(51))).problem.code).toBe("INVALID_PAYLOAD");
    const visitor = await api.visitor();
    const body = { typed: "12 Main", country: "US" } as const;
    expect((await visitor.call("billing", "suggestAddresses", { body })).status).toBe(403);
  });

  test("writes nothing of what was typed or found into the log", async () => {
    const ask = await asker(api, "private@example.com");
    const before = logged.length;
    expect((await ask("4711 Beale")).data.suggestions).toHaveLength(1);
    await expect.poll(() => logged.slice(before)).toContain('"operation":"suggestAddresses"');
    expect(logged).not.toMatch(/Beale|Memphis/);
  });

  test("answers a person 300 times an hour", async () => {
    const ask = await asker(api, "types-much@example.com");
    const statuses: number[] = [];
    for (let index = 0; index < 302; index += 1) statuses.push((await ask("12 Main")).status);
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429]);
  });

  test("is out of order where the post is, or where it says nothing for long", async () => {
    for (const at of [broken, silent]) {
      const ask = await asker(at, "waits@example.com");
      expect((await ask("12 Main")).problem.code).toBe("SERVICE_UNAVAILABLE");
    }
  });
});
