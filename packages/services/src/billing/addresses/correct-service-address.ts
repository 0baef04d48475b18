import type { Address } from "@skywave/domain/addresses/address";
import { isSameZip } from "@skywave/domain/addresses/is-same-zip";
import { billingPlaceOf } from "@skywave/domain/locale/billing-place";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";

export type CorrectServiceAddressOutcome =
  | { ok: true }
  /** Another zip is another place with other taxes: its person has to choose it. */
  | { ok: false; code: "ZIP_DIFFERS" }
  /** There is no address to correct. */
  | { ok: false; code: "NOT_FOUND" }
  /** The server does not take the address as it is written. */
  | { ok: false; code: "INVALID_PAYLOAD" | "COUNTRY_ERROR" }
  | CommonFailure;

/** Writes the address on file as the post does, so long as it stays where it is by its zip. */
export async function correctServiceAddress(
  skywave: Skywave,
  address: Address,
  chosenLocale?: Locale,
): Promise<CorrectServiceAddressOutcome> {
  const found = await ask(skywave, {
    domain: "billing",
    name: "getDefaultBillingProfile",
    input: {},
    expected: [],
  });
  if (!found.ok) return found;
  if (found.data === undefined) return { ok: false, code: "NOT_FOUND" };
  if (!isSameZip(found.data.serviceAddress.zipCode, address.zipCode))
    return { ok: false, code: "ZIP_DIFFERS" };
  const { country, ...place } = billingPlaceOf(address, chosenLocale);
  const updated = await ask(skywave, {
    domain: "billing",
    name: "updateBillingProfile",
    input: {
      params: { billingProfileId: found.data.id },
      body: { serviceAddress: { ...address, country }, ...place },
    },
    expected: ["NOT_FOUND", "INVALID_PAYLOAD", "COUNTRY_ERROR"],
  });
  if (updated.ok) return { ok: true };
  return "failure" in updated ? { ok: false, code: updated.code } : updated;
}
