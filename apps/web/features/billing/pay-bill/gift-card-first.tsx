import type { RegisteredGiftCard } from "@skywave/contract";
import { splitPayment } from "@skywave/services/billing/pay/split-payment";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { GiftCardForm } from "../gift-card/gift-card-form.tsx";
import type { Payable } from "./payable.ts";
import surface from "#ui/surface/surface.module.css";

interface GiftCardFirstProps {
  giftCard: RegisteredGiftCard | undefined;
  payable: Payable;
  onChange: (giftCard: RegisteredGiftCard | undefined) => void;
}

/** A gift card that pays before any card does. */
export function GiftCardFirst({ giftCard, payable, onChange }: GiftCardFirstProps) {
  const translate = useTranslate<"bills">();
  const { tracking } = useApp();
  if (giftCard === undefined) {
    return (
      <div className={surface.card}>
        <Disclosure
          summary={translate("pay.gift-card-first")}
          onToggle={(isOpen) => {
            if (isOpen) tracking.event("prepaid-opened");
          }}
        >
          <GiftCardForm
            look="quiet"
            onRegistered={(card) => {
              tracking.event("prepaid-redeemed");
              onChange(card);
            }}
          />
        </Disclosure>
      </div>
    );
  }
  const split = splitPayment(payable.amount, giftCard.actualBalance);
  const money = (amount: number) => formatMoney(amount, payable.currency, translate.locale);
  return (
    <Notice
      tone="good"
      actions={
        <TextButton onPress={() => onChange(undefined)}>{translate("pay.gift-card-remove")}</TextButton>
      }
    >
      {translate("pay.gift-card-pays", { amount: money(split.giftCardPays) })}{" "}
      {split.cardPays > 0
        ? translate("pay.rest", { amount: money(split.cardPays) })
        : translate("pay.gift-card-pays-all")}{" "}
      {split.leftOnGiftCard > 0
        ? translate("pay.gift-card-left", { amount: money(split.leftOnGiftCard) })
        : null}
    </Notice>
  );
}
