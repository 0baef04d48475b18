import { walletKindFrom } from "@skywave/domain/billing/wallet-kind";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { isDark, watchScheme } from "#ui/theme/watch-scheme.ts";
import type { CardProcessor } from "../card/card-processor.ts";
import type {
  ConfirmEvent,
  ExpressAppearance,
  ExpressCheckoutElement,
  ExpressCheckoutOptions,
  ExpressElements,
  ExpressOptions,
  SheetDetails,
} from "../card/express-checkout.ts";
import { loadCardProcessor } from "../card/load-card-processor.ts";
import { useWalletRoom } from "./use-wallet-room.ts";
import type { WalletCard } from "./wallet-card.ts";
import type { WalletTerms } from "./wallet-terms.ts";

const BUTTONS = { buttonHeight: 44, layout: { maxColumns: 3, maxRows: 1 } };
const SHOWN: ExpressCheckoutOptions["paymentMethods"] = {
  applePay: "auto",
  googlePay: "auto",
  link: "auto",
  // Cards are all that is charged here.
  amazonPay: "never",
  paypal: "never",
  klarna: "never",
};

export interface WalletsInput {
  /** Whether a new card is asked for. */
  isWanted: boolean;
  terms: WalletTerms;
  /** Whether the page asks for name and address, which the wallet then tells. */
  needsAddress: boolean;
  /** A card is only kept for later, which a card in Apple's wallet is not offered for. */
  isForLater?: boolean;
  onChosen: (card: WalletCard) => void;
  /** The processor could make nothing of what the wallet said. */
  onUnreadable: () => void;
}

/** Puts the processor's buttons for wallets into a box of ours, while they are wanted, and hears what comes of them. */
export function useWallets(input: WalletsInput) {
  const { isWanted, terms, needsAddress, isForLater = false, onChosen, onUnreadable } = input;
  const { locale } = useTranslate();
  const { skywave, shell } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const group = useRef<ExpressElements>(undefined);
  const { room, ...rooms } = useWalletRoom(box, isForLater);
  const { amountInCents, currency, isKept } = terms;
  const isPayment = amountInCents !== undefined;

  const ask = useEffectEvent(rooms.ask);
  const answer = useEffectEvent(rooms.answer);
  const optionsNow = useEffectEvent(() => optionsOf(terms));
  const sheetNow = useEffectEvent((): SheetDetails => ({
    business: { name: shell.brand.name },
    lineItems: [...terms.lines],
    billingAddressRequired: needsAddress,
    emailRequired: false,
    phoneNumberRequired: false,
    ...(terms.recurring && { applePay: { recurringPaymentRequest: terms.recurring } }),
  }));
  const confirm = useEffectEvent(
    async (event: ConfirmEvent, processor: CardProcessor, elements: ExpressElements) => {
      const card = await cardOf(event, processor, elements);
      if (card !== undefined) return onChosen({ ...card, amountInCents });
      event.paymentFailed({ reason: "fail" });
      onUnreadable();
    },
  );

  useEffect(() => {
    if (!isWanted) return undefined;
    let element: ExpressCheckoutElement | undefined;
    let isGone = false;
    const stopWatching = watchScheme(() => group.current?.update({ appearance: appearanceNow() }));
    loadCardProcessor(skywave, locale).then(
      (processor) => {
        if (isGone || box.current === null) return;
        const elements = processor.elements(optionsNow());
        group.current = elements;
        element = elements.create("expressCheckout", {
          ...BUTTONS,
          paymentMethods: isForLater ? { ...SHOWN, applePay: "never" } : SHOWN,
        });
        element.on("ready", ({ availablePaymentMethods = {} }) =>
          answer(Object.values(availablePaymentMethods).some(Boolean)),
        );
        element.on("loaderror", () => answer(false));
        element.on("click", ({ resolve }) => resolve(sheetNow()));
        element.on("confirm", (event) => void confirm(event, processor, elements));
        element.mount(box.current);
      },
      // The card's own field says that nothing can be paid.
      (cause: unknown) => {
        skywave.log({ level: "info", message: "No wallets", details: { cause: String(cause) } });
        if (!isGone) answer(false);
      },
    );
    return () => {
      isGone = true;
      stopWatching();
      element?.destroy();
      group.current = undefined;
      ask();
    };
    // A payment and a set-up are made anew; the terms of a payment are only updated.
  }, [skywave, locale, isWanted, isPayment, isForLater]);

  useEffect(() => {
    if (amountInCents !== undefined)
      group.current?.update({
        amount: amountInCents,
        currency: currency.toLowerCase(),
        setupFutureUsage: isKept ? "off_session" : null,
      });
  }, [amountInCents, currency, isKept]);

  return { box, room: isWanted ? room : "none" };
}

function optionsOf({ amountInCents, currency, isKept }: WalletTerms): ExpressOptions {
  const shared = {
    currency: currency.toLowerCase(),
    paymentMethodCreation: "manual",
    paymentMethodTypes: ["card"],
    appearance: appearanceNow(),
  } as const satisfies Partial<ExpressOptions>;
  if (amountInCents === undefined)
    return { mode: "setup", setupFutureUsage: "off_session", ...shared, paymentMethodTypes: ["card"] };
  return {
    mode: "payment",
    amount: amountInCents,
    ...(isKept && { setupFutureUsage: "off_session" }),
    ...shared,
    paymentMethodTypes: ["card"],
  };
}

function appearanceNow(): ExpressAppearance {
  const borderRadius = getComputedStyle(document.documentElement).getPropertyValue("--radius").trim();
  return { theme: isDark() ? "night" : "stripe", variables: { borderRadius: borderRadius || "8px" } };
}

/** The card that was handed over; undefined where the processor cannot read it. */
async function cardOf(
  { expressPaymentType, billingDetails: billing }: ConfirmEvent,
  processor: CardProcessor,
  elements: ExpressElements,
): Promise<Omit<WalletCard, "amountInCents"> | undefined> {
  const { error } = await elements.submit();
  if (error !== undefined) return undefined;
  const { paymentMethod } = await processor.createPaymentMethod({ elements });
  if (paymentMethod?.card === undefined) return undefined;
  const { brand, last4, funding } = paymentMethod.card;
  const walletKind = walletKindFrom(expressPaymentType);
  return { token: paymentMethod.id, walletKind, brand, last4, funding, billing };
}
