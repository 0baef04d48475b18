import type { ConfiguredEndpoint } from "./find-endpoint.ts";

/** What a caller handed over; each part only where the endpoint has one. */
export interface CallParts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The address of one call: `{parameters}` of the path filled in, then the query, undefined values left out. */
export function buildAddress(endpoint: ConfiguredEndpoint, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`${endpoint.name} needs ${name}`);
    return encodeURIComponent(textOf(value));
  });
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`);
  return endpoint.baseUrl + path + (pairs.length > 0 ? `?${pairs.join("&")}` : "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
