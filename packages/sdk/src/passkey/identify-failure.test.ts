import { describe, expect, it } from "vitest";
import { identifyCreationFailure, identifyRequestFailure } from "./identify-failure.ts";
import type { CreationOptions } from "./passkeys.ts";

const OPTIONS: CreationOptions = {
  rp: { id: "example.com", name: "Example" },
  user: { id: "AQID", name: "ada", displayName: "Ada" },
  challenge: "AQ",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "preferred",
    requireResidentKey: false,
    userVerification: "required",
  },
  attestation: "none",
};

const asked = (errorName: string, override = {}) => ({
  errorName,
  cause: errorName,
  isAborted: false,
  hostname: "www.example.com",
  ...override,
});

describe("identifyCreationFailure", () => {
  it.each([
    ["AbortError", { isAborted: true }, {}, "ERROR_CEREMONY_ABORTED"],
    ["AbortError", {}, {}, "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
    ["ConstraintError", {}, {}, "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT"],
    ["InvalidStateError", {}, {}, "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"],
    ["NotAllowedError", {}, {}, "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
    ["NotSupportedError", {}, {}, "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG"],
    ["NotSupportedError", {}, { pubKeyCredParams: [] }, "ERROR_MALFORMED_PUBKEYCREDPARAMS"],
    ["SecurityError", {}, {}, "ERROR_INVALID_RP_ID"],
    ["SecurityError", { hostname: "127.0.0.1" }, {}, "ERROR_INVALID_DOMAIN"],
    ["TypeError", {}, { user: { ...OPTIONS.user, id: "" } }, "ERROR_INVALID_USER_ID_LENGTH"],
    ["TypeError", {}, { user: { ...OPTIONS.user, id: "A".repeat(87) } }, "ERROR_INVALID_USER_ID_LENGTH"],
    [
      "TypeError",
      {},
      { user: { ...OPTIONS.user, id: "A".repeat(86) } },
      "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
    ],
    ["TypeError", {}, { user: { ...OPTIONS.user, id: "AQ" } }, "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
    ["UnknownError", {}, {}, "ERROR_AUTHENTICATOR_GENERAL_ERROR"],
  ])("[S8.14] calls %s with %j and %j %s", (errorName, how, options, code) => {
    expect(identifyCreationFailure(asked(errorName, how), { ...OPTIONS, ...options }).code).toBe(code);
  });

  it("says whether another try can help", () => {
    const refusedByPerson = identifyCreationFailure(asked("NotAllowedError"), OPTIONS);
    const wrongHost = identifyCreationFailure(asked("SecurityError"), OPTIONS);
    expect([refusedByPerson.canRetryHelp, wrongHost.canRetryHelp]).toEqual([true, false]);
    expect(refusedByPerson.cause).toBe("NotAllowedError");
  });
});

describe("identifyRequestFailure", () => {
  it.each([
    ["AbortError", { isAborted: true }, "ERROR_CEREMONY_ABORTED"],
    ["NotAllowedError", {}, "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
    ["SecurityError", {}, "ERROR_INVALID_RP_ID"],
    ["SecurityError", { hostname: "10.0.0.1" }, "ERROR_INVALID_DOMAIN"],
    ["SecurityError", { hostname: "can.localhost" }, "ERROR_INVALID_RP_ID"],
    ["UnknownError", {}, "ERROR_AUTHENTICATOR_GENERAL_ERROR"],
  ])("[S8.14] calls %s with %j %s", (errorName, how, code) => {
    expect(identifyRequestFailure(asked(errorName, how)).code).toBe(code);
  });
});
