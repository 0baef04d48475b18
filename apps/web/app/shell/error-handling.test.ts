import type { Failure } from "@skywave/sdk";
import type { TrackedEvent } from "@skywave/tracking";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeApp } from "#testing/render-page.tsx";
import { answerFailedPage, openErrorHandling, takeFailedCall } from "./error-handling.ts";

const refused = (status: number, more: object = {}): Failure => ({
  kind: "serverRefused",
  code: "A_CODE",
  status,
  invalidFields: [],
  details: {},
  traceId: "trace-77",
  canRetryHelp: false,
  ...more,
});
const TIMED_OUT = refused(401, { propKey: "error.common.session.timed.out.error" });

let fake = fakeSkywave();
let app = makeApp(fake);
const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  fake = fakeSkywave();
  Object.assign(fake.skywave, { log: ({ level }: { level: string }) => logged.push(level) });
  app = makeApp(fake);
  app.shell.thirdPartyScripts = ["chrome-extension://"];
  fake.setSession("authenticated");
});

describe("takeFailedCall", () => {
  it("[A4.16] [A8.22] opens the one modal where the session timed out, and logs nothing", async () => {
    const tracked = vi.spyOn(app.tracking, "serviceError");
    takeFailedCall(app, "legacy", TIMED_OUT);
    takeFailedCall(app, "user", TIMED_OUT);
    expect(app.session.getState().timeout).toEqual({ reason: "ended", returnUrl: "/" });
    await expect.poll(() => fake.skywave.session.current()?.sessionType).toBe("anonymous");
    expect(logged).toEqual([]);
    expect(tracked).not.toHaveBeenCalled();
  });

  it("[A8.06] [A8.23] logs and records what the legacy system refused, by action or by field", () => {
    const tracked = vi.spyOn(app.tracking, "serviceError");
    takeFailedCall(app, "legacy", refused(409, { propKey: "error.no.balance" }));
    takeFailedCall(app, "legacy", refused(400, { invalidFields: [{ field: "zip", code: "UNKNOWN_ZIP" }] }));
    expect(logged).toEqual(["info", "info"]);
    expect(tracked.mock.calls).toEqual([
      [{ actionErrors: [{ errorCode: "error.no.balance", errorStackTrace: "" }], fieldErrors: [] }],
      [
        {
          actionErrors: [],
          fieldErrors: [{ fieldName: "zip", errorCode: "UNKNOWN_ZIP", errorType: "BUSINESS" }],
        },
      ],
    ]);
  });

  it("[A8.06] records each thing that a service could not do, and the fields that it refused beside them", () => {
    const tracked = vi.spyOn(app.tracking, "serviceError");
    const actionErrors = [
      { errorCode: "error.radio.unknown", errorStackTrace: "at lookup" },
      { errorCode: "error.closed" },
    ];
    const invalidFields = [{ field: "zip", code: "UNKNOWN_ZIP" }];
    takeFailedCall(app, "legacy", refused(400, { actionErrors, invalidFields }));
    expect(tracked.mock.calls).toEqual([
      [
        {
          actionErrors: [
            { errorCode: "error.radio.unknown", errorStackTrace: "at lookup" },
            { errorCode: "error.closed", errorStackTrace: "" },
          ],
          fieldErrors: [{ fieldName: "zip", errorCode: "UNKNOWN_ZIP", errorType: "BUSINESS" }],
        },
      ],
    ]);
  });

  it("[A3.33] [A8.03] [A8.04] [A8.05] records each error by its type, with its number, its name or what a service said", () => {
    const told: TrackedEvent[] = [];
    app = { ...makeApp(fake, "US", told), skywave: app.skywave };
    app.tracking.pageShown("account");
    takeFailedCall(app, "legacy", refused(409, { propKey: "error.no.balance" }));
    takeFailedCall(app, "legacy", refused(400, { invalidFields: [{ field: "zip", code: "UNKNOWN_ZIP" }] }));
    takeFailedCall(app, "legacy", { kind: "unreachable", reason: "timeout", canRetryHelp: true });
    answerFailedPage(app, new TypeError("broken"), new Request("https://site.test/account"));
    app.tracking.pageShown("account/bills");
    app.tracking.userErrors(["email"]);
    const errors = told.filter(({ groups }) => groups.errorInfo !== undefined);
    const fieldErrors = [{ fieldName: "zip", errorCode: "UNKNOWN_ZIP", errorType: "BUSINESS" }];
    expect(errors.map(({ name, groups }) => [name, groups.errorInfo])).toEqual([
      [
        "business-error",
        {
          errorType: "BUSINESS",
          sequenceNumber: 1,
          errorCode: "error.no.balance",
          message: "error no balance",
          errorDetails: { errorPropKey: "error.no.balance", errorStackTrace: "" },
        },
      ],
      [
        "business-error",
        {
          errorType: "BUSINESS",
          sequenceNumber: 2,
          errorCode: "UNKNOWN_ZIP",
          message: "unknown zip",
          errorDetails: { fieldErrors },
        },
      ],
      ["system-error", { errorType: "SYSTEM", sequenceNumber: 3, errorName: expect.stringMatching(/./) }],
      ["app-error", { errorType: "APP", sequenceNumber: 4, errorName: "A page failed" }],
      ["user-error", expect.objectContaining({ errorType: "USER", sequenceNumber: 1 })],
    ]);
  });

  it("leaves the calls of the platform to those who made them", () => {
    takeFailedCall(app, "user", refused(500));
    expect(logged).toEqual([]);
    expect(app.session.getState().timeout).toBeNull();
  });
});

describe("answerFailedPage", () => {
  const request = new Request("https://site.test/account/bills?year=2026");
  const failed = (failure: Failure) => new Error("The texts did not load", { cause: failure });
  const target = (cause: unknown) => answerFailedPage(app, cause, request).headers.get("location");

  it("[A8.24] leads to the error page with the reference, and names the page to try again", () => {
    for (const status of [404, 500])
      expect(target(failed(refused(status)))).toBe(
        "/error?reference=trace-77&from=%2Faccount%2Fbills%3Fyear%3D2026",
      );
    const offline: Failure = { kind: "unreachable", reason: "offline", canRetryHelp: true };
    expect(target(failed(offline))).toBe("/error?from=%2Faccount%2Fbills%3Fyear%3D2026");
    expect(logged).toEqual(["info", "error", "error"]);
  });

  it("leaves what only needs patience to the page's own apology", () => {
    expect(() => target(failed(refused(503)))).toThrow("The texts did not load");
  });

  it("[A8.27] leads to the error page from errors of our own, and not from there", () => {
    const cause = new TypeError("broken");
    expect(target(cause)).toMatch(/^\/error\?from=/);
    const fromErrorPage = new Request("https://site.test/Error");
    expect(() => answerFailedPage(app, cause, fromErrorPage)).toThrow("broken");
  });

  it("[A4.16] asks for a sign-in where the session timed out, and leads back", () => {
    expect(target(failed(TIMED_OUT))).toBe("/account/login?returnUrl=%2Faccount%2Fbills%3Fyear%3D2026");
    expect(app.session.getState().timeout?.reason).toBe("ended");
  });
});

describe("openErrorHandling", () => {
  const location = { pathname: "/account", search: "?a=b" };
  const navigate = vi.fn<(address: string) => void>();
  const router = { state: { location }, navigate } as unknown as Parameters<typeof openErrorHandling>[1];
  const fail = (place: string) =>
    dispatchEvent(
      new ErrorEvent("error", { error: Object.assign(new Error("x"), { stack: `at f (${place})` }) }),
    );

  it("[A8.26] [A8.27] leads from uncaught errors of our own to the error page, once", () => {
    openErrorHandling(app, router);
    fail("chrome-extension://a/b.js");
    dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" }));
    expect(navigate).not.toHaveBeenCalled();
    fail("https://site.test/assets/a.js");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/error?from=%2Faccount%3Fa%3Db");
    location.pathname = "/error";
    fail("https://site.test/assets/a.js");
    expect(navigate).toHaveBeenCalledOnce();
  });
});
