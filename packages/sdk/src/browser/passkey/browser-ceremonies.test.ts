import { describe, expect, it } from "vitest";
import type { CreationOptions, RequestOptions } from "../../passkey/passkeys.ts";
import { createBrowserCeremonies } from "./browser-ceremonies.ts";

const REQUEST: RequestOptions = {
  challenge: "AQ",
  timeout: 60_000,
  rpId: "example.com",
  allowCredentials: [],
  userVerification: "required",
};
const CREATION: CreationOptions = {
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

/** A page whose browser refuses every ceremony, and keeps what it was asked. */
function openPage(hostname: string, errorName: string) {
  const asked: CredentialRequestOptions[] = [];
  const refuse = async (options: CredentialRequestOptions) => {
    asked.push(options);
    throw new DOMException("no", errorName);
  };
  const page = {
    navigator: { credentials: { create: refuse, get: refuse } },
    location: { hostname, host: `${hostname}:8443` },
  } as unknown as Window & typeof globalThis;
  const ceremonies = createBrowserCeremonies(page);
  const { signal } = ceremonies.newSwitch();
  return {
    asked,
    create: async () => ceremonies.create(CREATION, signal),
    get: async (isAutofill = false) => ceremonies.get(REQUEST, { isAutofill, signal }),
  };
}

describe("the ceremonies of a page", () => {
  it.each([
    ["www.example.com", "SecurityError", "ERROR_INVALID_RP_ID"],
    ["can.localhost", "SecurityError", "ERROR_INVALID_RP_ID"],
    ["10.0.0.1", "SecurityError", "ERROR_INVALID_DOMAIN"],
    ["www.example.com", "NotAllowedError", "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
  ])("on a port of %s tell what %s means: %s", async (hostname, errorName, code) => {
    const page = openPage(hostname, errorName);
    for (const answer of [await page.create(), await page.get()])
      expect(answer).toMatchObject({ ok: false, failure: { code } });
  });

  it("ask among the suggestions of a field only where they are to", async () => {
    const page = openPage("www.example.com", "NotAllowedError");
    await page.get();
    await page.get(true);
    expect(page.asked.map(({ mediation }) => mediation)).toEqual([undefined, "conditional"]);
  });
});
