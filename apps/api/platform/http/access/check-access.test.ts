import type { Grant } from "@skywave/contract";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import type { SessionCaller, SessionKind, TokenReader } from "../caller.ts";
import { checkAccess } from "./check-access.ts";

const VISITOR = "visitor-token-0001";
const PERSON = "person-token-00001";
const DEVICE = "device-grant-00001";

function makeCaller(identityId: string | null, kind: SessionKind = "browser"): SessionCaller {
  return {
    sessionId: "session-1",
    kind,
    accessTokenId: "access-id-1",
    deviceId: "device-1",
    identityId,
    country: "US",
    assurance: identityId === null ? "none" : "password",
    startedAt: Temporal.Instant.from("2026-03-10T15:00:00Z"),
  };
}

/** What each token stands for; somebody's session may run on another kind of device. */
function tokensOf(kind?: SessionKind): TokenReader {
  const callers = new Map([
    [VISITOR, makeCaller(null)],
    [PERSON, makeCaller("identity-1", kind)],
  ]);
  return {
    readAccessToken: async (token) => callers.get(token),
    readLegacySecret: async (secret) => callers.get(secret),
    readDeviceGrant: async (token) => (token === DEVICE ? { deviceId: "device-1" } : undefined),
  };
}

interface Knock {
  grant: Grant;
  authorization?: string;
  name?: string;
  kind?: SessionKind;
  legacySecret?: string;
}

/** What a request with this header, as the server reads it, meets. */
async function knock({ grant, authorization, name = "getProfile", kind, legacySecret }: Knock) {
  const app = Fastify();
  app.get("/", async (request) => ({
    met: await checkAccess({ grant, name }, request, { tokens: tokensOf(kind), legacySecret }),
  }));
  const answer = await app.inject({ url: "/", ...(authorization && { headers: { authorization } }) });
  await app.close();
  return answer.json().met;
}

const UNAUTHORIZED = { ok: false, code: "UNAUTHORIZED" };
const FORBIDDEN = { ok: false, code: "FORBIDDEN" };
const NOBODY = { ok: true };

describe("checkAccess", () => {
  test.each(["none", "refresh"] as const)("asks nobody who they are for the grant %s", async (grant) => {
    expect(await knock({ grant })).toEqual(NOBODY);
    expect(await knock({ grant, authorization: `Bearer ${PERSON}` })).toEqual(NOBODY);
  });

  test("tells who calls where that is optional, and lets in who cannot be read", async () => {
    const person = await knock({ grant: "optional", authorization: `Bearer ${PERSON}` });
    expect(person).toMatchObject({ ok: true, data: { identityId: "identity-1" } });
    expect(await knock({ grant: "optional" })).toEqual(NOBODY);
    expect(await knock({ grant: "optional", authorization: "Bearer unknown-token-0001" })).toEqual(NOBODY);
  });

  test("hands on the grant of an identity as it came, and refuses to go without", async () => {
    const met = await knock({ grant: "identity", authorization: "Bearer of-an-identity-1" });
    expect(met).toEqual({ ok: true, data: { grant: "of-an-identity-1" } });
    expect(await knock({ grant: "identity" })).toEqual(UNAUTHORIZED);
  });

  test("lets in a device by its grant, and by nothing else", async () => {
    const met = await knock({ grant: "device", authorization: `Bearer ${DEVICE}` });
    expect(met).toEqual({ ok: true, data: { deviceId: "device-1" } });
    expect(await knock({ grant: "device", authorization: `Bearer ${PERSON}` })).toEqual(UNAUTHORIZED);
    expect(await knock({ grant: "device" })).toEqual(UNAUTHORIZED);
  });

  test("lets a visitor in where access is enough, and only a person where somebody has to be signed in", async () => {
    const visitor = `Bearer ${VISITOR}`;
    expect(await knock({ grant: "access", authorization: visitor })).toMatchObject({ ok: true });
    expect(await knock({ grant: "authenticated", authorization: visitor })).toEqual(FORBIDDEN);
    const person = await knock({ grant: "authenticated", authorization: `Bearer ${PERSON}` });
    expect(person).toMatchObject({ ok: true, data: { identityId: "identity-1" } });
  });

  test.each(["access", "authenticated"] as const)(
    "refuses %s to an unknown token and to none",
    async (grant) => {
      expect(await knock({ grant, authorization: "Bearer unknown-token-0001" })).toEqual(UNAUTHORIZED);
      expect(await knock({ grant })).toEqual(UNAUTHORIZED);
    },
  );

  test("reads a token in one spelling only", async () => {
    const spellings = [
      PERSON,
      `bearer ${PERSON}`,
      `Basic ${PERSON}`,
      `Bearer  ${PERSON}`,
      `x Bearer ${PERSON}`,
      `Bearer ${PERSON} x`,
      `Bearer ${PERSON}=`,
      "Bearer short",
      `Bearer ${"a".repeat(513)}`,
    ];
    for (const authorization of spellings)
      expect(await knock({ grant: "identity", authorization }), authorization).toEqual(UNAUTHORIZED);
    for (const length of [16, 512]) {
      const grant = "a".repeat(length);
      const met = await knock({ grant: "identity", authorization: `Bearer ${grant}` });
      expect(met).toEqual({ ok: true, data: { grant } });
    }
  });

  const inTheirName = { grant: "authenticated", authorization: `Bearer ${PERSON}` } as const;

  test.each(["device", "casting", "thirdParty"] as const)(
    "lets a session of the kind %s play, and neither buy nor see what is personal",
    async (kind) => {
      const calls = ["signOut", "getProfile", "listSubscriptions", "getSubscription", "submitUserEvents"];
      for (const name of [
        ...calls,
        "tuneSource",
        "getDecryptionKey",
        "readSpeakerOrder",
        "submitTelemetryActions",
        "submitTelemetryEvents",
      ])
        expect(await knock({ ...inTheirName, kind, name }), name).toMatchObject({ ok: true });
      for (const name of [
        "confirm",
        "directSpeaker",
        "grantOffline",
        "getBillingProfiles",
        "changePassword",
        "",
      ])
        expect(await knock({ ...inTheirName, kind, name }), name).toEqual(FORBIDDEN);
    },
  );

  test("lets a browser where the person signed in make every call", async () => {
    for (const name of ["confirm", "changePassword", "getProfile"])
      expect(await knock({ ...inTheirName, name }), name).toMatchObject({ ok: true });
  });

  test("looks at the secret of a legacy session where no token comes along", async () => {
    const legacySecret = PERSON;
    expect(await knock({ grant: "authenticated", legacySecret })).toMatchObject({ ok: true });
    expect(await knock({ grant: "optional", legacySecret })).toMatchObject({
      data: { identityId: "identity-1" },
    });
    const authorization = `Bearer ${VISITOR}`;
    expect(await knock({ grant: "authenticated", legacySecret, authorization })).toMatchObject(FORBIDDEN);
    expect(await knock({ grant: "authenticated", legacySecret: "nobody-has-this-one" })).toMatchObject(
      UNAUTHORIZED,
    );
  });
});
