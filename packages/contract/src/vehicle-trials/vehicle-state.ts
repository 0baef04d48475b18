import { z } from "zod";
import { BillingDate } from "../wire/time.ts";

export const LifecycleState = z.enum([
  "TRIAL_ELIGIBLE",
  "TRIAL_NOT_CLAIMED",
  "TRIAL_CLAIMED",
  "TRIAL_WITH_FOLLOW_ON",
  "SELF_PAY",
  "INACTIVE",
]);

const Model = z.object({ year: z.int(), make: z.string(), model: z.string() });

/** All that is known of a vehicle, for whoever its radio's plan belongs to. */
export const VehicleState = z
  .object({
    deviceId: z.string(),
    radioId: z.string(),
    oemDriverId: z.string().nullable().describe("The maker's own account of the driver"),
    lifecycleState: LifecycleState,
    vehicleState: Model.extend({ vin: z.string() }).nullable().describe("null for a radio in no vehicle"),
    deviceSource: z.enum(["SMS", "ATLAS"]).describe("SMS where the legacy system knows the radio, too"),
    billingSystem: z
      .enum(["SMS", "ATLAS"])
      .nullable()
      .describe("Which one keeps the plan that is heard; null without one"),
  })
  .meta({ id: "VehicleState" });
export type VehicleState = z.infer<typeof VehicleState>;

/** What of a vehicle is told to anybody who names it: no number that they did not know, and nothing of whose it is. */
export const NamedVehicle = z
  .object({
    radioIdLastFour: z.string(),
    vehicleState: Model.nullable(),
    lifecycleState: LifecycleState.nullable().describe(
      "null unless a trial waits to be had or the vehicle is the caller's: how a plan stands is told to its owner",
    ),
    usedCarCode: z
      .string()
      .nullable()
      .describe(
        "Why it can't have a trial as a used car, as far as the caller may know; refusals have it in `details`",
      ),
    planStartsOn: BillingDate.nullable().describe(
      "For its owner: the day on which the plan after the trial starts",
    ),
  })
  .meta({ id: "NamedVehicle" });
export type NamedVehicle = z.infer<typeof NamedVehicle>;
