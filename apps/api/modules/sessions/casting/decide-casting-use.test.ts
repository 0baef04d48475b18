import { describe, expect, test } from "vitest";
import { decideCastingUse } from "./decide-casting-use.ts";

const USE = {
  grantId: "one",
  deviceId: "dev_1",
  sessionId: null,
  revokedAt: null,
  expiresAt: Temporal.Instant.from("2026-03-10T15:00:00Z"),
};

describe("decideCastingUse", () => {
  test("starts a session on the device that comes first, and again there in place of the one before", () => {
    expect(decideCastingUse(USE, "dev_1")).toEqual({ kind: "start" });
    expect(decideCastingUse({ ...USE, sessionId: "ses_1" }, "dev_1")).toEqual({
      kind: "start",
      endFirst: "ses_1",
    });
  });

  test("refuses a second device and ends what the first one started", () => {
    expect(decideCastingUse({ ...USE, sessionId: "ses_1" }, "dev_2")).toEqual({
      kind: "revoke",
      end: "ses_1",
    });
  });

  test("refuses everybody once a grant was seen on two devices", () => {
    const revoked = { ...USE, revokedAt: USE.expiresAt };
    expect(decideCastingUse(revoked, "dev_1")).toEqual({ kind: "refuse" });
    expect(decideCastingUse(revoked, "dev_2")).toEqual({ kind: "refuse" });
  });
});
