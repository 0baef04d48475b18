import type { LegacyAccount } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";

type LegacySignInRefusal =
  | "ACCOUNT_IN_DIFFERENT_COUNTRY"
  | "ACCOUNT_TYPE_NOT_SUPPORTED"
  | "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED"
  | "CUSTOMER_TYPE_NOT_SUPPORTED";

/** Why an account of the legacy system cannot be signed in to here; the first reason that holds is told. */
export function decideLegacySignIn(
  account: LegacyAccount,
  country: Country,
): LegacySignInRefusal | undefined {
  const { accountType } = account;
  if (account.country !== country) return "ACCOUNT_IN_DIFFERENT_COUNTRY";
  if (accountType === "fleet" || accountType === "dealer") return "ACCOUNT_TYPE_NOT_SUPPORTED";
  if (!account.hasService) return "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED";
  return accountType === "business" ? "CUSTOMER_TYPE_NOT_SUPPORTED" : undefined;
}
