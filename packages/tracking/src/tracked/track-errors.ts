import { ERROR_EVENTS, type ErrorDetails, type TrackedError } from "../catalogue/error-record.ts";
import type { Visit } from "../visit.ts";

export interface ErrorTracking {
  error(error: TrackedError): void;
  /** Fields that a form refused before anything was sent. */
  userErrors(fields: readonly string[]): void;
  /** A refusal of the server, by its code; the codes of a server that failed or was not reached are told as that. */
  businessError(code: string): void;
  /** A failure of the server, by its code. */
  systemError(code: string): void;
  /** A failure of the page. */
  appError(name: string): void;
  /** An answer whose body says what was wrong: action errors, or fields. */
  serviceError(body: ServiceErrorBody): void;
}

/** The part of a refusal that services of the legacy system answer with. */
export interface ServiceErrorBody {
  actionErrors?: readonly { errorCode: string; errorStackTrace?: string }[];
  fieldErrors?: readonly { fieldName: string; errorCode: string; errorType: string }[];
}

const FAILURES: ReadonlySet<string> = new Set(["SYSTEM", "UNREACHABLE"]);

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
    businessError(code) {
      if (FAILURES.has(code)) return error({ errorType: "SYSTEM", errorName: code });
      error({ errorType: "BUSINESS", errorName: code, errorCode: code, message: wordsOf(code) });
    },
    systemError: (errorName) => error({ errorType: "SYSTEM", errorName }),
    appError: (errorName) => error({ errorType: "APP", errorName }),
    serviceError(body) {
      for (const errorDetails of detailsOf(body)) {
        const errorCode = codeOf(errorDetails);
        error({ errorType: "BUSINESS", errorCode, message: wordsOf(errorCode), errorDetails });
      }
    },
    restart() {
      count = 0;
    },
  };
}

/** A code as words: what people read is in their language, and may name them. */
function wordsOf(code: string): string {
  return code.toLowerCase().replaceAll(/[._]/g, " ");
}

/** Of fields the code of the first one; the others stand beside it. */
function codeOf(details: ErrorDetails): string {
  return "errorPropKey" in details ? details.errorPropKey : (details.fieldErrors[0]?.errorCode ?? "INVALID");
}

function detailsOf({ actionErrors = [], fieldErrors = [] }: ServiceErrorBody): readonly ErrorDetails[] {
  const ofActions = actionErrors.map(({ errorCode, errorStackTrace }) => ({
    errorPropKey: errorCode,
    ...(errorStackTrace === undefined ? {} : { errorStackTrace }),
  }));
  return fieldErrors.length > 0 ? [...ofActions, { fieldErrors }] : ofActions;
}
