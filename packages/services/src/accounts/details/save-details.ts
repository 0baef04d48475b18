import type { NextBill } from "@skywave/contract/billing/bills";
import type { DetailField, PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import { billingPlaceOf } from "@skywave/domain/locale/billing-place";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { addressIn, invalidDetails } from "./address-in.ts";
import { detailsOf } from "./load-details.ts";

/** What belongs together: one part may be saved while the other still has to be mended. */
export type DetailsPart = "name" | "address";

export interface SaveDetailsInput {
  details: PersonDetails;
  parts: readonly DetailsPart[];
  country: Country;
  /** The language that the person has chosen for themselves; undefined where they read what a page came in. */
  chosenLocale?: Locale | undefined;
  /** Without one a profile is made, which needs both parts. */
  billingProfileId: string | undefined;
  /** The same for every try at one save. */
  idempotencyKey: string;
}

export type SaveDetailsOutcome =
  | { ok: true; details: PersonDetails; billingProfileId: string }
  | { ok: false; code: "INVALID_DETAILS"; fields: DetailField[] }
  /** The address is not in the country that this store sells to. */
  | { ok: false; code: "COUNTRY_ERROR" }
  | CommonFailure;

/** Keeps a person's name, the address where they listen, or both. */
export async function saveDetails(skywave: Skywave, input: SaveDetailsInput): Promise<SaveDetailsOutcome> {
  const { details, parts, country, billingProfileId, idempotencyKey } = input;
  const name = {
    firstAndLastName: { firstName: details.firstName.trim(), lastName: details.lastName.trim() },
  };
  const address = addressIn(details, country);
  const { country: _country, ...place } = billingPlaceOf(address, input.chosenLocale);
  const expected = ["INVALID_PAYLOAD", "COUNTRY_ERROR"] as const;
  const answer =
    billingProfileId === undefined
      ? await ask(skywave, {
          domain: "billing",
          name: "createBillingProfile",
          input: { body: { billingProfileName: name, serviceAddress: address, ...place } },
          options: { idempotencyKey },
          expected,
        })
      : await ask(skywave, {
          domain: "billing",
          name: "updateBillingProfile",
          input: {
            params: { billingProfileId },
            body: {
              ...(parts.includes("name") && { billingProfileName: name }),
              ...(parts.includes("address") && { serviceAddress: address, ...place }),
            },
          },
          expected,
        });
  if (answer.ok) return { ok: true, details: detailsOf(answer.data), billingProfileId: answer.data.id };
  switch (answer.code) {
    case "INVALID_PAYLOAD":
      return { ok: false, code: "INVALID_DETAILS", fields: invalidDetails(answer.failure) };
    case "COUNTRY_ERROR":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}

export type LoadNextBillOutcome = { ok: true; nextBill: NextBill | undefined } | CommonFailure;

/** What will be charged next: the tax in it follows the address. */
export async function loadNextBill(skywave: Skywave): Promise<LoadNextBillOutcome> {
  const answer = await ask(skywave, { domain: "billing", name: "getNextBill", input: {}, expected: [] });
  return answer.ok ? { ok: true, nextBill: answer.data } : answer;
}
