import type { Charge, Order, Subscription } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { isVip } from "@skywave/domain/offers/vip";
import { useState } from "react";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import type { KeyOf } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { ContractText } from "#orders/agree-to-terms/contract-text.tsx";
import { PaidBy } from "#pricing/paid-by.tsx";
import { isBilledToday } from "#pricing/price-path/quote-steps.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { BillsAhead } from "../confirm-change/bills-ahead.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { useChangeContract } from "../confirm-change/use-change-contract.ts";
import type { Confirmation } from "../confirm-change/use-confirm-change.ts";
import styles from "../parts/plans.module.css";
import { CardChoice } from "./card-choice.tsx";
import type { PaymentSlots } from "./payment-slots.ts";
import { formatChangeTerms } from "../parts/format-price.ts";
import { useCards } from "./use-cards.ts";
import type { SwitchGiftCard, SwitchQuote } from "../change-plan/use-switch-quote.ts";
import { WhatChanges } from "./what-changes.tsx";
import surface from "#ui/surface/surface.module.css";

interface ReviewSwitchProps {
  subscription: Subscription;
  quote: SwitchQuote;
  slots: PaymentSlots;
  refusal: ChangeProblem | undefined;
  /** Of this quote or of one before it. */
  wasCardRefused: boolean;
  isConfirming: boolean;
  onConfirm: (order: Order, confirmation: Confirmation) => void;
  onGiftCard: (giftCard: SwitchGiftCard | undefined) => void;
  onBack: () => void;
}

/** What the switch does, before anything happens: due today line by line, every bill after it, and one button. */
export function ReviewSwitch(props: ReviewSwitchProps) {
  const { subscription, quote, slots, refusal, isConfirming, onConfirm, onGiftCard, onBack } = props;
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const { order, offer, giftCard, second } = quote;
  const secondName = second && formatPlanName(translate, second);
  const cards = useCards(quote, props);
  const contract = useChangeContract<"plans">(quote);
  const [isCardMissing, setCardMissing] = useState(false);
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const dueNow = order.change?.dueNow ?? 0;
  const effective = order.change?.effective ?? "";
  const isNow = order.change?.flow === "immediate";
  const date = formatDay(effective, locale);
  const paymentMethodId = dueNow === 0 ? undefined : cards.chosenId;
  // What costs nothing today is billed some day: without a card that day would end in a reminder.
  const hasNoCard = cards.cards.length === 0;
  const isNoneChosen = paymentMethodId === "";

  function confirm() {
    setCardMissing(hasNoCard || isNoneChosen);
    if (hasNoCard || isNoneChosen) tracking.userErrors(["card"]);
    if (hasNoCard) cards.setAdding(true);
    else if (isNoneChosen) document.getElementById("field-card")?.focus();
    else if (contract.translate !== undefined)
      onConfirm(order, { paymentMethodId, agreedIn: contract.translate.locale });
  }
  return (
    <div className={styles.stack}>
      <WhatChanges subscription={subscription} offer={offer} />
      <section className={surface.card} aria-labelledby="due">
        <h2 id="due">{translate("review.due-today")}</h2>
        <p className={surface.amount}>{money(dueNow)}</p>
        <p className={styles.soft}>
          {translate(isNow ? "change.starts-now" : "change.starts-on", { plan: offer.name, date })}
        </p>
        <QuotedLines
          order={order}
          names={{
            from: subscription.offers.active.name,
            to: offer.name,
            second: secondName,
          }}
        />
        {isVip(offer) ? (
          <p>
            {secondName === undefined
              ? translate("vip.starts", { plan: offer.name })
              : translate("vip.joins", { plan: offer.name, second: secondName })}
          </p>
        ) : null}
      </section>
      <BillsAhead order={order} startsToday={isNow} />
      {refusal === undefined ? null : <ChangeRefusalNotice refusal={refusal} onRetry={confirm} />}
      {isCardMissing && hasNoCard ? (
        <Notice tone="warn" takesFocus>
          {translate("change.PAYMENT_METHOD_REQUIRED")}
        </Notice>
      ) : null}
      {isBilledToday(order) ? slots.giftCard({ giftCard, onChange: onGiftCard }) : null}
      {dueNow === 0 && !hasNoCard ? null : (
        <CardChoice choice={cards} isMissing={isCardMissing && isNoneChosen} addCard={slots.addCard} />
      )}
      <ContractText contract={contract} say={(words) => formatChangeTerms(words, offer, effective)} />
      <div className={styles.acts}>
        <Button isWorking={isConfirming} workingText={translate("plan.working")} onPress={confirm}>
          {dueNow === 0
            ? translate("change.confirm")
            : translate("change.confirm-and-pay", { amount: money(dueNow) })}
        </Button>
        <TextButton onPress={onBack}>{translate("change.other-choice")}</TextButton>
      </div>
    </div>
  );
}

interface QuotedLinesProps {
  order: Order;
  /** What is credited, and what is bought. */
  names: { from: string; to: string; second?: string | undefined };
}

/** Everything that falls due today, line by line: the unused days come off, the new plan and its taxes are added. */
function QuotedLines({ order, names }: QuotedLinesProps) {
  const translate = useTranslate<"plans">();
  const { locale } = translate;
  const { oneTimeCharge } = order.charges;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  // What is about the second subscription of a VIP plan says so; the rest is about the plan itself.
  const productOf = ({ kind, period, credited, line }: Charge) => {
    if (kind === "credit")
      return translate.plural("change.credit-line", credited?.days ?? 0, {
        plan: line === undefined ? names.from : (names.second ?? names.from),
        billed: credited?.billedDays ?? 0,
      });
    const days = { start: formatDay(period.start, locale), end: formatDay(period.end, locale) };
    return translate("review.product", { product: names.to, ...days });
  };
  const total = oneTimeCharge.reduce((cents, { lines }) => cents + toCents(lines.total), 0);
  return (
    <>
      {oneTimeCharge.map((charge) => (
        <div key={`${charge.line} ${charge.kind} ${charge.period.start}`} className={styles.part}>
          <h3>{translate(headingOf(charge))}</h3>
          <BillLines product={productOf(charge)} lines={charge.lines} currency={order.currency} />
        </div>
      ))}
      <PaidBy order={order} />
      {total < 0 ? <p>{translate("change.to-balance", { amount: money(toMajorUnits(-total)) })}</p> : null}
      {oneTimeCharge.length === 0 ? <p className={styles.soft}>{translate("change.nothing-now")}</p> : null}
    </>
  );
}

function headingOf({ kind, line }: Charge): KeyOf<"plans"> {
  if (kind === "credit") return "change.credit";
  return line === undefined ? "change.new-plan" : "vip.added";
}
