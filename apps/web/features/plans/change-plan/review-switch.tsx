import type { Order, Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { PricePath } from "../../../pricing/price-path/price-path.tsx";
import { PricePathTable } from "../../../pricing/price-path/price-path-table.tsx";
import { stepsOfQuote } from "../../../pricing/price-path/quote-steps.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import styles from "../parts/plans.module.css";
import { type AddCardSlot, CardChoice } from "./card-choice.tsx";
import { QuotedLines } from "./quoted-lines.tsx";
import { sayPrice } from "./say-price.ts";
import { useCards } from "./use-cards.ts";
import type { SwitchQuote } from "./use-switch-quote.ts";

interface ReviewSwitchProps {
  subscription: Subscription;
  quote: SwitchQuote;
  addCard: AddCardSlot;
  refusal: ChangeProblem | undefined;
  isConfirming: boolean;
  onConfirm: (order: Order, paymentMethodId: string | undefined) => void;
  onBack: () => void;
}

/** What the switch does, before anything happens: due today line by line, every bill after it, and one button. */
export function ReviewSwitch(props: ReviewSwitchProps) {
  const { subscription, quote, addCard, refusal, isConfirming, onConfirm, onBack } = props;
  const translate = useTranslate();
  const { order, offer } = quote;
  const cards = useCards(quote);
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const dueNow = order.change?.dueNow ?? 0;
  const effective = order.change?.effective ?? "";
  const isNow = order.change?.flow === "immediate";
  const date = formatDay(effective, locale);
  const steps = stepsOfQuote(order);
  const paymentMethodId = dueNow === 0 || cards.chosenId === "" ? undefined : cards.chosenId;
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-labelledby="due">
        <h2 id="due">{translate("review.due-today")}</h2>
        <p className={styles.amount}>{money(dueNow)}</p>
        <p className={styles.soft}>
          {translate(isNow ? "change.starts-now" : "change.starts-on", { plan: offer.name, date })}
        </p>
        <QuotedLines order={order} names={{ from: subscription.offers.active.name, to: offer.name }} />
      </section>
      <section className={styles.card} aria-labelledby="later">
        <h2 id="later">{translate("change.later")}</h2>
        <PricePath steps={steps} currency={order.currency} startsToday={isNow} />
        <PricePathTable steps={steps} currency={order.currency} />
        <p className={styles.small}>{translate("price-path.after-tax-note")}</p>
      </section>
      {refusal === undefined ? null : (
        <ChangeRefusalNotice refusal={refusal} onRetry={() => onConfirm(order, paymentMethodId)} />
      )}
      {dueNow === 0 ? null : <CardChoice choice={cards} addCard={addCard} />}
      <p>{translate("change.terms-text", { plan: offer.name, price: sayPrice(translate, offer), date })}</p>
      <div className={styles.acts}>
        <Button
          isWorking={isConfirming}
          workingText={translate("plan.working")}
          onPress={() => onConfirm(order, paymentMethodId)}
        >
          {dueNow === 0
            ? translate("change.confirm")
            : translate("change.confirm-and-pay", { amount: money(dueNow) })}
        </Button>
        <TextButton onPress={onBack}>{translate("change.other-choice")}</TextButton>
      </div>
    </div>
  );
}
