import type { GuestBill, GuestReceipt } from "@skywave/contract/billing/guest-bills";
import { toCents } from "@skywave/domain/money/cents";
import { watchGuestBill } from "@skywave/services/billing/guests/watch-guest-bill";
import { useState } from "react";
import formStyles from "#forms/form.module.css";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import surface from "#ui/surface/surface.module.css";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { CardBox } from "../card/card-box.tsx";
import { cardTokenOf } from "../card/card-token.ts";
import { useCardElement } from "../card/use-card-element.ts";
import { AwaitingPayment } from "../pay-bill/awaiting-payment.tsx";
import { GuestRefusalNotice } from "./guest-refusal-notice.tsx";
import { useWallets } from "../wallet/use-wallets.ts";
import { termsOfPayment } from "../wallet/wallet-terms.ts";
import { WalletsAbove } from "../wallet/wallets-above.tsx";
import { type GuestRefusal, useGuestPayment } from "./use-guest-payment.ts";

interface PayGuestFormProps {
  bill: GuestBill;
  onPaid: (receipt: GuestReceipt) => void;
  onFindAgain: () => void;
}

/** What is due, the field for a card, and the one button that pays. */
export function PayGuestForm({ bill, onPaid, onFindAgain }: PayGuestFormProps) {
  const translate = useTranslate<"bills">();
  const { skywave, tracking } = useApp();
  const { token, currency, dueState } = bill;
  const [amount, setAmount] = useState(bill.amount);
  const card = useCardElement(true);
  const payment = useGuestPayment({ paid: onPaid, refused: follow });
  const wallets = useWallets({
    isWanted: card.status !== "unavailable",
    terms: termsOfPayment({
      amountInCents: toCents(amount),
      currency,
      name: translate("guest.amount-heading"),
      isKept: false,
    }),
    needsAddress: false,
    onChosen: (told) => payment.pay({ token, amount }, async () => told.token),
    onUnreadable: () => payment.pay({ token, amount }, async () => undefined),
  });
  const money = formatMoney(amount, currency, translate.locale);

  function follow(refusal: GuestRefusal) {
    if (refusal.code === "QUOTE_CHANGED") setAmount(refusal.amount);
  }

  function submit() {
    if (!card.isComplete && !payment.canRepeat) {
      card.refuse(card.problem ?? translate("pay.card-incomplete"));
      tracking.userErrors(["card"]);
      card.field.current?.element.focus();
      return;
    }
    payment.pay({ token, amount }, () => cardTokenOf(card.field.current, undefined, tracking));
  }

  if (payment.refusal?.code === "PROCESSING")
    return (
      <AwaitingPayment
        watch={(signal) => watchGuestBill(skywave, { token, signal })}
        onKnown={payment.conclude}
      />
    );
  return (
    <section className={surface.card}>
      {payment.refusal === undefined ? null : (
        <GuestRefusalNotice
          refusal={payment.refusal}
          onRetry={payment.canRepeat ? payment.again : undefined}
          onFindAgain={onFindAgain}
        />
      )}
      <ArrivedHeading>{translate("guest.amount-heading")}</ArrivedHeading>
      <div>
        <p className={surface.amount}>{money}</p>
        <p className={pageStyles.soft}>
          {translate(dueState === "overdue" ? "guest.overdue" : "guest.due", {
            currency: translate(`invoice.currency.${currency}`),
          })}
        </p>
      </div>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        <fieldset className={formStyles.group}>
          <legend>{translate("pay.with")}</legend>
          <WalletsAbove wallets={wallets} isBusy={payment.isPaying || payment.canRepeat}>
            <CardBox card={card} />
          </WalletsAbove>
          <p className={pageStyles.small}>{translate("guest.card-not-kept")}</p>
        </fieldset>
        <div className={formStyles.foot}>
          <Button type="submit" isWorking={payment.isPaying} workingText={translate("pay.working")}>
            {translate("pay.submit", { amount: money })}
          </Button>
        </div>
      </form>
    </section>
  );
}
