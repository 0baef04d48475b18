import type { MessageKey } from "@skywave/localization";
import type { SaveBillingDetailsOutcome } from "@skywave/services/billing/save-billing-details";
import type { NextMove } from "@skywave/contract";

/** After a refused card: what to do next. The bank's own reason is never told. */
export const NEXT_MOVE_MESSAGES = {
  tryAgain: "complete-order.declined.tryAgain",
  useAnotherCard: "complete-order.declined.useAnotherCard",
  callBank: "complete-order.declined.callBank",
} as const satisfies Record<NextMove, MessageKey>;

type Refusal = Extract<SaveBillingDetailsOutcome, { ok: false }>;

/** Refusals that are about the whole and not about a field. */
export const SAVE_BILLING_MESSAGES = {
  TOO_MANY_DECLINES: "complete-order.TOO_MANY_DECLINES",
  COUNTRY_ERROR: "complete-order.COUNTRY_ERROR",
} as const satisfies Partial<Record<Refusal["code"], MessageKey>>;

/** The address field that a server's field name means, with its message. */
export const ADDRESS_FIELD_MESSAGES = {
  addressLine1: "field.address.invalid",
  city: "field.city.invalid",
  state: "field.postal.wrongRegion",
  zipCode: "field.postal.invalid",
  firstName: "field.name.invalid",
  lastName: "field.name.invalid",
} as const satisfies Record<string, MessageKey>;
