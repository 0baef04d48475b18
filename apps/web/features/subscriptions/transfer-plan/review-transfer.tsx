import type { Charge, Order } from "@skywave/contract";
import { useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { ContractText } from "#orders/agree-to-terms/contract-text.tsx";
import { PaidBy } from "#pricing/paid-by.tsx";
import { PlanRadio } from "#pricing/standing/plan-radio.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import surface from "#ui/surface/surface.module.css";
import { BillsAhead } from "../confirm-change/bills-ahead.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { useChangeContract } from "../confirm-change/use-change-contract.ts";
import type { Confirmation } from "../confirm-change/use-confirm-change.ts";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import styles from "../parts/plans.module.css";
import own from "./transfer-plan.module.css";
import { CardChoice } from "../review-switch/card-choice.tsx";
import { useCards } from "../review-switch/use-cards.ts";
import { WhereHeard } from "./choose-moving-plan.tsx";
import type { TransferSlots } from "./transfer-slots.ts";
import type { TransferQuote } from "./use-transfer-quote.ts";

interface ReviewTransferProps {
  quote: TransferQuote;
  slots: Pick<TransferSlots, "addCard">;
  refusal: ChangeProblem | undefined;
  /** Of this quote or of one before it. */
  wasCardRefused: boolean;
  isConfirming: boolean;
  onConfirm: (order: Order, confirmation: Confirmation) => void;
  onBack: () => void;
}

/** From where to where a plan moves, what that costs, and the one press that does it. */
export function ReviewTransfer(props: ReviewTransferProps) {
  const { quote, slots, refusal, isConfirming, onConfirm, onBack } = props;
  const translate = useTranslate<"plans" | "radios">();
  const { tracking } = useApp();
  const { order } = quote;
  const { dueNow } = order;
  const cards = useCards(quote, props);
  const contract = useChangeContract<"radios">(quote);
  const [isCardMissing, setCardMissing] = useState(false);
  const paymentMethodId = dueNow === 0 ? undefined : cards.chosenId;

  function confirm() {
    setCardMissing(paymentMethodId === "");
    if (paymentMethodId === "") tracking.userErrors(["card"]);
    if (paymentMethodId === "" && cards.cards.length === 0) cards.setAdding(true);
    else if (paymentMethodId === "") document.getElementById("field-card")?.focus();
    else if (contract.translate !== undefined)
      onConfirm(order, { paymentMethodId, agreedIn: contract.translate.locale });
  }
  return (
    <div className={styles.stack}>
      <FromTo quote={quote} />
      <DueNow order={order} />
      <BillsAhead order={order} startsToday={false} />
      {refusal === undefined ? null : <ChangeRefusalNotice refusal={refusal} onRetry={confirm} />}
      {dueNow === 0 ? null : <CardChoice choice={cards} isMissing={isCardMissing} addCard={slots.addCard} />}
      <ContractText contract={contract} say={(words) => words("transfer.terms-text")} />
      <div className={styles.acts}>
        <Button isWorking={isConfirming} workingText={translate("plan.working")} onPress={confirm}>
          {dueNow === 0
            ? translate("transfer.confirm")
            : translate("transfer.confirm-and-pay", {
                amount: formatMoney(dueNow, order.currency, translate.locale),
              })}
        </Button>
        <TextButton onPress={onBack}>{translate("transfer.other-radio")}</TextButton>
      </div>
    </div>
  );
}

function FromTo({ quote: { order, subscription, radio } }: { quote: TransferQuote }) {
  const translate = useTranslate<"plans" | "radios">();
  return (
    <section className={surface.card} aria-labelledby="from-to">
      <h2 id="from-to">{formatPlanName(translate, subscription)}</h2>
      <dl className={own.pairs}>
        <div>
          <dt>{translate("transfer.from")}</dt>
          <dd>
            <WhereHeard plan={subscription} />
          </dd>
        </div>
        <div>
          <dt>{translate("transfer.to")}</dt>
          <dd>
            <PlanRadio radio={radio} />
          </dd>
        </div>
      </dl>
      {subscription.radio === undefined ? null : (
        <p className={styles.soft}>{translate("transfer.silence")}</p>
      )}
      {order.change?.radios?.endsTrial === true ? <p>{translate("transfer.ends-trial")}</p> : null}
    </section>
  );
}

function DueNow({ order }: { order: Order }) {
  const translate = useTranslate<"plans" | "radios">();
  const { oneTimeCharge } = order.charges;
  const money = (amount: number) => formatMoney(amount, order.currency, translate.locale);
  return (
    <section className={surface.card} aria-labelledby="due">
      <h2 id="due">{translate("review.due-today")}</h2>
      <p className={surface.amount}>{money(order.dueNow)}</p>
      {oneTimeCharge.length === 0 ? <p className={styles.soft}>{translate("transfer.free")}</p> : null}
      {oneTimeCharge.map((charge: Charge) => (
        <BillLines
          key={charge.kind}
          product={translate("transfer.fee")}
          lines={charge.lines}
          currency={order.currency}
        />
      ))}
      <PaidBy order={order} />
    </section>
  );
}
