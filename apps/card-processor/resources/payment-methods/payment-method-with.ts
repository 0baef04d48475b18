import { cardFromForm } from "../../cards/card-from-form.ts";
import { testCardNumber } from "../../cards/test-cards.ts";
import type { LedgerRecord, PaymentMethod } from "../../ledger/record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Call } from "../../wire/serve.ts";
import { secondsOf } from "../../wire/form-fields.ts";

export interface FoundMethod {
  method: PaymentMethod;
  /** To be kept with the answer: the id of a test card makes a method of its own each time it is used. */
  records: LedgerRecord[];
}

export function paymentMethodWith(call: Call, id: string, param: string): FoundMethod {
  const method = call.books.paymentMethods.get(id);
  if (method) return { method, records: [] };
  const number = testCardNumber(id);
  if (number === undefined) throw ApiError.missing("PaymentMethod", id, param);
  const made = methodOfTestCard(number, call);
  return { method: made, records: [{ kind: "paymentMethod", value: made }] };
}

export function refuseDetached(method: PaymentMethod): void {
  if (!method.isDetached) return;
  throw ApiError.invalid(
    "This PaymentMethod was detached from its Customer and may not be used again. Collect the card once more.",
    { code: "payment_method_unexpected_state", param: "payment_method" },
  );
}

function methodOfTestCard(number: string, { fingerprintKey, now }: Call): PaymentMethod {
  const expiry = { exp_month: "12", exp_year: String(now.getUTCFullYear() + 3) };
  return {
    id: makeId("pm"),
    createdInSeconds: secondsOf(now),
    customerId: null,
    isDetached: false,
    card: cardFromForm({ number, ...expiry }, fingerprintKey, now),
    billingDetails: {
      name: null,
      email: null,
      phone: null,
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    },
    metadata: {},
  };
}
