import { attachIdentity } from "./acts/attach-identity.ts";
import { signOut } from "./acts/end-session.ts";
import type { Session } from "./session.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionParts } from "./session-parts.ts";
import { describeSession } from "./store/stored-session.ts";

/** What few people do is no part of the first page. */
const loadEnds = () => import("./acts/end-everything.ts");
const loadStarts = () => import("./acts/start-otherwise.ts");

/** The session as the SDK's user sees it. */
export function createSession(parts: SessionParts, keeper: SessionKeeper): Session {
  const { store, events, deviceGrants } = parts;
  const endParts = { ...parts, keeper };
  return {
    current() {
      const stored = store.read();
      return stored ? describeSession(stored) : null;
    },
    lastLocation() {
      const stored = store.read();
      if (!stored) throw new Error("Session not initialised!");
      return stored.session.location;
    },
    deviceId() {
      const stored = deviceGrants.stored();
      if (!stored) throw new Error("Device ID Unavailable!");
      return stored.deviceId;
    },
    on: events.on,
    attachIdentity: (identity) => keeper.alone(() => attachIdentity(parts, identity)),
    async migrate(sxmData) {
      const { migrateSession } = await loadStarts();
      return keeper.alone(() => migrateSession(parts, sxmData));
    },
    async startAsDevice(castingGrant) {
      const { startAsDevice } = await loadStarts();
      return keeper.alone(() => startAsDevice(parts, castingGrant));
    },
    signOut: () => signOut(endParts),
    revokeSessions: async () => (await loadEnds()).revokeSessions(endParts),
    deleteAccount: async () => (await loadEnds()).deleteAccount(endParts),
  };
}
