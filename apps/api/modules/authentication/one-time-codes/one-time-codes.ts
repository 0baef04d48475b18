import { randomInt } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { isSameDigest, type Secrets } from "#platform/security/secrets.ts";
import type { OneTimeCode, OneTimeCodesRepository } from "./one-time-codes-repository.ts";

export const CODE_LIFETIME_IN_MINUTES = 10;
const TRIES_PER_CODE = 5;
const DIGITS = 6;

/** What a code is for: whoever lured a code for one thing out of somebody can't use it for another. */
export type CodePurpose =
  | "sign-in"
  | "step-up"
  | "account-registration"
  | `account-join.${string}`
  | `account-lookup.${string}`
  | `new-contact.${string}`
  | `targeted-link.${string}`;

/** Who may redeem a code: the person it was sent to, on the device that asked for it. */
export interface CodeBearer {
  identityId: string;
  deviceId: string;
  purpose: CodePurpose;
}

export type Redemption =
  | { ok: true; codeId: string; provenEmail: string | null }
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" };

export interface OneTimeCodes {
  /** Makes a code and returns it in the clear, for the one message that carries it. */
  issue(
    bearer: CodeBearer,
    contact: { channel: OneTimeCode["channel"]; address: string },
  ): Promise<{ id: string; code: string; createdAt: Temporal.Instant }>;
  redeem(bearer: CodeBearer, typed: string): Promise<Redemption>;
  /** When a person was last sent a code by this channel, whatever for. */
  lastIssuedAt(identityId: string, channel: OneTimeCode["channel"]): Promise<Temporal.Instant | undefined>;
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
    lastIssuedAt: (identityId, channel) => repository.lastIssuedAt(identityId, channel),

    issue: async (bearer, { channel, address }) => {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
      const id = randomId("otc");
      const createdAt = clock.realNow();
      await repository.add({
        ...bearer,
        id,
        channel,
        sentTo: address,
        digest: digestOfCode(bearer.identityId, code),
        tries: 0,
        createdAt,
        expiresAt: createdAt.add({ minutes: CODE_LIFETIME_IN_MINUTES }),
        consumedAt: null,
      });
      return { id, code, createdAt };
    },

    redeem: async (bearer, typed) => {
      const now = clock.realNow();
      const code = await repository.findLatest(bearer);
      if (code === undefined || code.consumedAt !== null) return { ok: false, code: "NOT_FOUND" };
      if (Temporal.Instant.compare(now, code.expiresAt) >= 0) return { ok: false, code: "EXPIRED" };
      if ((await repository.countTry(code)) > TRIES_PER_CODE) return { ok: false, code: "EXPIRED" };
      const digits = typed.replace(/\D/g, "");
      const isRight = isSameDigest(code.digest, digestOfCode(bearer.identityId, digits));
      if (!isRight) return { ok: false, code: "INVALID" };
      const isFirst = await repository.consume(code, now);
      // Nobody has the empty address: a code of which it is not known where it went proves none.
      const provenEmail = code.channel === "EMAIL" ? (code.sentTo ?? "") : null;
      return isFirst ? { ok: true, codeId: code.id, provenEmail } : { ok: false, code: "NOT_FOUND" };
    },
  };
}
