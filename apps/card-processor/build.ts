import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { Courier } from "./delivery/courier.ts";
import { DeliveryFaults } from "./delivery/delivery-faults.ts";
import { serveFrame } from "./frame/serve-frame.ts";
import { openLedger } from "./ledger/ledger.ts";
import { customerOperations } from "./resources/payment-methods/customers.ts";
import { startNetwork } from "./network/start-network.ts";
import { disputeOperations } from "./resources/disputes/disputes.ts";
import { paymentIntentOperations } from "./resources/intents/payment-intents.ts";
import { paymentMethodOperations } from "./resources/payment-methods/payment-methods.ts";
import { balanceTransactionOperations } from "./resources/balance-transactions.ts";
import { chargeOperations } from "./resources/charges/charges.ts";
import { refundOperations } from "./resources/refunds/refunds.ts";
import { serveSandbox } from "./resources/serve-sandbox.ts";
import { setupIntentOperations } from "./resources/intents/setup-intents.ts";
import { eventOperations } from "./resources/webhooks/events.ts";
import { webhookEndpointOperations } from "./resources/webhooks/webhook-endpoints.ts";
import { ApiError } from "./wire/api-error.ts";
import type { Keys } from "./wire/authenticate.ts";
import { Faults } from "./wire/faults.ts";
import { type Form, parseForm } from "./wire/form.ts";
import { makeId } from "./ledger/make-id.ts";
import { answerError, serve } from "./wire/serve.ts";

export interface CardProcessorOptions {
  /** Where the ledger is; this process becomes its only writer. */
  folder: string;
  keys: Keys;
  /** The origins whose pages may show the card frame. */
  appOrigins: readonly string[];
  isLogging?: boolean;
  now?: () => Date;
}

const FORM = "application/x-www-form-urlencoded";

// Thrown here, before any handler, an error would end the process instead of the request.
function parseQuery(text: string): Form {
  try {
    return parseForm(text);
  } catch {
    return {};
  }
}

/** The embedded card processor, ready to listen. Closing it gives up the folder. */
export async function buildCardProcessor(options: CardProcessorOptions): Promise<FastifyInstance> {
  const now = options.now ?? (() => new Date());
  const ledger = await openLedger(options.folder, now);
  const app = Fastify({
    // Only failures are logged, without bodies and addresses: no card number gets into a log by any way.
    logger: options.isLogging === true ? { level: "warn" } : false,
    bodyLimit: 64 * 1024,
    routerOptions: { querystringParser: parseQuery },
    genReqId: () => makeId("req"),
  });
  const deliveryFaults = new DeliveryFaults();
  const courier = new Courier({ ledger, faults: deliveryFaults, now });
  const desk = { ledger, keys: options.keys, faults: new Faults(), courier, now };

  app.addContentTypeParser(FORM, { parseAs: "string" }, async (_request: FastifyRequest, body: string) =>
    parseForm(body),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "request-id": request.id,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(({ method, url }) => {
    const message = `Unrecognized request URL (${method}: ${url.split("?")[0]}).`;
    throw new ApiError(404, { type: "invalid_request_error", message });
  });
  app.get("/health/live", async () => ({ status: "live" }));
  serve(app, desk, [
    ...customerOperations,
    ...paymentMethodOperations,
    ...setupIntentOperations,
    ...paymentIntentOperations,
    ...refundOperations,
    ...chargeOperations,
    ...balanceTransactionOperations,
    ...disputeOperations,
    ...webhookEndpointOperations,
    ...eventOperations,
  ]);
  serveSandbox(app, desk, deliveryFaults);
  await serveFrame(app, options.appOrigins);
  courier.resume();
  const stopNetwork = startNetwork(desk, (cause) => app.log.error({ err: cause }, "the card network failed"));
  app.addHook("onClose", async () => {
    await stopNetwork();
    await courier.close();
    await ledger.close();
  });
  return app;
}
