import type { ExpressElements, ExpressOptions } from "./express-checkout.ts";

/** What the card processor's script says about the card that is being typed. It never tells the number. */
export interface CardChange {
  complete: boolean;
  empty: boolean;
  brand: string;
  error?: { code: string; message: string };
}

export interface CardStyle {
  base: Record<string, string | Record<string, string>>;
  invalid: Record<string, string>;
}

/** A face that the card fields are drawn with; the processor's frame fetches it from here. */
export interface CardFont {
  family: string;
  src: string;
  weight: string;
}

export interface CardElement {
  mount(container: HTMLElement): void;
  destroy(): void;
  focus(): void;
  update(options: { style: CardStyle }): void;
  on(event: "ready", listener: () => void): void;
  on(event: "change", listener: (change: CardChange) => void): void;
}

interface BillingDetails {
  name: string;
  address: { line1: string; city: string; state: string; postal_code: string; country: string };
}

export interface CardProcessor {
  elements(options: { fonts: CardFont[] }): {
    create(type: "card", options: { style: CardStyle; hidePostalCode: true }): CardElement;
  };
  elements(options: ExpressOptions): ExpressElements;
  createPaymentMethod(request: { elements: ExpressElements }): Promise<{
    paymentMethod?: { id: string; card?: { brand: string; funding: string; last4: string } };
    error?: { code?: string; type?: string; message?: string };
  }>;
  createPaymentMethod(request: {
    type: "card";
    card: CardElement;
    billing_details?: BillingDetails;
  }): Promise<{
    paymentMethod?: { id: string; card?: { brand: string; funding: string } };
    error?: { code?: string; type?: string; message?: string };
  }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { locale: string }) => CardProcessor;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}
