import type { BillingProfile } from "@skywave/contract/billing/billing-profiles";
import type { Identity } from "@skywave/contract/identities/identities";
import {
  type DetailField,
  findMissingDetails,
  type PersonDetails,
} from "@skywave/domain/addresses/find-missing-details";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";

export type LoadDetailsOutcome =
  | {
      ok: true;
      identity: Identity;
      details: PersonDetails;
      /** undefined until anything was bought or saved. */
      billingProfileId: string | undefined;
      /** Of the details, what is not there or cannot be right. */
      missing: readonly DetailField[];
    }
  | CommonFailure;

/** Who the signed-in person is, how they are reached and where they listen, and what of it is still to be asked. */
export async function loadDetails(skywave: Skywave, country: Country): Promise<LoadDetailsOutcome> {
  const [identity, profile] = await Promise.all([
    ask(skywave, { domain: "user", name: "getIdentity", input: {}, expected: [] }),
    ask(skywave, { domain: "billing", name: "getDefaultBillingProfile", input: {}, expected: [] }),
  ]);
  if (!identity.ok) return identity;
  if (!profile.ok) return profile;
  const details = detailsOf(profile.data);
  const isAddressUnknown =
    profile.data !== undefined &&
    (profile.data.status.open.serviceAddressStatus === "notValid" ||
      profile.data.serviceAddress.country !== country);
  const missing = findMissingDetails(details, { country, isAddressUnknown });
  return { ok: true, identity: identity.data, details, billingProfileId: profile.data?.id, missing };
}

/** What is kept of a person, for a form. */
export function detailsOf(profile: BillingProfile | undefined): PersonDetails {
  const { firstName = "", lastName = "" } = profile?.billingProfileName.firstAndLastName ?? {};
  const {
    addressLine1 = "",
    addressLine2 = "",
    city = "",
    state = "",
    zipCode = "",
  } = profile?.serviceAddress ?? {};
  return { firstName, lastName, addressLine1, addressLine2, city, state, zipCode };
}
