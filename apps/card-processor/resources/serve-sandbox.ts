import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../wire/api-error.ts";
import { faultFrom } from "../wire/faults.ts";
import type { Desk } from "../wire/serve.ts";
import { paymentIntentBody } from "./payment-intent-body.ts";

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Faults and the whole ledger, for tests; absent when the processor runs with any key but a test key. */
export function serveSandbox(app: FastifyInstance, { faults, keys, ledger }: Desk): void {
  if (!keys.secret.startsWith("sk_test_")) return;

  app.post("/sandbox/faults", { onRequest: refuseStrangers }, async (request, reply) => {
    const ordered = faultFrom(request.body);
    if (!ordered)
      throw ApiError.invalid(
        "A fault is { on: charge|any, kind: hold|reset|error500|garbage|slow|down, when: before|after, milliseconds?, times? }",
      );
    faults.add(ordered.fault, ordered.times);
    return reply.code(201).send(ordered.fault);
  });

  app.delete("/sandbox/faults", { onRequest: refuseStrangers }, async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get("/sandbox/faults", { onRequest: refuseStrangers }, async () => ({ faults: faults.list() }));

  app.get("/sandbox/ledger", { onRequest: refuseStrangers }, async () => {
    await ledger.settled();
    const { books } = ledger;
    return {
      customers: [...books.customers.values()].map(({ id, metadata }) => ({ id, metadata })),
      paymentIntents: books.paymentIntentsOf(undefined).map((it) => paymentIntentBody(it)),
    };
  });
}

// A page in this machine's browser reaches loopback too, but browsers say which page they ask for.
async function refuseStrangers(request: FastifyRequest): Promise<void> {
  const isFromPage =
    request.headers.origin !== undefined || request.headers["sec-fetch-site"] === "cross-site";
  if (LOOPBACK.has(request.ip) && !isFromPage) return;
  throw new ApiError(404, { type: "invalid_request_error", message: "Unrecognized request URL." });
}
