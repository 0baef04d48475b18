import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function person(email: string, country: "US" | "CA" = "US") {
  const visitor = await api.visitor({ country });
  return { visitor, identityId: await visitor.register(email) };
}
const account = async (visitor: TestVisitor) => (await visitor.call("user", "getAccount", {})).data;
const terms = {
  consentType: "OfferAndRenewalTerms",
  countryCode: "US",
  platform: "Web",
  appVersion: "1.0",
  version: "2026-01-15",
  language: "en-US",
} as const;

describe("getAccount", () => {
  test("[S3.10] shows a number of ten digits, always the same, and nothing agreed to yet", async () => {
    const { visitor } = await person("account@example.com");
    const first = await account(visitor);
    expect(first).toEqual({
      accountNumber: expect.stringMatching(/^[1-9]\d{9}$/),
      privacyAgreements: [],
      specialHandlingFlag: false,
      userOptedOut: false,
    });
    const again = await Promise.all(Array.from({ length: 5 }, () => account(visitor)));
    for (const each of again) expect(each).toEqual(first);
  });

  test("[S3.10] shows what was agreed to, and that its owner opted out", async () => {
    const { visitor, identityId } = await person("agreed-and-out@example.com");
    await visitor.call("user", "updateAccount", { body: { privacyAgreements: [terms] } });
    await visitor.call("user", "recordPrivacyOptionByIdentityId", {
      params: { identityId },
      body: { isOptedOut: true, source: "globalPrivacyControl" },
    });
    expect(await account(visitor)).toMatchObject({ privacyAgreements: [terms], userOptedOut: true });
  });

  test("gives one number to a person who opens their account five times at once", async () => {
    const { visitor } = await person("five-times@example.com");
    const shown = await Promise.all(Array.from({ length: 5 }, () => account(visitor)));
    expect(new Set(shown.map(({ accountNumber }) => accountNumber)).size).toBe(1);
  });
});

describe("A signed-in person", () => {
  test("[S7.46] [S7.44] reads their identity, account and profile, which all end with the person", async () => {
    const { visitor, identityId } = await person("reads-all@example.com");
    await visitor.call("user", "createAutoProfile", {});
    const read = async () => ({
      identity: await visitor.call("user", "getIdentity", {}),
      account: await visitor.call("user", "getAccount", {}),
      profile: await visitor.call("user", "getProfile", {}),
    });
    const all = await read();
    expect(all.identity.data.identityId).toBe(identityId);
    expect(all.account.data.accountNumber).toMatch(/^\d{10}$/);
    expect(all.profile.data.profileId).not.toBe("");
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    const gone = Object.values(await read()).map(({ status }) => status);
    expect(gone).toEqual([401, 401, 401]);
  });

  test.each(["getIdentity", "getAccount", "getProfile"] as const)(
    "[S6.01] is whom %s answers, and a visitor never",
    async (name) => {
      const refused = await (await api.visitor()).call("user", name, {});
      expect([401, 403]).toContain(refused.status);
    },
  );
});

describe("updateAccount", () => {
  const agree = (visitor: TestVisitor, agreements: (typeof terms | Record<string, unknown>)[]) =>
    visitor.call("user", "updateAccount", { body: { privacyAgreements: agreements as (typeof terms)[] } });

  test("[S7.49] [S7.55] adds agreements with version, language and time, and keeps those before", async () => {
    const { visitor } = await person("agrees@example.com");
    await agree(visitor, [terms, { ...terms, consentType: "PrivacyPolicy" }]);
    api.passTime({ minutes: 10 });
    const { privacyAgreements } = (await agree(visitor, [terms])).data;
    expect(privacyAgreements.map(({ consentType }) => consentType).toSorted()).toEqual([
      "OfferAndRenewalTerms",
      "OfferAndRenewalTerms",
      "PrivacyPolicy",
    ]);
    const last = privacyAgreements.at(-1);
    const first = privacyAgreements.at(0);
    expect(last).toMatchObject(terms);
    expect(
      Temporal.Instant.from(last?.agreedAt ?? "")
        .since(first?.agreedAt ?? "")
        .total("minutes"),
    ).toBe(10);
  });

  test("[S7.55] takes agreements of the web in its version 1.0 alone, each with all that it carries", async () => {
    const { visitor } = await person("of-the-web@example.com");
    for (const field of Object.keys(terms)) {
      const without = Object.fromEntries(Object.entries(terms).filter(([name]) => name !== field));
      const refused = await agree(visitor, [without]);
      expect([field, refused.problem.code]).toEqual([field, "INVALID_PAYLOAD"]);
    }
    for (const wrong of [{ platform: "iOS" }, { appVersion: "2.0" }])
      expect((await agree(visitor, [{ ...terms, ...wrong }])).problem.code).toBe("INVALID_PAYLOAD");
    await agree(visitor, [{ ...terms, consentType: "MarketingOffers" }]);
    const { privacyAgreements } = await account(visitor);
    expect(privacyAgreements.map(({ consentType }) => consentType)).toEqual(["MarketingOffers"]);
  });

  test("[S7.55] refuses all of them when one names a text that was never shown", async () => {
    const { visitor } = await person("never-shown@example.com");
    for (const [wrong, field] of [
      [{ countryCode: "CA", language: "en-CA", consentType: "CustomerAgreement" }, "consentType"],
      [{ version: "2025-01-01" }, "version"],
      [{ version: "2030-01-01" }, "version"],
      [{ language: "fr-CA" }, "language"],
    ] as const) {
      const refused = await agree(visitor, [terms, { ...terms, ...wrong }]);
      expect(refused.problem.code).toBe("INVALID_PAYLOAD");
      expect(refused.problem.invalidFields).toEqual([
        { field: `privacyAgreements.1.${field}`, code: "unknown" },
      ]);
    }
    expect((await account(visitor)).privacyAgreements).toEqual([]);
  });
});

describe("recordPrivacyOptionByIdentityId", () => {
  const record = (visitor: TestVisitor, identityId: string, isOptedOut: boolean) =>
    visitor.call("user", "recordPrivacyOptionByIdentityId", {
      params: { identityId },
      body: { isOptedOut, source: "globalPrivacyControl" },
    });

  test("[S7.51] [S6.08] is shown in the account, and written down once per change", async () => {
    const { visitor, identityId } = await person("opts-out@example.com");
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(visitor, identityId, true)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect((await account(visitor)).userOptedOut).toBe(true);
    await record(visitor, identityId, false);
    expect((await account(visitor)).userOptedOut).toBe(false);
    const { rows } = await api.database
      .queries()
      .execute<{ isOptedOut: boolean }>(
        `select is_opted_out as "isOptedOut" from privacy_options where identity_id = '${identityId}' order by is_opted_out desc`,
      );
    expect(rows.map(({ isOptedOut }) => isOptedOut)).toEqual([true, false]);
  });

  test("answers for somebody else as for nobody", async () => {
    const { visitor } = await person("somebody@example.com");
    const other = await person("else@example.com");
    for (const identityId of [other.identityId, "idn_unknown"]) {
      const refused = await record(visitor, identityId, true);
      expect([refused.status, refused.problem.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await account(other.visitor)).userOptedOut).toBe(false);
  });
});

describe("The listening profile", () => {
  test("[S7.47] is made from what is known, once; asked again, the refusal carries the same grant", async () => {
    const { visitor } = await person("dana.reyes@example.com");
    expect((await visitor.call("user", "getProfile", {})).problem.code).toBe("NOT_FOUND");
    const made = await visitor.call("user", "createAutoProfile", {});
    const again = await visitor.call("user", "createAutoProfile", {});
    expect([made.status, again.status, again.problem.code]).toEqual([201, 409, "PROFILE_ALREADY_EXISTS"]);
    expect(again.problem.details).toEqual(made.data);
    const { data } = await visitor.call("user", "getProfile", {});
    expect(data).toEqual({
      profileId: made.data.profileId,
      nickname: "Dana Reyes",
      isTastePickingBypassed: false,
    });
  });

  test("[S7.49] takes another nickname, and remembers that nobody wants to be asked for their taste", async () => {
    const { visitor } = await person("changes@example.com");
    const rename = () => visitor.call("user", "updateUserProfile", { body: { nickname: " Robin " } });
    const bypass = () => visitor.call("user", "bypassTastePickingPreference", { body: { isBypassed: true } });
    expect((await rename()).problem.code).toBe("NOT_FOUND");
    expect((await bypass()).problem.code).toBe("NOT_FOUND");
    await visitor.call("user", "createAutoProfile", {});
    expect((await rename()).data.nickname).toBe("Robin");
    expect((await bypass()).data).toMatchObject({ nickname: "Robin", isTastePickingBypassed: true });
  });
});
