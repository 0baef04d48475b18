import type { ContinuityRadio, Subscription } from "@skywave/contract";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { isReceivedBy, planCategoryOf } from "@skywave/domain/plans/plan-category";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { type CarriedPlan, stayReasonOf } from "@skywave/domain/service-continuity/carried-plan";
import {
  isInGoodStanding,
  newRadioWaysOf,
  type NewRadio,
  type NewRadioWays,
} from "@skywave/domain/service-continuity/new-radio";
import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { AccountHolders } from "../account-holders.ts";

/** A plan that is heard on a radio of its owner's, and whether it could go on in another one. */
export interface OwnPlan {
  subscription: Subscription;
  radioIdLastFour: string;
  isEligible: boolean;
  shown: ContinuityRadio;
}

export interface OwnPlans {
  /** Those of an account that are heard on radios. */
  list(identityId: string): Promise<OwnPlan[]>;
  /** What the account can do with a radio that its owner has named as their new one. */
  newRadioWays(identityId: string, found: RadioAsItIs): Promise<NewRadioWays>;
}

/** Whether a plan is heard in a radio; what it receives is a fact of the radio. */
export function isHeardIn({ radio }: RadioAsItIs, { products }: Subscription): boolean {
  return isReceivedBy(radio.capabilities, planCategoryOf(packageIdOf(mainProductIn(products))));
}

export function createOwnPlans(dependencies: {
  holders: Pick<AccountHolders, "find">;
  radios: Pick<Radios, "listOf">;
  subscriptions: Pick<Subscriptions, "find" | "listShown">;
}): OwnPlans {
  const { holders, radios, subscriptions } = dependencies;

  const standingOf = async (identityId: string) => {
    const legacy = (await holders.find(identityId))?.legacy;
    return {
      isClosed: legacy?.isClosed ?? false,
      isInCollections: legacy?.isInCollections ?? false,
      isConsumer: (legacy?.accountType ?? "consumer") === "consumer",
    };
  };

  const serviceOf = async (
    identityId: string,
    { subscription }: RadioAsItIs,
  ): Promise<NewRadio["service"]> => {
    if (subscription === null) return "none";
    const row = await subscriptions.find(subscription.identityId, subscription.id);
    if (row === undefined || row.state === "cancelled" || row.state === "expired") return "none";
    if (subscription.identityId !== identityId) return "otherAccount";
    const own = (await subscriptions.listShown(identityId)).find(({ id }) => id === subscription.id);
    return own?.isActive === true && own.currentPhase.type === "Free" ? "ownTrial" : "taken";
  };

  return {
    list: async (identityId) => {
      const isOpen = isInGoodStanding(await standingOf(identityId));
      const shown = new Map((await subscriptions.listShown(identityId)).map((each) => [each.id, each]));
      return (await radios.listOf(identityId)).flatMap((heardOn) => {
        const subscription = shown.get(heardOn.subscription?.id ?? "");
        if (subscription === undefined || subscription.isCancelled) return [];
        const isEligible = isOpen && stayReasonOf(carriedPlanOf(subscription)) === undefined;
        const radioIdLastFour = lastFourOf(heardOn.radio.radioId);
        return [{ subscription, radioIdLastFour, isEligible, shown: showRadio(subscription, heardOn) }];
      });
    },

    newRadioWays: async (identityId, found) =>
      newRadioWaysOf(
        { capabilities: found.radio.capabilities, service: await serviceOf(identityId, found) },
        await standingOf(identityId),
      ),
  };
}

function carriedPlanOf(subscription: Subscription): CarriedPlan {
  return {
    isActive: subscription.isActive,
    isEnding: subscription.isCancelledAtEndOfCurrentTerm,
    isBillOpen: subscription.unpaid !== undefined,
    isBilledByStore: subscription.billedBy.manageUrl !== null,
    isCompanion: subscription.includedIn !== null,
    phaseType: subscription.currentPhase.type,
    hasRadio: true,
  };
}

function showRadio({ id, offers }: Subscription, { radio, vehicle }: RadioAsItIs): ContinuityRadio {
  return {
    subscriptionId: id,
    planName: offers.active.name,
    radioIdLastFour: lastFourOf(radio.radioId),
    type: radio.kind,
    yearMakeModel: vehicle === null ? null : yearMakeModelOf(vehicle),
  };
}

function mainProductIn(products: Subscription["products"]): string {
  return products.find(({ productType }) => productType === "main")?.id ?? "";
}
