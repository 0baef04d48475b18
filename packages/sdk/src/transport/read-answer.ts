import type { ActionError, CallResult, InvalidField } from "./call-result.ts";
import type { WireAnswer } from "../platform/wire.ts";
import { readJson, readNothing } from "../wire/read-json.ts";

interface ProblemBody {
  code?: string;
  description?: string;
  /** Where some servers put the code. */
  message?: string;
  invalidFields?: readonly InvalidField[];
  traceId?: string;
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** How the legacy system refuses: as a whole, by what it could not do, or field by field. */
interface LegacyBody {
  error?: { errorCode?: string; errorPropKey?: string; logId?: string };
  actionErrors?: readonly ActionError[];
  fieldErrors?: readonly { fieldName: string; errorCode: string }[];
}

interface Asked {
  /** What the call was sent with; the server's own, if it names one, wins. */
  traceId: string;
  now: number;
}

/** What an answer of the wire means to the caller. */
export function readAnswer<T>(answer: WireAnswer, asked: Asked): CallResult<T> {
  if (answer.kind !== "answered") {
    const reason = answer.kind === "lost" ? "offline" : "timeout";
    return { ok: false, failure: { kind: "unreachable", reason, canRetryHelp: true } };
  }
  const { status, text } = answer;
  const isSuccess = status >= 200 && status <= 299;
  if (isSuccess && (status === 204 || text === "")) return { ok: true, data: readNothing<T>() };

  const body = readJson<T & ProblemBody & LegacyBody>(text);
  const canRetryHelp = status >= 500 || status === 408 || status === 429;
  if (body === undefined || body === null || typeof body !== "object") {
    return { ok: false, failure: { kind: "unreadable", status, traceId: asked.traceId, canRetryHelp } };
  }
  if (isSuccess) return { ok: true, data: body };

  const retryAfterInSeconds = readRetryAfter(answer.retryAfter, asked.now);
  const told = Array.isArray(body.fieldErrors) ? body.fieldErrors : undefined;
  const fieldErrors = told?.map(({ fieldName: field, errorCode: code }) => ({ field, code }));
  const { actionErrors: named } = body;
  const actionErrors = Array.isArray(named) && named.length > 0 ? named : undefined;
  const propKey = body.error?.errorPropKey;
  const description = body.message ?? body.description;
  return {
    ok: false,
    failure: {
      kind: "serverRefused",
      code:
        body.code ??
        body.error?.errorCode ??
        fieldErrors?.[0]?.code ??
        actionErrors?.[0]?.errorCode ??
        body.message ??
        "SERVICE_CODE_UNKNOWN",
      ...(description ? { description } : {}),
      ...(propKey === undefined ? {} : { propKey }),
      status,
      invalidFields: body.invalidFields ?? fieldErrors ?? [],
      ...(actionErrors === undefined ? {} : { actionErrors }),
      details: body.details ?? {},
      traceId: body.traceId ?? body.error?.logId ?? asked.traceId,
      canRetryHelp,
      ...(retryAfterInSeconds === undefined ? {} : { retryAfterInSeconds }),
    },
  };
}

/** Seconds, or a date. */
function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
