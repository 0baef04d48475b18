import { describe, expect, test } from "vitest";
import { isAccessCurrent, isLive } from "./is-session-current.ts";
import { newSession } from "./new-session.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const NOWHERE = { location: undefined, proxyRegion: undefined };
const started = newSession(
  { deviceId: "dev_1", identityId: "idn_1", assurance: "password", place: NOWHERE },
  NOW,
);
const rotated = { ...started, generation: 5 };
const justBefore = (instant: Temporal.Instant) => instant.subtract({ milliseconds: 1 });

describe("isAccessCurrent", () => {
  test("opens with the token of the current generation until it ends", () => {
    expect(isAccessCurrent(rotated, 5, justBefore(rotated.accessExpiresAt))).toBe(true);
    expect(isAccessCurrent(rotated, 5, rotated.accessExpiresAt)).toBe(false);
  });

  test("opens with the one before for a minute, and with no other", () => {
    const graceEnds = NOW.add({ seconds: 60 });
    expect(isAccessCurrent(rotated, 4, justBefore(graceEnds))).toBe(true);
    expect(isAccessCurrent(rotated, 4, graceEnds)).toBe(false);
    expect([3, 6].map((generation) => isAccessCurrent(rotated, generation, NOW))).toEqual([false, false]);
  });

  test("opens with none once the session was ended", () => {
    const ended = { ...rotated, revokedAt: NOW };
    expect([4, 5].map((generation) => isAccessCurrent(ended, generation, NOW))).toEqual([false, false]);
  });
});

describe("isLive", () => {
  test("holds until the session lay idle for too long, or was ended", () => {
    expect(isLive(started, justBefore(started.refreshExpiresAt))).toBe(true);
    expect(isLive(started, started.refreshExpiresAt)).toBe(false);
    expect(isLive({ ...started, revokedAt: NOW }, NOW)).toBe(false);
  });
});

describe("newSession", () => {
  test("is a browser's in the United States, without a name, unless it says otherwise", () => {
    expect(started).toMatchObject({
      id: expect.stringMatching(/^ses_[A-Za-z0-9]{20}$/),
      deviceId: "dev_1",
      identityId: "idn_1",
      assurance: "password",
      kind: "browser",
      name: null,
      country: "US",
      region: null,
      generation: 1,
      revokedAt: null,
      revokedBecause: null,
      createdAt: NOW,
      lastUsedAt: NOW,
    });
  });

  test("keeps where it was started, on what, and how that is called", () => {
    const owner = { deviceId: "dev_1", identityId: null, assurance: "none" } as const;
    const location = { countryCode: "CA", region: "QC" } as const;
    const place = { ...NOWHERE, location };
    expect(newSession({ ...owner, place, kind: "device", name: "Kitchen" }, NOW)).toMatchObject({
      kind: "device",
      name: "Kitchen",
      country: "CA",
      region: "QC",
    });
  });

  test("has a seed of its own", () => {
    const owner = { deviceId: "dev_1", identityId: null, assurance: "none" } as const;
    const seeds = [1, 2].map(() => newSession({ ...owner, place: NOWHERE }, NOW).seed);
    expect(new Set(seeds).size).toBe(2);
    expect(seeds[0]).toMatch(/^[\w-]{43}$/);
  });
});
