import type { CallAnswer, CallRequest, Order } from "@skywave/contract";
import { cardInLegacyWords } from "#modules/legacy-billing/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";

type Body = CallRequest<"legacy", "addSubscription">["body"];
type Context = Parameters<Handler<"order", "completeOrder">>[1];

/** What keeps a quote from being confirmed by the call that it came to; undefined where nothing does. */
export type CheckQuote = (order: Order) => Refusal | undefined;

export type ConfirmInLegacyWords = (
  body: Body,
  context: Context,
  check: CheckQuote,
) => Promise<Outcome<CallAnswer<"legacy", "addSubscription">>>;

/** Confirms a quote by whatever confirms those of all pages, once it is one of those that the call is for. */
export function createConfirmInLegacyWords({
  getOrder,
  completeOrder,
}: Pick<Orders["handlers"], "getOrder" | "completeOrder">): ConfirmInLegacyWords {
  return async ({ orderId, ...body }, context, check) => {
    const params = { orderId };
    const quoted = await getOrder({ params }, context);
    if (!quoted.ok) return inLegacyWords(quoted);
    const refusal = check(quoted.data);
    if (refusal !== undefined) return refusal;
    const confirmed = await completeOrder({ params, body }, context);
    return confirmed.ok ? done({ data: confirmed.data }) : inLegacyWords(confirmed);
  };
}

/** No 404 where a business rule says no: a quote of somebody else is as good as none. */
function inLegacyWords(refusal: Refusal): Refusal {
  return refusal.code === "NOT_FOUND" ? refuse("INVALID_OFFER_DATA") : cardInLegacyWords(refusal);
}
