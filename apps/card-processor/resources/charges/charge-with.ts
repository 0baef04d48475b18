import type { Books } from "../../ledger/books.ts";
import type { PaymentIntent } from "../../ledger/record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { chargeBody, type ChargeParts } from "./charge-body.ts";

/** The intent that made a charge. */
export function chargeWith(books: Books, id: string, param: string): PaymentIntent {
  const intent = books.intentOfCharge(id);
  if (!intent) throw ApiError.missing("charge", id, param);
  return intent;
}

/** A charge as it stands in the books, with what this very call changes about it. */
export function chargeNow(books: Books, intent: PaymentIntent, changes: Partial<ChargeParts> = {}): object {
  const id = intent.latestChargeId ?? "";
  return chargeBody(intent, {
    refunds: books.refundsOf(id),
    dispute: books.disputeOf(id),
    method: books.paymentMethods.get(intent.paymentMethodId ?? ""),
    ...changes,
  });
}
