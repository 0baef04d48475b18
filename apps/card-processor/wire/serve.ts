import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Courier } from "../delivery/courier.ts";
import { type EventDraft, storeWithEvents } from "../delivery/store-with-events.ts";
import type { Books } from "../ledger/books.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { LedgerRecord } from "../ledger/record.ts";
import { ApiError, errorBody } from "./api-error.ts";
import { type Caller, type Keys, authenticate } from "./authenticate.ts";
import type { Fault, Faults } from "./faults.ts";
import { type Form, isForm, textAt } from "./form.ts";
import { type Claim, Idempotency } from "./idempotency.ts";
import { strike } from "./strike.ts";

/** What an operation may look at. It changes nothing itself: it hands back the records to keep. */
export interface Call {
  form: Form;
  /** The `{id}` of the path; empty where it has none. */
  id: string;
  caller: Caller;
  books: Books;
  fingerprintKey: Buffer;
  now: Date;
}

export interface Answer {
  status: 200 | 402;
  body: object;
  records: LedgerRecord[];
  /** What webhook endpoints are told about it. */
  events?: readonly EventDraft[];
}

export interface Operation {
  method: "GET" | "POST" | "DELETE";
  url: string;
  /** The frame's key opens this and nothing else. */
  isForFrame?: boolean;
  /** Which ordered faults strike it, beside those that strike everything. */
  moves?: "charge" | "refund";
  run(call: Call): Answer;
}

export interface Desk {
  ledger: Ledger;
  keys: Keys;
  faults: Faults;
  courier: Courier;
  now: () => Date;
}

/** Puts operations on the wire: key, idempotency, faults, and the ledger on disk before the answer. */
export function serve(app: FastifyInstance, desk: Desk, operations: readonly Operation[]): void {
  const idempotency = new Idempotency(desk.ledger.books);
  for (const operation of operations)
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) => handle({ desk, idempotency, operation, request, reply }),
    });
}

interface Exchange {
  desk: Desk;
  idempotency: Idempotency;
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Execution extends Exchange {
  caller: Caller;
  fault: Fault | undefined;
  claim?: Claim;
}

async function handle(exchange: Exchange): Promise<FastifyReply> {
  const { desk, idempotency, operation, request, reply } = exchange;
  const caller = authenticate(request.headers.authorization, desk.keys);
  if (caller === "frame" && !operation.isForFrame)
    throw ApiError.invalid("This call needs your secret key; the publishable key opens the card frame only.");
  const fault = desk.faults.take(operation.moves);
  if (fault?.kind === "down" && (await strike(fault, request, reply)) === "over") return reply;

  const key = operation.method === "POST" ? request.headers["idempotency-key"] : undefined;
  if (typeof key !== "string") return await run({ ...exchange, caller, fault });
  const held = idempotency.claim(
    key,
    `${operation.method} ${request.url} ${JSON.stringify(formOf(request))}`,
  );
  if ("body" in held) {
    await desk.ledger.settled();
    reply.header("idempotent-replayed", "true");
    return await send(exchange, fault, { status: held.status, body: held.body });
  }
  try {
    return await run({ ...exchange, caller, fault, claim: held });
  } finally {
    idempotency.release(held);
  }
}

async function run(exchange: Execution): Promise<FastifyReply> {
  const { desk, idempotency, operation, request, reply, caller, fault, claim } = exchange;
  if (fault?.when === "before" && (await strike(fault, request, reply)) === "over") return reply;
  const { books, fingerprintKey } = desk.ledger;
  const id = isForm(request.params) ? (textAt(request.params, "id") ?? "") : "";
  const answer = operation.run({ form: formOf(request), id, caller, books, fingerprintKey, now: desk.now() });
  const body = JSON.stringify(answer.body);
  const kept: LedgerRecord[] = claim
    ? [{ kind: "answer", value: { ...claim, status: answer.status, body } }]
    : [];
  await storeWithEvents(desk, { records: [...answer.records, ...kept], events: answer.events ?? [] });
  // From here on the key has its answer; a caller whose answer is held back must get it by asking again.
  if (claim) idempotency.release(claim);
  return await send(exchange, fault, { status: answer.status, body });
}

async function send(
  { request, reply }: Exchange,
  fault: Fault | undefined,
  { status, body }: { status: number; body: string },
): Promise<FastifyReply> {
  if (fault?.when === "after" && (await strike(fault, request, reply)) === "over") return reply;
  return reply.code(status).type("application/json").send(body);
}

function formOf(request: FastifyRequest): Form {
  const source = request.method === "POST" ? request.body : request.query;
  return isForm(source) ? source : {};
}

/** Answers whatever an operation threw, in the public processor's words. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) return reply.code(error.status).send(errorBody(error.detail));
  const isTheirs = error instanceof Error && "statusCode" in error && Number(error.statusCode) < 500;
  if (isTheirs)
    return reply.code(400).send(errorBody({ type: "invalid_request_error", message: error.message }));
  request.log.error({ err: error }, "the card processor failed");
  return reply.code(500).send(errorBody({ type: "api_error", message: "An unknown error occurred." }));
}
