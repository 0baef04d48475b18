export { createSkywave } from "./create-skywave.ts";
export {
  type CallResult,
  type Failure,
  type ActionError,
  type InvalidField,
  isBusinessFailure,
} from "./transport/call-result.ts";
export type { Clock, ClockReading } from "./clock/clock.ts";
export type { BufferInspection } from "./events/buffer/event-buffer.ts";
export type { Attributes, Events, PlaybackEvent } from "./events/events.ts";
export { CLIENT_NAME } from "./identifiers/client-name.ts";
export type { Identifiers } from "./identifiers/create-identifiers.ts";
export type { Inspection } from "./inspect.ts";
export type { LogEntry } from "./platform/log-entry.ts";
export type { CancelSignal } from "./platform/platform.ts";
export type { Passkeys, SignedChallenge } from "./passkey/create-passkeys.ts";
export type { CeremonyOptions, PasskeyErrorCode, PasskeyFailure, PasskeyResult } from "./passkey/passkeys.ts";
export type { ConsentState, Privacy } from "./privacy/create-privacy.ts";
export type { RecordCall, Records } from "./records/create-records.ts";
export type { AttachedIdentity, CurrentSession, Session, SessionEvent } from "./session/session.ts";
export type { CallOptions, Skywave, SkywaveOptions } from "./skywave.ts";
