import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NAME = { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } };
const IN_QUEBEC = {
  addressLine1: "12 Hill Road",
  city: "Montréal",
  state: "QC",
  zipCode: "H2Y 1A1",
  country: "CA",
} as const;
const IN_ONTARIO = { ...IN_QUEBEC, city: "Toronto", state: "ON", zipCode: "M5V 2T6" };

async function join(name: string): Promise<TestVisitor> {
  const visitor = await api.visitor({ country: "CA" });
  await visitor.register(`${name}@example.com`, "a quiet evening on the air", "en-CA");
  return visitor;
}

const languageOf = async (visitor: TestVisitor) =>
  (await visitor.call("consent", "getMessageChoices", {})).data?.language;

const keep = (
  visitor: TestVisitor,
  place: {
    serviceAddress: typeof IN_QUEBEC | typeof IN_ONTARIO;
    province?: string;
    locale?: "en-US" | "en-CA" | "fr-CA";
  },
) => visitor.call("billing", "createBillingProfile", { body: { billingProfileName: NAME, ...place } });

describe("[S5.12] the language of bills", () => {
  test("is the one that is told with an address in Quebec, also in the mail", async () => {
    const visitor = await join("moves-in");
    const kept = await keep(visitor, { serviceAddress: IN_QUEBEC, province: "QC", locale: "fr-CA" });
    expect(kept.status).toBe(201);
    expect(await languageOf(visitor)).toBe("fr-CA");
    await visitor.call("user", "changeUsername", { body: { username: "sans.choix" } });
    const [told] = await receive(api, "moves-in@example.com");
    expect(told?.locale).toBe("fr-CA");
  });

  test("follows a move to Quebec, and stays when nothing is told of a province", async () => {
    const visitor = await join("moves-east");
    const kept = await keep(visitor, { serviceAddress: IN_ONTARIO, province: "ON", locale: "fr-CA" });
    expect(await languageOf(visitor)).toBe("en-CA");
    const params = { billingProfileId: kept.data?.id ?? "" };
    const moveTo = (body: object) => visitor.call("billing", "updateBillingProfile", { params, body });
    await moveTo({ serviceAddress: IN_QUEBEC });
    expect(await languageOf(visitor)).toBe("en-CA");
    await moveTo({ serviceAddress: IN_QUEBEC, province: "QC", locale: "fr-CA" });
    expect(await languageOf(visitor)).toBe("fr-CA");
  });

  test("stays the one that its person has chosen in the account", async () => {
    const visitor = await join("chose-english");
    const body = { offersByMail: false, offersByText: false, language: "en-CA" } as const;
    expect((await visitor.call("consent", "setMessageChoices", { body })).status).toBe(200);
    await keep(visitor, { serviceAddress: IN_QUEBEC, province: "QC", locale: "fr-CA" });
    expect(await languageOf(visitor)).toBe("en-CA");
  });

  test("stays a Canadian one where that of the US is told with an address in Quebec", async () => {
    const visitor = await join("speaks-american");
    const kept = await keep(visitor, { serviceAddress: IN_QUEBEC, province: "QC", locale: "en-US" });
    expect([kept.status, await languageOf(visitor)]).toEqual([201, "en-CA"]);
  });

  test("is told with the province of the address, in Canada alone", async () => {
    const visitor = await join("elsewhere");
    const refused = await keep(visitor, { serviceAddress: IN_ONTARIO, province: "QC", locale: "fr-CA" });
    expect(refused).toMatchObject({ status: 400, problem: { code: "INVALID_PAYLOAD" } });
    const american = await api.visitor();
    await american.register("american@example.com");
    const serviceAddress = {
      ...IN_QUEBEC,
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      country: "US",
    } as const;
    const told = { billingProfileName: NAME, serviceAddress, province: "TX", locale: "en-US" } as const;
    expect(await american.call("billing", "createBillingProfile", { body: told })).toMatchObject({
      status: 400,
      problem: { code: "INVALID_PAYLOAD" },
    });
  });
});
