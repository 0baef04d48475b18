import type { Address } from "./address.ts";

const FIELDS = ["addressLine1", "addressLine2", "city", "state", "zipCode", "country"] as const;

/** Whether two addresses are one, letter for letter. */
export function isSameAddress(one: Address, other: Address): boolean {
  return FIELDS.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}
