import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerRefusal } from "../problem-answer.ts";
import { type Refusal, refuse } from "../../outcome.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const JSON_IN_UTF_8 = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Guards every write of a scope, before its body is read. */
export function registerWriteGuard(
  scope: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): void {
  const publicProtocol = publicUrl === undefined ? undefined : new URL(publicUrl).protocol;
  scope.addHook("onRequest", (request, reply, done) => {
    const refusal = guardWrite(request, publicProtocol ?? `${request.protocol}:`);
    if (refusal === undefined) done();
    else void answerRefusal(request, reply, refusal);
  });
}

/**
 * Refuses writes that another site may have caused. A sibling host is same-site, so SameSite cookies alone are
 * no defence: a write needs our own Origin, JSON, and, where the browser sends cookies along, a header that a
 * foreign page could only send after a preflight. A body is JSON or nothing, whatever it comes with.
 */
function guardWrite(request: FastifyRequest, protocol: string): Refusal | undefined {
  const { origin, cookie, host } = request.headers;
  if (!SAFE_METHODS.has(request.method)) {
    if (origin !== undefined && origin !== originOf(protocol, host)) return refuse("FORBIDDEN");
    if (cookie !== undefined && request.headers["sxm-trace-id"] === undefined) return refuse("FORBIDDEN");
  }
  return hasBody(request) && !JSON_IN_UTF_8.test(request.headers["content-type"] ?? "")
    ? refuse("UNSUPPORTED_MEDIA_TYPE")
    : undefined;
}

/** A body whose length is not told in advance comes in chunks. */
function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && Number(length) !== 0);
}

/** As browsers write it: without the port that goes without saying. */
function originOf(protocol: string, host: string | undefined): string | undefined {
  return URL.parse(`${protocol}//${host ?? ""}`)?.origin;
}
