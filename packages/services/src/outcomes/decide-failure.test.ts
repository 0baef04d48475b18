import type { Failure } from "@skywave/sdk";
import { describe, expect, it } from "vitest";
import { decideError, decideFailure } from "./decide-failure.ts";

const refused = (status: number, more: { code?: string; propKey?: string } = {}): Failure => ({
  kind: "serverRefused",
  code: "A_CODE",
  status,
  invalidFields: [],
  details: {},
  traceId: "trace-1",
  canRetryHelp: false,
  ...more,
});
const OFFLINE: Failure = { kind: "unreachable", reason: "offline", canRetryHelp: true };
const TIMED_OUT = { propKey: "error.common.session.timed.out.error" };
const pageData = { isPageData: true, isLogged: true };
const formPost = { isPageData: false, isLogged: true };
const silent = { isPageData: true, isLogged: false };

describe("decideFailure", () => {
  it.each([401, 409, 500])("[A8.22] times the session out before anything else, with status %i", (status) => {
    expect(decideFailure(refused(status, TIMED_OUT), pageData)).toEqual({ act: "timeOutSession" });
  });

  it("[A8.22] knows the key also where it ended the session", () => {
    const ended: Failure = {
      kind: "sessionRefused",
      code: "UNAUTHORIZED",
      ...TIMED_OUT,
      canRetryHelp: false,
    };
    expect(decideFailure(ended, formPost)).toEqual({ act: "timeOutSession" });
  });

  it("[A8.23] logs what failed behind us, unless the request says no", () => {
    expect(decideFailure(refused(409), formPost)).toMatchObject({ logLevel: "info" });
    expect(decideFailure(refused(409), silent)).toMatchObject({ logLevel: undefined });
  });

  it.each([
    [refused(500), "error"],
    [refused(503), "error"],
    [refused(408), "error"],
    [refused(405), "error"],
    [OFFLINE, "error"],
    [refused(404), "info"],
    [refused(429), "info"],
  ] as const)("[A8.25] logs case %# as it is serious", (failure, logLevel) => {
    expect(decideFailure(failure, formPost)).toMatchObject({ logLevel });
  });

  it.each([
    [refused(404), true],
    [refused(500), true],
    [OFFLINE, true],
    [{ kind: "unreadable", status: 500, traceId: "t", canRetryHelp: true } as const, true],
    [refused(400), false],
    [refused(409), false],
    [refused(429), false],
    [refused(503), false],
  ])(
    "[A8.24] leads from case %# to the error page where a page cannot be drawn, and nowhere else",
    (failure, leads) => {
      expect(decideFailure(failure, pageData)).toMatchObject({ leadsToErrorPage: leads });
      expect(decideFailure(failure, formPost)).toMatchObject({ leadsToErrorPage: false });
    },
  );

  it("[A8.28] names the code that came, or none", () => {
    expect(decideFailure(refused(409, { code: "B" }), formPost)).toMatchObject({ code: "B" });
    expect(decideFailure(OFFLINE, formPost)).toMatchObject({ code: "UNKNOWN" });
  });
});

describe("decideError", () => {
  const page = { thirdPartyScripts: ["chrome-extension://", "https://js.others.test/"], isErrorPage: false };
  const brokenIn = (place: string) => Object.assign(new Error("broken"), { stack: `at f (${place}:1:2)` });

  it("[A8.27] leads from an error of our own to the error page, and never from there to itself", () => {
    const cause = brokenIn("https://site.test/assets/a.js");
    expect(decideError(cause, page)).toEqual({ leadsToErrorPage: true });
    expect(decideError(cause, { ...page, isErrorPage: true })).toEqual({ leadsToErrorPage: false });
  });

  it("[A8.26] stays where scripts of others broke", () => {
    for (const place of ["chrome-extension://x/y.js", "https://js.others.test/v3.js"])
      expect(decideError(brokenIn(place), page)).toEqual({ leadsToErrorPage: false });
  });

  it("stays for news of the browser that is no error of a script", () => {
    for (const cause of [null, undefined, "ResizeObserver loop"])
      expect(decideError(cause, page)).toEqual({ leadsToErrorPage: false });
  });
});
