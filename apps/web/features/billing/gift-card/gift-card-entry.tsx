import type { RegisteredGiftCard } from "@skywave/contract";
import { type RefObject, useRef, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";

const NO_CONNECTION = { ok: false, code: "UNREACHABLE", reason: "offline" } as const;

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
  const form = useRef<HTMLDivElement>(null);
  const { tracking } = useApp();
  if (giftCard === undefined) {
    return (
      <TypedGiftCard
        box={form}
        onRegistered={(typed) => {
          // Whoever types elsewhere by now goes on typing there.
          const { activeElement } = document;
          setNew(activeElement === document.body || form.current?.contains(activeElement) === true);
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

interface TypedGiftCardProps {
  box: RefObject<HTMLDivElement | null>;
  onRegistered: (giftCard: RegisteredGiftCard) => void;
}

function TypedGiftCard({ box, onRegistered }: TypedGiftCardProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { view, retry } = useGiftCardForm(isOpen);
  const { tracking } = useApp();
  function toggle(isOpenNow: boolean) {
    setOpen(isOpenNow);
    if (isOpenNow) tracking.event("prepaid-opened");
  }
  return (
    <div ref={box} className={surface.card}>
      <Disclosure summary={translate("gift-card.have")} onToggle={toggle}>
        {view.status === "ready" ? <view.data.Form look="quiet" onRegistered={onRegistered} /> : null}
        {view.status === "loading" ? <Spinner /> : null}
        {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      </Disclosure>
    </div>
  );
}

/** The form of a gift card with its texts, which come down only where somebody has one. */
function useGiftCardForm(isWanted: boolean) {
  const { locale } = useTranslate();
  return useServerData({
    area: "gifts",
    verb: "loadGiftCardForm",
    params: [locale],
    async ask(skywave) {
      try {
        const [{ GiftCardForm: Form }] = await Promise.all([
          import("./gift-card-form.tsx"),
          loadPageDictionaries(skywave, ["bills"], locale),
        ]);
        return { ok: true, Form } as const;
      } catch (cause) {
        const details = { cause: String(cause) };
        skywave.log({ level: "error", message: "The form of a gift card did not load", details });
        return NO_CONNECTION;
      }
    },
    isForAnybody: true,
    isWanted,
  });
}
