import type { z } from "zod";
import type { EndpointTable } from "./endpoint-table.ts";

export type Domain = keyof EndpointTable;
export type EndpointName<D extends Domain> = keyof EndpointTable[D] & string;
type EndpointAt<D extends Domain, N extends EndpointName<D>> = EndpointTable[D][N];

type InputPart<E, K extends string> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;

/** What a caller hands over: `params`, `query` and `body`, each where the endpoint has one. */
export type CallInput<D extends Domain, N extends EndpointName<D>> = InputPart<EndpointAt<D, N>, "params"> &
  InputPart<EndpointAt<D, N>, "query"> &
  InputPart<EndpointAt<D, N>, "body">;

/** What comes back; `undefined` where the answer has no body. */
export type CallOutput<D extends Domain, N extends EndpointName<D>> =
  | (EndpointAt<D, N> extends { response: infer S extends z.ZodType } ? z.output<S> : undefined)
  | (EndpointAt<D, N> extends { mayBeEmpty: true } ? undefined : never);

/** The codes with which this call may refuse, beside those that any call may meet. */
export type CallRefusal<D extends Domain, N extends EndpointName<D>> =
  EndpointAt<D, N> extends { refusals: readonly (infer C extends string)[] } ? C : never;

type OutputPart<E, K extends string> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;

/** What the server works on once `params`, `query` and `body` have passed their schemas. */
export type CallRequest<D extends Domain, N extends EndpointName<D>> = OutputPart<
  EndpointAt<D, N>,
  "params"
> &
  OutputPart<EndpointAt<D, N>, "query"> &
  OutputPart<EndpointAt<D, N>, "body">;

/** What the server answers with, before it is checked against the response schema. */
export type CallAnswer<D extends Domain, N extends EndpointName<D>> =
  | (EndpointAt<D, N> extends { response: infer S extends z.ZodType } ? z.input<S> : undefined)
  | (EndpointAt<D, N> extends { mayBeEmpty: true } ? undefined : never);

/** The grant a call needs, as a literal. */
export type CallGrant<D extends Domain, N extends EndpointName<D>> =
  EndpointAt<D, N> extends { grant: infer G } ? G : never;
