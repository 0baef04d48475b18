import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";
import { totalDueOf } from "../order/total-due.ts";

/** What pays of an order before the card does, as it was quoted. */
export interface OrderFunding {
  /** What stood to the person's credit. */
  balanceInCents: number;
  /** A gift card that pays what the balance leaves, as far as it goes; its token is good once. */
  giftCard: { tokenId: string; amountInCents: number } | null;
}

/** Names the money that a gift card sets aside for one attempt to confirm an order. */
export function giftHoldIdOf({ id, attempt }: Pick<OrderProgress, "id" | "attempt">): string {
  return `${id}:${attempt}`;
}

/** How much of an order the balance was to pay by itself. */
export function balanceSpentOn(order: Pick<QuoteTerms, "charges" | "funding">): number {
  const { balanceInCents = 0 } = order.funding ?? {};
  return Math.max(0, drawOnBalance(totalDueOf(order), balanceInCents).appliedBalanceInCents);
}
