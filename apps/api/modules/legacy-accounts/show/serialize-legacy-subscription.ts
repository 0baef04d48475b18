import type {
  ClosedDevice,
  LegacyDevice,
  LegacyPlan,
  LegacySubscription,
  Subscription,
} from "@skywave/contract";
import { planKindOf } from "@skywave/domain/plans/plan-type";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import type { RadioAsItIs } from "#modules/radios/index.ts";

type Streaming = NonNullable<LegacySubscription["streamingCredentials"]>;

/** A subscription in the legacy system's words, with all others of its owner and what it is heard on. */
export function serializeLegacySubscription(
  subscription: Subscription,
  around: {
    all: readonly Subscription[];
    plans: LegacyPlan[];
    radio: RadioAsItIs | undefined;
    streaming: Streaming;
  },
): LegacySubscription {
  const { id, nickname, isActive, isSuspended, inactiveReason } = subscription;
  const { active } = subscription.offers;
  const includesRadio = active.serviceType !== "streaming";
  const includesStreaming = active.serviceType !== "satellite";
  const { plans, radio } = around;
  const isCompanion = subscription.includedIn !== null || plans.some(isCompanionPlan);
  return {
    id,
    ...(nickname !== undefined && { nickname }),
    deviceId: radio?.radio.radioId ?? virtualIdOf(subscription),
    radioService: includesRadio
      ? { isActive, radioIdLastFour: radio === undefined ? null : lastFourOf(radio.radio.radioId) }
      : null,
    streamingService: includesStreaming ? { isActive } : null,
    plans,
    planIds: plans.map((plan) => plan.id),
    inactiveReason,
    isActive,
    isCancelled: subscription.isCancelled,
    isCancelledAtEndOfCurrentTerm: subscription.isCancelledAtEndOfCurrentTerm,
    isPaused: subscription.isPaused,
    isSuspended,
    hasInactiveServiceDueToNonPay: !isActive && inactiveReason === "nonPay",
    hasTrialInsertion: hasTrialInsertion(subscription),
    isDeviceLess: radio === undefined,
    isPrimary: !isCompanion,
    isCompanion,
    isCompanionDriver: around.all.some(({ includedIn }) => includedIn === id),
    isEvSubscription: radio?.vehicle?.isElectric === true,
    streamingCredentials: includesStreaming ? around.streaming : null,
  };
}

/** Imports say so by the type of the plan, where the subscription that includes it is not here. */
function isCompanionPlan({ phases }: LegacyPlan): boolean {
  return phases.some(({ metadata }) => planKindOf(metadata.type) === "companion");
}

/** A free phase that runs today, where something was paid before it. */
function hasTrialInsertion({ currentPhase, pricePath }: Subscription): boolean {
  return (
    currentPhase.type === "Free" &&
    pricePath.some(({ phaseType, start }) => phaseType !== "Free" && start < currentPhase.started)
  );
}

/** What stands for the radio of a subscription that is heard on none. */
function virtualIdOf({ id }: Subscription): string {
  return `virtual-${id}`;
}

/** What a subscription is heard on, told to its owner: with the number of their own vehicle. */
export function serializeLegacyDevice(
  subscription: Subscription,
  radio: RadioAsItIs | undefined,
): LegacyDevice {
  const { nickname } = subscription;
  const vehicle = radio?.vehicle ?? null;
  return {
    id: radio?.radio.radioId ?? virtualIdOf(subscription),
    isVirtualId: radio === undefined,
    type: radio?.radio.kind ?? null,
    radioIdLastFour: radio === undefined ? null : lastFourOf(radio.radio.radioId),
    ...(nickname !== undefined && { nickname }),
    vehicle:
      vehicle === null
        ? null
        : {
            vin: vehicle.vin,
            year: vehicle.year,
            make: vehicle.make,
            model: vehicle.model,
            yearMakeModel: yearMakeModelOf(vehicle),
          },
  };
}

/** A radio on which nothing of its former listener's is heard any more. */
export function serializeClosedDevice({ radio, vehicle }: RadioAsItIs): ClosedDevice {
  return {
    radioId: radio.radioId,
    last4DigitsOfRadioId: lastFourOf(radio.radioId),
    vehicleInfo:
      vehicle === null
        ? null
        : { vin: vehicle.vin, year: vehicle.year, make: vehicle.make, model: vehicle.model },
  };
}
