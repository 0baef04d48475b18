import { isPostalCode, normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { isPersonName } from "@skywave/domain/identity/person-name";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Country } from "@skywave/domain/locale/country";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

export type LookUpValues = Record<"firstName" | "lastName" | "email" | "phone" | "zipCode", string>;
export const EMPTY_LOOK_UP: LookUpValues = { firstName: "", lastName: "", email: "", phone: "", zipCode: "" };

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 50;

/** What is wrong with a name, if anything. */
export function checkName(
  field: "firstName" | "lastName",
  typed: string,
  translate: Translator,
): string | undefined {
  const name = typed.trim();
  if (name === "") return translate(`field.${field}.empty`);
  if (name.length > LONGEST_NAME) return translate("field.name.tooLong", { count: LONGEST_NAME });
  return isPersonName(name) ? undefined : translate("field.name.invalid");
}

/** What is wrong with an address, if anything. */
export function checkEmail(typed: string, translate: Translator): string | undefined {
  const email = normaliseEmail(typed);
  if (email === "") return translate("field.email.empty");
  if (email.length > LONGEST_EMAIL) return translate("field.email.tooLong");
  return isEmail(email) ? undefined : translate("field.email.invalid");
}

function checkPhone(typed: string, translate: Translator<"lookup">): string | undefined {
  if (typed.trim() === "") return translate("look-up.phone-empty");
  return readPhoneNumber(typed) === undefined ? translate("look-up.phone-invalid") : undefined;
}

/** What is wrong with a ZIP or postal code, if anything. */
export function checkCode(typed: string, country: Country, translate: Translator): string | undefined {
  const code = normalisePostalCode(typed, country);
  if (code === "") return translate("field.postal.empty");
  return isPostalCode(code, country) ? undefined : translate("field.postal.invalid");
}

/** What is wrong with the five fields before they are sent, field by field. */
export function checkLookUp(
  values: LookUpValues,
  country: Country,
  translate: Translator<"lookup">,
): FieldProblem<keyof LookUpValues>[] {
  return problemsIn<keyof LookUpValues>([
    { field: "firstName", message: checkName("firstName", values.firstName, translate) },
    { field: "lastName", message: checkName("lastName", values.lastName, translate) },
    { field: "email", message: checkEmail(values.email, translate) },
    { field: "phone", message: checkPhone(values.phone, translate) },
    { field: "zipCode", message: checkCode(values.zipCode, country, translate) },
  ]);
}
