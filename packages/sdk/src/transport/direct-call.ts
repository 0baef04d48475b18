import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { CallResult } from "./call-result.ts";

/** A call made with the grant that the caller holds in hand, or with none; never with the session's token. */
export type DirectCall = <D extends Domain, N extends EndpointName<D>>(
  domain: D,
  name: N,
  input: CallInput<D, N> & { bearer?: string; timeoutInMilliseconds?: number; isShared?: boolean },
) => Promise<CallResult<CallOutput<D, N>>>;
