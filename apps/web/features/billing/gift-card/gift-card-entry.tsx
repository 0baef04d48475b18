import type { RegisteredGiftCard } from "@skywave/contract";
import { useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useGiftCardForm } from "./use-gift-card-form.ts";
import surface from "#ui/surface/surface.module.css";

type ChosenGiftCard = Pick<RegisteredGiftCard, "tokenId" | "last4" | "actualBalance" | "currency">;

interface GiftCardEntryProps {
  giftCard: ChosenGiftCard | undefined;
  onChange: (giftCard: ChosenGiftCard | undefined) => void;
}

/** A gift card that pays of what is bought before the card does. Its money stays on it until the order is confirmed. */
export function GiftCardEntry({ giftCard, onChange }: GiftCardEntryProps) {
  const translate = useTranslate();
  // What was kept from before says nothing new; only what was just looked at is read out.
  const [isNew, setNew] = useState(false);
  const { tracking } = useApp();
  if (giftCard === undefined) {
    return (
      <TypedGiftCard
        onRegistered={(typed) => {
          setNew(true);
          tracking.event("prepaid-redeemed");
          onChange(typed);
        }}
      />
    );
  }
  const { last4, actualBalance, currency } = giftCard;
  return (
    <Notice
      tone="good"
      takesFocus={isNew}
      actions={
        <TextButton onPress={() => onChange(undefined)}>{translate("gift-card.go-without")}</TextButton>
      }
    >
      {translate("gift-card.pays-first", {
        last4,
        amount: formatMoney(actualBalance, currency, translate.locale),
      })}
    </Notice>
  );
}

function TypedGiftCard({ onRegistered }: { onRegistered: (giftCard: RegisteredGiftCard) => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { view, retry } = useGiftCardForm(isOpen);
  const { tracking } = useApp();
  function toggle(isOpenNow: boolean) {
    setOpen(isOpenNow);
    if (isOpenNow) tracking.event("prepaid-opened");
  }
  return (
    <div className={surface.card}>
      <Disclosure summary={translate("gift-card.have")} onToggle={toggle}>
        {view.status === "ready" ? <view.data.Form look="quiet" onRegistered={onRegistered} /> : null}
        {view.status === "loading" ? <Spinner /> : null}
        {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      </Disclosure>
    </div>
  );
}
