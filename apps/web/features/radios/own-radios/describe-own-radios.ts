import type { ClosedDevice, Subscription } from "@skywave/contract";
import type { LoadRadiosOutcome } from "@skywave/services/radios/load-radios";
import type { EntityGroups } from "@skywave/tracking";
import { describeRadio } from "../describe-radio.ts";

const STATUS = { Active: "active", Closed: "closed", Inactive: "inactive", Suspended: "suspended" } as const;

/** The radios of an account as analytics knows them: the first that is heard, those that are not any more, and how many could be left for another. */
export function describeOwnRadios(
  { radios, closedDevices }: Pick<Extract<LoadRadiosOutcome, { ok: true }>, "radios" | "closedDevices">,
  subscriptions: readonly Subscription[],
): EntityGroups {
  const [first] = radios;
  const plan = subscriptions.find(({ id }) => id === first?.subscriptionId);
  const movable = subscriptions.filter(({ options }) => options.canTransferSubscription).map(({ id }) => id);
  return {
    customerInfo: {
      numberScEligibleDevices: radios.filter(({ subscriptionId }) => movable.includes(subscriptionId)).length,
    },
    ...(first &&
      describeRadio({
        type: first.type,
        radioIdLastFour: first.radioIdLastFour,
        vehicle: first.vehicle,
        serviceId: first.subscriptionId,
        ...(first.vin !== undefined && { vin: first.vin }),
        ...(plan && { status: STATUS[plan.status] }),
      })),
    ...(closedDevices && { account: { closedDevices: closedDevices.map(describeClosed) } }),
  };
}

function describeClosed({ radioId, vehicleInfo }: ClosedDevice) {
  if (vehicleInfo === undefined || vehicleInfo === null) return { radioId };
  const { year, make, model } = vehicleInfo;
  return { radioId, vehicleInfo: { year: String(year), make, model } };
}
