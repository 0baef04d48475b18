import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { RadioAsItIs, RadiosRepository } from "./radios-repository.ts";

/** Radios that a visitor has named, each behind a token. A token names a radio and gives no rights over it. */
export interface FoundRadios {
  /** A token that stands for the radio in this browser, for half an hour unless said. */
  remember(radioId: string, deviceId: string, lifetime?: Temporal.DurationLike): Promise<string>;
  /** Undefined for somebody else's token, and for one that is over. */
  recall(token: string, deviceId: string): Promise<RadioAsItIs | undefined>;
}

export function createFoundRadios(
  proofs: Pick<VisitorProofs, "issue" | "find">,
  radios: Pick<RadiosRepository, "find">,
): FoundRadios {
  return {
    remember: (subjectId, deviceId, lifetime) =>
      proofs.issue({ kind: "radio", subjectId, deviceId }, lifetime),

    async recall(token, deviceId) {
      const radioId = await proofs.find("radio", { token, deviceId });
      return radioId === undefined ? undefined : radios.find(radioId);
    },
  };
}
