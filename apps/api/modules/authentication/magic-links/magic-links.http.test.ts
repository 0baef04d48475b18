import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const BASE_URL = "http://localhost:8080";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(email: string) {
  const visitor = await api.visitor();
  return { visitor, identityId: await visitor.register(email) };
}

const request = (visitor: TestVisitor, handle: string, more: object = {}) =>
  visitor.call("user", "requestMagicLink", { body: { handle, baseUrl: BASE_URL, ...more } });
const redeem = (visitor: TestVisitor, magicLinkId: string, isConfirmed = false) =>
  visitor.call("user", "magicLinkRedeem", { body: { magicLinkId, isConfirmed } });
const authenticate = (visitor: TestVisitor, grant = "") =>
  visitor.call("user", "authenticateMagicLink", {}, { bearer: grant });

async function linkSentTo(email: string): Promise<string> {
  const [message] = await receive(api, email);
  return /\/account\/magic-link#(\S+)/.exec(message?.text ?? "")?.[1] ?? "";
}

describe("a magic link", () => {
  test("[S7.41] signs in once, on the device that asked for it", async () => {
    const { identityId } = await member("link@example.com");
    const visitor = await api.visitor();
    const asked = await request(visitor, "link@example.com", { returnPath: "/account?tab=bills" });
    expect(asked.data).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 30 });
    const secret = await linkSentTo("link@example.com");
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    const redeemed = await redeem(visitor, secret);
    expect(redeemed.data).toMatchObject({ isSameDevice: true, returnPath: "/account?tab=bills" });
    const identity = await authenticate(visitor, redeemed.data.grant);
    await visitor.exchange(identity.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(identityId);
    expect((await redeem(visitor, secret)).problem.code).toBe("MAGIC_LINK_NOT_FOUND");
    expect((await authenticate(visitor, redeemed.data.grant)).status).toBe(401);
  });

  test("on another device first says who asked, and waits for the person's word", async () => {
    await member("elsewhere@example.com");
    await request(await api.visitor(), "elsewhere@example.com");
    const secret = await linkSentTo("elsewhere@example.com");
    const phone = await api.visitor();
    for (let n = 0; n < 3; n += 1) {
      const looked = await redeem(phone, secret);
      expect(looked.data).toEqual({
        isSameDevice: false,
        requestedAt: expect.any(String),
        requestedFrom: "test 1",
      });
    }
    const confirmed = await redeem(phone, secret, true);
    expect((await authenticate(phone, confirmed.data.grant)).status).toBe(200);
  });

  test("[S8.19] is refused when nobody made it and after ten minutes", async () => {
    await member("late@example.com");
    const visitor = await api.visitor();
    expect((await redeem(visitor, "A".repeat(43))).problem.code).toBe("MAGIC_LINK_NOT_FOUND");
    await request(visitor, "late@example.com");
    const secret = await linkSentTo("late@example.com");
    api.passTime({ minutes: 10 });
    expect((await redeem(visitor, secret)).problem.code).toBe("MAGIC_LINK_EXPIRED");
  });

  test("is used up neither by fifty programs that look at it, nor twice by two that race", async () => {
    await member("scanned@example.com");
    const visitor = await api.visitor();
    await request(visitor, "scanned@example.com");
    const secret = await linkSentTo("scanned@example.com");
    for (let n = 0; n < 50; n += 1) {
      const method = n % 2 === 0 ? ("GET" as const) : ("HEAD" as const);
      await api.app.inject({ method, url: `/account/magic-link?n=${n}` });
    }
    const answers = await Promise.all([redeem(visitor, secret), redeem(visitor, secret)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test("lies in no table in the clear, nor does a code, while their mails wait", async () => {
    const { identityId } = await member("at-rest@example.com");
    const visitor = await api.visitor();
    await request(visitor, "at-rest@example.com");
    await visitor.call("user", "otpInitiate", {
      body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
    });
    const messages = await receive(api, "at-rest@example.com", 2);
    const texts = messages.map(({ text }) => text).join();
    const secret = /#(\S+)/.exec(texts)?.[1] ?? "";
    const code = /\b\d{6}\b/.exec(texts)?.[0] ?? "";
    const { rows } = await api.database.queries().execute<{ kept: string }>(
      `select (select string_agg(data::text, ' ') from pgboss.job) ||
              (select string_agg(magic_links::text, ' ') from magic_links) ||
              (select string_agg(one_time_codes::text, ' ') from one_time_codes) as kept`,
    );
    const [{ kept }] = rows as [{ kept: string }];
    expect(kept).toContain("at-rest@example.com");
    expect(secret).toHaveLength(43);
    expect(kept).not.toContain(secret);
    expect(kept).not.toMatch(new RegExp(`"${code}"|\\b${code},`));
  });

  test("counts as proof by mail: credentials still ask for more", async () => {
    await member("weak@example.com");
    const visitor = await api.visitor();
    await request(visitor, "weak@example.com");
    const redeemed = await redeem(visitor, await linkSentTo("weak@example.com"));
    await visitor.exchange((await authenticate(visitor, redeemed.data.grant)).data.grant);
    const change = await visitor.call("user", "changeUsername", { body: { username: "weakest" } });
    expect(change.problem.code).toBe("STEP_UP_REQUIRED");
  });
});

describe("requestMagicLink", () => {
  test("[S8.19] leads to pages of ours only", async () => {
    const visitor = await api.visitor();
    const foreign = [
      "https://evil.example/",
      "http://localhost:9090/",
      "http://localhost.evil.example:8080/",
      "http://user@evil.example:8080",
      "javascript:alert(1)",
    ];
    for (const baseUrl of foreign) {
      const refused = await request(visitor, "any@example.com", { baseUrl });
      expect([baseUrl, refused.problem.code]).toEqual([baseUrl, "INVALID_BASE_URL"]);
    }
    // An address without an origin cannot be put together with a path.
    const opaque = await request(visitor, "any@example.com", {
      baseUrl: "ahttp://localhost:8080",
      returnPath: "/account",
    });
    expect(opaque.problem.code).toBe("INVALID_BASE_URL");
    for (const returnPath of ["//", "//[", "//evil.example", "/\\evil.example", "/\t/evil.example"]) {
      const refused = await request(visitor, "any@example.com", { returnPath });
      expect([returnPath, refused.problem.code]).toEqual([returnPath, "INVALID_BASE_URL"]);
    }
    const canadian = await request(visitor, "any@example.com", { baseUrl: "http://can.localhost:8080" });
    expect(canadian.status).toBe(200);
  });

  test("answers a handle that nobody has alike, and mails nobody", async () => {
    await member("real@example.com");
    const visitor = await api.visitor();
    const real = await request(visitor, "real@example.com");
    const unknown = await request(visitor, "unreal@example.com");
    expect([unknown.status, unknown.data]).toEqual([real.status, real.data]);
    await receive(api, "real@example.com");
    expect(await readInbox(api, "unreal@example.com")).toEqual([]);
  });

  test("is written in the language that was asked for", async () => {
    await member("francais@example.com");
    await request(await api.visitor(), "francais@example.com", { language: "fr-CA" });
    const [message] = await receive(api, "francais@example.com");
    expect(message).toMatchObject({ locale: "fr-CA", subject: "Votre lien de connexion Skywave" });
  });

  test("is sent again after half a minute, five times an hour", async () => {
    await member("often@example.com");
    const visitor = await api.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await request(visitor, "often@example.com")).status);
      api.passTime({ seconds: 15 });
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });
});
