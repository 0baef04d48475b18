import type { FastifyInstance } from "fastify";
import { renewedCard } from "../cards/card-from-form.ts";
import { type DeliveryFaults, deliveryFaultFrom } from "../delivery/delivery-faults.ts";
import { storeWithEvents } from "../delivery/store-with-events.ts";
import { ApiError } from "../wire/api-error.ts";
import { isForm } from "../wire/form.ts";
import { faultFrom } from "../wire/faults.ts";
import { refuseStrangers } from "../wire/refuse-strangers.ts";
import type { Desk } from "../wire/serve.ts";
import { paymentIntentBody } from "./intents/payment-intent-body.ts";
import { paymentMethodBody } from "./payment-methods/payment-method-body.ts";
import { refundBody } from "./refunds/refund-body.ts";
import { serveWallets } from "./serve-wallets.ts";

/** Faults and the whole ledger, for tests; absent when the processor runs with any key but a test key. */
export function serveSandbox(app: FastifyInstance, desk: Desk, deliveryFaults: DeliveryFaults): void {
  const { faults, keys, ledger } = desk;
  if (!keys.secret.startsWith("sk_test_")) return;

  app.post("/sandbox/faults", { onRequest: refuseStrangers }, async (request, reply) => {
    const ordered = faultFrom(request.body);
    if (!ordered)
      throw ApiError.invalid(
        "A fault is { on: charge|refund|any, kind: hold|reset|error500|garbage|slow|down, when: before|after, milliseconds?, times? }",
      );
    faults.add(ordered.fault, ordered.times);
    return reply.code(201).send(ordered.fault);
  });

  app.delete("/sandbox/faults", { onRequest: refuseStrangers }, async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get("/sandbox/faults", { onRequest: refuseStrangers }, async () => ({ faults: faults.list() }));

  app.post("/sandbox/webhook-faults", { onRequest: refuseStrangers }, async (request, reply) => {
    const ordered = deliveryFaultFrom(request.body);
    if (!ordered)
      throw ApiError.invalid(
        "A fault is { kind: double|delay|reorder|drop|wrongSignature|oldTimestamp|unknownObject, milliseconds?, times? }",
      );
    deliveryFaults.add(ordered.fault, ordered.times);
    return reply.code(201).send(ordered.fault);
  });

  app.delete("/sandbox/webhook-faults", { onRequest: refuseStrangers }, async (_request, reply) => {
    deliveryFaults.clear();
    return reply.code(204).send();
  });

  serveWallets(app);

  // What a card network tells by itself when a bank has sent out a new card.
  app.post<{ Params: { id: string } }>(
    "/sandbox/payment_methods/:id/renew",
    { onRequest: refuseStrangers },
    async ({ params, body: form }) => {
      const method = ledger.books.paymentMethods.get(params.id);
      if (!method || !isForm(form)) throw ApiError.missing("PaymentMethod", params.id, "id");
      const value = { ...method, card: renewedCard(method.card, form, desk.now()) };
      const body = paymentMethodBody(value);
      await storeWithEvents(desk, {
        records: [{ kind: "paymentMethod", value }],
        events: [{ type: "payment_method.automatically_updated", object: body }],
      });
      return body;
    },
  );

  app.get("/sandbox/ledger", { onRequest: refuseStrangers }, async () => {
    await ledger.settled();
    const { books } = ledger;
    return {
      customers: [...books.customers.values()].map(({ id, metadata }) => ({ id, metadata })),
      paymentIntents: books.paymentIntentsOf(undefined).map((it) => paymentIntentBody(it)),
      refunds: [...books.refunds.values()].map((refund) => refundBody(refund)),
    };
  });
}
