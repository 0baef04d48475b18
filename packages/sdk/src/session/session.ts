import type { Location } from "@skywave/contract/wire/place";
import type { CallResult } from "../transport/call-result.ts";

/** Who is here, without the secrets. */
export interface CurrentSession {
  sessionType: "anonymous" | "authenticated";
  /** Names the session to those who look after it, and opens nothing. */
  sessionId: string;
  /** null for anonymous sessions. */
  identityId: string | null;
  emailAddress: string | null;
  location: Location;
  entitlementHash: string;
}

/** What happened to the session, in this tab or in another. */
export type SessionEvent =
  /** A session took the place of another: started, signed in, or changed by another tab. */
  | { type: "started"; session: CurrentSession }
  /** The same session with fresh tokens, and perhaps in another place. */
  | { type: "refreshed"; session: CurrentSession }
  /** The signed-in person is gone: signed out, revoked, or refused by the server. */
  | { type: "ended" }
  /** The account was deleted, and with it all that this browser kept of it. */
  | { type: "deleted" }
  | { type: "failed"; cause: unknown };

/** Proof of who somebody is, as the sign-in calls return it. */
export interface AttachedIdentity {
  grant: string;
  identityId: string;
  emailAddress?: string | undefined;
  /** Of somebody who has no address. */
  username?: string | undefined;
}

/** The session of this browser: one over all tabs. */
export interface Session {
  /** null until a session was started or found. */
  current(): CurrentSession | null;
  /** Where the server last placed the session. Throws "Session not initialised!" without one. */
  lastLocation(): Location;
  /** The id by which the server knows this browser. Throws "Device ID Unavailable!" before it has one. */
  deviceId(): string;
  /** Returns the way to stop listening. */
  on(listener: (event: SessionEvent) => void): () => void;
  /** Exchanges the grant for an authenticated session; if refused, the anonymous session stays as it is. */
  attachIdentity(identity: AttachedIdentity): Promise<CallResult<CurrentSession>>;
  /** Goes on as the person whom the legacy system signed in. Each `sxmData` is good once. */
  migrate(sxmData: string): Promise<CallResult<CurrentSession>>;
  /**
   * Starts the session of a linked device, or with a casting grant one in the name of the person who issued
   * it; if refused, the session stays as it is.
   */
  startAsDevice(castingGrant?: string): Promise<CallResult<CurrentSession>>;
  /**
   * Ends this session here and on the server, and goes on with the anonymous session from before the
   * sign-in if it is still good, else with a new one. Ends it here even if the server cannot be reached.
   */
  signOut(): Promise<CallResult<undefined>>;
  /** Ends every session of the person on every device. Does nothing here if the server did not. */
  revokeSessions(): Promise<CallResult<undefined>>;
  /**
   * Deletes the account of the signed-in person, then starts an anonymous session. Refused with
   * STEP_UP_REQUIRED without a fresh proof of who is there; then nothing changes.
   */
  deleteAccount(): Promise<CallResult<undefined>>;
}
