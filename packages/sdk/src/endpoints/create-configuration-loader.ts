import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Platform } from "../platform/platform.ts";
import { readJson } from "../wire/read-json.ts";

const TIMEOUT_IN_MILLISECONDS = 15_000;

interface LoadConfigurationOptions {
  configuration?: Configuration;
  configUrl?: string;
}

/**
 * Gives the configuration, loading it at most once at a time. It is asked for without headers of ours, so
 * that the browser can answer with what the page preloaded.
 */
export function createConfigurationLoader(
  platform: Platform,
  options: LoadConfigurationOptions,
): () => Promise<Configuration> {
  const url = options.configUrl ?? "/api/configservice/v1/applications/web/configs/v1/me";
  let loading: Promise<Configuration> | undefined = options.configuration
    ? Promise.resolve(options.configuration)
    : undefined;

  async function load(): Promise<Configuration> {
    const request = { method: "GET", url, headers: {}, withCredentials: false };
    const answer = await platform.transmit({ ...request, timeoutInMilliseconds: TIMEOUT_IN_MILLISECONDS });
    const read =
      answer.kind === "answered" && answer.status === 200 ? readJson<Configuration>(answer.text) : undefined;
    if (!read) throw new Error("Domain config not found", { cause: answer });
    return read;
  }

  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
