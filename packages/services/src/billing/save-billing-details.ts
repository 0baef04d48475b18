import type { NextMove } from "@skywave/contract/orders/complete-order";
import type { Address } from "@skywave/domain/addresses/address";
import { billingPlaceOf } from "@skywave/domain/locale/billing-place";
import type { Locale } from "@skywave/domain/locale/locale";
import type { CallResult, Failure, InvalidField, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { cardRefusal } from "../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface SaveBillingDetailsInput {
  firstName: string;
  lastName: string;
  serviceAddress: Address;
  /** The language that the person has chosen for themselves; undefined where they read what a page came in. */
  chosenLocale?: Locale | undefined;
  /** What the card frame gave for the card; left out to keep the card on file. */
  cardToken?: string;
  idempotencyKey: string;
}

interface SavedBillingDetails {
  billingProfileId: string;
  /** null if no card was given and none is on file. */
  paymentMethodId: string | null;
}

export type SaveBillingDetailsOutcome =
  | ({ ok: true } & SavedBillingDetails)
  | { ok: false; code: "CREDIT_CARD_ERROR"; nextMove: NextMove }
  | { ok: false; code: "INVALID_ADDRESS"; invalidFields: readonly InvalidField[] }
  /** The address is not in the country that this store sells to. */
  | { ok: false; code: "COUNTRY_ERROR" }
  | { ok: false; code: "TOO_MANY_DECLINES" }
  | CommonFailure;

/**
 * Keeps who is billed, where the service is used and the card: updates the profile on file and adds the card
 * to it; where there is none, or it cannot be changed, creates a profile with the card.
 */
export async function saveBillingDetails(
  skywave: Skywave,
  input: SaveBillingDetailsInput,
): Promise<SaveBillingDetailsOutcome> {
  const found = await attemptCall(skywave, {
    domain: "billing",
    name: "getDefaultBillingProfile",
    input: {},
  });
  if (!found.ok) return commonFailure(skywave, found.failure);
  if (found.data !== undefined) {
    const updated = await updateProfile(skywave, input, found.data.id);
    if (updated.ok) return { ok: true, ...updated.data };
    const isFinal = decideRefusal(updated.failure) !== undefined || updated.failure.kind !== "serverRefused";
    if (isFinal) return refuse(skywave, updated.failure);
  }
  const created = await createProfile(skywave, input);
  return created.ok ? { ok: true, ...created.data } : refuse(skywave, created.failure);
}

async function updateProfile(
  skywave: Skywave,
  input: SaveBillingDetailsInput,
  billingProfileId: string,
): Promise<CallResult<SavedBillingDetails>> {
  const params = { billingProfileId };
  const updated = await attemptCall(skywave, {
    domain: "billing",
    name: "updateBillingProfile",
    input: { params, body: detailsOf(input) },
  });
  if (!updated.ok) return updated;
  if (input.cardToken === undefined) {
    return { ok: true, data: { billingProfileId, paymentMethodId: updated.data.defaultPaymentMethodId } };
  }
  const added = await attemptCall(skywave, {
    domain: "billing",
    name: "addPaymentMethod",
    input: { params, body: { stripePaymentMethodId: input.cardToken } },
    options: { idempotencyKey: input.idempotencyKey },
  });
  return added.ok ? { ok: true, data: { billingProfileId, paymentMethodId: added.data.id } } : added;
}

async function createProfile(
  skywave: Skywave,
  input: SaveBillingDetailsInput,
): Promise<CallResult<SavedBillingDetails>> {
  const card = input.cardToken === undefined ? {} : { stripePaymentMethodId: input.cardToken };
  const created = await attemptCall(skywave, {
    domain: "billing",
    name: "createBillingProfile",
    input: { body: { ...detailsOf(input), ...card } },
    // A key of its own: this may follow an addition with the same key to a profile that could not be changed.
    options: { idempotencyKey: `${input.idempotencyKey}-profile` },
  });
  if (!created.ok) return created;
  const { id, defaultPaymentMethodId } = created.data;
  return { ok: true, data: { billingProfileId: id, paymentMethodId: defaultPaymentMethodId } };
}

function detailsOf({ firstName, lastName, serviceAddress, chosenLocale }: SaveBillingDetailsInput) {
  const { country, ...place } = billingPlaceOf(serviceAddress, chosenLocale);
  return {
    billingProfileName: { firstAndLastName: { firstName, lastName } },
    serviceAddress: { ...serviceAddress, country },
    ...place,
  };
}

function refuse(skywave: Skywave, failure: Failure): SaveBillingDetailsOutcome {
  return decideRefusal(failure) ?? commonFailure(skywave, failure);
}

function decideRefusal(failure: Failure): SaveBillingDetailsOutcome | undefined {
  if (refusalCode(failure, ["COUNTRY_ERROR"])) return { ok: false, code: "COUNTRY_ERROR" };
  if (refusalCode(failure, ["INVALID_PAYLOAD"]) && failure.kind === "serverRefused") {
    return { ok: false, code: "INVALID_ADDRESS", invalidFields: failure.invalidFields };
  }
  return cardRefusal(failure);
}
