import { z } from "zod";
import { BillingDate } from "../wire/time.ts";

const Blocker = z.enum([
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "PAYMENT_IN_PROGRESS",
  "CANCELLATION_PENDING",
  "NOTHING_TO_REVOKE",
  "SUBSCRIPTION_SUSPENDED",
  "PAYMENT_DUE",
  "SUBSCRIPTION_PAUSED",
]);
const RadioReason = z
  .enum(["NO_RADIO", "ASK_US", "TRIAL"])
  .describe("ASK_US: our team does it; TRIAL: it belongs to its vehicle");

const ReasonsOff = z
  .object({
    canCancelSubscription: Blocker.optional(),
    canChangePlan: Blocker.optional(),
    canChangeTerm: Blocker.optional(),
    canPause: Blocker.optional(),
    canRevokeCancellation: Blocker.optional(),
    canRevokePause: Blocker.optional(),
    canAddRenewalPlan: z.union([Blocker, z.literal("RENEWS_BY_ITSELF")]).optional(),
    canDownloadManual: RadioReason.optional(),
    canRefreshRadio: z.union([RadioReason, Blocker]).optional(),
    canReplaceRadio: z.union([RadioReason, Blocker]).optional(),
    canTransferSubscription: z.union([RadioReason, Blocker]).optional(),
    online: Blocker.optional(),
    atTermEnd: Blocker.optional(),
    chat: z.union([Blocker, z.literal("NO_CHAT")]).optional(),
    transferRadio: z.union([RadioReason, Blocker]).optional(),
    viewOffer: z.union([Blocker, z.literal("NOT_ALLOWED_HERE")]).optional(),
  })
  .meta({ id: "ReasonsOff" });

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
    canDownloadManual: z.boolean(),
    canRefreshRadio: z.boolean(),
    canReplaceRadio: z.boolean(),
    canTransferSubscription: z.boolean(),
    cancelOptions: z.object({
      online: z.boolean(),
      atTermEnd: z.boolean().describe("false once an end is agreed"),
      chat: z.boolean().describe("A person may be asked first, beside the button that cancels"),
      transferRadio: z.boolean().describe("The service may move to another radio instead"),
      viewOffer: z.boolean().describe("A reason to stay may stand beside the button that cancels"),
      triggeredRuleId: z.string().nullable().describe("The rule of the place that decides about viewOffer"),
    }),
    reasonsOff: ReasonsOff.describe("Why each option that is off is off; one that is on has none"),
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
