import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { CallOptions, CallResult, Skywave } from "@skywave/sdk";

interface Attempt<D extends Domain, N extends EndpointName<D>> {
  domain: D;
  name: N;
  input: CallInput<D, N>;
  options?: CallOptions;
}

/**
 * A call whose misuse, such as an endpoint that an operator switched off, becomes a failure like the others:
 * the person gets the apology in place, with what was typed kept.
 */
export async function attemptCall<D extends Domain, N extends EndpointName<D>>(
  skywave: Skywave,
  attempt: Attempt<D, N>,
): Promise<CallResult<CallOutput<D, N>>> {
  const { domain, name, input, options } = attempt;
  try {
    return await skywave.call(domain, name, input, options);
  } catch (cause) {
    if (options?.signal?.aborted) throw cause;
    skywave.log({ level: "error", message: `${domain}.${name} could not be made`, details: { cause } });
    return { ok: false, failure: { kind: "unreadable", status: 0, traceId: "", canRetryHelp: false } };
  }
}
