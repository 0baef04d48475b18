import type { CallInput, CallOutput, Domain, EndpointName, RefusalCode } from "@skywave/contract";
import type { CallOptions, Failure, Skywave } from "@skywave/sdk";
import { attemptCall } from "./attempt-call.ts";
import { type CommonFailure, commonFailure } from "./common-failure.ts";
import { refusalCode } from "./refusal-code.ts";

interface Question<D extends Domain, N extends EndpointName<D>, C extends RefusalCode> {
  domain: D;
  name: N;
  input: CallInput<D, N>;
  options?: CallOptions;
  /** The refusals that the use case answers itself. */
  expected: readonly C[];
}

export type Reply<T, C extends RefusalCode> =
  | { ok: true; data: T }
  /** `failure` holds the details that came with the code. */
  | { ok: false; code: C; failure: Failure }
  | CommonFailure;

/** Makes one call and sorts what comes back: data, a refusal that is expected, or a failure that all share. */
export async function ask<D extends Domain, N extends EndpointName<D>, const C extends RefusalCode>(
  skywave: Skywave,
  { expected, ...attempt }: Question<D, N, C>,
): Promise<Reply<CallOutput<D, N>, Exclude<C, CommonFailure["code"]>>> {
  const answer = await attemptCall(skywave, attempt);
  if (answer.ok) return answer;
  const code = refusalCode(answer.failure, expected);
  return isOwn(code) ? { ok: false, code, failure: answer.failure } : commonFailure(skywave, answer.failure);
}

function isOwn<C extends RefusalCode>(code: C | undefined): code is Exclude<C, CommonFailure["code"]> {
  return code !== undefined && code !== "RATE_LIMIT_EXCEEDED" && code !== "SYSTEM";
}
