import { listOf, number, oneOf, shape, text } from "./field.ts";
import { ERROR_TYPES } from "./value-sets.ts";

type ErrorType = (typeof ERROR_TYPES)[number];

/** A field that the server or the form refused. */
export interface FieldError {
  fieldName: string;
  errorCode: string;
  errorType: string;
}

/** What a service said was wrong: one thing by its key, or fields. */
export type ErrorDetails =
  | { errorPropKey: string; errorStackTrace?: string }
  | { fieldErrors: readonly FieldError[] };

export type TrackedError = { errorType: ErrorType } & (
  | { errorName: string; errorCode?: string; message?: string }
  | { errorDetails: ErrorDetails; errorCode?: string; message?: string }
);

/** An error with its place among the errors since the last page view, from 1. */
export type ErrorRecord = TrackedError & { sequenceNumber: number };

export const ERROR_INFO = {
  errorType: oneOf(ERROR_TYPES),
  sequenceNumber: number,
  errorName: text,
  errorCode: text,
  message: text,
  errorDetails: shape({
    errorPropKey: text,
    errorStackTrace: text,
    fieldErrors: listOf(shape({ fieldName: text, errorCode: text, errorType: text })),
  }),
} as const;

export const ERROR_EVENTS = {
  USER: "user-error",
  BUSINESS: "business-error",
  SYSTEM: "system-error",
  APP: "app-error",
} as const satisfies Record<ErrorType, string>;

export type ErrorEventName = (typeof ERROR_EVENTS)[ErrorType];
