import { isPostalCode, normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { isPersonName } from "@skywave/domain/identity/person-name";
import type { Country } from "@skywave/domain/locale/country";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

const LONGEST = { name: 50, line: 50, city: 35 };

function checkName(
  field: "firstName" | "lastName",
  typed: string,
  translate: Translator,
): string | undefined {
  const name = typed.trim();
  if (name === "") return translate(`field.${field}.empty`);
  if (name.length > LONGEST.name) return translate("field.name.tooLong", { count: LONGEST.name });
  return isPersonName(name) ? undefined : translate("field.name.invalid");
}

function checkLine(typed: string, isRequired: boolean, translate: Translator): string | undefined {
  const line = typed.trim();
  if (line === "" && isRequired) return translate("field.address.empty");
  return line.length > LONGEST.line ? translate("field.address.tooLong", { count: LONGEST.line }) : undefined;
}

function checkCity(typed: string, translate: Translator): string | undefined {
  const city = typed.trim();
  if (city === "") return translate("field.city.empty");
  return city.length > LONGEST.city ? translate("field.city.tooLong", { count: LONGEST.city }) : undefined;
}

function checkPostalCode(typed: string, country: Country, translate: Translator): string | undefined {
  const code = normalisePostalCode(typed, country);
  if (code === "") return translate("field.postal.empty");
  return isPostalCode(code, country) ? undefined : translate("field.postal.invalid");
}

/** What is wrong with name and address before they are sent, field by field. */
export function checkBilling(
  values: BillingDraft,
  country: Country,
  translate: Translator,
): FieldProblem<keyof BillingDraft>[] {
  return [
    ...problemsIn<keyof BillingDraft>([
      { field: "firstName", message: checkName("firstName", values.firstName, translate) },
      { field: "lastName", message: checkName("lastName", values.lastName, translate) },
    ]),
    ...checkAddress(values, country, translate),
  ];
}

/** The same of an address alone. */
export function checkAddress(
  values: BillingDraft,
  country: Country,
  translate: Translator,
): FieldProblem<keyof BillingDraft>[] {
  return problemsIn([
    { field: "addressLine1", message: checkLine(values.addressLine1, true, translate) },
    { field: "addressLine2", message: checkLine(values.addressLine2, false, translate) },
    { field: "city", message: checkCity(values.city, translate) },
    { field: "state", message: values.state === "" ? translate("field.region.empty") : undefined },
    { field: "zipCode", message: checkPostalCode(values.zipCode, country, translate) },
  ]);
}
