import type { CallRequest, Order, RefusalCode } from "@skywave/contract";
import type { PersonCaller } from "#platform/http/caller.ts";
import { type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { QuoteChange } from "./quote-change.ts";
import type { QuoteNewSubscription } from "./quote-new-subscription.ts";
import type { QuoteSeveralPlans } from "../several/quote-several-plans.ts";
import { type OrderRequest, readOrderRequest } from "./read-order-request.ts";

type Body = CallRequest<"order", "createOrder">["body"];

/** What a quote says of a promo code that opens nothing; any of them may answer a guess. */
const WRONG_CODE: readonly RefusalCode[] = ["INVALID_OFFER_DATA", "OFFER_EXPIRED", "OFFER_REDEEMED"];

export type CreateOrder = (
  body: Body,
  options: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<Order>>;

/** Makes a quote of whatever is asked for. It holds for 30 minutes. Promo codes cannot be guessed by it for long. */
export function createCreateOrder(dependencies: {
  quoteNewSubscription: QuoteNewSubscription;
  quoteSeveralPlans: QuoteSeveralPlans;
  quoteChange: QuoteChange;
  limits: Pick<RateLimits, "hold" | "giveBack">;
}): CreateOrder {
  const { quoteNewSubscription, quoteSeveralPlans, quoteChange, limits } = dependencies;

  const quote = async (request: OrderRequest, caller: PersonCaller): Promise<Outcome<Order>> => {
    switch (request.kind) {
      case "unclear":
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: request.field, code: "required" }] });
      case "newSubscription":
        return quoteNewSubscription(request, caller);
      case "severalPlans":
        return quoteSeveralPlans(request, caller);
      case "planSwitch":
      case "cancelSubscription":
      case "revokeSubscriptionCancellation":
        return quoteChange(request, caller);
    }
  };

  return async (body, { caller, ipAddress }) => {
    const request = readOrderRequest(body);
    if (!("promoCode" in request) || !request.promoCode) return quote(request, caller);
    const limited = await limits.hold("promoCodesByAddress", ipAddress);
    if (limited !== undefined) return limited;
    const outcome = await quote(request, caller);
    if (outcome.ok || !WRONG_CODE.includes(outcome.code))
      await limits.giveBack("promoCodesByAddress", ipAddress);
    return outcome;
  };
}
