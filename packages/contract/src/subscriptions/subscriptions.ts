import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { FoundDevice } from "../radios/found-device.ts";
import { Offer, Price } from "../offers/offer.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate, Instant, Period } from "../wire/time.ts";
import { Agreed, BilledBy, SubscriptionOptions, SubscriptionSource } from "./subscription-options.ts";

export const SubscriptionState = z.enum([
  "active",
  "pending_cancellation",
  "pending",
  "past_due",
  "paused",
  "suspended",
  "cancelled",
  "expired",
]);

export const PriceStep = z
  .object({
    phaseType: z.enum(["Free", "Introductory", "AutoRenewing"]),
    start: BillingDate,
    end: BillingDate.nullable().describe("null: until cancelled"),
    billingPeriod: Period,
    billCount: z.int(),
    price: Amount.describe("One bill before tax"),
    priceAfterTax: Amount,
  })
  .meta({ id: "PriceStep" });
export type PriceStep = z.infer<typeof PriceStep>;

/** A bill that is not paid, and what comes of that. */
const Unpaid = z
  .object({
    dueOn: BillingDate,
    nextTryOn: BillingDate.nullable().describe("Its card is tried again; null where no card can be"),
    suspendsOn: BillingDate.describe("The first day without service"),
    endsOn: BillingDate.describe("The plan ends, and the rest of the bill is written off"),
  })
  .meta({ id: "Unpaid" });

export const Subscription = z
  .object({
    id: z.string(),
    nickname: z.string().optional().describe("What its owner calls it"),
    amongSame: z
      .object({ place: z.int(), count: z.int() })
      .optional()
      .describe("Which of several running plans of one product it is, the oldest first"),
    state: SubscriptionState,
    status: z
      .enum(["Active", "Closed", "Inactive", "Suspended"])
      .describe("Of several that hold, the one that takes most away"),
    isActive: z.boolean(),
    isCancelled: z.boolean(),
    isCancelledAtEndOfCurrentTerm: z.boolean(),
    isPaused: z.boolean(),
    isSuspended: z.boolean(),
    inactiveReason: z.enum(["nonPay", "suspension"]).nullable(),
    options: SubscriptionOptions,
    billedBy: BilledBy,
    agreed: Agreed,
    offerId: z.string(),
    offers: z.object({ active: Offer, pending: Offer.nullable() }),
    offerPhases: z.array(Offer.shape.phases.element),
    currentPhase: z.object({
      type: z.enum(["Free", "Introductory", "AutoRenewing"]),
      started: BillingDate,
      ends: BillingDate.nullable(),
      billingPeriod: Period.shape.timeUnit,
      billingPeriodCount: z.int(),
      price: Price,
    }),
    currency: Currency,
    asOf: BillingDate.describe("The day by which all of this is told"),
    pricePath: z.array(PriceStep),
    nextBillOn: BillingDate.optional().describe("The next bill that asks for money, where we know its day"),
    unpaid: Unpaid.optional().describe("Left out where nothing is owed"),
    started: Instant,
    expires: Instant.nullable(),
    terminated: Instant.nullable(),
    beneficiaries: z.array(z.string()).describe("The identities that may listen by it just now"),
    billingProfileId: z.string().nullable(),
    source: z.object({
      type: SubscriptionSource,
      externalReference: z.string(),
    }),
    includedIn: z
      .string()
      .nullable()
      .describe("The subscription whose plan includes this one, at no price of its own"),
    products: Offer.shape.products,
    radio: FoundDevice.omit({ token: true }).optional().describe("On which it is heard, where it is on one"),
  })
  .meta({ id: "Subscription" });
export type Subscription = z.infer<typeof Subscription>;

const Bundle = z
  .object({
    primarySubscriptionId: z.string().describe("Has the plan for two, or the plan for the car"),
    secondarySubscriptionId: z.string().describe("Goes with it"),
  })
  .meta({ id: "Bundle" });

/** Which subscriptions belong together. */
export const Bundles = z
  .object({
    pvip: Bundle.nullable().describe("Of a VIP plan; null without one"),
    nextOrForwardBundle: Bundle.nullable().describe(
      "A pair that begins when the trial in the car ends: until then the first one is that trial; null without one",
    ),
    vegaBundle: Bundle.nullable().describe(
      "A plan for a car and the streaming plan that was bought with it, each with its own bills; null unless both run",
    ),
  })
  .meta({ id: "Bundles" });
export type Bundles = z.infer<typeof Bundles>;

export const listSubscriptions = defineEndpoint({
  domain: "subscription",
  name: "listSubscriptions",
  method: "GET",
  path: "/subscription/v1/subscriptions",
  summary: "The subscriptions of the signed-in person",
  grant: "authenticated",
  response: z
    .object({ subscriptions: z.array(Subscription), bundles: Bundles })
    .meta({ id: "Subscriptions" }),
  refusals: [],
  retry: "limited",
});

export const getSubscription = defineEndpoint({
  domain: "subscription",
  name: "getSubscription",
  method: "GET",
  path: "/subscription/v1/subscriptions/{subscriptionId}",
  summary: "One subscription with its price path",
  grant: "authenticated",
  params: z.object({ subscriptionId: z.string().max(60) }),
  response: Subscription,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
