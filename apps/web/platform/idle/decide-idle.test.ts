import { describe, expect, it } from "vitest";
import { decideIdle } from "./decide-idle.ts";

const MINUTE = 60_000;

describe("decideIdle", () => {
  it.each([
    [0, { phase: "active", warnsInMilliseconds: 28 * MINUTE }],
    [27 * MINUTE, { phase: "active", warnsInMilliseconds: MINUTE }],
    [28 * MINUTE, { phase: "warning", endsInMilliseconds: 2 * MINUTE }],
    [30 * MINUTE - 1, { phase: "warning", endsInMilliseconds: 1 }],
    [30 * MINUTE, { phase: "over" }],
    [24 * 60 * MINUTE, { phase: "over" }],
    // A clock that was set back must not sign anybody out.
    [-5 * MINUTE, { phase: "active", warnsInMilliseconds: 33 * MINUTE }],
  ])("[A4.17] after %i ms says %j", (idle, expected) => {
    expect(decideIdle(idle)).toEqual(expected);
  });
});
