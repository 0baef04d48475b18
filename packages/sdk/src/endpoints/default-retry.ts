import type { Retrying } from "@skywave/contract/configuration/get-configuration";

/** Of whatever the configuration says nothing about. */
export const DEFAULT_RETRY: Retrying = {
  limit: 3,
  delayInMilliseconds: 2_000,
  backoff: "exponential",
  isRepeatable: false,
};
