import { z } from "zod";
import { FoundDevice } from "../radios/found-device.ts";
import { Country } from "../wire/place.ts";
import { BillingDate } from "../wire/time.ts";
import { LegacyPlan } from "./legacy-plan.ts";

/** An address as the legacy system writes it. */
export const LegacyAddress = z
  .object({
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: Country,
  })
  .meta({ id: "LegacyAddress" });
export type LegacyAddress = z.infer<typeof LegacyAddress>;

/** How bills are paid. */
export const LegacyPaymentMethod = z
  .object({
    type: z.enum(["creditCard", "invoice"]),
    creditCard: z
      .object({
        last4Digits: z.string(),
        type: z.string().describe("The brand, as its processor writes it"),
        expirationMonth: z.int(),
        expirationYear: z.int(),
        status: z.enum(["active", "aboutToExpire", "expired"]),
        expirationDate: BillingDate.describe("The last day on which it is good"),
        daysUntilExpiration: z.int().describe("Less than nought for a card that is expired"),
      })
      .nullable()
      .describe("null where bills are paid by hand, or by a card in an Apple wallet"),
  })
  .meta({ id: "LegacyPaymentMethod" });
export type LegacyPaymentMethod = z.infer<typeof LegacyPaymentMethod>;

const OwnVehicle = z.object({
  vin: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  yearMakeModel: z.string(),
});

/** What one's own subscription is heard on. */
export const LegacyDevice = z
  .object({
    id: z.string(),
    isVirtualId: z.boolean().describe("Stands for no radio: the subscription is heard by streaming alone"),
    type: FoundDevice.shape.type.nullable().describe("null for what is no radio"),
    radioIdLastFour: z.string().nullable(),
    nickname: z.string().optional().describe("What its owner calls the subscription that is heard on it"),
    vehicle: OwnVehicle.nullable(),
  })
  .meta({ id: "LegacyDevice" });
export type LegacyDevice = z.infer<typeof LegacyDevice>;

/** A radio on which one's own subscription was heard before. */
export const ClosedDevice = z
  .object({
    radioId: z.string(),
    last4DigitsOfRadioId: z.string(),
    vehicleInfo: OwnVehicle.omit({ yearMakeModel: true }).nullable(),
  })
  .meta({ id: "ClosedDevice" });
export type ClosedDevice = z.infer<typeof ClosedDevice>;

const StreamingCredentials = z.object({
  username: z.string().optional(),
  maskedUsername: z.string(),
  hasRandomCredentials: z.boolean(),
});

export const LegacySubscription = z
  .object({
    id: z.string(),
    nickname: z.string().optional(),
    deviceId: z.string(),
    radioService: z
      .object({ isActive: z.boolean(), radioIdLastFour: z.string().nullable() })
      .nullable()
      .describe("null for a plan without satellite radio"),
    streamingService: z
      .object({ isActive: z.boolean() })
      .nullable()
      .describe("null for a plan without streaming"),
    plans: z.array(LegacyPlan).describe("The one that runs, and the one that follows it where one is agreed"),
    planIds: z.array(z.string()).describe("Of `plans`, in their order"),
    inactiveReason: z.enum(["nonPay", "suspension"]).nullable(),
    isActive: z.boolean(),
    isCancelled: z.boolean(),
    isCancelledAtEndOfCurrentTerm: z.boolean(),
    isPaused: z.boolean(),
    isSuspended: z.boolean(),
    hasInactiveServiceDueToNonPay: z.boolean(),
    hasTrialInsertion: z.boolean().describe("A free phase runs that came after one that was paid"),
    isDeviceLess: z.boolean(),
    isPrimary: z.boolean(),
    isCompanion: z.boolean().describe("Included in the plan of another subscription"),
    isCompanionDriver: z.boolean().describe("Includes a companion"),
    isEvSubscription: z.boolean().describe("Heard in an electric vehicle"),
    streamingCredentials: StreamingCredentials.nullable().describe("null for a plan without streaming"),
  })
  .meta({ id: "LegacySubscription" });
export type LegacySubscription = z.infer<typeof LegacySubscription>;
