import { describe, expect, test } from "vitest";
import { decideStepUp, type ProofsOfSession } from "./decide-step-up.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const ago = (minutes: number) => NOW.subtract({ seconds: minutes * 60 });
const BOTH = { hasPassword: true, hasPasskey: true, hasContact: true };
const NEITHER = { hasPassword: false, hasPasskey: false, hasContact: true };

function decide(
  proofs: Partial<ProofsOfSession>,
  credentials = BOTH,
  purpose: "setPassword" | "other" = "other",
) {
  return decideStepUp(
    { assurance: "email", startedAt: ago(60), stepUps: [], ...proofs },
    { now: NOW, credentials, purpose },
  );
}

describe("decideStepUp", () => {
  test("takes a session that began by password or passkey less than five minutes ago", () => {
    expect(decide({ assurance: "password", startedAt: ago(4.9) })).toBe("fresh");
    expect(decide({ assurance: "passkey", startedAt: ago(4.9) })).toBe("fresh");
    expect(decide({ assurance: "password", startedAt: ago(5) })).toBe("stale");
    expect(decide({ assurance: "email", startedAt: ago(0) })).toBe("stale");
    expect(decide({ assurance: "none", startedAt: ago(0) }, NEITHER)).toBe("stale");
  });

  test("takes a password or passkey that was given again less than five minutes ago", () => {
    expect(decide({ stepUps: [{ method: "password", at: ago(4.9) }] })).toBe("fresh");
    expect(decide({ stepUps: [{ method: "passkey", at: ago(4.9) }] })).toBe("fresh");
    expect(decide({ stepUps: [{ method: "passkey", at: ago(5) }] })).toBe("stale");
  });

  test("takes a code for setting a password, and for the rest only where there is nothing better", () => {
    const stepUps = [{ method: "one-time-code" as const, at: ago(1) }];
    expect(decide({ stepUps }, BOTH, "setPassword")).toBe("fresh");
    expect(decide({ stepUps }, BOTH)).toBe("stale");
    expect(decide({ stepUps }, { ...NEITHER, hasPassword: true })).toBe("stale");
    expect(decide({ stepUps }, { ...NEITHER, hasPasskey: true })).toBe("stale");
    expect(decide({ stepUps }, NEITHER)).toBe("fresh");
  });

  test("takes a session that began by mail less than five minutes ago for setting a password alone", () => {
    const began = (minutes: number) => ({ assurance: "email" as const, startedAt: ago(minutes) });
    expect(decide(began(4.9), BOTH, "setPassword")).toBe("fresh");
    expect(decide(began(5), BOTH, "setPassword")).toBe("stale");
    expect(decide(began(1), BOTH, "other")).toBe("stale");
    expect(decide(began(1), NEITHER, "other")).toBe("stale");
    expect(decide({ assurance: "none", startedAt: ago(1) }, BOTH, "setPassword")).toBe("stale");
  });

  test("asks nothing of an account that has nothing to ask for, not even a contact", () => {
    expect(decide({}, { ...NEITHER, hasContact: false })).toBe("fresh");
    expect(decide({}, { ...BOTH, hasContact: false })).toBe("stale");
    expect(decide({}, { hasPassword: true, hasPasskey: false, hasContact: false })).toBe("stale");
    expect(decide({}, { hasPassword: false, hasPasskey: true, hasContact: false })).toBe("stale");
  });
});
