import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../../outcome.ts";
import { answerRefusal } from "../problem-answer.ts";
import { findFlaw, isStorable } from "./text-flaw.ts";

// Written out, whoever decodes the address or a cookie gets a U+0000.
const ENCODED_NUL = /%00/;

/**
 * Refuses what no handler could do anything with, before any is asked: texts that cannot be stored, texts that are
 * read otherwise than they are written, and values so deep that reading them runs out of stack.
 */
export function registerInputGuard(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const refusal = guardHead(request);
    if (refusal === undefined) done();
    else void answerRefusal(request, reply, refusal);
  });
  app.addHook("preValidation", (request, reply, done) => {
    const { unshownFields, isScrubbed } = request.routeOptions.config;
    const flaw =
      findFlaw(request.params) ??
      findFlaw(request.query) ??
      findFlaw(request.body, { ...(unshownFields && { unshownFields }), ...(isScrubbed && { isScrubbed }) });
    if (flaw === undefined) return done();
    // Such a call is never refused; what it brought is dropped.
    if (isScrubbed === true) return void reply.status(204).send();
    const field = flaw.field === "" ? "body" : flaw.field;
    const refusal = refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: flaw.code }] });
    return void answerRefusal(request, reply, refusal);
  });
}

function guardHead({ raw, url, headers }: FastifyRequest): Refusal | undefined {
  const invalid = (field: string) =>
    refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: "characters" }] });
  if (ENCODED_NUL.test(url)) return invalid("path");
  // Of two hosts, a proxy before us may have read the other one. HTTP/1.0 knew of none.
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion !== "1.0")) return invalid("host");
  for (const [name, value] of Object.entries(headers)) {
    const text = String(value);
    if (!isStorable(text) || (name === "cookie" && ENCODED_NUL.test(text))) return invalid(name);
  }
  return undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Fields of the body that reach no page and no mail. */
    unshownFields?: readonly string[];
    /** Whatever characters its body holds, the handler makes them harmless. */
    isScrubbed?: boolean;
  }
}
