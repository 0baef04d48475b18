import { ContentType } from "@skywave/contract/content/entries";
import type { Locale } from "@skywave/domain/locale/locale";
import { LOCALES } from "@skywave/localization";

const MOST_ITEMS = 1_000;
const DEFAULT_ITEMS = 100;
const DEEPEST_INCLUDE = 10;
const FILTER = /^(?<path>(?:sys|fields)\.\w+)(?<isList>\[in\])?$/;

export interface EntriesQuery {
  contentType: ContentType | undefined;
  locale: Locale | "*";
  include: number;
  limit: number;
  skip: number;
  select: readonly string[] | undefined;
  order: string | undefined;
  /** All must hold: what stands at the path is one of the values. */
  filters: readonly { path: string; values: readonly string[] }[];
}

export type ReadQuery =
  | { ok: true; query: EntriesQuery }
  | { ok: false; error: "BadRequest" | "InvalidQuery" };

/** Reads what the delivery API may be asked of entries; what it does not know it refuses, as the real one does. */
export function readQuery(asked: URLSearchParams): ReadQuery {
  const { content_type: type, locale = "en-US", select, order, ...rest } = Object.fromEntries(asked);
  const { include = "1", limit = String(DEFAULT_ITEMS), skip = "0", ...others } = rest;
  const language = locale === "*" ? locale : LOCALES.find((known) => known === locale);
  const contentType = ContentType.safeParse(type);
  const numbers = [include, limit, skip].map(Number);
  if (language === undefined || !numbers.every((number) => Number.isInteger(number) && number >= 0))
    return { ok: false, error: "BadRequest" };
  const filters = Object.entries(others).map(([name, value]) => {
    const { path, isList } = FILTER.exec(name)?.groups ?? {};
    return { path, values: isList === undefined ? [value] : value.split(",") };
  });
  const isUnknown =
    (type !== undefined && !contentType.success) ||
    filters.some(({ path }) => path === undefined) ||
    // A field means nothing without the type that has it.
    (type === undefined && Object.keys(others).some((name) => name.startsWith("fields.")));
  const [depth = 1, count = DEFAULT_ITEMS, first = 0] = numbers;
  if (isUnknown || depth > DEEPEST_INCLUDE || count > MOST_ITEMS) return { ok: false, error: "InvalidQuery" };
  return {
    ok: true,
    query: {
      contentType: contentType.data,
      locale: language,
      include: depth,
      limit: count,
      skip: first,
      select: select?.split(","),
      order,
      filters: filters.flatMap(({ path, values }) => (path === undefined ? [] : [{ path, values }])),
    },
  };
}
