import { describe, expect, test } from "vitest";
import { decideRefresh } from "./decide-refresh.ts";
import type { SessionRow } from "../sessions-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");

const session = (changes: Partial<SessionRow> = {}): SessionRow => ({
  id: "ses_1",
  identityId: "idn_1",
  deviceId: "dev_1",
  kind: "browser",
  name: null,
  country: "US",
  region: null,
  assurance: "password",
  seed: "seed",
  generation: 5,
  rotatedAt: NOW.subtract({ seconds: 3 }),
  accessExpiresAt: NOW.add({ minutes: 10 }),
  refreshExpiresAt: NOW.add({ hours: 24 }),
  absoluteExpiresAt: NOW.add({ hours: 48 }),
  revokedAt: null,
  revokedBecause: null,
  createdAt: NOW,
  lastUsedAt: NOW,
  ...changes,
});

describe("decideRefresh", () => {
  test("rotates the current generation", () => {
    expect(decideRefresh(session(), 5, NOW)).toBe("rotate");
  });

  test("repeats for the direct parent within ten seconds, and takes it for stolen after", () => {
    expect(decideRefresh(session(), 4, NOW)).toBe("repeat");
    expect(decideRefresh(session({ rotatedAt: NOW.subtract({ milliseconds: 9_999 }) }), 4, NOW)).toBe(
      "repeat",
    );
    expect(decideRefresh(session({ rotatedAt: NOW.subtract({ seconds: 10 }) }), 4, NOW)).toBe("reuse");
  });

  test("takes anything older, and anything from the future, for stolen", () => {
    expect([decideRefresh(session(), 3, NOW), decideRefresh(session(), 6, NOW)]).toEqual(["reuse", "reuse"]);
  });

  test("ends what was revoked, lay idle too long, or is too old altogether", () => {
    for (const changes of [{ revokedAt: NOW }, { refreshExpiresAt: NOW }, { absoluteExpiresAt: NOW }]) {
      expect(decideRefresh(session(changes), 5, NOW)).toBe("ended");
    }
  });
});
