import type { PaymentIntent, Refund } from "../../ledger/record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Call, Operation } from "../../wire/serve.ts";
import { metadataFrom, secondsOf } from "../../wire/form-fields.ts";
import { createdIn, listBody } from "../../wire/list-page.ts";
import { refundedOf } from "../charges/charge-body.ts";
import { chargeNow, chargeWith } from "../charges/charge-with.ts";
import { refundBody } from "./refund-body.ts";

const REASONS: ReadonlySet<string> = new Set(["duplicate", "fraudulent", "requested_by_customer"]);

const create: Operation = {
  method: "POST",
  url: "/v1/refunds",
  moves: "refund",
  run(call) {
    const intent = intentToRefund(call);
    const refund = refundFrom(call, intent);
    const refunds = [refund, ...call.books.refundsOf(refund.chargeId)];
    const body = refundBody(refund);
    return {
      status: 200,
      body,
      records: [{ kind: "refund", value: refund }],
      events: [
        { type: "charge.refunded", object: chargeNow(call.books, intent, { refunds }) },
        { type: "refund.created", object: body },
      ],
    };
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/refunds/:id",
  run({ id, books }) {
    const refund = books.refunds.get(id);
    if (!refund) throw ApiError.missing("refund", id, "refund");
    return { status: 200, body: refundBody(refund), records: [] };
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/refunds",
  run({ form, books }) {
    const [charge, intent] = [textAt(form, "charge"), textAt(form, "payment_intent")];
    const chargeId = charge ?? books.paymentIntents.get(intent ?? "")?.latestChargeId ?? undefined;
    const isNarrowed = charge !== undefined || intent !== undefined;
    const all = isNarrowed ? books.refundsOf(chargeId ?? "") : [...books.refunds.values()].reverse();
    const body = listBody(createdIn(all, form), { form, url: "/v1/refunds", body: refundBody });
    return { status: 200, body, records: [] };
  },
};

export const refundOperations: readonly Operation[] = [create, retrieve, list];

function intentToRefund({ form, books }: Call): PaymentIntent {
  const [charge, intentId] = [textAt(form, "charge"), textAt(form, "payment_intent")];
  if (charge !== undefined) return chargeWith(books, charge, "charge");
  const intent = books.paymentIntents.get(intentId ?? "");
  if (intent) return intent;
  if (intentId !== undefined) throw ApiError.missing("payment_intent", intentId, "payment_intent");
  throw ApiError.invalid(
    "One of the following params should be provided for this request: payment_intent or charge.",
  );
}

function refundFrom({ form, books, now }: Call, intent: PaymentIntent): Refund {
  const chargeId = intent.latestChargeId ?? "";
  if (intent.status !== "succeeded")
    throw ApiError.invalid(`This charge (${chargeId}) was never paid, so there is nothing to refund.`, {
      param: "charge",
    });
  if (books.disputeOf(chargeId))
    throw ApiError.invalid(`Charge ${chargeId} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  const leftInCents = intent.amountInCents - refundedOf(books.refundsOf(chargeId));
  if (leftInCents === 0)
    throw ApiError.invalid(`Charge ${chargeId} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const reason = textAt(form, "reason") ?? null;
  if (reason !== null && !REASONS.has(reason))
    throw ApiError.invalid(`Invalid reason: must be one of ${[...REASONS].join(", ")}.`, { param: "reason" });
  const method = books.paymentMethods.get(intent.paymentMethodId ?? "");
  return {
    id: makeId("re"),
    createdInSeconds: secondsOf(now),
    chargeId,
    paymentIntentId: intent.id,
    amountInCents: amountFrom(textAt(form, "amount"), leftInCents),
    currency: intent.currency,
    status: method?.card.behaviour === "refundsLate" ? "pending" : "succeeded",
    reason,
    failedInSeconds: null,
    metadata: metadataFrom(form),
  };
}

function amountFrom(text: string | undefined, leftInCents: number): number {
  if (text === undefined) return leftInCents;
  const amountInCents = Number(text);
  if (!/^\d+$/.test(text) || amountInCents < 1)
    throw ApiError.invalid(`Invalid positive integer: ${text}`, {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (amountInCents > leftInCents)
    throw ApiError.invalid(
      `Refund amount (${amountInCents}) is greater than unrefunded amount on charge (${leftInCents}), in cents.`,
      { param: "amount" },
    );
  return amountInCents;
}
