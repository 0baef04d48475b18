import type { Address } from "@skywave/domain/addresses/address";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Country } from "@skywave/domain/locale/country";
import { readCountry } from "@skywave/domain/locale/read-country";
import type { NewLegacyAccount } from "./legacy-accounts-repository.ts";

type Written<T extends { country: Country }> = Omit<T, "country"> & { country: string };

/** An account as the legacy system writes it: its countries in full, its contacts as they were typed once. */
export type WrittenAccount = Omit<
  Written<NewLegacyAccount>,
  "identityId" | "accountNumber" | "serviceAddress"
> & {
  serviceAddress?: Written<Address> | null | undefined;
};

/** The same in the words of ours. Throws for a country that we do not serve: nothing of it could be shown. */
export function readWrittenAccount({ country, serviceAddress, email, phone, ...account }: WrittenAccount) {
  return {
    ...account,
    country: countryOf(country),
    email: email == null ? null : normaliseEmail(email),
    phone: phone == null ? null : (readPhoneNumber(phone) ?? null),
    serviceAddress:
      serviceAddress == null ? null : { ...serviceAddress, country: countryOf(serviceAddress.country) },
  };
}

function countryOf(written: string): Country {
  const country = readCountry(written);
  if (country === undefined) throw new Error(`an account in ${written} cannot be imported`);
  return country;
}
