import type { Order } from "@skywave/contract";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./complete-order.module.css";

interface PayWithProps {
  order: Order;
  /** The gift card is taken off: the price without it has to be asked for. */
  onGiftCardRemoved: () => void;
}

/** The cards that pay, and the way to others. */
export function PayWith({ order, onGiftCardRemoved }: PayWithProps) {
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
          label={`${translate("review.change-card")}: ${translate("billing.card")}`}
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
