import type { CallOptions } from "../skywave.ts";
import type { Delivery } from "../transport/send.ts";
import type { CallParts } from "./build-address.ts";
import type { ConfiguredEndpoint } from "./find-endpoint.ts";

interface DeliveryParts {
  endpoint: ConfiguredEndpoint;
  input: unknown;
  options: CallOptions;
  /** Makes the key of a call that needs one and was given none. */
  makeKey: () => string;
}

/** One call as the transport sends it. */
export function buildDelivery({ endpoint, input, options, makeKey }: DeliveryParts): Delivery {
  const { idempotencyKey, signal, timeoutInMilliseconds, outlivesPage } = options;
  return {
    endpoint,
    parts: partsOf(input),
    // The legacy system gets cookies with every call, whoever may read the answer.
    isPublic: endpoint.grant === "none" && endpoint.domain !== "legacy",
    idempotencyKey: idempotencyKey ?? (endpoint.isIdempotentByKey ? makeKey() : undefined),
    signal,
    timeoutInMilliseconds,
    outlivesPage,
  };
}

/** Calls without params, query and body take any object, so the parts are looked for, not assumed. */
function partsOf(input: unknown): CallParts {
  if (typeof input !== "object" || input === null) return {};
  return {
    ...("params" in input && isRecord(input.params) ? { params: input.params } : {}),
    ...("query" in input && isRecord(input.query) ? { query: input.query } : {}),
    ...("body" in input ? { body: input.body } : {}),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
