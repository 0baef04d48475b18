import { type Endpoint, endpointTable, IMAGE_URL_TEMPLATE } from "@skywave/contract";
import type { Configuration, Settings } from "@skywave/contract/configuration/get-configuration";

const MINUTE = 60_000;

/** The run-time configuration as the API makes it from the contract. */
export function makeConfiguration(settings: Partial<Settings> = {}): Configuration {
  const domains = Object.entries(endpointTable).map(([domain, endpoints]) => [
    domain,
    {
      baseUrl: "/api",
      endpoints: Object.fromEntries(
        Object.values<Endpoint>(endpoints).map(
          ({ name, method, path, retry, isRepeatable = false, grant, isIdempotentByKey = false }) => [
            name,
            {
              method,
              path,
              enabled: true,
              grant,
              isIdempotentByKey,
              timeoutInMilliseconds: 15_000,
              retry: {
                limit: retry === "limited" ? 3 : 0,
                delayInMilliseconds: 2000,
                backoff: domain === "legacy" ? "fixed" : "exponential",
                isRepeatable,
              },
            },
          ],
        ),
      ),
    },
  ]);
  return {
    domains: { ...Object.fromEntries(domains), image: { baseUrl: IMAGE_URL_TEMPLATE, endpoints: {} } },
    settings: {
      isSandbox: false,
      isPasskeyEnabled: true,
      mostPlansPerOrder: 5,
      playback: { keyIdPattern: "/keys/([0-9a-fA-F-]{36})" },
      canSendTexts: true,
      hasPlateLookup: true,
      cookieDomain: null,
      cardProcessor: { scriptUrl: "http://localhost:8081/v3/", publishableKey: "pk_test" },
      content: { space: "space-1", environment: "master" },
      personalisation: { environment: "test" },
      time: {
        postInitializationPollInterval: 30 * MINUTE,
        maxTwoWayLatency: 5000,
        maxDiscrepancyInterval: 5000,
      },
      minIntervalBetweenDeviceGrantRefreshes: 60 * MINUTE,
      minIntervalBetweenSessionPurges: 5 * MINUTE,
      ...settings,
    },
  };
}
