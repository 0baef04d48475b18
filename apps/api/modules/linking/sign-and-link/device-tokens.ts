import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { DeviceTokensRepository } from "./device-tokens-repository.ts";

const LIFETIME = { minutes: 15 } as const;

/** Tokens that stand for a link for a quarter of an hour, and are good once: others see a screen, too. */
export interface DeviceTokens {
  mint(link: string): Promise<string>;
  exchange(token: string): Promise<Outcome<{ data: { magicLinkGrant: string } }>>;
}

export function createDeviceTokens({
  repository,
  secrets,
  clock,
}: {
  repository: DeviceTokensRepository;
  secrets: Pick<Secrets, "encrypt" | "decrypt">;
  clock: Clock;
}): DeviceTokens {
  return {
    mint: async (link) => {
      const token = randomSecret();
      await repository.add({
        digest: digestOf(token),
        encryptedLink: secrets.encrypt(link),
        expiresAt: clock.realNow().add(LIFETIME),
        usedAt: null,
      });
      return token;
    },

    exchange: async (token) => {
      const found = await repository.find(digestOf(token));
      if (found === undefined) return refuse("MAGIC_LINK_NOT_FOUND");
      const now = clock.realNow();
      if (Temporal.Instant.compare(now, found.expiresAt) >= 0) return refuse("MAGIC_LINK_EXPIRED");
      if (!(await repository.consume(found.digest, now))) return refuse("MAGIC_LINK_NOT_FOUND");
      return done({ data: { magicLinkGrant: secrets.decrypt(found.encryptedLink) } });
    },
  };
}
