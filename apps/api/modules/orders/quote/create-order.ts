import type { CallRequest, Order, RefusalCode } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { FindFollowedTrial } from "../follow-on/find-followed-trial.ts";
import type { KindTable } from "../kinds.ts";
import type { ShowOrder } from "../order/serialize-order.ts";
import type { OrderKind, OrderRequest, Quote } from "../order/order-row.ts";
import type { OrdersRepository } from "../order/orders-repository.ts";
import { quotedOrder } from "./quoted-order.ts";
import { readOrderRequest } from "./read-order-request.ts";

type Body = CallRequest<"order", "createOrder">["body"];

/** What a quote says of a promo code that opens nothing; any of them may answer a guess. */
const WRONG_CODE: readonly RefusalCode[] = ["INVALID_OFFER_DATA", "OFFER_EXPIRED", "OFFER_REDEEMED"];

export type CreateOrder = (
  body: Body,
  options: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<Order>>;

/** Makes a quote of whatever is asked for. It holds for 30 minutes. Promo codes cannot be guessed by it for long. */
export function createCreateOrder(dependencies: {
  kinds: KindTable;
  findFollowedTrial: FindFollowedTrial;
  orders: Pick<OrdersRepository, "add">;
  showOrder: ShowOrder;
  limits: Pick<RateLimits, "hold" | "giveBack">;
  clock: Clock;
  secrets: Secrets;
}): CreateOrder {
  const { kinds, findFollowedTrial, orders, showOrder, limits, clock, secrets } = dependencies;

  const quote = async (asked: OrderRequest, caller: PersonCaller): Promise<Outcome<Order>> => {
    const followed = asked.kind === "new" ? await findFollowedTrial(asked, caller) : undefined;
    const request: OrderRequest =
      asked.kind === "new" && followed !== undefined
        ? { ...asked, kind: "followOn", subscriptionId: followed }
        : asked;
    const quoted = await quoteKind(kinds, request, caller);
    if (!quoted.ok) return quoted;
    const createdAt = clock.now();
    const order = quotedOrder(quoted.data, { secrets, createdAt });
    await orders.add(order);
    return done(showOrder(order, createdAt));
  };

  return async (body, { caller, ipAddress }) => {
    const request = readOrderRequest(body);
    if (request.kind === "unclear")
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: request.field, code: "required" }] });
    if (!("promoCode" in request) || !request.promoCode) return quote(request, caller);
    const limited = await limits.hold("promoCodesByAddress", ipAddress);
    if (limited !== undefined) return limited;
    const outcome = await quote(request, caller);
    if (outcome.ok || !WRONG_CODE.includes(outcome.code))
      await limits.giveBack("promoCodesByAddress", ipAddress);
    return outcome;
  };
}

function quoteKind<K extends OrderKind>(
  kinds: KindTable,
  request: OrderRequest<K>,
  caller: PersonCaller,
): Promise<Outcome<Quote<K>>> {
  return kinds[request.kind].quote(request, caller);
}
