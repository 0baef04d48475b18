import type { StoredAttributes } from "./events-tables.ts";

const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[A-Za-z]{2,}/g;
const REMOVED = "[e-mail]";

/**
 * Takes out of the attributes of an event what looks like an e-mail address; an event without one is handed back as it
 * is. Card numbers never come here: the guard of all writes refuses a body that holds one with
 * CARD_NUMBER_NOT_ALLOWED. Other personal facts (names, phone numbers, radio ids) cannot be told from harmless text;
 * clients do not send them.
 */
export function scrubEvent<E extends { attributes?: StoredAttributes | undefined }>(event: E): E {
  const { attributes } = event;
  if (attributes === undefined || !Object.values(attributes).some(mayHoldAddress)) return event;
  const scrubbed = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === "string" ? value.replaceAll(EMAIL, REMOVED) : value,
  ]);
  return { ...event, attributes: Object.fromEntries(scrubbed) };
}

function mayHoldAddress(value: StoredAttributes[string]): boolean {
  return typeof value === "string" && value.includes("@");
}
