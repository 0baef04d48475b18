import type { Identity, Passkey, SignedInSession, SmartDevice } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadSecurityOutcome =
  | {
      ok: true;
      identity: Identity;
      passkeys: readonly Passkey[];
      sessions: readonly SignedInSession[];
      smartDevices: readonly SmartDevice[];
    }
  | CommonFailure;

/** Everything by which the signed-in person gets in, and everywhere they are in. */
export async function loadSecurity(skywave: Skywave): Promise<LoadSecurityOutcome> {
  const question = { domain: "user", input: {}, expected: [] } as const;
  const [identity, passkeys, sessions, devices] = await Promise.all([
    ask(skywave, { ...question, name: "getIdentity" }),
    ask(skywave, { ...question, name: "listPasskeys" }),
    ask(skywave, { ...question, name: "listSessions" }),
    ask(skywave, { ...question, name: "listSmartDevices" }),
  ]);
  if (!identity.ok) return identity;
  if (!passkeys.ok) return passkeys;
  if (!sessions.ok) return sessions;
  if (!devices.ok) return devices;
  return {
    ok: true,
    identity: identity.data,
    passkeys: passkeys.data.passkeys,
    sessions: sessions.data.sessions,
    smartDevices: devices.data.smartDevices,
  };
}
