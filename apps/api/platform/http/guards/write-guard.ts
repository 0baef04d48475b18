import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerRefusal } from "../problem-answer.ts";
import { type Refusal, refuse } from "../../outcome.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Guards every write of a scope, before its body is read. */
export function registerWriteGuard(scope: FastifyInstance): void {
  scope.addHook("onRequest", async (request, reply) => {
    const refusal = guardWrite(request);
    if (refusal !== undefined) return answerRefusal(request, reply, refusal);
    return undefined;
  });
}

/**
 * Refuses writes that another site may have caused. A sibling host is same-site, so SameSite cookies alone are
 * no defence: a write needs our own Origin, JSON, and, where the browser sends cookies along, a header that a
 * foreign page could only send after a preflight.
 */
function guardWrite(request: FastifyRequest): Refusal | undefined {
  if (SAFE_METHODS.has(request.method)) return undefined;
  const { origin, cookie, host } = request.headers;
  if (origin !== undefined && hostOf(origin) !== host) return refuse("FORBIDDEN");
  if (cookie !== undefined && request.headers["sxm-trace-id"] === undefined) return refuse("FORBIDDEN");
  const hasBody =
    request.headers["content-length"] !== undefined && request.headers["content-length"] !== "0";
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "");
  return hasBody && !isJson ? refuse("UNSUPPORTED_MEDIA_TYPE") : undefined;
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
