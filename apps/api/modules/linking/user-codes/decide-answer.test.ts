import { describe, expect, test } from "vitest";
import { decideAnswer, decideLink } from "./decide-answer.ts";
import type { UserCode } from "./user-codes-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const code = (changes: Partial<UserCode> = {}): UserCode => ({
  codeDigest: "code",
  deviceCodeDigest: "device-code",
  deviceId: "dev_1",
  flow: "device",
  deviceName: "Kitchen",
  country: "US",
  region: null,
  requestedAt: NOW,
  expiresAt: NOW.add({ minutes: 10 }),
  intervalInSeconds: 5,
  lastAskedAt: null,
  approvedBy: null,
  answeredAt: null,
  linkedAt: null,
  ...changes,
});

describe("decideAnswer", () => {
  test("keeps the device waiting until it is let in", () => {
    expect(decideAnswer(code(), "dev_1", NOW)).toEqual({ kind: "pending" });
    expect(decideAnswer(code({ approvedBy: "idn_1" }), "dev_1", NOW)).toEqual({
      kind: "approved",
      identityId: "idn_1",
    });
  });

  test("makes whoever asks before five seconds are over wait five seconds more, approved or not", () => {
    const asked = { lastAskedAt: NOW.subtract({ milliseconds: 4_999 }), approvedBy: "idn_1" };
    expect(decideAnswer(code(asked), "dev_1", NOW)).toEqual({ kind: "slowDown", intervalInSeconds: 10 });
    expect(decideAnswer(code({ lastAskedAt: NOW.subtract({ seconds: 5 }) }), "dev_1", NOW).kind).toBe(
      "pending",
    );
    const slower = { lastAskedAt: NOW.subtract({ seconds: 9 }), intervalInSeconds: 10 };
    expect(decideAnswer(code(slower), "dev_1", NOW)).toEqual({ kind: "slowDown", intervalInSeconds: 15 });
  });

  test("knows a code no more once it is over, was answered, or another device asks", () => {
    expect(decideAnswer(code({ expiresAt: NOW }), "dev_1", NOW).kind).toBe("invalid");
    expect(decideAnswer(code({ answeredAt: NOW, approvedBy: "idn_1" }), "dev_1", NOW).kind).toBe("invalid");
    expect(decideAnswer(code({ approvedBy: "idn_1" }), "dev_2", NOW).kind).toBe("invalid");
  });
});

describe("decideLink", () => {
  test("links an approved device once, the one that asked, in time", () => {
    const approved = { approvedBy: "idn_1" };
    expect(decideLink(code(approved), "dev_1", NOW)).toBe("idn_1");
    expect(decideLink(code({ ...approved, answeredAt: NOW }), "dev_1", NOW)).toBe("idn_1");
    expect(decideLink(code(), "dev_1", NOW)).toBeUndefined();
    expect(decideLink(code({ ...approved, linkedAt: NOW }), "dev_1", NOW)).toBeUndefined();
    expect(decideLink(code({ ...approved, expiresAt: NOW }), "dev_1", NOW)).toBeUndefined();
    expect(decideLink(code(approved), "dev_2", NOW)).toBeUndefined();
  });
});
