import type { Failure, LogEntry } from "@skywave/sdk";
import { isSessionTimeout } from "./is-session-timeout.ts";
import { levelOfFailure } from "./level-of-failure.ts";

const LEAD_TO_ERROR_PAGE = [404, 500, 0];

export interface FailedRequest {
  /** What a page cannot be drawn without; forms answer for themselves, where they are. */
  isPageData: boolean;
  /** A request may say no, as the one that does the logging has to. */
  isLogged: boolean;
}

export type FailureDecision =
  /** Sign in again; nothing else is said about it. */
  | { act: "timeOutSession" }
  | { act: "show"; code: string; logLevel: LogEntry["level"] | undefined; leadsToErrorPage: boolean };

/** What is done about a call that failed: the first rule that fits, as the rules stand in the specification. */
export function decideFailure(failure: Failure, request: FailedRequest): FailureDecision {
  if (isSessionTimeout(failure)) return { act: "timeOutSession" };
  const logLevel = request.isLogged ? levelOfFailure(failure) : undefined;
  const leadsToErrorPage = request.isPageData && LEAD_TO_ERROR_PAGE.includes(statusOf(failure));
  return { act: "show", code: codeOf(failure), logLevel, leadsToErrorPage };
}

/** As browsers count: an answer that never came has the status 0. */
function statusOf(failure: Failure): number {
  if (failure.kind === "sessionRefused") return 401;
  return failure.kind === "unreachable" ? 0 : failure.status;
}

function codeOf(failure: Failure): string {
  return "code" in failure ? failure.code : "UNKNOWN";
}

/** What is done about a failure of the page itself: the error page apologises, except for the doings of others. */
export function decideError(
  cause: unknown,
  { thirdPartyScripts, isErrorPage }: { thirdPartyScripts: readonly string[]; isErrorPage: boolean },
): { leadsToErrorPage: boolean } {
  const stack = cause instanceof Error ? cause.stack : undefined;
  // What comes without a stack is no error of a script: browsers report their own news the same way.
  if (stack === undefined) return { leadsToErrorPage: false };
  const isForeign = thirdPartyScripts.some((script) => stack.includes(script));
  return { leadsToErrorPage: !isForeign && !isErrorPage };
}
