import type { BillingDetails, CreateResult } from "../messages.ts";
import type { CardElement } from "./card-element.ts";
import { ElementsGroup, type GroupOptions } from "./elements-group.ts";

type MethodRequest =
  | { type: string; card: CardElement; billing_details?: BillingDetails }
  | { elements: ElementsGroup };

/** The part of the public processor's browser script that takes cards and wallets, under its own names. */
export function Stripe(publishableKey: string, options: { locale?: string } = {}): object {
  if (!publishableKey.startsWith("pk_")) throw new Error("Stripe() needs a publishable key");
  const pageLocale = options.locale ?? document.documentElement.lang;
  return {
    elements: (own: GroupOptions = {}) => new ElementsGroup(pageLocale, own),
    createPaymentMethod(request: MethodRequest): Promise<CreateResult> {
      if ("elements" in request) return request.elements.createPaymentMethod(publishableKey);
      const { type, card, billing_details } = request;
      if (type !== "card") throw new Error(`There is no payment method of the type ${type}`);
      return card.createPaymentMethod(publishableKey, billing_details ?? {});
    },
  };
}

Object.assign(window, { Stripe });
