import { declineOf } from "../../cards/test-cards.ts";
import type { EventDraft } from "../../delivery/store-with-events.ts";
import type { PaymentIntent } from "../../ledger/record.ts";
import { ApiError, declineDetail, errorBody } from "../../wire/api-error.ts";
import { type Form, textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Call, Operation } from "../../wire/serve.ts";
import { isTrue, metadataFrom, requiredText, secondsOf } from "../../wire/form-fields.ts";
import { createdIn, listBody } from "../../wire/list-page.ts";
import { chargeBody } from "../charges/charge-body.ts";
import { paymentIntentBody } from "./payment-intent-body.ts";
import { type Parties, partiesOf } from "./parties-of.ts";

// The least that card networks let the public processor charge, in either dollar.
const LEAST_IN_CENTS = 50;
const MOST_IN_CENTS = 99_999_999;

const create: Operation = {
  method: "POST",
  url: "/v1/payment_intents",
  moves: "charge",
  run(call) {
    const parties = partiesOf(call);
    const intent = intentFrom(call, parties);
    const records = parties.found?.records ?? [];
    if (!isTrue(call.form, "confirm"))
      return { status: 200, body: paymentIntentBody(intent), records: [...records, keep(intent)] };
    if (!parties.found)
      throw ApiError.invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
        code: "payment_intent_unexpected_state",
      });
    const { method } = parties.found;
    const asked = call.books.hasPaid(method.id) ? "laterCharge" : "firstCharge";
    const settled = settledIntent(intent, declineOf(method.card.behaviour, asked));
    const detail = declineDetail(settled);
    const charge = chargeBody(settled, { refunds: [], dispute: undefined, method });
    const body = paymentIntentBody(settled);
    return {
      status: detail ? 402 : 200,
      body: detail
        ? errorBody({ ...detail, charge: settled.latestChargeId ?? "", payment_intent: body })
        : body,
      records: [...records, keep(settled)],
      events: eventsOf({ isDeclined: detail !== null, body, charge }),
    };
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/payment_intents/:id",
  run({ id, books }) {
    const intent = books.paymentIntents.get(id);
    if (!intent) throw ApiError.missing("payment_intent", id, "intent");
    return { status: 200, body: paymentIntentBody(intent), records: [] };
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/payment_intents",
  run({ form, books }) {
    const all = createdIn(books.paymentIntentsOf(textAt(form, "customer")), form);
    const body = listBody(all, { form, url: "/v1/payment_intents", body: paymentIntentBody });
    return { status: 200, body, records: [] };
  },
};

const cancel: Operation = {
  method: "POST",
  url: "/v1/payment_intents/:id/cancel",
  run({ id, books, now }) {
    const intent = books.paymentIntents.get(id);
    if (!intent) throw ApiError.missing("payment_intent", id, "intent");
    if (intent.status === "succeeded" || intent.status === "canceled")
      throw ApiError.invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        { code: "payment_intent_unexpected_state" },
      );
    const canceled: PaymentIntent = { ...intent, status: "canceled", canceledInSeconds: secondsOf(now) };
    const body = paymentIntentBody(canceled);
    const events = [{ type: "payment_intent.canceled", object: body }];
    return { status: 200, body, records: [keep(canceled)], events };
  },
};

export const paymentIntentOperations: readonly Operation[] = [create, retrieve, list, cancel];

function eventsOf(outcome: { isDeclined: boolean; body: object; charge: object }): EventDraft[] {
  const { isDeclined, body, charge } = outcome;
  return [
    { type: isDeclined ? "charge.failed" : "charge.succeeded", object: charge },
    { type: isDeclined ? "payment_intent.payment_failed" : "payment_intent.succeeded", object: body },
  ];
}

function intentFrom({ form, now }: Call, { customerId, found }: Parties): PaymentIntent {
  const id = makeId("pi");
  return {
    id,
    createdInSeconds: secondsOf(now),
    customerId,
    paymentMethodId: found?.method.id ?? null,
    amountInCents: amountFrom(form),
    currency: currencyFrom(form),
    status: found ? "requires_confirmation" : "requires_payment_method",
    decline: null,
    latestChargeId: null,
    clientSecret: `${id}_${makeId("secret")}`,
    metadata: metadataFrom(form),
    description: textAt(form, "description") ?? null,
  };
}

// An attempt that was declined stays on the books as a failed charge, as the public processor keeps it.
function settledIntent(intent: PaymentIntent, decline: PaymentIntent["decline"]): PaymentIntent {
  const latestChargeId = makeId("ch");
  return { ...intent, decline, latestChargeId, status: decline ? "requires_payment_method" : "succeeded" };
}

function keep(intent: PaymentIntent): { kind: "paymentIntent"; value: PaymentIntent } {
  return { kind: "paymentIntent", value: intent };
}

function amountFrom(form: Form): number {
  const text = requiredText(form, "amount");
  if (!/^\d+$/.test(text))
    throw ApiError.invalid(`Invalid integer: ${text}`, {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  const amountInCents = Number(text);
  if (amountInCents < LEAST_IN_CENTS)
    throw ApiError.invalid("The amount must be at least 50 cents.", {
      code: "amount_too_small",
      param: "amount",
    });
  if (amountInCents > MOST_IN_CENTS)
    throw ApiError.invalid("The amount must be no more than $999,999.99.", {
      code: "amount_too_large",
      param: "amount",
    });
  return amountInCents;
}

function currencyFrom(form: Form): PaymentIntent["currency"] {
  const currency = requiredText(form, "currency").toLowerCase();
  if (currency !== "usd" && currency !== "cad")
    throw ApiError.invalid(`Invalid currency: ${currency}.`, { param: "currency" });
  return currency;
}
