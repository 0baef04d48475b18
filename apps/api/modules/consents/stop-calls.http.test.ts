import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { openTestApi, type TestApi, TEST_SECRET_KEY } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createConsentLedger } from "./consent-ledger.ts";
import { createConsentsRepository } from "./consents-repository.ts";
import { PRODUCTION } from "#testing/production.ts";

const HOME = { country: "US", language: "en-US" } as const;
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const consents = () =>
  createConsentLedger({
    repository: createConsentsRepository(api.database),
    secrets: createSecrets(TEST_SECRET_KEY),
    clock: createClock("UTC"),
  });
const ledgerOf = (contact: string) =>
  readRows(
    api,
    `select topic, is_granted, source, country, language, recorded_at from consent_ledger where subject = '${consents().contactSubject(contact).subject}'`,
  );
const stop = async (
  body: { phoneNumbers: string[]; emailAddress?: string; country?: "US" | "CA" },
  key?: string,
) => {
  const visitor = await api.visitor();
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return visitor.call("consent", "stopCalls", { body: { ...HOME, ...body } }, { bearer: "", headers });
};

describe("stopCalls", () => {
  test("[A2.53] leaves every number and the address alone from its answer on, without a sign-in, with time and source", async () => {
    const marketing = {
      topic: "MarketingOffers",
      isGranted: true,
      source: "request",
      reference: "yes",
    } as const;
    await consents().record({ subjectKind: "identity", subject: "idn_called" }, [marketing]);
    const text = { contact: "5125550147", identityId: "idn_called", channel: "text" as const };
    const mail = { contact: "called@example.com", identityId: "idn_called", channel: "mail" as const };
    expect([await consents().mayMarketTo(text), await consents().mayMarketTo(mail)]).toEqual([true, true]);
    const answer = await stop({
      phoneNumbers: ["(512) 555-0147", "+1 416 555 0148"],
      emailAddress: " Called@Example.com ",
    });
    expect([answer.status, answer.data]).toEqual([200, { since: expect.stringMatching(/^2026-03-10T15:/) }]);
    expect([await consents().mayMarketTo(text), await consents().mayMarketTo(mail)]).toEqual([false, false]);
    expect(await ledgerOf("4165550148")).toMatchObject([
      { topic: "DoNotContact", is_granted: "true", source: "webForm", country: "US", language: "en-US" },
    ]);
  });

  test("answers alike for a customer's number and for one that nobody has", async () => {
    const member = await api.visitor();
    await member.register("has-a-number@example.com");
    const known = await stop({ phoneNumbers: ["512 555 0150"], emailAddress: "has-a-number@example.com" });
    const unknown = await stop({ phoneNumbers: ["512 555 0151"], emailAddress: "has-none@example.com" });
    expect([known.status, Object.keys(known.data)]).toEqual([unknown.status, Object.keys(unknown.data)]);
    expect(known.headers["content-length"]).toBe(unknown.headers["content-length"]);
  });

  test("keeps one entry of what is sent again under its key, also at the same moment, and of a number told twice", async () => {
    const request = { phoneNumbers: ["5125550152", "512-555-0152"] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => stop(request, "the-same-again")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ledgerOf("5125550152")).toHaveLength(1);
    await stop(request, "said-another-day");
    expect(await ledgerOf("5125550152")).toHaveLength(2);
  });

  test("keeps no number or address as it is written", async () => {
    await stop({ phoneNumbers: ["5125550153"], emailAddress: "hidden-there@example.com" });
    const rows = JSON.stringify(await readRows(api, "select * from consent_ledger"));
    expect(rows).not.toMatch(/5125550153|hidden-there/);
  });

  test.each([["12345"], ["٠"], ["+44 20 7946 0018"], ["876 555 0123"], ["5".repeat(40)], ["call me"]])(
    "says which number is none and keeps none of them: %s",
    async (wrong) => {
      const answer = await stop({ phoneNumbers: ["5125550154", wrong] });
      expect([answer.status, answer.problem.code]).toEqual([400, "INVALID_PHONE_NUMBER"]);
      expect(answer.problem.invalidFields).toEqual([{ field: "phoneNumbers.1", code: "format" }]);
      expect(await ledgerOf("5125550154")).toEqual([]);
    },
  );

  test("refuses an address that is none, no number at all, and a list without end", async () => {
    const address = await stop({ phoneNumbers: ["5125550155"], emailAddress: "no address" });
    expect([address.status, address.problem.code]).toEqual([400, "EMAIL_INVALID"]);
    expect(await ledgerOf("5125550155")).toEqual([]);
    expect((await stop({ phoneNumbers: [] })).problem.code).toBe("INVALID_PAYLOAD");
    const many = Array.from({ length: 11 }, (_each, place) => `512555${1000 + place}`);
    expect((await stop({ phoneNumbers: many })).problem.code).toBe("INVALID_PAYLOAD");
  });

  test("takes ten requests an hour of one address", async () => {
    const outside = await openTestApi(PRODUCTION);
    const send = (remoteAddress: string) =>
      outside.app.inject({
        method: "POST",
        url: "/api/consent/v1/do-not-call",
        remoteAddress,
        headers: { "sxm-trace-id": "leave-me-alone" },
        payload: { ...HOME, phoneNumbers: ["5125550156"] },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await send("203.0.113.9")).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await send("203.0.113.10")).statusCode).toBe(200);
    await outside.close();
  });
});
