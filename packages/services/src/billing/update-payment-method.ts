import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import type { Address } from "@skywave/domain/addresses/address";
import { billingCountry } from "@skywave/domain/locale/billing-place";
import type { InvalidField, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CardRefusal, cardRefusal } from "../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface UpdatePaymentMethodInput {
  billingProfileId: string;
  paymentMethodId: string;
  expiryDate?: { year: number; month: number };
  billingAddress?: Address;
}

export type UpdatePaymentMethodOutcome =
  | { ok: true; paymentMethod: PaymentMethod }
  | { ok: false; code: "INVALID_DETAILS"; invalidFields: readonly InvalidField[] }
  | { ok: false; code: "NOT_FOUND" }
  | CardRefusal
  | CommonFailure;

/** Changes the expiry or the billing address of a card. */
export async function updatePaymentMethod(
  skywave: Skywave,
  { billingProfileId, paymentMethodId, billingAddress, ...rest }: UpdatePaymentMethodInput,
): Promise<UpdatePaymentMethodOutcome> {
  const body = {
    ...rest,
    ...(billingAddress && {
      billingAddress: { ...billingAddress, country: billingCountry(billingAddress.country) },
    }),
  };
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "updatePaymentMethod",
    input: { params: { billingProfileId, paymentMethodId }, body },
  });
  if (answer.ok) return { ok: true, paymentMethod: answer.data };
  const { failure } = answer;
  if (refusalCode(failure, ["INVALID_PAYLOAD"]) && failure.kind === "serverRefused")
    return { ok: false, code: "INVALID_DETAILS", invalidFields: failure.invalidFields };
  if (refusalCode(failure, ["NOT_FOUND"])) return { ok: false, code: "NOT_FOUND" };
  return cardRefusal(failure) ?? commonFailure(skywave, failure);
}
