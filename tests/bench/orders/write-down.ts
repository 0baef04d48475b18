import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync } from "node:fs";
import { type IncomingMessage, Server } from "node:http";
import type { RecordedStatement } from "./recorded-statement.ts";

// Loaded into the API process ahead of its own code: the product knows nothing of being recorded.
const file = process.env["BENCH_STATEMENTS_FILE"] ?? "";
const calls = new AsyncLocalStorage<Pick<RecordedStatement, "call" | "method" | "path">>();
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

/** Writes a statement down with the call that it is sent for; what no call asked for is left out. */
export function writeDown(statement: Omit<RecordedStatement, "call" | "method" | "path">): void {
  const call = calls.getStore();
  if (call === undefined) return;
  appendFileSync(file, `${JSON.stringify({ ...call, ...statement } satisfies RecordedStatement)}\n`);
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === "object" && value !== null && "method" in value && "url" in value;
}
