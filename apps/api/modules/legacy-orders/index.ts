import { lastFourOf } from "@skywave/domain/radios/radio-id";
import type { Offers } from "#modules/offers/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import { refuse } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import { createOffersInLegacyWords, type LegacyOfferCalls } from "./offers-in-legacy-words.ts";
import { createOpenNewAccount, type OpenNewAccountNeeds } from "./open-new-account.ts";
import { createPurchaseHandlers, type PurchaseHandlers } from "./purchase-handlers.ts";
import { createQuoteInLegacyWords } from "./quote-in-legacy-words.ts";

/**
 * The legacy calls that say what can be had, what it costs, and that buy it: each by the offers, quotes and orders that
 * other pages have.
 */
export interface LegacyOrders extends Module {
  handlers: LegacyOfferCalls &
    PurchaseHandlers &
    Pick<DomainHandlers<"legacy">, "quote" | "swapRadioQuote" | "continuousServiceQuote" | "newAccount">;
}

export interface LegacyOrderNeeds extends OpenNewAccountNeeds {
  offers: Offers;
  orders: Pick<Orders, "handlers">;
  radios: Pick<Radios, "found" | "listOf">;
  subscriptions: Pick<Subscriptions, "listShown">;
}

export function createLegacyOrders(platform: Platform, needs: LegacyOrderNeeds): LegacyOrders {
  const { orders, radios } = needs;
  const quoteOf = createQuoteInLegacyWords(orders.handlers);

  /** The plan that is heard on one of a person's radios. */
  const findPlanOn = async (identityId: string, lastFour: string): Promise<string | undefined> => {
    const own = await radios.listOf(identityId);
    return own.find(({ radio }) => lastFourOf(radio.radioId) === lastFour.toUpperCase())?.subscription?.id;
  };

  return {
    handlers: {
      ...createOffersInLegacyWords({ ...needs, found: radios.found }),
      ...createPurchaseHandlers(orders.handlers),

      newAccount: createOpenNewAccount(platform, needs),

      quote: ({ body: { token, subscriptionId, flow, ...asked } }, context) =>
        quoteOf(
          subscriptionId === undefined
            ? { newSubscription: { ...asked, ...(token !== undefined && { deviceId: token }) } }
            : { planSwitch: { ...asked, subscriptionId, flow } },
          context,
        ),

      swapRadioQuote: ({ body: { subscriptionId, token: deviceId } }, context) =>
        quoteOf({ radioTransfer: { subscriptionId, deviceId } }, context),

      continuousServiceQuote: async ({ body: { radioIdLastFour, token: deviceId } }, context) => {
        const subscriptionId = await findPlanOn(context.caller.identityId, radioIdLastFour);
        if (subscriptionId === undefined) return refuse("DEVICE_NOT_FOUND");
        return quoteOf({ radioTransfer: { subscriptionId, deviceId } }, context);
      },
    },
  };
}
