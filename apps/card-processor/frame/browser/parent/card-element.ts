import type {
  BillingDetails,
  CardChange,
  CardStyle,
  CreateResult,
  CustomFont,
  FromFrame,
  ToFrame,
} from "../messages.ts";
import { type FrameLink, openFrameLink, pageColorBehind, widenForRing } from "./frame-link.ts";

type CardEventName = "ready" | "change" | "focus" | "blur";
type CardListener = (event: { elementType: "card" } & Partial<CardChange>) => void;

const ANSWER_TIMEOUT_IN_MILLISECONDS = 30_000;

/** The card fields as a page handles them; the fields themselves are in the frame, out of its reach. */
export class CardElement {
  readonly #locale: string;
  readonly #listeners = new Map<CardEventName, Set<CardListener>>();
  readonly #pending = new Map<string, (result: CreateResult) => void>();
  readonly #fonts: CustomFont[];
  #style: CardStyle;
  #link: FrameLink<ToFrame> | null = null;

  constructor(locale: string, style: CardStyle, fonts: CustomFont[]) {
    this.#locale = locale;
    this.#fonts = fonts;
    this.#style = style;
  }

  mount(place: string | HTMLElement): void {
    const parent = typeof place === "string" ? document.querySelector(place) : place;
    if (!parent) throw new Error(`There is no such element to mount the card fields in`);
    this.unmount();
    this.#link = openFrameLink<ToFrame, FromFrame>({
      page: "card-frame.html",
      title: isFrench(this.#locale) ? "Saisie sécurisée de la carte" : "Secure card entry",
      locale: this.#locale,
      onMessage: (message) => this.#receive(message),
    });
    widenForRing(this.#link.element);
    this.#link.element.style.height = "190px";
    parent.replaceChildren(this.#link.element);
    this.#link.send({ type: "fonts", fonts: this.#fonts });
    this.#sendStyle();
  }

  unmount(): void {
    this.#link?.close();
    this.#link = null;
    for (const [requestId] of this.#pending) this.#settle(requestId, notReached(this.#locale));
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  focus(): void {
    this.#link?.element.focus();
    this.#link?.send({ type: "focus" });
  }

  clear(): void {
    this.#link?.send({ type: "clear" });
  }

  update({ style }: { style?: CardStyle }): void {
    if (!style) return;
    this.#style = style;
    this.#sendStyle();
  }

  on(name: CardEventName, listener: CardListener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  off(name: CardEventName, listener: CardListener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  /** Asks the frame to turn what was typed into a payment method; only its id comes back. */
  createPaymentMethod(publishableKey: string, billingDetails: BillingDetails): Promise<CreateResult> {
    if (!this.#link) return Promise.resolve(notReached(this.#locale));
    const requestId = crypto.randomUUID();
    const answer = new Promise<CreateResult>((resolve) => this.#pending.set(requestId, resolve));
    setTimeout(() => this.#settle(requestId, notReached(this.#locale)), ANSWER_TIMEOUT_IN_MILLISECONDS);
    this.#link.send({ type: "create", requestId, publishableKey, billingDetails });
    return answer;
  }

  #sendStyle(): void {
    const pageColor = this.#link ? pageColorBehind(this.#link.element) : null;
    this.#link?.send({ type: "style", style: this.#style, pageColor });
  }

  #receive(message: FromFrame): void {
    switch (message.type) {
      case "height":
        if (this.#link) this.#link.element.style.height = `${Math.ceil(message.heightInPixels)}px`;
        return;
      case "submit":
        // As in any field of the form around it.
        this.#link?.element.closest("form")?.requestSubmit();
        return;
      case "change":
        this.#emit("change", message.change);
        return;
      case "created":
        this.#settle(message.requestId, message.result);
        return;
      case "ready":
      case "focus":
      case "blur":
        this.#emit(message.type, {});
        return;
    }
  }

  #emit(name: CardEventName, change: Partial<CardChange>): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ elementType: "card", ...change });
  }

  #settle(requestId: string, result: CreateResult): void {
    this.#pending.get(requestId)?.(result);
    this.#pending.delete(requestId);
  }
}

export function notReached(locale: string): CreateResult {
  const message = isFrench(locale)
    ? "Le service de paiement ne répond pas. Veuillez réessayer."
    : "The payment service cannot be reached. Try again.";
  return { error: { type: "api_connection_error", message } };
}

function isFrench(locale: string): boolean {
  return locale.toLowerCase().startsWith("fr");
}
