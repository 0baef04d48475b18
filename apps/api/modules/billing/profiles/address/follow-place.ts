import type { Address } from "@skywave/domain/addresses/address";
import type { Locale } from "@skywave/domain/locale/locale";

/** Who is written to in a language, which they may have chosen. */
export interface People {
  assumeLanguage: (identityId: string, language: Locale) => Promise<void>;
}

interface GivenPlace {
  province?: string | undefined;
  locale?: Locale | undefined;
}

/** A province is told for Canada alone, and is that of the address. */
export function checkPlace({ province }: GivenPlace, address: Pick<Address, "country" | "state">) {
  const isRight = province === undefined || (address.country === "CA" && province === address.state);
  return isRight ? [] : [{ field: "province", code: "mismatch" }];
}

/** Bills of Quebec are in the language that is told with the address, so long as their person has chosen none. */
export async function followPlace(
  people: People,
  identityId: string,
  { province, locale }: GivenPlace,
): Promise<void> {
  if (province === "QC" && locale !== undefined && locale !== "en-US")
    await people.assumeLanguage(identityId, locale);
}
