import { describe, expect, it } from "vitest";
import { PLAYBACK_BUFFER, USER_BUFFER } from "../buffer-settings.ts";
import { decideFlush } from "./decide-flush.ts";

const LONG_AGO = Number.POSITIVE_INFINITY;

describe("decideFlush", () => {
  it("[S9.03] [S9.04] [S3.45] goes by the numbers of the two buffers", () => {
    expect(PLAYBACK_BUFFER).toMatchObject({
      maxEventBatchCount: 20,
      flushOnEventCount: 10,
      flushOnMinInterval: 10_000,
    });
    expect(USER_BUFFER).toMatchObject({
      maxEventBatchCount: 1024,
      flushOnEventCount: 300,
      flushOnMinInterval: 1_800_000,
    });
    for (const settings of [PLAYBACK_BUFFER, USER_BUFFER]) {
      expect(settings).toMatchObject({ flushOnBackground: true, flushOnLaunch: true, flushOnLogout: true });
    }
  });

  it.each([
    { what: "never without events", count: 0, waitedFor: 0, sinceLastFlush: LONG_AGO, expected: undefined },
    { what: "at once at the count", count: 10, waitedFor: 0, sinceLastFlush: LONG_AGO, expected: 0 },
    { what: "after the interval", count: 1, waitedFor: 4000, sinceLastFlush: LONG_AGO, expected: 6000 },
    { what: "not again within it", count: 10, waitedFor: 0, sinceLastFlush: 3000, expected: 7000 },
    { what: "at once when overdue", count: 1, waitedFor: 60_000, sinceLastFlush: LONG_AGO, expected: 0 },
  ])("flushes $what", ({ count, waitedFor, sinceLastFlush, expected }) => {
    const question = { settings: PLAYBACK_BUFFER, count, waitedFor, sinceLastFlush };
    expect(decideFlush(question)).toBe(expected);
  });
});
