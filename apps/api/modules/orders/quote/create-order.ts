import type { CallRequest, Order } from "@skywave/contract";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { type Outcome, refuse } from "../../../platform/outcome.ts";
import type { QuoteChange } from "./quote-change.ts";
import type { QuoteNewSubscription } from "./quote-new-subscription.ts";
import { readOrderRequest } from "./read-order-request.ts";

type Body = CallRequest<"order", "createOrder">["body"];

/** Makes a quote of whatever is asked for. It holds for 30 minutes. */
export function createCreateOrder(quotes: {
  quoteNewSubscription: QuoteNewSubscription;
  quoteChange: QuoteChange;
}) {
  return async (body: Body, caller: PersonCaller): Promise<Outcome<Order>> => {
    const request = readOrderRequest(body);
    switch (request.kind) {
      case "unclear":
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: request.field, code: "required" }] });
      case "newSubscription":
        return quotes.quoteNewSubscription(request, caller);
      case "planSwitch":
      case "cancelSubscription":
      case "revokeSubscriptionCancellation":
        return quotes.quoteChange(request, caller);
    }
  };
}
