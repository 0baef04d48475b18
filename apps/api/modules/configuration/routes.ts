import {
  baseUrlOf,
  type Configuration,
  type Endpoint,
  endpointTable,
  IMAGE_URL_TEMPLATE,
  type Settings,
  TIMEOUT_IN_MILLISECONDS,
} from "@skywave/contract";
import { DICTIONARY_VERSIONS, dictionaries, type DictionaryName } from "@skywave/localization";
import type { Clock } from "#platform/clock.ts";
import type { EndpointSwitches } from "#platform/http/endpoint-switches.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";

const RETRIES = {
  none: { limit: 0, delayInMilliseconds: 0 },
  limited: { limit: 3, delayInMilliseconds: 2_000 },
};
/** The legacy system is asked again at a steady pace; other calls leave their server more time with each. */
const BACKOFFS = { "/services": "fixed", "/api": "exponential" } as const;
const KNOWN_APPLICATION = "web";
const KNOWN_VERSION = "v1";

export type ConfigurationHandlers = {
  configuration: DomainHandlers<"configuration">;
  localization: DomainHandlers<"localization">;
  time: DomainHandlers<"time">;
};

/** The calls that a client makes before it knows anything: where calls go, texts, and the time. */
export function createConfigurationHandlers(dependencies: {
  settings: Settings;
  switches: EndpointSwitches;
  clock: Clock;
}): ConfigurationHandlers {
  const { settings, switches, clock } = dependencies;
  return {
    configuration: {
      getConfiguration: async ({ params, query }) => {
        const isKnown = params.id === KNOWN_APPLICATION && params.version === KNOWN_VERSION;
        if (!isKnown) return refuse("NOT_FOUND", { notFoundResourceType: "configuration" });
        // Who asks as production would is told nothing that is there for tests only.
        const isSandbox = settings.isSandbox && query.enableProdMode !== "true";
        return done({ domains: domainsWith(switches), settings: { ...settings, isSandbox } });
      },
    },
    localization: {
      getLocalizations: async ({ query }) => {
        const locale = query.locale ?? "en-US";
        const found: Record<string, Record<string, string>> = {};
        for (const wanted of query.dictionaries.split("|")) {
          const [key, version] = wanted.split(":");
          const isKnown = isDictionary(key) && DICTIONARY_VERSIONS[key] === version;
          if (!isKnown)
            return refuse("NOT_FOUND", { notFoundResourceType: "dictionary", details: { key: wanted } });
          found[key] = dictionaries[locale][key];
        }
        return done({ locale, dictionaries: found });
      },
    },
    time: {
      metronome: async () => done({ data: { time: clock.realNow().epochMilliseconds } }),
    },
  };
}

function domainsWith(switches: EndpointSwitches): Configuration["domains"] {
  const calls = Object.fromEntries(
    Object.entries(endpointTable).map(([domain, endpoints]) => [
      domain,
      {
        baseUrl: baseUrlOf(domain),
        endpoints: Object.fromEntries(
          Object.values<Endpoint>(endpoints).map((endpoint) => [
            endpoint.name,
            {
              method: endpoint.method,
              path: endpoint.path,
              enabled: switches.isEnabled(endpoint),
              ...(endpoint.grant !== "authenticated" && { grant: endpoint.grant }),
              ...(endpoint.isIdempotentByKey === true && { isIdempotentByKey: true }),
              timeoutInMilliseconds: TIMEOUT_IN_MILLISECONDS,
              retry: {
                ...RETRIES[endpoint.retry],
                backoff: BACKOFFS[baseUrlOf(domain)],
                isRepeatable: endpoint.isRepeatable === true,
              },
            },
          ]),
        ),
      },
    ]),
  );
  // No calls: browsers ask for pictures themselves.
  return { ...calls, image: { baseUrl: IMAGE_URL_TEMPLATE, endpoints: {} } };
}

function isDictionary(key: string | undefined): key is DictionaryName {
  return key !== undefined && key in DICTIONARY_VERSIONS;
}
