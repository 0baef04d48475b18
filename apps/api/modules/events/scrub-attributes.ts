import type { StoredAttributes } from "./events-tables.ts";

const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[A-Za-z]{2,}/g;
const REMOVED = "[e-mail]";

/**
 * Takes out of the texts of an event what looks like an e-mail address; attributes without one are handed back as
 * they are. Card numbers never come here: the guard of all writes refuses a body that holds one with
 * CARD_NUMBER_NOT_ALLOWED. Other personal facts (names, phone numbers, radio ids) cannot be told from harmless text;
 * clients do not send them.
 */
export function scrubAttributes(attributes: StoredAttributes): StoredAttributes {
  const values = Object.values(attributes);
  if (!values.some((value) => typeof value === "string" && value.includes("@"))) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      typeof value === "string" ? value.replaceAll(EMAIL, REMOVED) : value,
    ]),
  );
}
