import type { Grant } from "@skywave/contract";
import type { Configuration, Retrying } from "@skywave/contract/configuration/get-configuration";
import { DEFAULT_RETRY } from "./default-retry.ts";

export interface ConfiguredEndpoint {
  domain: string;
  name: string;
  baseUrl: string;
  method: string;
  path: string;
  grant: Grant;
  /** Repeating the call with the same Idempotency-Key acts once. */
  isIdempotentByKey: boolean;
  /** For all attempts together; infinite where nothing is said. */
  timeoutInMilliseconds: number;
  retry: Retrying;
}

/** Throws for what the operator's configuration does not hold or has switched off. */
export function findEndpoint(configuration: Configuration, domain: string, name: string): ConfiguredEndpoint {
  const found = configuration.domains[domain];
  const endpoint = found?.endpoints[name];
  if (!found || !endpoint) throw new Error("could not find the supplied domain config");
  if (!endpoint.enabled) throw new Error(`${name} is disabled`);
  const { method, path, timeoutInMilliseconds = Infinity, retry = DEFAULT_RETRY } = endpoint;
  // Most is asked of a call of which nothing is said.
  const { grant = "authenticated", isIdempotentByKey = false } = endpoint;
  const { baseUrl } = found;
  return { domain, name, baseUrl, method, path, grant, isIdempotentByKey, timeoutInMilliseconds, retry };
}
