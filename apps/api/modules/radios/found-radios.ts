import type { Clock } from "#platform/clock.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { FoundRadiosRepository } from "./found-radios-repository.ts";
import type { RadioAsItIs, RadiosRepository } from "./radios-repository.ts";

const LIFETIME_IN_MINUTES = 30;

/** Radios that a visitor has named, each behind a token. A token names a radio and gives no rights over it. */
export interface FoundRadios {
  /** A token that stands for the radio in this browser for half an hour. */
  remember(radioId: string, deviceId: string): Promise<string>;
  /** Undefined for somebody else's token, and for one that is over. */
  recall(token: string, deviceId: string): Promise<RadioAsItIs | undefined>;
}

export function createFoundRadios(dependencies: {
  repository: FoundRadiosRepository;
  radios: Pick<RadiosRepository, "find">;
  clock: Clock;
}): FoundRadios {
  const { repository, radios, clock } = dependencies;
  return {
    async remember(radioId, deviceId) {
      const token = randomSecret();
      await repository.add({
        digest: digestOf(token),
        deviceId,
        radioId,
        expiresAt: clock.realNow().add({ minutes: LIFETIME_IN_MINUTES }),
      });
      return token;
    },

    async recall(token, deviceId) {
      const found = await repository.find({ digest: digestOf(token), deviceId }, clock.realNow());
      return found === undefined ? undefined : radios.find(found.radioId);
    },
  };
}
