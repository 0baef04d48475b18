import type { FastifyServerOptions } from "fastify";
import type { Config } from "#config.ts";

const QUERY = /\?.*$/;

/**
 * How the server logs: one JSON line an event, with the trace id. Query strings are dropped, since handles and
 * tokens travel in them; database errors lose their parameters, which the query builder adds to their text.
 */
export function loggerOptions(config: Pick<Config, "logLevel">) {
  return {
    level: config.logLevel,
    redact: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.otp", "*.grant"],
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url.replace(QUERY, ""),
        traceId: request.id,
      }),
      err: describeError,
    },
  } satisfies FastifyServerOptions["logger"];
}

/** Name, message and place of an error and its causes, without the values that a query was given. */
function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  cause?: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an Error", stack: "" };
  const message = withoutValues(error.message);
  const stack = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    message,
    stack: stack.slice(0, 12).join("\n"),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * Drops "params: …" of drizzle and what PostgreSQL quotes of values: "Key (email)=(…) already exists", and "invalid input
 * syntax for type date: "…"".
 */
function withoutValues(message: string): string {
  return message
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/=\([^)]*\)/g, "=(…)")
    .replace(/: "[\s\S]*"/g, ': "…"');
}
