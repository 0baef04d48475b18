import { isPostalCode, normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { isAccountNumber, readAccountNumber } from "@skywave/domain/billing/account-number";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

export type AccountValues = Record<"accountNumber" | "zipCode", string>;

function checkNumber(typed: string, translate: Translator<"bills">): string | undefined {
  const number = readAccountNumber(typed);
  if (number === "") return translate("guest.number-empty");
  return isAccountNumber(number) ? undefined : translate("guest.number-invalid");
}

/** Of either country: whoever pays for somebody may do so from the other one. */
function checkCode(typed: string, translate: Translator): string | undefined {
  if (typed.trim() === "") return translate("field.postal.empty");
  const fits = (["US", "CA"] as const).some((country) =>
    isPostalCode(normalisePostalCode(typed, country), country),
  );
  return fits ? undefined : translate("field.postal.invalid");
}

/** What is wrong with the two fields before they are sent; the check digit tells of most slips. */
export function checkAccount(
  values: AccountValues,
  translate: Translator<"bills">,
): FieldProblem<keyof AccountValues>[] {
  return problemsIn<keyof AccountValues>([
    { field: "accountNumber", message: checkNumber(values.accountNumber, translate) },
    { field: "zipCode", message: checkCode(values.zipCode, translate) },
  ]);
}
