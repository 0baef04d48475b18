import type { FlagName } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";

/** What the static files say about this site: A7.05 to A7.09. */
export interface ShellConfiguration {
  brand: {
    name: string;
    legalName: string;
    termsUrl: string;
    privacyUrl: string;
    helpUrl: string;
    cancelUrl: string;
  };
  countryCode: Country;
  currency: "USD" | "CAD";
  apiBaseUrl: string;
  configurationVersion: string;
  /** The version of the customer agreement that a buyer ticks. */
  agreementVersion: string;
  accountCenterLoginUrl: string;
  /** Hosts that have a file of their own; asking for others would only make 404s. */
  hostVariants: readonly string[];
  sellsStreaming: boolean;
  /** One that no file names is off. */
  flags: Partial<Record<FlagName, boolean>>;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lays one configuration over another: objects key by key, everything else as a whole. */
export function mergeDeep(base: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? mergeDeep(below, value) : value;
  }
  return merged;
}

/** Files are fetched by path; the build hash lets browsers keep them. */
export type FetchJson = (path: string) => Promise<JsonObject>;

/** Rejects with an error that names the file [A7.11]. */
export function jsonFetcher(fetcher: typeof fetch, buildHash: string): FetchJson {
  return async (path) => {
    try {
      const response = await fetcher(`${path}?v=${buildHash}`);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return await response.json();
    } catch (cause) {
      throw new Error(`The configuration file ${path} did not load`, { cause });
    }
  };
}

/**
 * Loads common, country, settings and host files and lays them over each other in that order.
 * Rejects with an error that names the file that is missing or unreadable.
 */
export async function loadShellConfiguration(
  fetchJson: FetchJson,
  page: { country: Country; host: string },
): Promise<ShellConfiguration> {
  const files = ["common", page.country.toLowerCase(), "app-settings"].map((name) => `/config/${name}.json`);
  const [common = {}, ...others] = await Promise.all(files.map(fetchJson));
  const hasVariant = Array.isArray(common.hostVariants) && common.hostVariants.includes(page.host);
  const variant = hasVariant ? [await fetchJson(`/config/variants/${page.host}.json`)] : [];
  const merged = [...others, ...variant].reduce(mergeDeep, common);
  if (!isShellConfiguration(merged))
    throw new Error("The configuration files leave out what the shell needs");
  return merged;
}

function isShellConfiguration(value: unknown): value is ShellConfiguration {
  if (typeof value !== "object" || value === null) return false;
  return "brand" in value && "countryCode" in value && "apiBaseUrl" in value && "flags" in value;
}
