const SPECIAL = /["\\]/;
const EACH_SPECIAL = /["\\]/g;

type Element = string | number | boolean | null;

/**
 * One value of each item as the text of a PostgreSQL array. A whole column is one parameter then, and none of its
 * values is looked at by the query builder or the driver.
 */
export function arrayLiteral<Item>(items: readonly Item[], valueOf: (item: Item) => Element): string {
  let text = "";
  for (const item of items) text += `${text === "" ? "{" : ","}${elementOf(valueOf(item))}`;
  return text === "" ? "{}" : `${text}}`;
}

function elementOf(value: Element): string {
  if (value === null) return "NULL";
  if (typeof value !== "string") return String(value);
  return SPECIAL.test(value) ? `"${value.replace(EACH_SPECIAL, String.raw`\$&`)}"` : `"${value}"`;
}
