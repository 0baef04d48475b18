import { ApiError } from "../wire/api-error.ts";
import { type Form, textAt } from "../wire/form.ts";

const DEFAULT_LIMIT = 10;
const HIGHEST_LIMIT = 100;

/** One page of a list that is ordered from the newest to the oldest. */
export function listPage<Item extends { id: string }>(
  all: readonly Item[],
  form: Form,
): { items: readonly Item[]; hasMore: boolean } {
  const limit = Number(textAt(form, "limit") ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > HIGHEST_LIMIT)
    throw ApiError.invalid(`Invalid limit: must be between 1 and ${HIGHEST_LIMIT}.`, { param: "limit" });
  const after = textAt(form, "starting_after");
  const position = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && position < 0) throw ApiError.missing("object", after, "starting_after");
  const items = all.slice(position + 1, position + 1 + limit);
  return { items, hasMore: position + 1 + limit < all.length };
}
