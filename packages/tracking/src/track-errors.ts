import { ERROR_EVENTS, type TrackedError } from "./error-record.ts";
import type { Visit } from "./visit.ts";

export interface ErrorTracking {
  error(error: TrackedError): void;
  /** Fields that a form refused before anything was sent. */
  userErrors(fields: readonly string[]): void;
  /** A refusal of the server, by its code. */
  businessError(code: string): void;
  /** A failure of the server, by its code. */
  systemError(code: string): void;
  /** A failure of the page. */
  appError(name: string): void;
}

/** Numbers the errors of a page view from 1; `restart` begins the next one. */
export function trackErrors(visit: Visit): ErrorTracking & { restart(): void } {
  let count = 0;

  function error(tracked: TrackedError): void {
    count += 1;
    visit.push(ERROR_EVENTS[tracked.errorType], { errorInfo: { ...tracked, sequenceNumber: count } });
  }

  return {
    error,
    userErrors(fields) {
      const fieldErrors = fields.map((fieldName) => ({ fieldName, errorCode: "INVALID", errorType: "USER" }));
      error({ errorType: "USER", errorDetails: { fieldErrors } });
    },
    businessError: (errorName) => error({ errorType: "BUSINESS", errorName }),
    systemError: (errorName) => error({ errorType: "SYSTEM", errorName }),
    appError: (errorName) => error({ errorType: "APP", errorName }),
    restart() {
      count = 0;
    },
  };
}
