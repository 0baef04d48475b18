import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { Instant } from "../wire/time.ts";

const flowName = z.string().regex(/^[a-z][a-z-]{0,39}$/);

/** What is settled of a purchase. Name, address and card are kept where they always are, in the billing profile. */
const Settled = z.object({
  path: z
    .string()
    .regex(/^subscribe(?:\/[a-z-]+){1,6}$/)
    .describe("Where the purchase is gone on with"),
  offerId: z.string().min(1).max(60),
  promoCode: z.string().max(40).optional(),
  isFollowOnWanted: z
    .boolean()
    .nullable()
    .describe("Whether anything is to come after a free time; null where nobody asked yet"),
  isBillingSettled: z.boolean().describe("The person has said in this purchase who pays, and how"),
});

export const PurchaseDraft = Settled.extend({
  flowName,
  offerName: z.string(),
  keptAt: Instant,
}).meta({ id: "PurchaseDraft" });
export type PurchaseDraft = z.infer<typeof PurchaseDraft>;

export const keepPurchaseDraft = defineEndpoint({
  domain: "order",
  name: "keepPurchaseDraft",
  method: "PUT",
  path: "/order/v1/purchase-drafts/{flowName}",
  summary: "Keeps how far a purchase has come, so that it can be gone on with elsewhere; one for each flow",
  grant: "authenticated",
  params: z.object({ flowName }),
  body: Settled,
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
