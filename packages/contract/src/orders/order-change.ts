import { z } from "zod";
import { Amount } from "../wire/money.ts";
import { BillingDate } from "../wire/time.ts";

export const OrderKind = z.enum([
  "newSubscription",
  "planSwitch",
  "cancelSubscription",
  "revokeSubscriptionCancellation",
  "radioTransfer",
]);

export const SwitchFlow = z
  .enum(["immediate", "endOfTerm", "endOfPromotion", "pause", "revokePause"])
  .describe(
    "endOfPromotion: when the free or introductory price is over; immediate: what is left of the plan before is given back on the same bill; revokePause: takes a pause back that has not begun",
  );

export const CancellationType = z.enum(["endOfTerm", "immediate"]);

export const CancellationReason = z.object({
  code: z.enum(["tooExpensive", "notUsing", "soldVehicle", "content", "technical", "moving", "other"]),
  text: z.string().trim().max(200).optional(),
});

/** Why somebody sees what they see: a law, or a policy of ours. */
export const RuleExplanation = z
  .object({
    id: z.string(),
    jurisdiction: z.string().describe("US-MN, CA-QC, or everywhere"),
    from: BillingDate,
    source: z.string(),
  })
  .meta({ id: "RuleExplanation" });

export const OrderRefund = z
  .object({
    total: Amount,
    toPaymentMethod: Amount,
    toBalance: Amount,
    toBalanceDue: Amount.describe("Comes off a bill that is not paid"),
    rule: RuleExplanation,
  })
  .meta({ id: "OrderRefund" });

/** What an order does to a subscription that there is already. */
export const OrderChange = z
  .object({
    flow: SwitchFlow.optional(),
    cancellationType: CancellationType.optional(),
    effective: BillingDate.describe("The first day on which it holds; of a cancellation, without service"),
    until: BillingDate.optional().describe("Of a pause: the first day with service again"),
    dueNow: Amount.describe("What the card is charged, the balance taken off"),
    secondarySubscriptionId: z
      .string()
      .optional()
      .describe(
        "Of a VIP plan: the subscription that the plan includes; one that starts is named once it has",
      ),
    radios: z
      .object({
        fromLastFour: z.string().nullable().describe("null where the plan is heard on none"),
        toLastFour: z.string(),
        endsTrial: z
          .literal(true)
          .optional()
          .describe("A free trial of the new vehicle ends with the move; absent where none does"),
      })
      .optional()
      .describe("Of a move to another radio"),
    refund: OrderRefund.optional().describe("What a cancellation gives back, and where it goes"),
  })
  .meta({ id: "OrderChange" });
export type OrderChange = z.infer<typeof OrderChange>;
