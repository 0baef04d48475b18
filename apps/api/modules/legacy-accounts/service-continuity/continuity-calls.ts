import type { ContinuityRadio } from "@skywave/contract";
import { type FoundRadios, serializeRadio } from "#modules/radios/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { isHeardIn, type OwnPlan, type OwnPlans } from "./own-plans.ts";

export type ContinuityCalls = Pick<
  DomainHandlers<"legacy">,
  | "acsc"
  | "csEligibleRadios"
  | "csEligibilityCheck"
  | "csEligibleRadioNonPii"
  | "tokenCsEligibleRadios"
  | "csEligibleSubscriptions"
>;

/** Whose plans a token names: all of an account, or the one that a link was mailed about. */
interface NamedPlans {
  identityId: string;
  subscriptionId?: string;
}

/**
 * What a paying customer can do with a new radio. They only tell: a plan moves by an order. Of a radio that somebody else has a
 * plan in, they say no more than that it is not eligible.
 */
export function createContinuityCalls(dependencies: {
  ownPlans: OwnPlans;
  found: Pick<FoundRadios, "recall">;
  targetedLinks: Pick<TargetedLinks, "identify">;
  visitorProofs: Pick<VisitorProofs, "find">;
  limits: Pick<RateLimits, "take">;
}): ContinuityCalls {
  const { ownPlans, found, targetedLinks, visitorProofs, limits } = dependencies;

  const findAccount = async (token: string, { identityId, deviceId }: SessionCaller) => {
    const named = await visitorProofs.find("account", { token, deviceId });
    return identityId === null || identityId === named ? named : undefined;
  };
  const findNamed = async (token: string, caller: SessionCaller): Promise<NamedPlans | undefined> => {
    const identityId = await findAccount(token, caller);
    if (identityId !== undefined) return { identityId };
    const link = await targetedLinks.identify(token);
    return link && (caller.identityId === null || caller.identityId === link.identityId) ? link : undefined;
  };

  return {
    acsc: async ({ body }, { caller: { identityId, deviceId } }) => {
      const radio = await found.recall(body.token, deviceId);
      if (radio === undefined) return refuse("DEVICE_NOT_FOUND");
      const { canContinue, canConsolidate } = await ownPlans.newRadioWays(identityId, radio);
      const plans = canContinue ? eligibleOf(await ownPlans.list(identityId)) : [];
      const radios = plans.filter(({ subscription }) => isHeardIn(radio, subscription)).map(toShown);
      return done({
        data: {
          radio: serializeRadio(radio),
          serviceContinuity: { isEligible: radios.length > 0, radios },
          accountConsolidation: { isEligible: canConsolidate },
        },
      });
    },

    csEligibleRadios: async (_request, { caller }) =>
      done({ data: { radios: eligibleOf(await ownPlans.list(caller.identityId)).map(toShown) } }),

    csEligibilityCheck: async ({ body }, { caller: { identityId, deviceId } }) => {
      const named = namedIn(await ownPlans.list(identityId), body.radioIdLastFour);
      const radio = await found.recall(body.token, deviceId);
      if (named.length === 0 || radio === undefined) return refuse("DEVICE_NOT_FOUND");
      const { canContinue } = await ownPlans.newRadioWays(identityId, radio);
      const plan = eligibleOf(named).find(({ subscription }) => isHeardIn(radio, subscription));
      return canContinue && plan !== undefined
        ? done({ data: { radio: plan.shown } })
        : refuse("CS_INELIGIBLE_RADIO");
    },

    csEligibleRadioNonPii: async ({ body }, { caller }) => {
      const identityId = await findAccount(body.token, caller);
      if (identityId === undefined) return refuse("UNAUTHENTICATED_CUSTOMER");
      const named = namedIn(await ownPlans.list(identityId), body.radioIdLastFour);
      if (named.length === 0) return refuse("DEVICE_NOT_FOUND");
      const [plan] = eligibleOf(named);
      return plan === undefined ? refuse("CS_INELIGIBLE_RADIO") : done({ data: { radio: toAnybody(plan) } });
    },

    tokenCsEligibleRadios: async ({ body }, { caller, ipAddress }) => {
      const limited = await limits.take("targetedLinkLooksByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const named = await findNamed(body.token, caller);
      if (named === undefined) return refuse("UNAUTHENTICATED_CUSTOMER");
      const { identityId, subscriptionId } = named;
      const plans = eligibleOf(await ownPlans.list(identityId)).filter(
        ({ subscription }) => subscriptionId === undefined || subscription.id === subscriptionId,
      );
      return done({ data: { radios: plans.map(toAnybody) } });
    },

    csEligibleSubscriptions: async ({ body }, { caller: { identityId, deviceId } }) => {
      const radio = await found.recall(body.token, deviceId);
      if (radio === undefined) return refuse("DEVICE_NOT_FOUND");
      const { canContinue } = await ownPlans.newRadioWays(identityId, radio);
      if (!canContinue) return refuse("CS_INELIGIBLE_RADIO");
      const plans = eligibleOf(await ownPlans.list(identityId));
      const subscriptions = plans.filter(({ subscription }) => isHeardIn(radio, subscription)).map(toShown);
      return done({ data: { subscriptions } });
    },
  };
}

function eligibleOf(plans: readonly OwnPlan[]): OwnPlan[] {
  return plans.filter(({ isEligible }) => isEligible);
}

function namedIn(plans: readonly OwnPlan[], lastFour: string): OwnPlan[] {
  return plans.filter(({ radioIdLastFour }) => radioIdLastFour.toUpperCase() === lastFour.toUpperCase());
}

const toShown = ({ shown }: OwnPlan): ContinuityRadio => shown;
/** Who has only named the account is told no ids of it. */
const toAnybody = ({ shown }: OwnPlan): ContinuityRadio => ({ ...shown, subscriptionId: null });
