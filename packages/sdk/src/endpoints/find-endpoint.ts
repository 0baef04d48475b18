import type { Configuration } from "@skywave/contract/configuration/get-configuration";

export interface ConfiguredEndpoint {
  domain: string;
  name: string;
  baseUrl: string;
  method: string;
  path: string;
  timeoutInMilliseconds: number;
  retry: { limit: number; delayInMilliseconds: number };
}

/** Throws for what the operator's configuration does not hold or has switched off. */
export function findEndpoint(configuration: Configuration, domain: string, name: string): ConfiguredEndpoint {
  const found = configuration.domains[domain];
  const endpoint = found?.endpoints[name];
  if (!found || !endpoint) throw new Error("could not find the supplied domain config");
  if (!endpoint.enabled) throw new Error(`${name} is disabled`);
  const { method, path, timeoutInMilliseconds, retry } = endpoint;
  return { domain, name, baseUrl: found.baseUrl, method, path, timeoutInMilliseconds, retry };
}
