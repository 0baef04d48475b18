import { z } from "zod";
import { BillingDate } from "../wire/time.ts";

/** What its owner may do with a subscription just now; the server asks the same rule again before it acts. */
export const SubscriptionOptions = z
  .object({
    canCancelSubscription: z.boolean(),
    canChangePlan: z.boolean(),
    canChangeTerm: z.boolean(),
    canPause: z.boolean(),
    canRevokeCancellation: z.boolean(),
    canRevokePause: z.boolean().describe("A pause is agreed that has not begun"),
    canAddRenewalPlan: z.boolean().describe("The plan is over some day, and another one could follow"),
    cancelOptions: z.object({
      online: z.boolean(),
      atTermEnd: z.boolean().describe("false once an end is agreed"),
      viewOffer: z.boolean().describe("A reason to stay may stand beside the button that cancels"),
      triggeredRuleId: z.string().nullable().describe("The rule of the place that decides about viewOffer"),
    }),
  })
  .meta({ id: "SubscriptionOptions" });

export const SubscriptionSource = z.enum([
  "stripe",
  "google",
  "apple",
  "amazon",
  "roku",
  "sms",
  "zuora",
  "charon",
  "internal",
  "automotive",
  "alexa",
  "bango",
  "commFleet",
]);

export const BilledBy = z
  .object({
    source: SubscriptionSource,
    isUs: z.boolean(),
    manageUrl: z.url().nullable().describe("Where it is changed; null for ours, and where nobody knows"),
  })
  .meta({ id: "BilledBy" });

/** What is agreed and lies ahead or is under way. */
export const Agreed = z
  .object({
    planFrom: BillingDate.nullable().describe("The first day of the pending offer"),
    pause: z.object({ start: BillingDate, end: BillingDate }).nullable().describe("end: service again"),
    end: BillingDate.nullable().describe("The first day without service"),
  })
  .meta({ id: "Agreed" });
