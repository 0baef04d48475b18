import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const read = async (visitor: TestVisitor) => (await visitor.call("consent", "getMessageChoices", {})).data;
const set = (
  visitor: TestVisitor,
  body: { offersByMail: boolean; offersByText: boolean; language: "en-US" | "en-CA" | "fr-CA" },
) => visitor.call("consent", "setMessageChoices", { body });
const ledgerOf = async (identityId: string) =>
  (
    await readRows(
      api,
      `select topic, is_granted from consent_ledger where subject = '${identityId}' order by place`,
    )
  ).map(({ topic, is_granted: is }) => `${topic} ${is}`);
const NO = { offersByMail: false, offersByText: false, language: "en-US" } as const;

describe("setMessageChoices", () => {
  test("takes silence for a no, and writes down each change of mind, by channel, once", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("chooses-messages@example.com");
    expect(await read(visitor)).toEqual(NO);
    await set(visitor, { ...NO, offersByText: true });
    await set(visitor, { ...NO, offersByText: true });
    expect(await read(visitor)).toEqual({ ...NO, offersByText: true });
    await set(visitor, NO);
    expect(await ledgerOf(identityId)).toEqual(["OffersByText true", "OffersByText false"]);
  });

  test("lets a no to one channel stand beside an earlier yes to offers at large", async () => {
    const visitor = await api.visitor();
    await visitor.register("agreed-before@example.com");
    const agreement = {
      consentType: "MarketingOffers",
      countryCode: "US",
      platform: "Web",
      appVersion: "1.0",
      version: "2026-01-15",
      language: "en-US",
    } as const;
    await visitor.call("user", "updateAccount", { body: { privacyAgreements: [agreement] } });
    expect(await read(visitor)).toEqual({ ...NO, offersByMail: true, offersByText: true });
    await set(visitor, { ...NO, offersByMail: true });
    expect(await read(visitor)).toEqual({ ...NO, offersByMail: true });
  });

  test("writes to the person in the language of their choice from then on", async () => {
    const visitor = await api.visitor({ country: "CA" });
    await visitor.register("speaks-french@example.com", "a quiet evening on the air", "en-CA");
    expect((await set(visitor, { ...NO, language: "fr-CA" })).status).toBe(200);
    await visitor.call("user", "changeUsername", { body: { username: "parle.francais" } });
    const subjects = (await receive(api, "speaks-french@example.com")).map(({ subject }) => subject);
    expect(subjects).toEqual(["Votre nom d’utilisateur a été modifié"]);
  });

  test("refuses a language that the country does not have, and changes nothing", async () => {
    const visitor = await api.visitor();
    await visitor.register("no-french-here@example.com");
    const refused = await set(visitor, { offersByMail: true, offersByText: true, language: "fr-CA" });
    expect(refused.problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "language", code: "unknown" }],
    });
    expect(await read(visitor)).toEqual(NO);
  });

  test("asks for a signed-in person", async () => {
    expect((await set(await api.visitor(), NO)).status).toBe(403);
  });
});
