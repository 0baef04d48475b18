import { describe, expect, test } from "vitest";
import { digestOf } from "#platform/security/secrets.ts";
import { decideCodeUse } from "./decide-code-use.ts";
import type { ThirdPartyCode } from "./third-party-codes-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const code: ThirdPartyCode = {
  digest: "code",
  clientId: "kitchen-radio",
  redirectUri: "https://radio.example/linked",
  codeChallenge: digestOf("the-verifier"),
  identityId: "idn_1",
  country: "US",
  grantedBy: "ses_1",
  expiresAt: NOW.add({ seconds: 60 }),
  sessionId: null,
};
const use = {
  clientId: "kitchen-radio",
  redirectUri: "https://radio.example/linked",
  codeVerifier: "the-verifier",
};

describe("decideCodeUse", () => {
  test("exchanges a code for whom and where it was made, until it is over", () => {
    expect(decideCodeUse(code, use, NOW)).toBe("exchange");
    expect(decideCodeUse(code, use, NOW.add({ milliseconds: 59_999 }))).toBe("exchange");
    expect(decideCodeUse(code, use, code.expiresAt)).toBe("refuse");
  });

  test.each([
    { clientId: "other" },
    { redirectUri: "https://radio.example/again" },
    { codeVerifier: "another-verifier" },
  ])("refuses it to somebody who shows %j", (shown) => {
    expect(decideCodeUse(code, { ...use, ...shown }, NOW)).toBe("refuse");
  });

  test("ends what the first use has got, whoever brings it again and whenever", () => {
    const used = { ...code, sessionId: "ses_2" };
    expect(decideCodeUse(used, use, NOW)).toBe("endFirst");
    expect(decideCodeUse(used, { ...use, codeVerifier: "wrong" }, code.expiresAt)).toBe("endFirst");
  });
});
