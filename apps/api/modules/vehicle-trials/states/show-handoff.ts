import type { CallAnswer } from "@skywave/contract";
import { currentVersion } from "@skywave/domain/consents/consent-texts";
import type { Country } from "@skywave/domain/locale/country";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import { magicLinkTrialOn } from "@skywave/domain/vehicle-trials/magic-link-trial-state";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { LoadVehicle } from "../load-vehicle.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { FindTrialPlan } from "../trial-plan.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";
import { modelOf } from "./show-states.ts";

export type ShowHandoff = (
  link: string,
  caller: Pick<SessionCaller, "deviceId" | "country">,
) => Promise<Outcome<CallAnswer<"partnerIntegration", "getHandoffState">>>;

/** How the trial behind a maker's link stands, for whoever holds it. */
export function createShowHandoff(dependencies: {
  radios: Pick<Radios, "find">;
  loadVehicle: LoadVehicle;
  links: Pick<TrialLinks, "open">;
  findTrialPlan: FindTrialPlan;
  repository: Pick<VehicleTrialsRepository, "hasAcceptedTerms">;
  clock: Clock;
}): ShowHandoff {
  const { radios, loadVehicle, links, repository, clock } = dependencies;
  return async (link, { deviceId, country }) => {
    const trial = await links.open(link);
    if (!trial.ok) return trial;
    const named = await radios.find(trial.data.radioId);
    if (named?.radio.country !== country) return refuse("MAGIC_LINK_NOT_FOUND");
    const { radio, vehicle, facts } = await loadVehicle(named);
    const termsVersion = termsVersionIn(country, clock.today());
    const accepted = { trialId: trial.data.id, deviceId, version: termsVersion };
    const stands = magicLinkTrialOn(facts, clock.today());
    const isToCome = stands.trialState === "TrialNotStarted";
    return done({
      ...stands,
      trialStartsOn: isToCome ? (facts.trial?.startsOn?.toString() ?? null) : null,
      trialEndsOn: (facts.trial && trialEndOf(facts.trial))?.toString() ?? null,
      partner: radio.maker ?? "",
      planName: (await dependencies.findTrialPlan(country, 1)).name,
      radioIdLastFour: lastFourOf(radio.radioId),
      vehicleState: vehicle && modelOf(vehicle),
      termsVersion,
      areTermsAccepted: await repository.hasAcceptedTerms(accepted),
    });
  };
}

/** The version of the terms that holds for trials on a day. */
function termsVersionIn(country: Country, today: Temporal.PlainDate): string {
  const version = currentVersion("OfferAndRenewalTerms", country, today.toString());
  if (version === undefined) throw new Error(`there are no terms in ${country}`);
  return version;
}
