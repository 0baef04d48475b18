import type { FieldProblem } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";
import { ADDRESS_FIELD_MESSAGES } from "./address-field-messages.ts";
import type { BillingField, SaveRefusal } from "./use-billing-form.ts";

type AddressField = keyof typeof ADDRESS_FIELD_MESSAGES;
const ADDRESS_FIELDS: readonly AddressField[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "city",
  "state",
  "zipCode",
];

/** The fields that a refusal is about; empty when it is about the whole. */
export function refusedFields(refusal: SaveRefusal, translate: Translator): FieldProblem<BillingField>[] {
  if (refusal.code === "CARD_UNREADABLE") {
    return [{ field: "card", message: translate("billing.card-unreadable") }];
  }
  if (refusal.code !== "INVALID_ADDRESS") return [];
  const named = ADDRESS_FIELDS.filter((field) =>
    // The server names fields by their path, such as serviceAddress.zipCode.
    refusal.invalidFields.some((invalid) => invalid.field.split(".").at(-1) === field),
  );
  const fields: readonly AddressField[] = named.length > 0 ? named : ["addressLine1"];
  return fields.map((field) => ({ field, message: translate(ADDRESS_FIELD_MESSAGES[field]) }));
}
