import type { KeyOf } from "#i18n/translate.ts";

/** The address field that a server's field name means, with its message. */
export const ADDRESS_FIELD_MESSAGES = {
  addressLine1: "field.address.invalid",
  city: "field.city.invalid",
  state: "field.postal.wrongRegion",
  zipCode: "field.postal.invalid",
  firstName: "field.name.invalid",
  lastName: "field.name.invalid",
} as const satisfies Record<string, KeyOf>;
