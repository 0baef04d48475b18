/** The form field that a refusal is about, and what is wrong with it. */
export interface InvalidField {
  field: string;
  code: string;
}

/** What a service of the legacy system could not do, with what it says of where it failed, as it names them. */
export interface ActionError {
  errorCode: string;
  errorStackTrace?: string;
}

/**
 * Why a call brought nothing back, in the order in which things can go wrong. `canRetryHelp` says whether
 * the same call may succeed later without the person changing anything.
 */
export type Failure =
  | { kind: "unreachable"; reason: "offline" | "timeout"; canRetryHelp: true }
  /** No session could be had, or not the one that the call needs: sign in (again). */
  | { kind: "sessionRefused"; code: string; propKey?: string; canRetryHelp: false }
  | {
      kind: "serverRefused";
      /** As the server sent it; SERVICE_CODE_UNKNOWN when it sent none. */
      code: string;
      /** The server's words about it, for developers and logs alone; some servers put another code there. */
      description?: string;
      /** How the legacy system names the text that tells of it. */
      propKey?: string;
      status: number;
      invalidFields: readonly InvalidField[];
      /** Left out where the server named none. */
      actionErrors?: readonly ActionError[];
      details: Readonly<Record<string, string | number | boolean>>;
      /** Only after 429 and 503, which are never repeated for the person. */
      retryAfterInSeconds?: number;
      traceId: string;
      canRetryHelp: boolean;
    }
  /** The answer was not what the call promises, such as a proxy's error page. */
  | { kind: "unreadable"; status: number; traceId: string; canRetryHelp: boolean };

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: Failure };

/** Whether the server understood and said no: 400 to 499, except 408 and 429. */
export function isBusinessFailure(failure: Failure): boolean {
  if (failure.kind !== "serverRefused") return false;
  const { status } = failure;
  return status >= 400 && status <= 499 && status !== 408 && status !== 429;
}
