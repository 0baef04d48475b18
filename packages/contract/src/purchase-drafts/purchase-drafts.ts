import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate, Instant } from "../wire/time.ts";
import { GiftDesign } from "../gifts/gifts.ts";
import { FoundDevice } from "../radios/found-device.ts";

const offerId = z.string().min(1).max(60);
const flowName = z.string().regex(/^[a-z][a-z-]{0,39}$/);

/** Several plans that are bought together; the first one is the draft's own offer. */
const Lines = z
  .array(z.object({ offerId, quantity: z.int().min(1).max(100) }))
  .min(1)
  .max(20);

/** A gift without the person it is for, and without the words to them. */
const SavedGift = z
  .object({
    amount: Amount.refine((amount) => amount > 0 && amount <= 1000),
    currency: Currency,
    design: GiftDesign,
    sendOn: BillingDate.optional(),
  })
  .meta({ id: "SavedGift" });
export type SavedGift = z.infer<typeof SavedGift>;

/** What is settled of a purchase. Name, address and card are kept where they always are, in the billing profile. */
const Settled = z.object({
  path: z
    .string()
    .regex(/^subscribe(?:\/[a-z-]+){1,6}$/)
    .describe("Where the purchase is gone on with"),
  offerId: offerId.optional().describe("Left out of a gift alone"),
  lines: Lines.optional().describe("All plans, where several are bought together; the first is offerId"),
  radios: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(20)
    .optional()
    .describe(
      "Of the radios that the plans are for, what stands for each in this browser; those of several plans by line",
    ),
  gift: SavedGift.optional(),
  promoCode: z.string().max(40).optional(),
  isFollowOnWanted: z
    .boolean()
    .nullable()
    .describe("Whether anything is to come after a free time; null where nobody asked yet"),
  isBillingSettled: z.boolean().describe("The person has said in this purchase who pays, and how"),
});

/** Either plans or a gift, and of several plans the first one as the offer. */
const SettledPurchase = Settled.refine(
  ({ offerId: first, lines, gift }) =>
    (first === undefined) === (gift !== undefined) && (lines === undefined || lines[0]?.offerId === first),
  { error: "A draft is about plans or about a gift", path: ["offerId"] },
);

export const PurchaseDraft = Settled.extend({
  flowName,
  offerName: z.string().optional(),
  lines: z.array(Lines.element.extend({ offerName: z.string() })).optional(),
  radios: z
    .array(FoundDevice)
    .optional()
    .describe("As a lookup in this browser would tell them; left out where one cannot be told here"),
  savedAt: Instant,
}).meta({ id: "PurchaseDraft" });
export type PurchaseDraft = z.infer<typeof PurchaseDraft>;

export const savePurchaseDraft = defineEndpoint({
  domain: "order",
  name: "savePurchaseDraft",
  method: "PUT",
  path: "/order/v1/purchase-drafts/{flowName}",
  summary: "Keeps how far a purchase has come, so that it can be gone on with elsewhere; one for each flow",
  grant: "authenticated",
  params: z.object({ flowName }),
  body: SettledPurchase,
  success: 204,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const listPurchaseDrafts = defineEndpoint({
  domain: "order",
  name: "listPurchaseDrafts",
  method: "GET",
  path: "/order/v1/purchase-drafts",
  summary: "The purchases that were begun and not finished, the newest first; for 30 days",
  grant: "authenticated",
  response: z.object({ purchaseDrafts: z.array(PurchaseDraft) }).meta({ id: "PurchaseDrafts" }),
  refusals: [],
  retry: "limited",
});

export const forgetPurchaseDraft = defineEndpoint({
  domain: "order",
  name: "forgetPurchaseDraft",
  method: "DELETE",
  path: "/order/v1/purchase-drafts/{flowName}",
  summary: "Forgets an unfinished purchase, whether there is one or not",
  grant: "authenticated",
  params: z.object({ flowName }),
  success: 204,
  refusals: [],
  retry: "limited",
});
