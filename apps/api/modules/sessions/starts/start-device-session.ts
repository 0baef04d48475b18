import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Casting } from "../casting/casting.ts";
import type { IssuedSession } from "../serialize-session.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { ReportedPlace } from "../tokens/decide-place.ts";

/** For whom a device plays, and what its owner calls it. */
export type FindLinkedDevice = (
  deviceId: string,
) => Promise<{ identityId: string; deviceName: string } | undefined>;

export type StartDeviceSession = (input: {
  deviceGrant: string;
  castingGrant: string | undefined;
  place: ReportedPlace;
}) => Promise<Outcome<IssuedSession>>;

/** Starts a session of a device: in the name of who cast to it, or of who linked it. */
export function createStartDeviceSession(dependencies: {
  sessions: LiveSessions;
  casting: Casting;
  readDeviceGrant: (grant: string) => Promise<{ deviceId: string } | undefined>;
  findLinkedDevice: FindLinkedDevice;
}): StartDeviceSession {
  const { sessions, casting, readDeviceGrant, findLinkedDevice } = dependencies;
  return async (input) => {
    const { castingGrant, place } = input;
    const device = await readDeviceGrant(input.deviceGrant);
    if (device === undefined) return refuse("UNAUTHORIZED");
    const { deviceId } = device;
    if (castingGrant !== undefined) return casting.start({ castingGrant, deviceId, place });
    const linked = await findLinkedDevice(deviceId);
    if (linked === undefined) return refuse("FORBIDDEN");
    const { identityId, deviceName: name } = linked;
    const owner = { deviceId, identityId, assurance: "none", kind: "device", name } as const;
    return done(await sessions.start({ ...owner, place }));
  };
}
