import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const CLIENT = {
  clientId: "kitchen-radio",
  name: "Kitchen Radio",
  redirectUris: ["https://radio.example/linked", "https://radio.example/again"],
};
const REDIRECT = "https://radio.example/linked";
const VERIFIER = "a-verifier-of-at-least-forty-three-characters-in-all";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

let api: TestApi;
let owner: TestVisitor;

beforeAll(async () => {
  api = await openTestApi({
    THIRD_PARTY_CLIENTS: JSON.stringify([CLIENT, { ...CLIENT, clientId: "other" }]),
  });
  owner = await api.visitor();
  await owner.register("third-party@example.com");
});
afterAll(() => api.close());

const authorize = (changes: { clientId?: string; redirectUri?: string } = {}, visitor = owner) =>
  visitor.call("user", "oauthThirdParty", {
    body: {
      clientId: CLIENT.clientId,
      redirectUri: REDIRECT,
      codeChallenge: CHALLENGE,
      codeChallengeMethod: "S256",
      ...changes,
    },
  });
const redeem = async (
  authCode: string,
  changes: { clientId?: string; redirectUri?: string; codeVerifier?: string } = {},
) =>
  owner.call(
    "user",
    "redeemAuthCode",
    {
      body: {
        clientId: CLIENT.clientId,
        redirectUri: REDIRECT,
        codeVerifier: VERIFIER,
        authCode,
        ...changes,
      },
    },
    { bearer: "" },
  );
const plays = async (accessToken: string) =>
  (await owner.call("subscription", "listSubscriptions", {}, { bearer: accessToken })).status;

describe("oauthThirdParty", () => {
  test("[S7.38] gives a code to a registered client at one of its own addresses, to the letter", async () => {
    const { data } = await authorize();
    expect(data.expiresInSeconds).toBe(60);
    expect((await authorize({ clientId: "unknown" })).problem.code).toBe("FORBIDDEN");
    for (const redirectUri of [
      "https://radio.example/linked/",
      "https://radio.example/linked?x=1",
      "https://radio.example/linked#x",
      "https://radio.example/LINKED",
      "http://radio.example/linked",
      "https://radio.example.thief.example/linked",
    ]) {
      const refused = await authorize({ redirectUri });
      expect([redirectUri, refused.problem.code]).toEqual([redirectUri, "INVALID_PAYLOAD"]);
      expect(refused.problem.invalidFields).toEqual([{ field: "redirectUri", code: "notRegistered" }]);
    }
  });
});

describe("redeemAuthCode", () => {
  test("gives a quarter of an hour in which to play, without a way to go on", async () => {
    const { authCode } = (await authorize()).data;
    const { data, headers, status } = await redeem(authCode);
    expect([status, data.expiresInSeconds]).toEqual([200, 900]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await plays(data.accessToken)).toBe(200);
    const asked = await owner.call("user", "getIdentity", {}, { bearer: data.accessToken });
    expect(asked.problem.code).toBe("FORBIDDEN");
    const { sessions } = (await owner.call("user", "listSessions", {})).data;
    expect(sessions.find(({ kind }) => kind === "thirdParty")?.deviceName).toBe("Kitchen Radio");
    api.passTime({ minutes: 16 });
    expect(await plays(data.accessToken)).toBe(401);
    const renewed = await owner.call("user", "refresh", { body: {} });
    owner.accessToken = renewed.data.accessToken;
  });

  test("lets the third party play in the country of the person", async () => {
    const canadian = await api.visitor({ country: "CA" });
    await canadian.register("third-party-canada@example.com");
    await redeem((await authorize({}, canadian)).data.authCode);
    const { sessions } = (await canadian.call("user", "listSessions", {})).data;
    expect(sessions.find(({ kind }) => kind === "thirdParty")?.location).toEqual({ countryCode: "CA" });
  });

  test("refuses a second use, and ends what the first one got", async () => {
    const { authCode } = (await authorize()).data;
    const { accessToken } = (await redeem(authCode)).data;
    const second = await redeem(authCode, { codeVerifier: "x".repeat(43) });
    expect([second.status, second.problem.code]).toEqual([401, "UNAUTHORIZED"]);
    expect(await plays(accessToken)).toBe(401);
  });

  test("leaves no token that opens anything when ten bring one code at once", async () => {
    const { authCode } = (await authorize()).data;
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(authCode)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(await plays(given[0]?.data.accessToken ?? "")).toBe(401);
  });

  test("refuses another client, address or verifier, and leaves the code to its own", async () => {
    const { authCode } = (await authorize()).data;
    for (const changes of [
      { clientId: "other" },
      { redirectUri: "https://radio.example/again" },
      { codeVerifier: `${VERIFIER}x` },
      { codeVerifier: CHALLENGE },
    ]) {
      expect((await redeem(authCode, changes)).problem.code).toBe("UNAUTHORIZED");
    }
    expect((await redeem(authCode)).status).toBe(200);
  });

  test("refuses a code after a minute, and once the person signed out", async () => {
    const { authCode } = (await authorize()).data;
    api.passTime({ seconds: 60 });
    expect((await redeem(authCode)).problem.code).toBe("UNAUTHORIZED");
    const visitor = await api.visitor();
    await visitor.register("left@example.com");
    const other = (await authorize({}, visitor)).data.authCode;
    await visitor.call("user", "signOut", {});
    expect((await redeem(other)).problem.code).toBe("UNAUTHORIZED");
    expect((await redeem("unknown")).problem.code).toBe("UNAUTHORIZED");
  });
});
