import type { Failure } from "@skywave/sdk";
import { describe, expect, it } from "vitest";
import { levelOfFailure } from "./level-of-failure.ts";

function refusedWith(status: number): Failure {
  return {
    kind: "serverRefused",
    code: "SYSTEM",
    status,
    invalidFields: [],
    details: {},
    traceId: "trace-1",
    canRetryHelp: false,
  };
}

describe("levelOfFailure", () => {
  it.each([500, 502, 503, 599, 405, 408])("[A8.25] takes %i for an error", (status) => {
    expect(levelOfFailure(refusedWith(status))).toBe("error");
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 499])("[A8.25] takes %i for an everyday refusal", (status) => {
    expect(levelOfFailure(refusedWith(status))).toBe("info");
  });

  it("[A8.25] takes a network that failed for an error, and an answer that nobody can read", () => {
    const unreachable: Failure = { kind: "unreachable", reason: "offline", canRetryHelp: true };
    const unreadable: Failure = { kind: "unreadable", status: 200, traceId: "trace-1", canRetryHelp: true };
    expect([levelOfFailure(unreachable), levelOfFailure(unreadable)]).toEqual(["error", "error"]);
  });

  it("takes a session that is over for nothing unusual", () => {
    expect(levelOfFailure({ kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false })).toBe(
      "info",
    );
  });
});
