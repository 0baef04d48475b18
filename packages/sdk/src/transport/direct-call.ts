import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { CallResult } from "../call-result.ts";
import type { CallOptions } from "../skywave.ts";

/** A call made with what the caller holds in hand, or with nothing; never with the session's token. */
export type DirectCall = <D extends Domain, N extends EndpointName<D>>(
  domain: D,
  name: N,
  input: CallInput<D, N>,
  options?: CallOptions & { bearer?: string },
) => Promise<CallResult<CallOutput<D, N>>>;
