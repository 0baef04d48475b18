import type { Radios } from "#modules/radios/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { ClaimTrial } from "./claim/claim-trial.ts";
import type { FindVehicle } from "./find-vehicle.ts";
import { readLocator } from "./read-locator.ts";
import type { ServiceLane } from "./service-lane/service-lane.ts";
import type { AcceptTerms } from "./states/accept-terms.ts";
import type { RequestTrialLink } from "./states/request-trial-link.ts";
import type { ShowHandoff } from "./states/show-handoff.ts";
import type { ShowStates } from "./states/show-states.ts";
import type { StartUsedCarTrial } from "./used-car/start-used-car-trial.ts";

export interface VehicleTrialHandlers {
  partnerIntegration: DomainHandlers<"partnerIntegration">;
  user: Pick<DomainHandlers<"user">, "b2bTrialClaim" | "startUsedCarTrial">;
  legacy: Pick<DomainHandlers<"legacy">, "accountOem">;
}

/** The calls about the trials of vehicles. */
export function createVehicleTrialHandlers(dependencies: {
  claimTrial: ClaimTrial;
  startUsedCarTrial: StartUsedCarTrial;
  states: ShowStates;
  showHandoff: ShowHandoff;
  acceptTerms: AcceptTerms;
  requestTrialLink: RequestTrialLink;
  findVehicle: FindVehicle;
  serviceLane: ServiceLane;
  countLookup: Radios["countLookup"];
  limits: RateLimits;
}): VehicleTrialHandlers {
  const { claimTrial, startUsedCarTrial, states, limits } = dependencies;
  const { showHandoff, acceptTerms, requestTrialLink, findVehicle, serviceLane, countLookup } = dependencies;
  return {
    partnerIntegration: {
      acceptTermsAndConditions: async ({ body }, { caller, ipAddress }) =>
        (await limits.take("trialLinkLooksByAddress", ipAddress)) ?? acceptTerms(body, caller),

      getDetailedState: async ({ query: { deviceId, subscriptionId } }, { caller: { identityId } }) => {
        if (deviceId !== undefined && subscriptionId === undefined)
          return states.detailed({ deviceId }, identityId);
        if (subscriptionId !== undefined && deviceId === undefined)
          return states.detailed({ subscriptionId }, identityId);
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "deviceId", code: "ONE_OF_TWO" }] });
      },

      getHandoffState: async ({ params: { magicLinkGrant } }, { caller, ipAddress }) =>
        (await limits.take("trialLinkLooksByAddress", ipAddress)) ?? showHandoff(magicLinkGrant, caller),

      getState: async ({ params: { locator, number } }, { caller, ipAddress }) => {
        const startedAt = performance.now();
        const { identityId, country, deviceId } = caller;
        const read = locator === "subscriptionId" ? undefined : readLocator({ [locator]: number });
        if (read?.ok === false) return read;
        const found = await countLookup({ deviceId, ipAddress }, async () => ({
          outcome:
            read === undefined
              ? await states.findOwn({ subscriptionId: number }, identityId)
              : await findVehicle(read.data, country),
        }));
        const answer = found.ok ? done(await states.named(found.data, identityId)) : found;
        await untilNextStep(startedAt);
        return answer;
      },

      showServiceLaneVehicle: ({ body }, { caller: { country }, ipAddress }) =>
        serviceLane.show(body, { country, ipAddress }),

      startServiceLaneTrial: ({ body }, { caller: { country }, ipAddress }) =>
        serviceLane.start(body, { country, ipAddress }),

      requestTrialLink: async ({ body }, { caller, ipAddress }) =>
        (await limits.take("trialLinkSendsByAddress", ipAddress)) ?? requestTrialLink(body, caller),
    },
    legacy: {
      accountOem: async (_request, { caller }) =>
        done({ data: { vehicles: await states.ofMakers(caller.identityId) } }),
    },
    user: {
      b2bTrialClaim: async ({ body }, { caller }) =>
        (await limits.take("trialClaimsByIdentity", caller.identityId)) ?? claimTrial(body, caller),

      startUsedCarTrial: async ({ body }, { caller }) =>
        (await limits.take("usedCarTrialsByIdentity", caller.identityId)) ?? startUsedCarTrial(body, caller),
    },
  };
}
