import type { EntriesQuery } from "./read-query.ts";
import type { StoredItem } from "./entries/stored-entry.ts";
import { linksIn, type StorePlace, serializeItem, type WireItem } from "./wire-item.ts";

interface Store {
  items: readonly StoredItem[];
  place: StorePlace;
}

/** The entries that a query asks for, and what they link to, as the delivery API answers. */
export function findEntries({ items, place }: Store, query: EntriesQuery) {
  const entries = items.filter(({ contentType }) => contentType !== undefined);
  const matching = entries
    .filter(({ contentType }) => query.contentType === undefined || contentType === query.contentType)
    .filter((item) => query.filters.every(({ path, values }) => values.includes(String(valueAt(item, path)))))
    .toSorted(byOrder(query.order));
  const page = matching.slice(query.skip, query.skip + query.limit);
  const toWire = (item: StoredItem) => serializeItem(item, query.locale, place);
  const shown = page.map((item) => selected(toWire(item), query.select));
  const linked = followLinks(items, { from: shown, known: page, depth: query.include, toWire });
  return {
    sys: { type: "Array" },
    total: matching.length,
    skip: query.skip,
    limit: query.limit,
    items: shown,
    ...(linked.length > 0 && { includes: byKind(linked) }),
  };
}

/** Everything within so many links; each once, and not what is asked for itself. */
function followLinks(
  items: readonly StoredItem[],
  parts: {
    from: readonly object[];
    known: readonly StoredItem[];
    depth: number;
    toWire: (item: StoredItem) => WireItem;
  },
): WireItem[] {
  const { depth, toWire } = parts;
  if (depth === 0) return [];
  const known = new Set(parts.known);
  const ids = new Set(
    parts.from.flatMap((item) => linksIn("fields" in item ? item.fields : {})).map((link) => link.sys.id),
  );
  const found = items.filter((item) => ids.has(item.id) && !known.has(item));
  if (found.length === 0) return [];
  const shown = found.map(toWire);
  const further = followLinks(items, {
    from: shown,
    known: [...known, ...found],
    depth: depth - 1,
    toWire,
  });
  return [...shown, ...further];
}

function byKind(linked: readonly WireItem[]) {
  const of = (type: string) => linked.filter(({ sys }) => sys["type"] === type);
  const [entries, assets] = [of("Entry"), of("Asset")];
  return { ...(entries.length > 0 && { Entry: entries }), ...(assets.length > 0 && { Asset: assets }) };
}

function selected(item: WireItem, select: readonly string[] | undefined): Partial<WireItem> {
  if (select === undefined) return item;
  const isAsked = (part: string, name: string) => select.includes(part) || select.includes(`${part}.${name}`);
  const pick = (part: "sys" | "fields") =>
    Object.fromEntries(Object.entries(item[part]).filter(([name]) => isAsked(part, name)));
  const [sys, fields] = [pick("sys"), pick("fields")];
  return {
    ...(Object.keys(sys).length > 0 && { sys: { ...sys, id: item.sys.id } }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

function byOrder(order = "sys.id") {
  const [path, sign] = order.startsWith("-") ? [order.slice(1), -1] : [order, 1];
  return (one: StoredItem, other: StoredItem) =>
    sign * String(valueAt(one, path)).localeCompare(String(valueAt(other, path)), "en");
}

function valueAt(item: StoredItem, path: string): unknown {
  const [part, name = ""] = path.split(".");
  if (part === "sys") return name === "id" ? item.id : undefined;
  return item.shared[name] ?? item.localized[name]?.["en-US"];
}
