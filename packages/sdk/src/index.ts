export { createSkywave } from "./create-skywave.ts";
export { type CallResult, type Failure, type InvalidField, isBusinessFailure } from "./call-result.ts";
export type { Clock } from "./clock/clock.ts";
export type { LogEntry } from "./platform/log-entry.ts";
export type { CancelSignal } from "./platform/platform.ts";
export type { AttachedIdentity, CurrentSession, Session, SessionEvent } from "./session/session.ts";
export type { CallOptions, Skywave, SkywaveOptions } from "./skywave.ts";
