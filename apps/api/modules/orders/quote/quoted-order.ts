import type { OrderCharges } from "@skywave/domain/pricing/order-charges";
import { QUOTE_LIFETIME_IN_MINUTES } from "@skywave/domain/pricing/quote-lifetime";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { storeCharge } from "#modules/books/index.ts";
import { integritySignatureOf } from "../order/integrity-signature.ts";
import type { OrderRow, Quote } from "../order/order-row.ts";
import type { StoredCharges } from "../order/orders-tables.ts";

/** An order that has been quoted and nothing else, under its integrity signature. */
export function quotedOrder(
  quote: Quote,
  { secrets, createdAt }: { secrets: Secrets; createdAt: Temporal.Instant },
): OrderRow {
  const id = randomId("ord");
  return {
    ...quote,
    id,
    integritySignature: integritySignatureOf({ ...quote, id }, secrets),
    state: "quoted",
    attempt: 0,
    confirmFingerprint: null,
    confirmKey: null,
    invoiceId: null,
    agreement: null,
    createdAt,
    expiresAt: createdAt.add({ minutes: QUOTE_LIFETIME_IN_MINUTES }),
    confirmedAt: null,
  };
}

/** The charges of a quote as they are kept. */
export function storeCharges(charges: OrderCharges): StoredCharges {
  return {
    oneTimeCharge: charges.oneTimeCharge.map(storeCharge),
    repeatingCharge: charges.repeatingCharge.map(storeCharge),
    ongoingCharge: charges.ongoingCharge.map(storeCharge),
    zeroCharge: charges.zeroCharge.map(storeCharge),
  };
}
