import type { Failure } from "@skywave/sdk";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { commonFailure } from "./common-failure.ts";

const REFUSAL = {
  kind: "serverRefused",
  code: "SYSTEM",
  status: 500,
  invalidFields: [],
  details: {},
  traceId: "trace-1",
  canRetryHelp: true,
} as const satisfies Failure;

function decide(failure: Failure) {
  const { skywave, platform } = openSkywave();
  return { outcome: commonFailure(skywave, failure), logged: platform.logged };
}

describe("commonFailure", () => {
  it.each(["offline", "timeout"] as const)("tells that nobody answered: %s", (reason) => {
    const { outcome, logged } = decide({ kind: "unreachable", reason, canRetryHelp: true });
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason });
    expect(logged).toMatchObject([{ level: "error", details: { reason } }]);
  });

  it("tells that the session is over", () => {
    const { outcome } = decide({ kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false });
    expect(outcome).toEqual({ ok: false, code: "SESSION_ENDED" });
  });

  it("[A8.22] asks for a new sign-in where the legacy session timed out, and logs nothing", () => {
    const timedOut = { ...REFUSAL, status: 409, propKey: "error.common.session.timed.out.error" };
    const { outcome, logged } = decide(timedOut);
    expect(outcome).toEqual({ ok: false, code: "SESSION_ENDED" });
    expect(logged).toEqual([]);
  });

  it("tells how long to wait, and half a minute if the server does not", () => {
    const limited = { ...REFUSAL, code: "RATE_LIMIT_EXCEEDED", status: 429 };
    expect(decide({ ...limited, retryAfterInSeconds: 7 }).outcome).toMatchObject({ retryAfterInSeconds: 7 });
    expect(decide(limited).outcome).toMatchObject({ retryAfterInSeconds: 30 });
  });

  it("[S8.10] leaves it to the person when to ask a busy system again, and logs that it was busy", () => {
    const busy = { ...REFUSAL, code: "SERVICE_UNAVAILABLE", status: 503, retryAfterInSeconds: 2 };
    const { outcome, logged } = decide(busy);
    expect(outcome).toEqual({ ok: false, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds: 2, isBusy: true });
    expect(logged).toMatchObject([{ level: "error" }]);
  });

  it("[S8.28] turns every code that it does not know into SYSTEM, and logs it as it came", () => {
    const { outcome, logged } = decide({ ...REFUSAL, code: "FROM_A_NEWER_SERVER", status: 409 });
    expect(outcome).toEqual({ ok: false, code: "SYSTEM", traceId: "trace-1" });
    expect(logged).toMatchObject([{ level: "info", details: { code: "FROM_A_NEWER_SERVER" } }]);
  });

  it("[S8.01] logs a failure of the server as an error, with the server's words, and tells SYSTEM", () => {
    const { outcome, logged } = decide({ ...REFUSAL, description: "The ledger does not answer" });
    expect(logged).toMatchObject([
      { level: "error", details: { description: "The ledger does not answer" } },
    ]);
    expect(outcome).toEqual({ ok: false, code: "SYSTEM", traceId: "trace-1" });
  });

  it("turns an answer that cannot be read into SYSTEM", () => {
    const unreadable = { kind: "unreadable", status: 502, traceId: "trace-2", canRetryHelp: true } as const;
    expect(decide(unreadable).outcome).toEqual({ ok: false, code: "SYSTEM", traceId: "trace-2" });
  });
});
