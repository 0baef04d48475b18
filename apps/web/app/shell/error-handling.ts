import type { Domain } from "@skywave/contract";
import type { Failure } from "@skywave/sdk";
import { signOut } from "@skywave/services/sessions/sign-out";
import { decideError, decideFailure } from "@skywave/services/outcomes/decide-failure";
import { redirect } from "react-router";
import type { AppServices } from "#platform/app-services.ts";
import type { PageRouter } from "#platform/router/page-router.ts";
import { openSessionTimeout } from "#platform/session-store.ts";
import { PATHS } from "../paths/paths.ts";
import { findReference } from "./find-reference.ts";
import { markTold } from "./told-causes.ts";

/** Where the apology is, with the reference that support asks for and the page to try again. */
function errorAddress(cause: unknown, from: string): string {
  const reference = findReference(cause, "");
  const query = new URLSearchParams({ ...(reference === undefined ? {} : { reference }), from });
  return `/${PATHS.error}?${query}`;
}

function endSession({ session, skywave }: AppServices, returnUrl: string): void {
  openSessionTimeout(session, { reason: "ended", returnUrl });
  void signOut(skywave);
}

/** Looks after a call of a screen that failed; the screen itself says what it has to say about it. */
export function takeFailedCall(app: AppServices, domain: Domain, failure: Failure): void {
  const isLegacy = domain === "legacy";
  const decision = decideFailure(failure, { isPageData: false, isLogged: isLegacy });
  if (decision.act === "timeOutSession") {
    endSession(app, location.pathname + location.search);
    return;
  }
  const { code, logLevel: level } = decision;
  if (level === undefined) return;
  app.skywave.log({ level, message: "The legacy system refused or failed", details: { code } });
  if (failure.kind !== "serverRefused") {
    app.tracking.systemError(code);
    return;
  }
  const fieldErrors = failure.invalidFields.map(({ field: fieldName, code: errorCode }) => ({
    fieldName,
    errorCode,
    errorType: "BUSINESS",
  }));
  const { propKey = code, actionErrors: named } = failure;
  const whole: typeof named = fieldErrors.length > 0 ? [] : [{ errorCode: propKey }];
  app.tracking.serviceError({
    // What went wrong inside a service is mostly in its own log: what it does not tell of that is nothing.
    actionErrors: (named ?? whole).map(({ errorCode, errorStackTrace = "" }) => ({
      errorCode,
      errorStackTrace,
    })),
    fieldErrors,
  });
}

/** Where a page leads that could not get what it is made of. What has no way of its own is thrown again. */
export function answerFailedPage(app: AppServices, cause: unknown, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const from = pathname + search;
  const failure = failureIn(cause);
  if (failure === undefined) {
    const { thirdPartyScripts } = app.shell;
    if (!decideError(cause, { thirdPartyScripts, isErrorPage: isErrorPage(pathname) }).leadsToErrorPage)
      throw cause;
    app.skywave.log({ level: "error", message: "A page failed", details: { cause } });
    app.tracking.appError("A page failed");
    return redirect(errorAddress(cause, from));
  }
  const decision = decideFailure(failure, { isPageData: true, isLogged: true });
  if (decision.act === "timeOutSession") {
    endSession(app, from);
    return redirect(`/${PATHS.signIn}?${new URLSearchParams({ returnUrl: from })}`);
  }
  const { code, logLevel: level = "info", leadsToErrorPage } = decision;
  app.skywave.log({ level, message: "The data of a page did not load", details: { code, cause } });
  app.tracking.systemError(code);
  if (!leadsToErrorPage) {
    markTold(cause);
    throw cause;
  }
  return redirect(errorAddress(cause, from));
}

/** Leads to the apology from what nobody caught. The log hears of it by itself. */
export function openErrorHandling(app: AppServices, router: PageRouter): void {
  function take(cause: unknown): void {
    const { pathname, search } = router.state.location;
    const { thirdPartyScripts } = app.shell;
    if (!decideError(cause, { thirdPartyScripts, isErrorPage: isErrorPage(pathname) }).leadsToErrorPage)
      return;
    app.tracking.appError(cause instanceof Error ? cause.name : "Error");
    void router.navigate(errorAddress(cause, pathname + search));
  }
  addEventListener("error", ({ error }) => take(error));
  addEventListener("unhandledrejection", ({ reason }) => take(reason));
}

const isErrorPage = (pathname: string) => pathname.toLowerCase() === `/${PATHS.error}`;

function failureIn(cause: unknown): Failure | undefined {
  const inner = cause instanceof Error ? cause.cause : undefined;
  return isFailure(inner) ? inner : undefined;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "kind" in value && "canRetryHelp" in value;
}
