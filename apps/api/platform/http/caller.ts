import type { Grant } from "@skywave/contract";

/** How sure we are of a person: a code sent by mail signs in, but does not alone change credentials. */
export type Assurance = "none" | "email" | "password" | "passkey";

/**
 * What a session runs on: a browser where somebody signed in, or something that acts in their name: a linked
 * device, a device that was cast to, a third party.
 */
export type SessionKind = "browser" | "device" | "casting" | "thirdParty";

/** A session as the server sees it. */
export interface SessionCaller {
  sessionId: string;
  kind: SessionKind;
  accessTokenId: string;
  deviceId: string;
  identityId: string | null;
  country: "US" | "CA";
  assurance: Assurance;
  /** When the person signed in, or the visitor came. */
  startedAt: Temporal.Instant;
}

/** A session of a signed-in person. */
export interface PersonCaller extends SessionCaller {
  identityId: string;
}

/** Who calls, by the grant that the call needs. */
export interface CallerByGrant {
  none: undefined;
  optional: SessionCaller | undefined;
  access: SessionCaller;
  authenticated: PersonCaller;
  device: { deviceId: string };
  identity: { grant: string };
  refresh: undefined;
}

export type CallerOf<G> = G extends Grant ? CallerByGrant[G] : never;

/** Reads bearer tokens; a token that is unknown, expired or revoked reads as undefined. */
export interface TokenReader {
  readAccessToken(token: string): Promise<SessionCaller | undefined>;
  /** Reads the cookie of a legacy session; one that nobody has used for half an hour has timed out. */
  readLegacySecret(secret: string): Promise<SessionCaller | undefined>;
  readDeviceGrant(token: string): Promise<{ deviceId: string } | undefined>;
}
