import type { CardStyle, CreateResult, CustomFont } from "../messages.ts";
import { CardElement } from "./card-element.ts";
import {
  ExpressCheckoutElement,
  type ExpressCheckoutOptions,
  type GroupTerms,
} from "./express-checkout-element.ts";

/** Of the many options of the public script those that decide something here. */
export interface GroupOptions {
  locale?: string;
  fonts?: CustomFont[];
  mode?: "payment" | "setup";
  amount?: number;
  currency?: string;
  appearance?: { theme?: string; variables?: { borderRadius?: string } };
}

interface CardOptions {
  style?: CardStyle;
  hidePostalCode?: boolean;
}

/** Elements that take one payment together. */
export class ElementsGroup {
  readonly #locale: string;
  #options: GroupOptions;
  #express: ExpressCheckoutElement | null = null;

  constructor(locale: string, options: GroupOptions) {
    this.#locale = options.locale ?? locale;
    this.#options = options;
    if (options.mode !== undefined) this.#terms();
  }

  create(
    type: string,
    options: CardOptions & ExpressCheckoutOptions = {},
  ): CardElement | ExpressCheckoutElement {
    if (type === "card") return new CardElement(this.#locale, options.style ?? {}, this.#options.fonts ?? []);
    if (type !== "expressCheckout") throw new Error(`There is no element of the type ${type}`);
    if (this.#express) throw new Error("A group has one element of the type expressCheckout");
    this.#express = new ExpressCheckoutElement(this.#locale, () => this.#terms(), options);
    return this.#express;
  }

  update(options: GroupOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#terms();
    this.#express?.redraw();
  }

  async submit(): Promise<{ error?: { type: string; message: string } }> {
    if (this.#express?.isAuthorized) return {};
    return { error: { type: "validation_error", message: "Nobody has agreed to a payment yet." } };
  }

  async createPaymentMethod(publishableKey: string): Promise<CreateResult> {
    if (!this.#express) throw new Error("The group has no element to make a payment method of");
    return this.#express.createPaymentMethod(publishableKey);
  }

  #terms(): GroupTerms {
    const { mode, amount, currency, appearance } = this.#options;
    if (mode === undefined || currency === undefined)
      throw new Error("Wallets need the mode and the currency of the group");
    if (mode === "payment" && !(Number.isInteger(amount) && (amount ?? 0) > 0))
      throw new Error(`An amount is a whole number of cents, not ${amount}`);
    return {
      mode,
      ...(amount === undefined ? {} : { amount }),
      currency,
      isDark: appearance?.theme === "night",
      radius: appearance?.variables?.borderRadius ?? "8px",
    };
  }
}
