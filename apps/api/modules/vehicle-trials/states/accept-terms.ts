import type { CallAnswer, CallRequest } from "@skywave/contract";
import { findAgreementProblem } from "@skywave/domain/consents/consent-texts";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";

export type AcceptTerms = (
  accepted: CallRequest<"partnerIntegration", "acceptTermsAndConditions">["body"],
  caller: Pick<SessionCaller, "deviceId" | "country">,
) => Promise<Outcome<CallAnswer<"partnerIntegration", "acceptTermsAndConditions">>>;

/** Keeps which terms were accepted, when and in which language; a version that nobody was shown is none. */
export function createAcceptTerms({
  repository,
  links,
  clock,
}: {
  repository: Pick<VehicleTrialsRepository, "acceptTerms">;
  links: Pick<TrialLinks, "open">;
  clock: Clock;
}): AcceptTerms {
  return async ({ magicLinkGrant, version, language }, { deviceId, country }) => {
    const trial = await links.open(magicLinkGrant);
    if (!trial.ok) return trial;
    const agreement = {
      consentType: "OfferAndRenewalTerms",
      countryCode: country,
      version,
      language,
    } as const;
    const field = findAgreementProblem(agreement, clock.today().toString());
    if (field !== undefined)
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: "invalid" }] });
    const trialId = trial.data.id;
    await repository.acceptTerms({ trialId, deviceId, version, language, acceptedAt: clock.now() });
    return done({ version });
  };
}
