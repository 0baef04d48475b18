import { createHash } from "node:crypto";

/** A digest of what is said, whatever the order of its keys: the database has an order of its own. */
export function digestOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content, sorted)).digest("base64url");
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
