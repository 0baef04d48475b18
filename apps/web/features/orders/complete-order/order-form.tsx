import type { Offer, Order } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { type FormEvent, useState } from "react";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import { Agreement } from "#orders/agree-to-terms/agreement.tsx";
import { FreeTerms } from "#orders/agree-to-terms/free-terms.tsx";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { OfferTerms } from "#pricing/offer-terms.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { CompleteOrderButton } from "./complete-order-button.tsx";
import type { OrderRefusal } from "./complete-order-messages.ts";
import { OrderRefusalNotice } from "./order-refusal-notice.tsx";
import { OrderReview } from "../quote-order/order-review.tsx";
import styles from "./complete-order.module.css";
import type { useCompleteOrder } from "./use-complete-order.ts";
import { useContractTranslator } from "#orders/agree-to-terms/use-contract-translator.ts";

interface OrderFormProps {
  offer: Offer;
  order: Order;
  refusal: OrderRefusal | CommonFailure | undefined;
  completion: ReturnType<typeof useCompleteOrder>;
  onGiftCardRemoved: () => void;
}

/** Price, card, terms and button, in the order in which they should be read. */
export function OrderForm({ offer, order, refusal, completion, onGiftCardRemoved }: OrderFormProps) {
  const region = usePurchase((state) => state.billing.state);
  const lines = usePurchase((state) => state.lines);
  const { tracking } = useApp();
  const contract = useContractTranslator(region);
  // A tick counts for the quote that was on the screen when it was set, and for no other.
  const [agreedTo, setAgreedTo] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const isFree = chargesNothing(offer);
  const isByButton = useFlow().definition.agreesBy === "button";
  const isAgreed = isFree || isByButton || agreedTo === order.id;

  function complete() {
    if (contract.translate !== undefined) void completion.complete(contract.translate.locale);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!isAgreed);
    if (isAgreed) return complete();
    tracking.userErrors(["agreement"]);
    document.getElementById("field-agreement")?.focus();
  }

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <OrderReview offer={offer} order={order} />
      {isFree ? null : <PayWith order={order} onGiftCardRemoved={onGiftCardRemoved} />}
      {isFree ? (
        <FreeTerms offer={offer} />
      ) : contract.translate === undefined ? (
        <Spinner />
      ) : (
        <Agreement
          contract={contract.translate}
          isFrenchFirst={contract.isFrenchFirst}
          onReadOn={contract.readOn}
          isAgreed={isAgreed}
          isByButton={isByButton}
          isMissing={isMissing && !isAgreed}
          onAgree={(isTicked) => setAgreedTo(isTicked ? order.id : undefined)}
        >
          <OfferTerms offer={offer} lines={lines} translate={contract.translate} dueNow={order.dueNow} />
        </Agreement>
      )}
      {refusal === undefined ? null : <OrderRefusalNotice refusal={refusal} onRetry={complete} />}
      <CompleteOrderButton order={order} isSending={completion.isSending} />
    </form>
  );
}

interface PayWithProps {
  order: Order;
  /** The gift card is taken off: the price without it has to be asked for. */
  onGiftCardRemoved: () => void;
}

/** The cards that pay, and the way to others. */
function PayWith({ order, onGiftCardRemoved }: PayWithProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const { goTo, purchase } = useFlow();
  const card = usePurchase((state) => state.card);
  const giftCard = usePurchase((state) => state.giftCard);
  if (card === null) return null;
  const text = card.last4 === "" ? translate("billing.card") : formatCardShort(translate, card);
  function edit(componentName: string) {
    tracking.event("edit-section", { componentName });
    goTo("billing");
  }
  function goWithout() {
    purchase.setState({ giftCard: null });
    onGiftCardRemoved();
  }
  return (
    <>
      {giftCard === null ? null : (
        <p className={styles.payWith}>
          <span>{translate("review.gift-card", { last4: giftCard.last4 })}</span>
          <TextButton onPress={goWithout}>{translate("gift-card.go-without")}</TextButton>
        </p>
      )}
      <p className={styles.payWith}>
        <span>
          {translate("review.pay-with")} <b>{text}</b>
        </span>
        <TextButton
          label={`${translate("review.change-card")}, ${translate("billing.card")}`}
          onPress={() => edit("payment")}
        >
          {translate("review.change-card")}
        </TextButton>
      </p>
      {giftCard === null && order.dueNow > 0 ? (
        <p>
          <TextButton onPress={() => edit("giftCard")}>{translate("gift-card.have")}</TextButton>
        </p>
      ) : null}
    </>
  );
}
