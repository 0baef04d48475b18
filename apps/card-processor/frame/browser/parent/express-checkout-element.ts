import type { Wallet } from "../../../cards/wallets.ts";
import type { BillingDetails, CreateResult } from "../messages.ts";
import type { FromButtons, LineItem, ToButtons } from "../wallets/wallet-messages.ts";
import { notReached } from "./card-element.ts";
import { type FrameLink, openFrameLink, pageColorBehind, widenForRing } from "./frame-link.ts";
import { openWalletSheet, removeClosedSheet, type WalletSheet } from "./wallet-sheet-link.ts";

const ANSWER_IN_MILLISECONDS = 1_000;
const OPTION_OF = { apple_pay: "applePay", google_pay: "googlePay", link: "link" } as const;
const NAME_OF = { apple_pay: "Apple Pay", google_pay: "Google Pay", link: "Link" } as const;

/** What is to be paid, as the group of elements was told last. */
export interface GroupTerms {
  mode: "payment" | "setup";
  amount?: number;
  currency: string;
  isDark: boolean;
  radius: string;
}

export interface ExpressCheckoutOptions {
  buttonHeight?: number;
  paymentMethods?: Partial<Record<(typeof OPTION_OF)[Wallet] | "amazonPay" | "paypal" | "klarna", string>>;
}

interface ResolvedClick {
  lineItems?: LineItem[];
  business?: { name: string };
  billingAddressRequired?: boolean;
  emailRequired?: boolean;
}

interface ExpressEvents {
  ready: { elementType: "expressCheckout"; availablePaymentMethods: Record<string, boolean> | undefined };
  click: {
    elementType: "expressCheckout";
    expressPaymentType: Wallet;
    resolve: (details?: ResolvedClick) => void;
  };
  confirm: {
    elementType: "expressCheckout";
    expressPaymentType: Wallet;
    billingDetails: BillingDetails;
    paymentFailed: () => void;
  };
  cancel: { elementType: "expressCheckout" };
}

type ExpressListeners = { [Name in keyof ExpressEvents]: Set<(event: ExpressEvents[Name]) => void> };

/** The buttons of the wallets that this browser has, in their frame, and the sheet of the one that is pressed. */
export class ExpressCheckoutElement {
  readonly #locale: string;
  readonly #terms: () => GroupTerms;
  readonly #options: ExpressCheckoutOptions;
  readonly #listeners: ExpressListeners = {
    ready: new Set(),
    click: new Set(),
    confirm: new Set(),
    cancel: new Set(),
  };
  #link: FrameLink<ToButtons> | null = null;
  #sheet: WalletSheet | null = null;
  #isAuthorized = false;

  constructor(locale: string, terms: () => GroupTerms, options: ExpressCheckoutOptions) {
    this.#locale = locale;
    this.#terms = terms;
    this.#options = options;
  }

  mount(place: string | HTMLElement): void {
    const parent = typeof place === "string" ? document.querySelector(place) : place;
    if (!parent) throw new Error("There is no such element to mount the wallets in");
    this.unmount();
    const isFrench = this.#locale.toLowerCase().startsWith("fr");
    this.#link = openFrameLink<ToButtons, FromButtons>({
      page: "wallet-buttons.html",
      title: isFrench ? "Paiement express sécurisé" : "Secure express checkout",
      locale: this.#locale,
      onMessage: (message) => this.#receive(message),
    });
    widenForRing(this.#link.element);
    this.#link.element.style.height = "0";
    parent.replaceChildren(this.#link.element);
    this.redraw();
  }

  unmount(): void {
    this.#sheet?.close();
    this.#sheet = null;
    removeClosedSheet();
    this.#link?.close();
    this.#link = null;
  }

  destroy(): void {
    this.unmount();
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }

  on<Name extends keyof ExpressEvents>(name: Name, listener: (event: ExpressEvents[Name]) => void): this {
    // What this one never tells, such as `loaderror`, may be listened for.
    this.#listeners[name]?.add(listener);
    return this;
  }

  /** Draws the buttons in the look of the page as it is now. */
  redraw(): void {
    if (!this.#link) return;
    const { isDark, radius } = this.#terms();
    const look = { isDark, radius, heightInPixels: this.#options.buttonHeight ?? 44 };
    this.#link.send({ type: "look", look, pageColor: pageColorBehind(this.#link.element) });
  }

  /** Whether somebody has agreed in a sheet that is still open. */
  get isAuthorized(): boolean {
    return this.#isAuthorized && this.#sheet !== null;
  }

  async createPaymentMethod(publishableKey: string): Promise<CreateResult> {
    if (!this.#sheet || !this.#isAuthorized) return notReached(this.#locale);
    const result = await this.#sheet.createPaymentMethod(publishableKey);
    if ("paymentMethod" in result) this.#sheet = null;
    this.#isAuthorized = false;
    return result;
  }

  #receive(message: FromButtons): void {
    switch (message.type) {
      case "ready":
        return;
      case "height":
        if (this.#link) this.#link.element.style.height = `${Math.ceil(message.heightInPixels)}px`;
        return;
      case "device":
        this.#offer(message.wallets);
        return;
      case "press":
        this.#press(message.wallet);
        return;
    }
  }

  #offer(ofDevice: Wallet[]): void {
    const wanted = this.#options.paymentMethods ?? {};
    const wallets = ofDevice.filter((wallet) => wanted[OPTION_OF[wallet]] !== "never");
    this.#link?.send({ type: "offer", wallets });
    const methods = Object.fromEntries(
      Object.entries(OPTION_OF).map(([wallet, name]) => [name, wallets.some((one) => one === wallet)]),
    );
    const availablePaymentMethods = wallets.length === 0 ? undefined : methods;
    this.#emit("ready", { elementType: "expressCheckout", availablePaymentMethods });
  }

  #press(wallet: Wallet): void {
    if (this.#sheet) return;
    let isOver = false;
    const late = setTimeout(() => {
      isOver = true;
    }, ANSWER_IN_MILLISECONDS);
    const resolve = (details: ResolvedClick = {}) => {
      clearTimeout(late);
      if (isOver) throw new Error("The click event was not resolved within a second");
      isOver = true;
      this.#open(wallet, details);
    };
    this.#emit("click", { elementType: "expressCheckout", expressPaymentType: wallet, resolve });
    if (this.#listeners.click.size === 0) resolve();
  }

  #open(wallet: Wallet, details: ResolvedClick): void {
    const { mode, amount = 0, currency, isDark } = this.#terms();
    const { lineItems = [], business, billingAddressRequired = true, emailRequired = false } = details;
    const sum = lineItems.reduce((total, line) => total + line.amount, 0);
    const limit = mode === "payment" ? amount : 0;
    if (sum > limit) throw new Error(`The line items come to ${sum}, more than the amount of ${limit}`);
    this.#isAuthorized = false;
    this.#sheet = openWalletSheet({
      sheet: {
        wallet,
        amountInCents: mode === "payment" ? amount : null,
        currency,
        lines: lineItems,
        business: business?.name ?? "",
        needsAddress: billingAddressRequired,
        needsEmail: emailRequired,
        isDark,
      },
      title: NAME_OF[wallet],
      locale: this.#locale,
      onAuthorized: ({ billingDetails }) => {
        this.#isAuthorized = true;
        const paymentFailed = () => this.#sheet?.fail();
        const base = { elementType: "expressCheckout", expressPaymentType: wallet } as const;
        this.#emit("confirm", { ...base, billingDetails, paymentFailed });
      },
      onCancel: () => {
        this.#sheet = null;
        this.#emit("cancel", { elementType: "expressCheckout" });
      },
    });
  }

  #emit<Name extends keyof ExpressEvents>(name: Name, event: ExpressEvents[Name]): void {
    for (const listener of this.#listeners[name]) listener(event);
  }
}
