import { describe, expect, test } from "vitest";
import { decideStream } from "./decide-stream.ts";
import type { StreamRow } from "./streams-repository.ts";

const AT = Temporal.Instant.from("2026-03-10T15:00:00Z");
const streamOf = (deviceId: string, more: Partial<StreamRow> = {}): StreamRow => ({
  deviceId,
  identityId: "somebody",
  channel: 9,
  sourceType: "channel-linear",
  sourceId: "9",
  startedAt: AT,
  seenAt: AT,
  takenAt: null,
  ...more,
});
const [newest, second, third, oldest] = ["d", "c", "b", "a"].map((deviceId) => streamOf(deviceId));
const all = [newest, second, third, oldest].filter((stream) => stream !== undefined);

describe("a stream", () => {
  test("goes on among the newest that the account may have, and no further", () => {
    expect(all.map((stream) => decideStream(stream, all, 3))).toEqual([
      "playing",
      "playing",
      "playing",
      "taken",
    ]);
    expect(all.map((stream) => decideStream(stream, all, 1))).toEqual(["playing", "taken", "taken", "taken"]);
  });

  test("that was taken does not come back by itself", () => {
    expect(decideStream(streamOf("a", { takenAt: AT }), [], 3)).toBe("taken");
  });

  test("that fell silent goes on when it is heard of again, as far as there is room for it", () => {
    expect(decideStream(oldest, all.slice(0, 2), 3)).toBe("playing");
    expect(decideStream(oldest, all.slice(0, 3), 3)).toBe("taken");
  });

  test("of a visitor has nobody to share with, and one that was never begun is none", () => {
    expect(decideStream(streamOf("e", { identityId: null }), [], 3)).toBe("playing");
    expect(decideStream(undefined, [], 3)).toBe("none");
  });
});
