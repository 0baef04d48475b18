import { describe, expect, test } from "vitest";
import { decideVoiceLink } from "./decide-voice-link.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const CALLER = { identityId: "idn_1", sessionId: "ses_1" };
const REQUEST = {
  stateDigest: "state",
  provider: "amazon" as const,
  identityId: "idn_1",
  sessionId: "ses_1",
  redirectUri: "https://skywave.test/amzauth",
  encryptedVerifier: "encrypted",
  expiresAt: NOW.add({ minutes: 10 }),
  usedAt: null,
};
const decide = (request: typeof REQUEST | undefined, changes: Partial<typeof CALLER> = {}) =>
  decideVoiceLink(request, { ...CALLER, ...changes }, { provider: "amazon", now: NOW });

describe("decideVoiceLink", () => {
  test("takes a state once, in time, in the session that was given it", () => {
    expect(decide(REQUEST)).toBe("exchange");
    expect(decide({ ...REQUEST, expiresAt: NOW })).toBe("expired");
    expect(decideVoiceLink({ ...REQUEST, usedAt: NOW }, CALLER, { provider: "amazon", now: NOW })).toBe(
      "expired",
    );
  });

  test("takes nobody else's state, nor one of another session or maker", () => {
    expect(decide(undefined)).toBe("mismatch");
    expect(decide(REQUEST, { identityId: "idn_2" })).toBe("mismatch");
    expect(decide(REQUEST, { sessionId: "ses_2" })).toBe("mismatch");
    expect(decideVoiceLink(REQUEST, CALLER, { provider: "google", now: NOW })).toBe("mismatch");
  });
});
