import { declineOf } from "../../cards/test-cards.ts";
import type { LedgerRecord, SetupIntent } from "../../ledger/record.ts";
import { ApiError, declineDetail, errorBody } from "../../wire/api-error.ts";
import { textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Call, Operation } from "../../wire/serve.ts";
import { isTrue, metadataFrom, secondsOf } from "../../wire/form-fields.ts";
import type { FoundMethod } from "../payment-methods/payment-method-with.ts";
import { type Parties, partiesOf } from "./parties-of.ts";

const create: Operation = {
  method: "POST",
  url: "/v1/setup_intents",
  run(call) {
    const parties = partiesOf(call);
    const intent = intentFrom(call, parties);
    const isConfirmed = isTrue(call.form, "confirm");
    if (!isConfirmed)
      return { status: 200, body: setupIntentBody(intent), records: recordsOf(intent, parties.found) };
    if (!parties.found)
      throw ApiError.invalid("You cannot confirm this SetupIntent because it's missing a payment method.", {
        code: "setup_intent_unexpected_state",
      });
    const decline = declineOf(parties.found.method.card.behaviour, "save");
    const settled: SetupIntent = {
      ...intent,
      decline,
      status: decline ? "requires_payment_method" : "succeeded",
    };
    const detail = declineDetail(settled);
    if (detail)
      return {
        status: 402,
        body: errorBody({ ...detail, setup_intent: setupIntentBody(settled) }),
        records: recordsOf(settled, parties.found),
      };
    return {
      status: 200,
      body: setupIntentBody(settled),
      records: [...recordsOf(settled, parties.found), ...attachment(parties)],
    };
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/setup_intents/:id",
  run({ id, books }) {
    const intent = books.setupIntents.get(id);
    if (!intent) throw ApiError.missing("setupintent", id, "intent");
    return { status: 200, body: setupIntentBody(intent), records: [] };
  },
};

export const setupIntentOperations: readonly Operation[] = [create, retrieve];

function intentFrom({ form, now }: Call, { customerId, found }: Parties): SetupIntent {
  const id = makeId("seti");
  return {
    id,
    createdInSeconds: secondsOf(now),
    customerId,
    paymentMethodId: found?.method.id ?? null,
    status: found ? "requires_confirmation" : "requires_payment_method",
    decline: null,
    clientSecret: `${id}_${makeId("secret")}`,
    metadata: metadataFrom(form),
    description: textAt(form, "description") ?? null,
    usage: textAt(form, "usage") === "on_session" ? "on_session" : "off_session",
  };
}

function recordsOf(intent: SetupIntent, found: FoundMethod | null): LedgerRecord[] {
  return [...(found?.records ?? []), { kind: "setupIntent", value: intent }];
}

// A permission to charge a customer later ties the card to that customer.
function attachment({ customerId, found }: Parties): LedgerRecord[] {
  if (!found || customerId === null || found.method.customerId === customerId) return [];
  return [{ kind: "paymentMethod", value: { ...found.method, customerId } }];
}

function setupIntentBody(intent: SetupIntent): object {
  return {
    id: intent.id,
    object: "setup_intent",
    client_secret: intent.clientSecret,
    created: intent.createdInSeconds,
    customer: intent.customerId,
    description: intent.description,
    last_setup_error: declineDetail(intent),
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method: intent.decline ? null : intent.paymentMethodId,
    payment_method_types: ["card"],
    status: intent.status,
    usage: intent.usage,
  };
}
