import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { RadioAsItIs, RadiosRepository } from "./radios-repository.ts";

/** Radios that a visitor has named, each behind a token. A token names a radio and gives no rights over it. */
export interface FoundRadios {
  /**
   * A token that stands for the radio in this browser, for half an hour unless said. However often and by whichever number a
   * browser finds a radio, its token is the same: that is how a page tells two radios apart that look alike.
   */
  remember(radioId: string, deviceId: string, lifetime?: Temporal.DurationLike): Promise<string>;
  /** Undefined for somebody else's token, and for one that is over. */
  recall(token: string, deviceId: string): Promise<RadioAsItIs | undefined>;
  /** Whether the browser has a token for the radio that is not over. */
  isKnown(radioId: string, deviceId: string): Promise<boolean>;
}

export function createFoundRadios(
  proofs: Pick<VisitorProofs, "issue" | "find">,
  { radios, secrets }: { radios: Pick<RadiosRepository, "find">; secrets: Pick<Secrets, "sign"> },
): FoundRadios {
  // Nobody without our key can make it, or tell which radio it is for.
  const tokenOf = (radioId: string, deviceId: string) =>
    secrets.sign("found-radio", `${deviceId} ${radioId}`);
  return {
    remember: (subjectId, deviceId, lifetime) =>
      proofs.issue({ kind: "radio", subjectId, deviceId }, { token: tokenOf(subjectId, deviceId), lifetime }),

    async recall(token, deviceId) {
      const radioId = await proofs.find("radio", { token, deviceId });
      return radioId === undefined ? undefined : radios.find(radioId);
    },

    isKnown: async (radioId, deviceId) =>
      (await proofs.find("radio", { token: tokenOf(radioId, deviceId), deviceId })) !== undefined,
  };
}
