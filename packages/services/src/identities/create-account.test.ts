import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { createAccount } from "./create-account.ts";

const IDENTITY = { grant: "identity-grant", identityId: "identity-1", emailAddress: "ada@example.com" };
const INPUT = { email: " Ada@Example.com ", password: "correct horse", language: "fr-CA" } as const;
const WITHOUT_PASSWORD = { email: "ada@example.com", language: "en-US" } as const;
const TAKEN = refused({
  status: 409,
  code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
  details: { identityId: "identity-1", maskedEmail: "a•••@e•••.com" },
});

function open(who: "visitor" | "signedIn" = "visitor") {
  const opened = openSkywave(who);
  const { server } = opened.platform;
  server.answer("createV2", answered(201, IDENTITY));
  server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
  return { ...opened, server };
}

describe("createAccount", () => {
  it("[S4.03] creates the identity, then has an authenticated session", async () => {
    const { skywave, bodies } = open();
    expect(await createAccount(skywave, INPUT)).toEqual({ ok: true, status: "created" });
    expect(bodies("createV2")).toEqual([
      { emailAddress: "ada@example.com", password: "correct horse", language: "fr-CA" },
    ]);
    expect(skywave.session.current()).toMatchObject({
      sessionType: "authenticated",
      identityId: "identity-1",
    });
  });

  it("[S4.03] returns to an anonymous session first when somebody is signed in", async () => {
    const { skywave, platform, server } = open("signedIn");
    server.answer("signOut", answered(204));
    await skywave.start();
    await createAccount(skywave, WITHOUT_PASSWORD);
    const names = platform.server.requests.map((request) => request.name);
    expect(names.filter((name) => ["signOut", "createV2"].includes(name))).toEqual(["signOut", "createV2"]);
    expect(server.seen("createV2")[0]?.headers["Authorization"]).toBe("Bearer access-1");
  });

  it("makes no account for the next person while the one who is signed in can't be signed out", async () => {
    const { skywave, server, run } = open("signedIn");
    server.answer("signOut", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(createAccount(skywave, WITHOUT_PASSWORD))).toMatchObject({
      ok: false,
      code: "RATE_LIMIT_EXCEEDED",
    });
    expect(server.seen("createV2")).toHaveLength(0);
  });

  it("signs nobody out who is a visitor", async () => {
    const { skywave, server } = open();
    await skywave.start();
    await createAccount(skywave, WITHOUT_PASSWORD);
    expect(server.seen("signOut")).toHaveLength(0);
  });

  it("tells that a password is invalid, without a reason where the server gave none", async () => {
    const { skywave, server } = open();
    server.answer("createV2", refused({ status: 422, code: "INVALID_PASSWORD_ERROR" }));
    const outcome = await createAccount(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "INVALID_PASSWORD_ERROR", reason: "" });
  });

  it("fails where the server fails", async () => {
    const { skywave, server, run } = open();
    server.answer("createV2", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(createAccount(skywave, INPUT))).toMatchObject({
      ok: false,
      code: "RATE_LIMIT_EXCEEDED",
    });
  });

  it("is not done where the new identity gets no session", async () => {
    const { skywave, server, run } = open();
    server.answer("authenticated", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(createAccount(skywave, INPUT))).toMatchObject({
      ok: false,
      code: "RATE_LIMIT_EXCEEDED",
    });
  });

  it.each(["", "ada", "ada@example", "ada@exa mple.com", `${"a".repeat(250)}@example.com`])(
    "[S5.01] refuses the address %j without asking",
    async (email) => {
      const { skywave, platform } = open();
      const outcome = await createAccount(skywave, { ...INPUT, email });
      expect(outcome).toEqual({ ok: false, code: "INVALID_EMAIL_ERROR" });
      expect(platform.server.requests).toHaveLength(0);
    },
  );

  it("passes on that the server takes the address for invalid", async () => {
    const { skywave, server } = open();
    server.answer("createV2", refused({ status: 422, code: "INVALID_EMAIL_ERROR" }));
    expect(await createAccount(skywave, INPUT)).toEqual({ ok: false, code: "INVALID_EMAIL_ERROR" });
  });

  it("tells why a password is not allowed", async () => {
    const { skywave, server } = open();
    const details = { reason: "personalData" };
    server.answer("createV2", refused({ status: 422, code: "PASSWORD_POLICY_NOT_MET", details }));
    const outcome = await createAccount(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "INVALID_PASSWORD_ERROR", reason: "personalData" });
  });

  it("[S5.04] tells the word that a password may not be", async () => {
    const { skywave, server } = open();
    const details = { word: "password1" };
    server.answer("createV2", refused({ status: 422, code: "PASSWORD_DISALLOWED_WORDS", details }));
    const outcome = await createAccount(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "PASSWORD_DISALLOWED_WORDS", word: "password1" });
  });

  it("[S4.25] waits for a one-time code when the address is taken", async () => {
    const { skywave, server } = open();
    server.answer("createV2", TAKEN);
    expect(await createAccount(skywave, WITHOUT_PASSWORD)).toEqual({
      ok: false,
      code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      identityId: "identity-1",
      maskedEmail: "a•••@e•••.com",
    });
    expect(server.seen("authenticatePassword")).toHaveLength(0);
  });

  it("[S2.03] [S4.26] signs in when the address is taken and the password is its owner's", async () => {
    const { skywave, server } = open();
    server.answer("createV2", TAKEN);
    server.answer("authenticatePassword", answered(200, IDENTITY));
    expect(await createAccount(skywave, INPUT)).toEqual({ ok: true, status: "signedIn" });
  });

  it.each([
    ["is wrong", "userServices.identity.invalidCredentials", "INVALID_CREDENTIALS_ERROR"],
    ["cannot be tried", "userServices.identity.locked", "WAITING_ON_ONE_TIME_PASSWORD_ERROR"],
  ])("[S4.26] [S8.17] waits for the code where that password %s: %s", async (_what, code, told) => {
    const { skywave, server } = open();
    server.answer("createV2", TAKEN);
    server.answer("authenticatePassword", refused({ status: 401, code }));
    expect(await createAccount(skywave, INPUT)).toEqual({
      ok: false,
      code: told,
      identityId: "identity-1",
      maskedEmail: "a•••@e•••.com",
    });
  });
});
