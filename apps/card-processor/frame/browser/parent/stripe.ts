import type { BillingDetails, CardStyle, CreateResult, CustomFont } from "../messages.ts";
import { CardElement } from "./card-element.ts";

interface CardOptions {
  style?: CardStyle;
  hidePostalCode?: boolean;
}

interface MethodRequest {
  type: string;
  card: CardElement;
  billing_details?: BillingDetails;
}

/** The part of the public processor's browser script that takes cards, under its own names. */
export function Stripe(publishableKey: string, options: { locale?: string } = {}): object {
  if (!publishableKey.startsWith("pk_")) throw new Error("Stripe() needs a publishable key");
  const pageLocale = options.locale ?? document.documentElement.lang;
  return {
    elements(own: { locale?: string; fonts?: CustomFont[] } = {}) {
      return {
        create(type: string, card: CardOptions = {}): CardElement {
          if (type !== "card") throw new Error(`There is no element of the type ${type}`);
          const { locale = pageLocale, fonts = [] } = own;
          return new CardElement(locale, card.style ?? {}, fonts);
        },
      };
    },
    createPaymentMethod({ type, card, billing_details }: MethodRequest): Promise<CreateResult> {
      if (type !== "card") throw new Error(`There is no payment method of the type ${type}`);
      return card.createPaymentMethod(publishableKey, billing_details ?? {});
    },
  };
}

Object.assign(window, { Stripe });
