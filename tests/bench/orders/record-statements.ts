import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { appendFileSync } from "node:fs";
import { type IncomingMessage, Server } from "node:http";
import pg from "pg";
import type { RecordedStatement } from "./recorded-statement.ts";

// Loaded into the API process ahead of its own code: the product knows nothing of being recorded.
const file = process.env["BENCH_STATEMENTS_FILE"] ?? "";
const calls = new AsyncLocalStorage<Pick<RecordedStatement, "call" | "method" | "path">>();
const NO_CALL = { call: 0, method: "", path: "" };
let count = 0;

const emit = Reflect.get(Server.prototype, "emit");
Server.prototype.emit = function emitInCall(
  this: Server,
  event: string | symbol,
  ...rest: unknown[]
): boolean {
  const [request] = rest;
  if (event !== "request" || !isRequest(request)) return Reflect.apply(emit, this, [event, ...rest]);
  count += 1;
  const call = { call: count, method: request.method ?? "", path: request.url ?? "" };
  return calls.run(call, () => Reflect.apply(emit, this, [event, ...rest]));
};

// Who waits for a connection is called back by whoever gives it back, and would be recorded as theirs.
const connect = Reflect.get(pg.Pool.prototype, "connect");
Reflect.set(pg.Pool.prototype, "connect", function keepCall(this: pg.Pool, ...given: unknown[]) {
  const [callback] = given;
  const kept = isCallback(callback) ? [AsyncResource.bind(callback)] : given;
  return Reflect.apply(connect, this, kept);
});

// A statement is sent as it is asked for, with what goes along: by what is bound meanwhile the ends are told.
let bound: unknown[] = [];
const bind = Reflect.get(pg.Connection.prototype, "bind");
Reflect.set(
  pg.Connection.prototype,
  "bind",
  function watch(this: pg.Connection, ...given: [object, boolean]) {
    bound.push(Reflect.get(given[0], "statement"));
    return Reflect.apply(bind, this, given);
  },
);

const query = Reflect.get(pg.Client.prototype, "query");
Reflect.set(pg.Client.prototype, "query", function record(this: pg.Client, ...given: unknown[]) {
  const call = calls.getStore() ?? NO_CALL;
  const [statement, values] = given;
  bound = [];
  const answer = Reflect.apply(query, this, given);
  if (!isPreparation(statement)) {
    const recorded = {
      ...call,
      text: typeof statement === "string" ? statement : textOf(statement),
      values: Array.isArray(values) ? values : valuesOf(statement),
      isFirst: bound.includes("begin"),
      isLast: bound.includes("commit"),
    };
    appendFileSync(file, `${JSON.stringify(recorded satisfies RecordedStatement)}\n`);
  }
  return answer;
});

/** What a new connection learns, whoever it was opened for. */
function isPreparation(statement: unknown): boolean {
  if (typeof statement !== "object" || statement === null) return false;
  return ["begin", "commit"].includes(Reflect.get(statement, "name"));
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === "object" && value !== null && "method" in value && "url" in value;
}

function isCallback(value: unknown): value is (...results: unknown[]) => unknown {
  return typeof value === "function";
}

function textOf(statement: unknown): string {
  return typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : "";
}

function valuesOf(statement: unknown): unknown[] {
  if (typeof statement !== "object" || statement === null || !("values" in statement)) return [];
  return Array.isArray(statement.values) ? statement.values : [];
}
