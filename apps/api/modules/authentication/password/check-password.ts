import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { networkOf } from "#platform/rate-limits/network-of.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { PasswordHashes } from "#platform/security/password-hashes.ts";
import type { PasswordLocks } from "./password-locks.ts";

export interface PasswordCheck {
  /** The id of a decoy where nobody has the handle: it is locked and answered like a real one. */
  identityId: string;
  passwordHash: string | null;
  password: string;
  deviceId: string;
  ipAddress: string;
}

export type CheckPassword = (check: PasswordCheck) => Promise<Outcome<undefined>>;

/** Compares a password under the limits on guessing; who it belongs to makes no difference in time or answer. */
export function createCheckPassword(dependencies: {
  hashes: PasswordHashes;
  limits: Pick<RateLimits, "hold" | "giveBack">;
  locks: PasswordLocks;
  isKnownDevice: (identityId: string, deviceId: string) => Promise<boolean>;
}): CheckPassword {
  const { hashes, limits, locks, isKnownDevice } = dependencies;
  return async (check) => {
    const { identityId, deviceId } = check;
    const network = networkOf(check.ipAddress);
    const limited = await limits.hold("passwordFailuresByNetworkAddress", network);
    if (limited !== undefined) return limited;
    const isKnown = await isKnownDevice(identityId, deviceId);
    const subject = { identityId, device: isKnown ? deviceId : "unknown" };
    const locked = await locks.take(subject);
    if (locked !== undefined) {
      await limits.giveBack("passwordFailuresByNetworkAddress", network);
      return locked;
    }
    const isRight = await hashes.verify(check.password, check.passwordHash).catch(async (cause: unknown) => {
      // Nobody has looked at the password: the machine was too busy.
      await limits.giveBack("passwordFailuresByNetworkAddress", network);
      await locks.giveBack(subject);
      throw cause;
    });
    if (!isRight) return refuse("userServices.identity.invalidCredentials");
    await limits.giveBack("passwordFailuresByNetworkAddress", network);
    await locks.forgive(subject);
    return done(undefined);
  };
}
