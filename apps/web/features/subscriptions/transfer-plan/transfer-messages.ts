import type { TransferRefusal } from "@skywave/services/orders/change/quote-radio-transfer";
import type { KeyOf } from "#i18n/translate.ts";

type Told = Exclude<TransferRefusal["code"], "CS_INELIGIBLE_RADIO" | "PLAN_CANNOT_MOVE">;

/** What to tell about each refusal of a move. */
export const TRANSFER_MESSAGES = {
  NOT_FOUND: "transfer.NOT_FOUND",
  DEVICE_NOT_FOUND: "transfer.DEVICE_NOT_FOUND",
  COUNTRY_ERROR: "transfer.COUNTRY_ERROR",
  EXISTING_SELF_PAY_SUBSCRIPTION_ERROR: "transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  SUBSCRIPTION_ENDED: "transfer.SUBSCRIPTION_ENDED",
  PART_OF_BUNDLE: "transfer.PART_OF_BUNDLE",
  BILLED_ELSEWHERE: "transfer.BILLED_ELSEWHERE",
  PAYMENT_IN_PROGRESS: "transfer.PAYMENT_IN_PROGRESS",
  CANCELLATION_PENDING: "transfer.CANCELLATION_PENDING",
  SUBSCRIPTION_SUSPENDED: "transfer.SUBSCRIPTION_SUSPENDED",
  PAYMENT_DUE: "transfer.PAYMENT_DUE",
  SUBSCRIPTION_PAUSED: "transfer.SUBSCRIPTION_PAUSED",
} as const satisfies Readonly<Record<Told, KeyOf<"radios">>>;
