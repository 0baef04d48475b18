/** How the elements of one payment are made: what is charged, or that nothing is and the wallet is kept. */
export type ExpressOptions = (
  | { mode: "payment"; amount: number; currency: string; setupFutureUsage?: "off_session" }
  | { mode: "setup"; currency: string; setupFutureUsage: "off_session" }
) & {
  paymentMethodCreation: "manual";
  paymentMethodTypes: ["card"];
  appearance: ExpressAppearance;
};

export interface ExpressAppearance {
  theme: "stripe" | "night";
  variables: { borderRadius: string };
}

export interface ExpressElements {
  create(type: "expressCheckout", options: ExpressCheckoutOptions): ExpressCheckoutElement;
  update(options: {
    amount?: number;
    currency?: string;
    setupFutureUsage?: "off_session" | null;
    appearance?: ExpressAppearance;
  }): void;
  submit(): Promise<{ error?: { message?: string } }>;
}

type Shown = "auto" | "never";

export interface ExpressCheckoutOptions {
  buttonHeight: number;
  layout: { maxColumns: number; maxRows: number };
  paymentMethods: Record<"applePay" | "googlePay" | "link" | "amazonPay" | "paypal" | "klarna", Shown>;
}

/** A part of a sheet that Apple's wallet shows for what is charged again. Amounts in cents. */
export interface RecurringRequest {
  paymentDescription: string;
  managementURL: string;
  regularBilling: {
    amount: number;
    label: string;
    recurringPaymentStartDate: Date;
    recurringPaymentIntervalUnit: "day" | "month" | "year";
    recurringPaymentIntervalCount: number;
  };
}

/** What a sheet shows and asks; the amounts of its lines, in cents, come to no more than what is charged. */
export interface SheetDetails {
  business: { name: string };
  lineItems: { name: string; amount: number }[];
  billingAddressRequired: boolean;
  emailRequired: false;
  phoneNumberRequired: false;
  applePay?: { recurringPaymentRequest: RecurringRequest };
}

/** Whose wallet it is, as the sheet tells. */
export interface WalletBilling {
  name?: string;
  address?: {
    line1?: string | null;
    line2?: string | null;
    city?: string | null;
    state?: string | null;
    postal_code?: string | null;
    country?: string | null;
  };
}

export interface ConfirmEvent {
  expressPaymentType: string;
  billingDetails?: WalletBilling;
  paymentFailed(why: { reason: "fail" }): void;
}

/** The processor's own buttons for the wallets that a browser has. */
export interface ExpressCheckoutElement {
  mount(container: HTMLElement): void;
  destroy(): void;
  on(
    event: "ready",
    listener: (told: { availablePaymentMethods?: Record<string, boolean> | undefined }) => void,
  ): void;
  on(event: "loaderror", listener: () => void): void;
  /** The sheet opens once this is resolved, which has a second's time. */
  on(event: "click", listener: (told: { resolve(details: SheetDetails): void }) => void): void;
  on(event: "confirm", listener: (told: ConfirmEvent) => void): void;
}
