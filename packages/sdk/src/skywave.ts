import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Location } from "@skywave/contract/wire/place";
import type { CallResult } from "./transport/call-result.ts";
import type { Clock } from "./clock/clock.ts";
import type { Events } from "./events/events.ts";
import type { Identifiers } from "./identifiers/create-identifiers.ts";
import type { Inspection } from "./inspect.ts";
import type { LogEntry } from "./platform/log-entry.ts";
import type { CancelSignal } from "./platform/platform.ts";
import type { Privacy } from "./privacy/create-privacy.ts";
import type { Records } from "./records/create-records.ts";
import type { Session } from "./session/session.ts";

export interface SkywaveOptions {
  /** Given at once, or loaded from `configUrl` on first use. */
  configuration?: Configuration;
  /** Default: `/api/configservice/v1/applications/web/configs/v1/me`. */
  configUrl?: string;
  /** Where the person is, as far as the page knows; sent when a session starts. */
  location?: Location;
  /** Marks all traffic as a test, and starts anew with an anonymous session when the mark changes. */
  isTest?: boolean;
  /** Marks all traffic as a preview, of what is not published yet. */
  isPreview?: boolean;
}

export interface CallOptions {
  /** Makes a repeated call act once. Calls that need a key and get none are given a fresh one. */
  idempotencyKey?: string;
  /** Rejects the call with the signal's reason. */
  signal?: CancelSignal;
  /** For the call with all its retries; the configuration's 15 s by default. */
  timeoutInMilliseconds?: number;
  /** For the calls that are made with a grant of an identity in place of a session. */
  identityGrant?: string;
  /** Sends the call even if the page is closed meanwhile; at most 64 KiB for all such calls together. */
  outlivesPage?: boolean;
}

export interface Skywave {
  /**
   * Loads the configuration, gets the device known and a session started, and begins to follow other tabs and
   * the server's clock. May run in the background: calls that need a token wait for it. Rejects when it
   * fails; the next call that needs a token tries again by itself.
   */
  start(): Promise<void>;
  /**
   * Makes one call of the contract. Resolves for all that may happen on the way; rejects only for misuse:
   * "could not find the supplied domain config", "{endpoint} is disabled", or an aborted signal.
   */
  call<D extends Domain, N extends EndpointName<D>>(
    domain: D,
    name: N,
    input: CallInput<D, N>,
    options?: CallOptions,
  ): Promise<CallResult<CallOutput<D, N>>>;
  readonly session: Session;
  readonly events: Events;
  readonly privacy: Privacy;
  readonly records: Records;
  readonly identifiers: Identifiers;
  /** Rejects if it cannot be loaded; the next ask tries again. */
  configuration(): Promise<Configuration>;
  readonly clock: Clock;
  /** How the client stands: session, device grant, clock, buffers. */
  inspect(): Promise<Inspection>;
  /** Resolves after the time; rejects with the signal's reason when cancelled. */
  delay(milliseconds: number, signal?: CancelSignal): Promise<void>;
  log(entry: LogEntry): void;
}
