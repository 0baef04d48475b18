import type { CallRequest } from "@skywave/contract";
import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import { lifecycleOn } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { FindVehicle } from "../find-vehicle.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";
import { readLocator } from "../read-locator.ts";
import type { TrialLinks } from "../trial-links.ts";

export type RequestTrialLink = (
  asked: CallRequest<"partnerIntegration", "requestTrialLink">["body"],
  caller: Pick<SessionCaller, "country">,
) => Promise<Outcome<{ isAccepted: true }>>;

/**
 * Mails the link of a trial to whom the maker says it is for. Whoever asks learns neither whether there is one nor to
 * whom it went: every number that is one is answered alike, and as late.
 */
export function createRequestTrialLink(dependencies: {
  findVehicle: FindVehicle;
  links: Pick<TrialLinks, "renewed">;
  limits: Pick<RateLimits, "take">;
  secrets: Pick<Secrets, "encrypt">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}): RequestTrialLink {
  const { findVehicle, links, limits, secrets, jobs, clock } = dependencies;

  /** Whom there is something for. */
  const addresseeOf = async ({ trial, facts, radio }: VehicleAsItIs): Promise<string | null> => {
    if (trial === undefined || trial.email === null) return null;
    const state = lifecycleOn(facts, clock.today());
    if (state !== "TRIAL_ELIGIBLE" && state !== "TRIAL_NOT_CLAIMED") return null;
    return (await limits.take("trialLinkSendsByRadio", radio.radioId)) === undefined ? trial.email : null;
  };

  return async ({ language, ...typed }, { country }) => {
    const startedAt = performance.now();
    const locator = readLocator(typed);
    if (!locator.ok) return locator;
    const found = await findVehicle(locator.data, country);
    const to = found.ok ? await addresseeOf(found.data) : null;
    const trial = found.ok && to !== null ? found.data.trial : undefined;
    const token = trial === undefined ? "" : await links.renewed(trial);
    const vehicle = found.ok ? found.data.vehicle : null;
    await jobs.send("send-message", {
      id: randomId("msg"),
      to,
      channel: "mail",
      locale: language,
      content: {
        template: "trial-link",
        encryptedToken: secrets.encrypt(token),
        vehicle: vehicle === null ? "" : yearMakeModelOf(vehicle),
      },
    });
    await untilNextStep(startedAt);
    return done({ isAccepted: true });
  };
}
