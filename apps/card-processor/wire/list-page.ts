import { ApiError } from "./api-error.ts";
import { type Form, groupAt, textAt } from "./form.ts";

const DEFAULT_LIMIT = 10;
const HIGHEST_LIMIT = 100;

/** One page of a list that is ordered from the newest to the oldest. */
function listPage<Item extends { id: string }>(
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

/** Those that were made in the span that `created` names; all when it names none. */
export function createdIn<Item extends { createdInSeconds: number }>(
  all: readonly Item[],
  form: Form,
): readonly Item[] {
  const exact = textAt(form, "created");
  if (exact !== undefined) return all.filter(({ createdInSeconds }) => createdInSeconds === Number(exact));
  const span = groupAt(form, "created");
  if (span === undefined) return all;
  const from = Math.max(Number(textAt(span, "gte") ?? 0), Number(textAt(span, "gt") ?? -1) + 1);
  const to = Math.min(
    Number(textAt(span, "lte") ?? Number.POSITIVE_INFINITY),
    Number(textAt(span, "lt") ?? Number.POSITIVE_INFINITY) - 1,
  );
  return all.filter(({ createdInSeconds }) => createdInSeconds >= from && createdInSeconds <= to);
}

/** The body of a list, page by page. */
export function listBody<Item extends { id: string }>(
  all: readonly Item[],
  { form, url, body }: { form: Form; url: string; body: (item: Item) => object },
): object {
  const { items, hasMore } = listPage(all, form);
  return { object: "list", url, has_more: hasMore, data: items.map(body) };
}
