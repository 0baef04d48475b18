import {
  createSkywave,
  type CurrentSession,
  type Failure,
  type PasskeyErrorCode,
  type PasskeyFailure,
  type PasskeyResult,
  type Passkeys,
  type SignedChallenge,
} from "@skywave/sdk";
import { answered, createFakePlatform, makeConfiguration, refused, signIn } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { addPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./change-passkey.ts";
import { proveAgainWithPasskey } from "./prove-again-with-passkey.ts";
import { shouldOfferPasskey } from "./should-offer-passkey.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };

const PASSKEY = {
  passkeyId: "psk_1",
  name: "Phone",
  isSynced: true,
  createdAt: "2026-11-21T12:00:00Z",
  lastUsedAt: null,
};
const SESSION: CurrentSession = {
  sessionType: "authenticated",
  sessionId: "session-1",
  identityId: "identity-1",
  emailAddress: "ada@example.com",
  location: { countryCode: "US" },
  entitlementHash: "none",
};
const SIGNED: SignedChallenge = {
  grant: "grant-1",
  credential: {
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
  },
};

type Failed = Extract<PasskeyResult<unknown>, { ok: false }>;

/** A browser whose ceremonies fail as told. */
function failingPasskeys(outcome: Failed, isSupported = true): Passkeys {
  const failed = async () => outcome;
  return {
    isSupported: () => isSupported,
    isAutofillSupported: async () => isSupported,
    create: failed,
    signIn: failed,
    sign: failed,
    cancel: () => undefined,
  };
}

function passkeysEndingIn(code: PasskeyErrorCode, isSupported = true): Passkeys {
  const failure: PasskeyFailure = { kind: "passkey", code, cause: undefined, canRetryHelp: true };
  return failingPasskeys({ ok: false, failure }, isSupported);
}

/** A browser whose person agrees, while the server refuses. */
function passkeysRefusedBy(code: string): Passkeys {
  const details = { hasPassword: true, hasPasskey: true };
  const answer = { status: 403, invalidFields: [], traceId: "trace-1", canRetryHelp: false };
  return failingPasskeys({ ok: false, failure: { kind: "serverRefused", code, details, ...answer } });
}

describe("addPasskey", () => {
  it("gives the passkey that the device made", async () => {
    const passkeys = {
      ...passkeysEndingIn("ERROR_CEREMONY_ABORTED"),
      create: async () => ({ ok: true as const, data: PASSKEY }),
    };
    expect(await addPasskey(openSkywave("signedIn").skywave, passkeys)).toEqual({
      ok: true,
      passkey: PASSKEY,
    });
  });

  it.each([
    ["ERROR_CEREMONY_ABORTED", "CANCELLED"],
    ["ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY", "CANCELLED"],
    ["ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED", "ALREADY_REGISTERED"],
    ["ERROR_AUTHENTICATOR_GENERAL_ERROR", "NOT_POSSIBLE"],
    ["ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT", "NOT_POSSIBLE"],
    ["ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT", "NOT_POSSIBLE"],
    ["ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG", "NOT_POSSIBLE"],
  ] as const)("[S8.14] tells %s as %s", async (error, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    expect(await addPasskey(skywave, passkeysEndingIn(error))).toEqual({ ok: false, code });
    expect(platform.logged).toEqual([]);
  });

  it.each([
    "ERROR_INVALID_DOMAIN",
    "ERROR_INVALID_RP_ID",
    "ERROR_INVALID_USER_ID_LENGTH",
    "ERROR_MALFORMED_PUBKEYCREDPARAMS",
  ] as const)("[S8.14] tells the operator of %s, which no person can mend", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    const outcome = await addPasskey(skywave, passkeysEndingIn(code));
    expect(outcome).toEqual({ ok: false, code: "NOT_POSSIBLE" });
    expect(platform.logged).toMatchObject([{ level: "error", details: { code } }]);
  });

  it.each([
    ["STEP_UP_REQUIRED", { hasPassword: true, hasPasskey: true }],
    ["INVALID_PASSKEY", {}],
    ["PASSKEY_LIMIT_REACHED", {}],
  ])("passes on what the server refuses: %s", async (code, proofs) => {
    const { skywave } = openSkywave("signedIn");
    expect(await addPasskey(skywave, passkeysRefusedBy(code))).toEqual({ ok: false, code, ...proofs });
  });

  it("tells that the network is gone", async () => {
    const failure: Failure = { kind: "unreachable", reason: "offline", canRetryHelp: true };
    const passkeys = failingPasskeys({ ok: false, failure });
    expect(await addPasskey(openSkywave("signedIn").skywave, passkeys)).toEqual(UNREACHABLE);
  });
});

describe("signInWithPasskey", () => {
  it("signs in by a dialog, or where the field suggests it", async () => {
    const asked: object[] = [];
    const passkeys: Passkeys = {
      ...passkeysEndingIn("ERROR_CEREMONY_ABORTED"),
      signIn: async (options = {}) => {
        asked.push(options);
        return { ok: true, data: SESSION };
      },
    };
    const { skywave } = openSkywave();
    expect(await signInWithPasskey(skywave, passkeys)).toEqual({ ok: true });
    expect(await signInWithPasskey(skywave, passkeys, { isAutofill: true })).toEqual({ ok: true });
    expect(asked).toEqual([{}, { isAutofill: true }]);
  });

  it.each([
    [passkeysEndingIn("ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"), "CANCELLED"],
    [passkeysRefusedBy("INVALID_PASSKEY"), "INVALID_PASSKEY"],
    [passkeysRefusedBy("ACCOUNT_IN_DIFFERENT_COUNTRY"), "ACCOUNT_IN_DIFFERENT_COUNTRY"],
  ])("says why somebody is not signed in, case %#", async (passkeys, code) => {
    expect(await signInWithPasskey(openSkywave().skywave, passkeys)).toEqual({ ok: false, code });
  });
});

describe("proveAgainWithPasskey", () => {
  const passkeys: Passkeys = {
    ...passkeysEndingIn("ERROR_CEREMONY_ABORTED"),
    sign: async () => ({ ok: true, data: SIGNED }),
  };

  it("hands in what the passkey signed", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("stepUpWithPasskey", answered(204));
    expect(await proveAgainWithPasskey(skywave, passkeys)).toEqual({ ok: true });
    expect(bodies("stepUpWithPasskey")).toEqual([SIGNED]);
  });

  it("proves nothing where the server does not accept it", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("stepUpWithPasskey", refused({ status: 400, code: "INVALID_PASSKEY" }));
    expect(await proveAgainWithPasskey(skywave, passkeys)).toEqual({ ok: false, code: "INVALID_PASSKEY" });
  });

  it("sends nothing where nobody signed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const outcome = await proveAgainWithPasskey(skywave, passkeysEndingIn("ERROR_CEREMONY_ABORTED"));
    expect(outcome).toEqual({ ok: false, code: "CANCELLED" });
    expect(platform.server.seen("stepUpWithPasskey")).toEqual([]);
  });
});

describe("shouldOfferPasskey", () => {
  const asked = { hasPromptCookie: false };
  const passkeys = passkeysEndingIn("ERROR_CEREMONY_ABORTED");

  function open(kept: readonly object[]) {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listPasskeys", answered(200, { passkeys: kept }));
    return { skywave, platform };
  }

  it("[S4.34] offers one where the browser can and none is on file", async () => {
    expect(await shouldOfferPasskey(open([]).skywave, passkeys, asked)).toBe(true);
    expect(await shouldOfferPasskey(open([{ passkeyId: "psk_1" }]).skywave, passkeys, asked)).toBe(false);
  });

  it("[S4.34] [S9.13] skips the offer, and the question, where the cookie says that it was made", async () => {
    const { skywave, platform } = open([]);
    expect(await shouldOfferPasskey(skywave, passkeys, { hasPromptCookie: true })).toBe(false);
    expect(platform.server.seen("listPasskeys")).toEqual([]);
  });

  it("skips the offer, and the question, where the operator has switched passkeys off", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const configuration = makeConfiguration({ isPasskeyEnabled: false });
    const skywave = createSkywave(platform, { configuration });
    expect(await shouldOfferPasskey(skywave, passkeys, asked)).toBe(false);
    expect(platform.server.seen("listPasskeys")).toEqual([]);
  });

  it("[S4.34] skips the offer where the browser has no passkeys", async () => {
    const unable = passkeysEndingIn("ERROR_CEREMONY_ABORTED", false);
    expect(await shouldOfferPasskey(open([]).skywave, unable, asked)).toBe(false);
  });
});

describe("keeping passkeys", () => {
  it("renames one, and tells one that is gone", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const named = { passkeyId: "psk_1", name: "Phone" };
    platform.server.answer("renamePasskey", answered(200, PASSKEY));
    expect(await renamePasskey(skywave, named)).toEqual({ ok: true, passkey: PASSKEY });
    expect(bodies("renamePasskey")).toEqual([{ name: "Phone" }]);
    platform.server.answer("renamePasskey", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await renamePasskey(skywave, named)).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it("keeps one as it is while the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("renamePasskey", { kind: "lost" });
    platform.server.answer("removePasskey", { kind: "lost" });
    const renaming = renamePasskey(skywave, { passkeyId: "psk_1", name: "Phone" });
    expect(await run(renaming)).toEqual(UNREACHABLE);
    expect(await run(removePasskey(skywave, "psk_1"))).toEqual(UNREACHABLE);
  });

  it("asks for a fresh proof before one is removed; one that is gone counts as removed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const details = { hasPassword: false, hasPasskey: true };
    platform.server.answer("removePasskey", refused({ status: 403, code: "STEP_UP_REQUIRED", details }));
    const demand = { ok: false, code: "STEP_UP_REQUIRED", ...details };
    expect(await removePasskey(skywave, "psk_1")).toEqual(demand);
    platform.server.answer("removePasskey", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await removePasskey(skywave, "psk_1")).toEqual({ ok: true });
    platform.server.answer("removePasskey", answered(204));
    expect(await removePasskey(skywave, "psk_1")).toEqual({ ok: true });
  });
});
