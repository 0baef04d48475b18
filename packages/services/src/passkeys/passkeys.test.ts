import type { PasskeyErrorCode, Passkeys } from "@skywave/sdk";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { addPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./keep-passkey.ts";
import { shouldOfferPasskey } from "./should-offer-passkey.ts";

/** A browser whose ceremony ends as told. */
function passkeysEndingIn(code: PasskeyErrorCode, isSupported = true): Passkeys {
  const failed = async () => ({
    ok: false as const,
    failure: { kind: "passkey" as const, code, cause: undefined, canRetryHelp: true },
  });
  return {
    isSupported: () => isSupported,
    isAutofillSupported: async () => isSupported,
    create: failed,
    signIn: failed,
    sign: failed,
    cancel: () => undefined,
  };
}

describe("addPasskey", () => {
  it.each([
    ["ERROR_CEREMONY_ABORTED", "CANCELLED"],
    ["ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY", "CANCELLED"],
    ["ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED", "ALREADY_REGISTERED"],
    ["ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT", "NOT_POSSIBLE"],
    ["ERROR_INVALID_RP_ID", "NOT_POSSIBLE"],
  ] as const)("[S8.14] tells %s as %s", async (error, code) => {
    const { skywave } = openSkywave("signedIn");
    expect(await addPasskey(skywave, passkeysEndingIn(error))).toEqual({ ok: false, code });
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

  it("skips the offer where the browser has no passkeys", async () => {
    const unable = passkeysEndingIn("ERROR_CEREMONY_ABORTED", false);
    expect(await shouldOfferPasskey(open([]).skywave, unable, asked)).toBe(false);
  });
});

describe("keeping passkeys", () => {
  it("renames one, and tells one that is gone", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("renamePasskey", refused({ status: 404, code: "NOT_FOUND" }));
    const renamed = await renamePasskey(skywave, { passkeyId: "psk_1", name: "Phone" });
    expect(renamed).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it("asks for a fresh proof before one is removed; one that is gone counts as removed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const details = { hasPassword: false, hasPasskey: true };
    platform.server.answer("removePasskey", refused({ status: 403, code: "STEP_UP_REQUIRED", details }));
    const demand = { ok: false, code: "STEP_UP_REQUIRED", ...details };
    expect(await removePasskey(skywave, "psk_1")).toEqual(demand);
    platform.server.answer("removePasskey", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await removePasskey(skywave, "psk_1")).toEqual({ ok: true });
  });
});
