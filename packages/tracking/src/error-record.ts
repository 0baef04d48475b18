/** A field that the server or the form refused. */
export interface FieldError {
  fieldName: string;
  errorCode: string;
  errorType: string;
}

type ErrorDetails =
  | { errorPropKey: string; errorStackTrace?: string }
  | { fieldErrors: readonly FieldError[] };

/** USER: a form refused it; BUSINESS: the server did; SYSTEM: the server failed; APP: the page did. */
export type TrackedError = { errorType: "USER" | "BUSINESS" | "SYSTEM" | "APP" } & (
  | { errorName: string }
  | { errorDetails: ErrorDetails }
);

/** An error with its place among the errors since the last page view, from 1. */
export type ErrorRecord = TrackedError & { sequenceNumber: number };

export type ErrorEventName = "user-error" | "business-error" | "system-error" | "app-error";

export const ERROR_EVENTS = {
  USER: "user-error",
  BUSINESS: "business-error",
  SYSTEM: "system-error",
  APP: "app-error",
} as const satisfies Record<TrackedError["errorType"], ErrorEventName>;
