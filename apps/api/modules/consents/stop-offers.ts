import type { CallAnswer } from "@skywave/contract";
import { wantsOffers } from "@skywave/domain/consents/consent";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { isSameDigest, type Secrets } from "#platform/security/secrets.ts";
import type { ConsentLedger } from "./consent-ledger.ts";
import type { ConsentSubject } from "./consents-repository.ts";

/** The way out of offers that stands in mails, for whoever reads them and is signed in to nothing. */
export interface StopOffers {
  /** What a mail to an identity carries. It tells nothing else to anybody, and holds for as long as the server's key. */
  tokenOf(identityId: string): string;
  /** Stops them from now on, also where that was asked before; refuses what no mail carried with NOT_FOUND. */
  stop(token: string): Promise<Outcome<CallAnswer<"consent", "stopOffers">>>;
}

export function createStopOffers(dependencies: {
  consents: Pick<ConsentLedger, "stateNow" | "record">;
  secrets: Pick<Secrets, "sign">;
  clock: Clock;
}): StopOffers {
  const { consents, secrets, clock } = dependencies;
  const tokenOf = (identityId: string) => `${identityId}.${secrets.sign("stop-offers", identityId)}`;
  return {
    tokenOf,
    stop: async (token) => {
      const [identityId = ""] = token.split(".", 1);
      if (!isSameDigest(token, tokenOf(identityId)))
        return refuse("NOT_FOUND", { notFoundResourceType: "link" });
      const subject: ConsentSubject = { subjectKind: "identity", subject: identityId };
      const state = await consents.stateNow(subject);
      if (wantsOffers(state, "mail")) {
        const said = { topic: "OffersByMail", isGranted: false, source: "mailLink" } as const;
        await consents.record(subject, [{ ...said, reference: randomId("msg") }]);
      }
      return done({ since: clock.now().toString() });
    },
  };
}
