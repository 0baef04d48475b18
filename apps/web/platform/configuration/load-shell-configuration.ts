import type { Country } from "@skywave/domain/locale/country";
import { createBrowserStorage } from "@skywave/sdk/browser";
import { isObject, type JsonObject, mergeDeep } from "./merge-deep.ts";
import type { ShellConfiguration } from "./shell-configuration.ts";

const LONGEST_WAIT_IN_MILLISECONDS = 10_000;
/** Short, as the page can do without it. */
const LONGEST_WAIT_FOR_VARIANT_IN_MILLISECONDS = 3_000;
const KEPT = "CONFIGURATION_";

/** Files are fetched by path; the build hash lets browsers keep them. */
export type FetchJson = (path: string, longestWaitInMilliseconds: number) => Promise<JsonObject>;

/** Rejects with an error that names the file [A7.11]. */
export function jsonFetcher(fetcher: typeof fetch, buildHash: string): FetchJson {
  return async (path, longestWaitInMilliseconds) => {
    try {
      const signal = AbortSignal.timeout(longestWaitInMilliseconds);
      const response = await fetcher(`${path}?v=${buildHash}`, { signal });
      const content: unknown = response.ok ? await response.json() : response.status;
      if (isObject(content)) return content;
      throw new Error(String(content));
    } catch (cause) {
      throw new Error(path, { cause });
    }
  };
}

interface ConfiguredPage {
  country: Country;
  host: string;
  /** What `neededKeys` wrote into the page. */
  needed: string;
}

/** The number of the file that should say something, and the key that is missing or of another kind. */
function findFault(merged: unknown, needed: string): { file: string; key: string } | undefined {
  for (const entry of needed.split(",")) {
    const [file = "", key = "", kind] = entry.split(" ");
    const found = key.split(".").reduce((part, name) => (isObject(part) ? part[name] : undefined), merged);
    if (typeof found !== kind) return { file, key };
  }
  return undefined;
}

const isWhole = (merged: unknown, needed: string): merged is ShellConfiguration =>
  findFault(merged, needed) === undefined;

/** What is missing or broken on one visit is taken from the last one on which all was well. */
function cachedFor({ country, needed }: ConfiguredPage) {
  const storage = createBrowserStorage(window);
  const key = KEPT + country;
  return {
    keep: (shell: ShellConfiguration) => storage.set(key, JSON.stringify(shell)),
    read(): ShellConfiguration | undefined {
      try {
        const kept: unknown = JSON.parse(storage.get(key) ?? "0");
        return isWhole(kept, needed) ? kept : undefined;
      } catch {
        // Damaged, so there is none.
        return undefined;
      }
    },
  };
}

interface LoadedShellConfiguration {
  shell: ShellConfiguration;
  /** What went wrong where the app could go on without; for the log. */
  fault?: unknown;
}

/**
 * Loads common, country, settings and host files and lays them over each other in that order. Where one is
 * missing or wrong the last good copy serves; where there is none, and only the host's own file is wrong, what
 * the others say. Otherwise rejects with an error that names the file, and the key where one is wrong.
 */
export async function loadShellConfiguration(
  fetchJson: FetchJson,
  page: ConfiguredPage,
): Promise<LoadedShellConfiguration> {
  const pathOf = (name: string) => `/config/${name}.json`;
  const paths = ["common", page.country.toLowerCase(), "app-settings"].map(pathOf);
  const variantPath = pathOf(`variants/${page.host}`);
  const kept = cachedFor(page);
  let shell: ShellConfiguration | undefined;

  function compose(files: readonly JsonObject[]): ShellConfiguration {
    const merged: unknown = files.reduce(mergeDeep);
    if (isWhole(merged, page.needed)) return merged;
    const { file, key = "" } = findFault(merged, page.needed) ?? {};
    const [part = ""] = key.split(".");
    // Whoever spoke last about that part is wrong about it; nobody did where the file that should leaves it out.
    const last = files.findLastIndex((one) => part in one);
    throw new Error(`${[...paths, variantPath][last < 0 ? Number(file) : last]}: ${key}`);
  }

  try {
    const files = await Promise.all(paths.map((path) => fetchJson(path, LONGEST_WAIT_IN_MILLISECONDS)));
    shell = compose(files);
    if (shell.hostVariants.includes(page.host)) {
      const variant = await fetchJson(variantPath, LONGEST_WAIT_FOR_VARIANT_IN_MILLISECONDS);
      shell = compose([...files, variant]);
    }
    kept.keep(shell);
    return { shell };
  } catch (fault) {
    shell = kept.read() ?? shell;
    if (shell === undefined) throw fault;
    return { shell, fault };
  }
}
