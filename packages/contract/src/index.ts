export type { CallInput, CallOutput, CallRefusal, Domain, EndpointName } from "./call-types.ts";
export {
  defineEndpoint,
  type Endpoint,
  type Grant,
  type Retry,
  TIMEOUT_IN_MILLISECONDS,
} from "./endpoint.ts";
export { endpointTable, type EndpointTable } from "./endpoint-table.ts";
export { REFUSAL_CODES, type RefusalCode } from "./refusal-codes.ts";
export { Problem } from "./wire/problem.ts";
