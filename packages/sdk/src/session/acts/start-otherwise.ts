import type { Session } from "@skywave/contract/sessions/session";
import type { CallResult } from "../../transport/call-result.ts";
import type { CurrentSession } from "../session.ts";
import type { SessionParts } from "../session-parts.ts";
import { nameIdentity } from "../store/stored-session.ts";
import { adoptSession } from "./adopt-session.ts";

/** A session that the legacy system vouches for. Only inside `alone`. */
export async function migrateSession(
  parts: SessionParts,
  sxmData: string,
): Promise<CallResult<CurrentSession>> {
  const device = await parts.deviceGrants.obtain();
  if (!device.ok) return device;
  const body = { sxmData, ...placeOf(parts) };
  return adopted(parts, await parts.call("user", "migrateSession", { body, bearer: device.data.grant }));
}

/** A session that this device may start by itself, or that was cast to it. Only inside `alone`. */
export async function startAsDevice(
  parts: SessionParts,
  castingGrant?: string,
): Promise<CallResult<CurrentSession>> {
  const device = await parts.deviceGrants.obtain();
  if (!device.ok) return device;
  const cast = castingGrant === undefined ? {} : { castingGrant };
  const body = { deviceGrant: device.data.grant, ...cast, ...placeOf(parts) };
  return adopted(parts, await parts.call("user", "createDeviceSession", { body }));
}

function placeOf({ location }: SessionParts) {
  return location === undefined ? {} : { location };
}

/** These answers do not say who it is, so the server is asked; if it will not say, the session stands without. */
async function adopted(
  parts: SessionParts,
  answer: CallResult<Session>,
): Promise<CallResult<CurrentSession>> {
  if (!answer.ok) return answer;
  const session = answer.data;
  const bearer = session.accessToken;
  const identity = await parts.call("user", "getIdentity", { bearer });
  if (!identity.ok) {
    parts.platform.log({
      level: "error",
      message: "Nobody said who it is",
      details: { ...identity.failure },
    });
    return adoptSession(parts, { session });
  }
  const { identityId, handle } = identity.data;
  return adoptSession(parts, { ...nameIdentity({ identityId, ...handle }), session });
}
