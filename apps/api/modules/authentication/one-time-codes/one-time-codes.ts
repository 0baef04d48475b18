import { randomInt } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import { randomId } from "../../../platform/security/random-id.ts";
import { isSameDigest, type Secrets } from "../../../platform/security/secrets.ts";
import type { OneTimeCode, OneTimeCodesRepository } from "./one-time-codes-repository.ts";

export const CODE_LIFETIME_IN_MINUTES = 10;
const TRIES_PER_CODE = 5;
const DIGITS = 6;

export type Redemption = "redeemed" | "EXPIRED" | "INVALID" | "NOT_FOUND";

export interface OneTimeCodes {
  /** Makes a code and returns it in the clear, for the one message that carries it. */
  issue(to: Pick<OneTimeCode, "identityId" | "deviceId" | "channel">): Promise<{ id: string; code: string }>;
  redeem(from: { identityId: string; deviceId: string }, typed: string): Promise<Redemption>;
}

/** Six digits, ten minutes, five tries, used once, on the device that asked for them. */
export function createOneTimeCodes(dependencies: {
  repository: OneTimeCodesRepository;
  clock: Clock;
  secrets: Secrets;
}): OneTimeCodes {
  const { repository, clock, secrets } = dependencies;
  const digestOfCode = (identityId: string, code: string) =>
    secrets.sign("one-time-code", `${identityId}.${code}`);

  return {
    issue: async (to) => {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
      const id = randomId("otc");
      const createdAt = clock.realNow();
      await repository.add({
        ...to,
        purpose: "sign-in",
        id,
        digest: digestOfCode(to.identityId, code),
        tries: 0,
        createdAt,
        expiresAt: createdAt.add({ minutes: CODE_LIFETIME_IN_MINUTES }),
        consumedAt: null,
      });
      return { id, code };
    },

    redeem: async ({ identityId, deviceId }, typed) => {
      const now = clock.realNow();
      const code = await repository.findLatest(identityId, deviceId);
      if (code === undefined || code.consumedAt !== null) return "NOT_FOUND";
      if (Temporal.Instant.compare(now, code.expiresAt) >= 0) return "EXPIRED";
      if ((await repository.countTry(code)) > TRIES_PER_CODE) return "EXPIRED";
      const digits = typed.replace(/\D/g, "");
      if (!isSameDigest(code.digest, digestOfCode(identityId, digits))) return "INVALID";
      return (await repository.consume(code, now)) ? "redeemed" : "NOT_FOUND";
    },
  };
}
