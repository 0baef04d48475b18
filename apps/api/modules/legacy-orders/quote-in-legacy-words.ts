import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Orders } from "#modules/orders/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";

export type OrderBody = CallRequest<"order", "createOrder">["body"];
type Context = Parameters<Handler<"order", "createOrder">>[1];

export type QuoteInLegacyWords = (
  body: OrderBody,
  context: Context,
) => Promise<Outcome<CallAnswer<"legacy", "quote">>>;

/** Makes a quote by whatever makes those of all pages, so that no amount is worked out twice. */
export function createQuoteInLegacyWords({
  createOrder,
}: Pick<Orders["handlers"], "createOrder">): QuoteInLegacyWords {
  return async (body, context) => {
    const quoted = await createOrder({ body }, context);
    if (quoted.ok) return done({ data: quoted.data });
    // No 404 where a business rule says no.
    return quoted.code === "NOT_FOUND" ? refuse("NO_SUBSCRIPTION") : quoted;
  };
}
