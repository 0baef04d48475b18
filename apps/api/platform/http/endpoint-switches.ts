import type { Endpoint } from "@skywave/contract";

/** Which calls an operator has switched off; clients learn it from their configuration. */
export interface EndpointSwitches {
  isEnabled(endpoint: Pick<Endpoint, "domain" | "name">): boolean;
  set(endpoint: Pick<Endpoint, "domain" | "name">, isEnabled: boolean): void;
}

/** All calls on, until switched. */
export function createEndpointSwitches(): EndpointSwitches {
  const off = new Set<string>();
  const keyOf = (endpoint: Pick<Endpoint, "domain" | "name">) => `${endpoint.domain}.${endpoint.name}`;
  return {
    isEnabled: (endpoint) => !off.has(keyOf(endpoint)),
    set: (endpoint, isEnabled) => {
      if (isEnabled) off.delete(keyOf(endpoint));
      else off.add(keyOf(endpoint));
    },
  };
}
