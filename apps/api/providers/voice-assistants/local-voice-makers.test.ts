import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createLocalVoiceMakers } from "./local-voice-makers.ts";

const VERIFIER = "a-verifier-of-at-least-forty-three-characters-in-all";
const CONSENT = {
  accountId: "listener-1",
  redirectUri: "http://localhost:8480/amzauth",
  codeChallenge: createHash("sha256").update(VERIFIER).digest("base64url"),
};

function open() {
  let now = Temporal.Instant.from("2026-03-10T15:00:00Z");
  const makers = createLocalVoiceMakers({ realNow: () => now });
  const code = makers.agree("amazon", CONSENT);
  const exchange = async (changes: Partial<Record<"code" | "redirectUri" | "codeVerifier", string>> = {}) =>
    (
      await makers.exchange("amazon", {
        code,
        redirectUri: CONSENT.redirectUri,
        codeVerifier: VERIFIER,
        ...changes,
      })
    ).kind;
  const wait = (seconds: number) => {
    now = now.add({ seconds });
  };
  return { makers, code, exchange, wait };
}

describe("createLocalVoiceMakers", () => {
  test("gives the account for a code once, and ends what came of it when it comes again", async () => {
    const { makers, exchange } = open();
    expect(await exchange()).toBe("exchanged");
    expect(makers.isRevoked("amazon", "listener-1")).toBe(false);
    expect(await exchange()).toBe("refused");
    expect(makers.isRevoked("amazon", "listener-1")).toBe(true);
  });

  test("takes a code for a minute", async () => {
    const { exchange, wait } = open();
    wait(60);
    expect(await exchange()).toBe("refused");
  });

  test("wants the address to the letter, the verifier, and the maker that gave the code", async () => {
    const { makers, code, exchange } = open();
    expect(await exchange({ redirectUri: `${CONSENT.redirectUri}/` })).toBe("refused");
    expect(await exchange({ codeVerifier: `${VERIFIER}x` })).toBe("refused");
    expect(await exchange({ code: "another" })).toBe("refused");
    const elsewhere = { code, redirectUri: CONSENT.redirectUri, codeVerifier: VERIFIER };
    expect((await makers.exchange("google", elsewhere)).kind).toBe("refused");
    expect(await exchange()).toBe("exchanged");
  });

  test("does not answer while it is down", async () => {
    const { makers, exchange } = open();
    makers.order("down");
    expect(await exchange()).toBe("unavailable");
    makers.order();
    expect(await exchange()).toBe("exchanged");
  });
});
