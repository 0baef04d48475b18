import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { mailedTo, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const LINK = /(https?:\S+\/unsubscribe\S*)/;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const getsOffers = async (visitor: TestVisitor) =>
  (await visitor.call("consent", "getMessageChoices", {})).data.offersByMail;
const want = (visitor: TestVisitor, offersByMail: boolean, language: "en-US" | "fr-CA" = "en-US") =>
  visitor.call("consent", "setMessageChoices", { body: { offersByMail, offersByText: true, language } });
/** Has a mail go out that tells of a change. */
const rename = (visitor: TestVisitor, username: string) =>
  visitor.call("user", "changeUsername", { body: { username } });
/** By whoever reads the mail, in a browser that knows nobody. */
const stop = async (token: string) =>
  (await api.visitor()).call("consent", "stopOffers", { body: { token } }, { bearer: "" });

const stopsOf = (identityId: string) =>
  readRows(
    api,
    `select topic, is_granted from consent_ledger where subject = '${identityId}' and source = 'mailLink'`,
  );

async function reader(email: string) {
  const visitor = await api.visitor();
  const identityId = await visitor.register(email);
  await want(visitor, true);
  await rename(visitor, `${email.split("@", 1)[0]}.first`);
  const [token = ""] = (await mailedTo(api, email, LINK)).split("#").slice(1);
  return { visitor, identityId, token };
}

describe("stopOffers", () => {
  test("stops offers by mail alone, at once and without a session, as often as it is asked", async () => {
    const { visitor, identityId, token } = await reader("stops-offers@example.com");
    const [first, second] = [await stop(token), await stop(token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const { data } = await visitor.call("consent", "getMessageChoices", {});
    expect(data).toMatchObject({ offersByMail: false, offersByText: true });
    expect(await stopsOf(identityId)).toEqual([{ topic: "OffersByMail", is_granted: "false" }]);
  });

  test("holds against an earlier yes and not against a later one, for as long as mails are kept", async () => {
    const { visitor, identityId, token } = await reader("says-yes-again@example.com");
    await stop(token);
    await want(visitor, true);
    expect(await getsOffers(visitor)).toBe(true);
    api.passTime({ days: 400 });
    expect((await stop(token)).status).toBe(200);
    expect(await stopsOf(identityId)).toHaveLength(2);
  });

  test("refuses what no mail carried, and changes nothing for anybody", async () => {
    const { visitor, token } = await reader("keeps-offers@example.com");
    const other = await reader("forges-nothing@example.com");
    const [own = "", signature = ""] = token.split(".");
    const [foreign = ""] = other.token.split(".");
    for (const forged of ["", ".", own, `${own}.`, `${foreign}.${signature}`, `${token}x`, "a.b.c"]) {
      const { status, problem } = await stop(forged);
      expect([status, problem.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect([await getsOffers(visitor), await getsOffers(other.visitor)]).toEqual([true, true]);
  });
});

describe("the way out of offers", () => {
  test("stands below the mails of whoever gets any, in their language, and of nobody else", async () => {
    const email = "reads-french@example.com";
    const visitor = await api.visitor({ country: "CA" });
    await visitor.register(email, "a quiet evening on the air", "fr-CA");
    await rename(visitor, "sans.offres");
    const [before] = await receive(api, email, 1);
    expect(before?.text).not.toContain("unsubscribe");
    await want(visitor, true, "fr-CA");
    await rename(visitor, "avec.offres");
    const link = await mailedTo(api, email, LINK);
    expect(link).toMatch(/\/unsubscribe\?langpref=fr-CA#idn_\w+\.[\w-]{43}$/);
    const mails = await receive(api, email, 2);
    expect(mails.filter(({ html }) => html.includes(`<a href="${link}"`))).toHaveLength(1);
  });

  test("does not stand beside a code that somebody waits for", async () => {
    const email = "waits-for-a-code@example.com";
    const { visitor, identityId } = await reader(email);
    await visitor.call("user", "otpInitiate", {
      body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
    });
    const code = await mailedTo(api, email, /(\b\d{6}\b)/);
    const carrying = (await receive(api, email, 2)).find(({ text }) => text.includes(code));
    expect(carrying?.text).not.toContain("unsubscribe");
  });
});
