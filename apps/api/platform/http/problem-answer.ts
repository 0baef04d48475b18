import type { LegacyError, Problem, RefusalCode } from "@skywave/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from "fastify-type-provider-zod";
import { isDatabaseUnavailable, isLockCollision } from "../database/database-errors.ts";
import { type Refusal, refuse } from "../outcome.ts";
import { statusOf } from "./status-of.ts";

const UNAVAILABLE_RETRY_IN_SECONDS = 2;

const refused = new WeakMap<FastifyRequest, RefusalCode>();

/** The code that a request was refused with, for those who count; undefined where it was not. */
export function refusalCodeOf(request: FastifyRequest): RefusalCode | undefined {
  return refused.get(request);
}

/** Answers with a refusal; its status comes from the one table. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  refused.set(request, refusal.code);
  const problem: Problem = {
    code: refusal.code,
    description: `${request.routeOptions.schema?.operationId ?? request.method} was refused`,
    status: statusOf(refusal.code),
    traceId: request.id,
    ...(refusal.invalidFields && { invalidFields: refusal.invalidFields }),
    ...(refusal.notFoundResourceType && { notFoundResourceType: refusal.notFoundResourceType }),
    ...(refusal.details && { details: refusal.details }),
  };
  // Whoever operates this has to find why; whoever called cannot do anything about it.
  if (refusal.code === "SERVICE_UNAVAILABLE") request.log.warn({ err: refusal.cause }, "unavailable");
  if (refusal.retryAfterInSeconds !== undefined) {
    void reply.header("retry-after", String(Math.max(1, Math.ceil(refusal.retryAfterInSeconds))));
  }
  const { isLegacy } = request.routeOptions.config;
  const body = isLegacy === true ? legacyErrorOf(problem) : problem;
  return reply.status(problem.status).type("application/json").serializer(JSON.stringify).send(body);
}

/** Whoever comes without a session that stands had one, as far as the legacy system knows. */
const SESSION_TIMED_OUT = "error.common.session.timed.out.error";

/** The same in the words of the legacy system. */
function legacyErrorOf({ code, traceId }: Problem): LegacyError {
  const errorPropKey =
    code === "UNAUTHORIZED" ? SESSION_TIMED_OUT : `error.${code.toLowerCase().replaceAll(/[\s_]+/g, ".")}`;
  return { error: { errorCode: code, errorPropKey, logId: traceId, errorStackTrace: "" } };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers as the legacy system did. */
    isLegacy?: boolean;
  }
}

/** The one place where surprises end: logged with their cause, answered as SYSTEM with the trace id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const invalidFields = error.validation.map((issue) => ({
      field: issue.instancePath.split("/").filter(Boolean).join(".") || "body",
      code: issue.keyword,
    }));
    return answerRefusal(request, reply, { ok: false, code: "INVALID_PAYLOAD", invalidFields });
  }
  const code = codeOf(error);
  if (code === "SYSTEM") request.log.error({ err: error }, "unexpected failure");
  if (code === "SERVICE_UNAVAILABLE") {
    const facts = { retryAfterInSeconds: UNAVAILABLE_RETRY_IN_SECONDS, cause: error };
    return answerRefusal(request, reply, refuse(code, facts));
  }
  return answerRefusal(request, reply, { ok: false, code });
}

function codeOf(error: FastifyError): RefusalCode {
  if (isResponseSerializationError(error)) return "SYSTEM";
  if (isDatabaseUnavailable(error) || isLockCollision(error)) return "SERVICE_UNAVAILABLE";
  switch (error.statusCode) {
    case 413:
      return "PAYLOAD_TOO_LARGE";
    case 415:
      return "UNSUPPORTED_MEDIA_TYPE";
    case 429:
      return "RATE_LIMIT_EXCEEDED";
    case 503:
      return "SERVICE_UNAVAILABLE";
    default:
      return isClientError(error) ? "INVALID_PAYLOAD" : "SYSTEM";
  }
}

function isClientError(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}
