import type { LegacyAddress, LegacyPaymentMethod } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { type CardStatus, cardStatus } from "@skywave/domain/billing/card-status";
import type { PaymentMethodRow } from "#modules/books/index.ts";

const STATUS = {
  VALID: "active",
  SOON_EXPIRED: "aboutToExpire",
  EXPIRED: "expired",
} as const satisfies Record<CardStatus, string>;

/** An address in the legacy system's words. */
export function serializeLegacyAddress({ zipCode, addressLine2, ...address }: Address): LegacyAddress {
  return {
    addressLine1: address.addressLine1,
    ...(addressLine2 !== undefined && { addressLine2 }),
    city: address.city,
    state: address.state,
    zip: zipCode,
    country: address.country,
  };
}

type PayingCard = Pick<PaymentMethodRow, "brand" | "last4" | "expiryYear" | "expiryMonth" | "walletKind">;

/**
 * How bills are paid: by the card on file, which is good to the end of its month, or by hand. Of a card in an Apple
 * wallet no more is told than that it pays: its owner changes it there.
 */
export function serializeLegacyPaymentMethod(
  card: PayingCard | undefined,
  today: Temporal.PlainDate,
): LegacyPaymentMethod {
  if (card === undefined) return { type: "invoice", creditCard: null };
  if (card.walletKind === "apple_pay") return { type: "creditCard", creditCard: null };
  const { expiryYear: year, expiryMonth: month } = card;
  const lastDay = Temporal.PlainYearMonth.from({ year, month })
    .toPlainDate({ day: 1 })
    .add({ months: 1 })
    .subtract({ days: 1 });
  return {
    type: "creditCard",
    creditCard: {
      last4Digits: card.last4,
      type: card.brand,
      expirationMonth: month,
      expirationYear: year,
      status: STATUS[cardStatus({ year, month }, today)],
      expirationDate: lastDay.toString(),
      daysUntilExpiration: today.until(lastDay).days,
    },
  };
}
