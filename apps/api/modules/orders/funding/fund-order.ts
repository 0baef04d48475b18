import type { Currency } from "@skywave/domain/money/currency";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books } from "#modules/books/index.ts";
import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";
import { balanceSpentOn, giftHoldIdOf, type OrderFunding } from "./order-funding.ts";

interface Purchase {
  identityId: string;
  billingProfileId: string;
  currency: Currency;
  totalInCents: number;
  giftCardTokenId: string | undefined;
  /** What stands to the person's credit, where it was read along with something else. */
  balanceInCents?: number;
}

export interface Funded {
  /** Null where neither balance nor gift card pays anything. */
  funding: OrderFunding | null;
  dueNowInCents: number;
}

type FundedOrder = Pick<OrderProgress, "id" | "attempt"> &
  Pick<QuoteTerms, "identityId" | "billingProfileId" | "offer" | "charges" | "funding">;

export interface FundOrder {
  /** What would pay, without setting anything aside. A gift card that pays nothing is left alone. */
  quote(purchase: Purchase): Promise<Outcome<Funded>>;
  /**
   * Sets aside what was quoted, in the transaction that takes the order up. Where it is not there any more, a new
   * quote has to say what is.
   */
  hold(order: FundedOrder): Promise<Outcome<undefined>>;
  /** Moves what was set aside into the balance, from where the bill draws it. Joins the settling transaction. */
  spend(order: FundedOrder): Promise<void>;
  /**
   * Takes from the balance what the card does not pay, and tells how much that was. What it lacks by now is owed,
   * and collected like any bill.
   */
  draw(order: FundedOrder, leftInCents: number): Promise<number>;
  /** Gives the gift card back what was set aside. Joins the transaction of the refusal. */
  release(order: FundedOrder): Promise<void>;
}

/** Lets balance and gift card pay of an order what they can, from its quote until it is settled. */
export function createFundOrder(dependencies: {
  balances: Pick<Books["balances"], "find" | "draw">;
  holds: Books["giftCards"]["holds"];
}): FundOrder {
  const { balances, holds } = dependencies;
  return {
    quote: async (purchase) => {
      const { identityId, billingProfileId, currency, totalInCents, giftCardTokenId } = purchase;
      const balanceInCents = purchase.balanceInCents ?? (await balances.find(identityId, billingProfileId));
      const { amountDueInCents } = drawOnBalance(totalInCents, balanceInCents);
      const leftInCents = Math.max(0, amountDueInCents);
      const unfunded = { funding: null, dueNowInCents: leftInCents };
      const byBalance = balanceInCents === 0 || totalInCents <= 0 ? unfunded : undefined;
      if (giftCardTokenId === undefined)
        return done(byBalance ?? { ...unfunded, funding: { balanceInCents, giftCard: null } });
      const found = await holds.find({ identityId, tokenId: giftCardTokenId, currency });
      if (!found.ok) return found;
      const amountInCents = Math.min(found.data, leftInCents);
      if (amountInCents === 0)
        return done(byBalance ?? { ...unfunded, funding: { balanceInCents, giftCard: null } });
      const giftCard = { tokenId: giftCardTokenId, amountInCents };
      return done({
        funding: { balanceInCents, giftCard },
        dueNowInCents: leftInCents - amountInCents,
      });
    },

    hold: async (order) => {
      const { identityId, billingProfileId, funding } = order;
      if (funding === null) return done(undefined);
      if ((await balances.find(identityId, billingProfileId)) < balanceSpentOn(order))
        return refuse("QUOTE_CHANGED");
      if (funding.giftCard === null) return done(undefined);
      const { tokenId, amountInCents } = funding.giftCard;
      const holdId = giftHoldIdOf(order);
      const { currency } = order.offer;
      const held = await holds.hold({
        identityId,
        tokenId,
        holdId,
        billingProfileId,
        currency,
        atMostInCents: amountInCents,
      });
      if (held.ok && held.data.heldInCents === amountInCents) return done(undefined);
      if (!held.ok && held.code === "PAYMENT_IN_PROGRESS") return held;
      if (held.ok) await holds.release(identityId, holdId);
      return refuse("QUOTE_CHANGED");
    },

    spend: async (order) => {
      if (order.funding?.giftCard != null) await holds.redeem(order.identityId, giftHoldIdOf(order));
    },

    draw: async (order, leftInCents) => {
      if (order.funding === null) return 0;
      const { identityId, billingProfileId, offer } = order;
      const profile = { identityId, billingProfileId, currency: offer.currency };
      return (await balances.draw(profile, leftInCents)).appliedBalanceInCents;
    },

    release: async (order) => {
      if (order.funding?.giftCard != null) await holds.release(order.identityId, giftHoldIdOf(order));
    },
  };
}
