import type { Order } from "@skywave/contract";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useLostSessionNotice } from "#flows/engine/use-lost-session-notice.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { type CurrencyCode, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { AwaitingBank } from "#orders/awaiting-bank.tsx";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { OrderForm } from "./order-form.tsx";
import { OrderRefusalNotice } from "./order-refusal-notice.tsx";
import { useClearCard } from "./use-clear-card.ts";
import { useCompleteOrder } from "./use-complete-order.ts";
import { usePayAgreed } from "./use-pay-agreed.ts";
import { type PriceChange, useQuote } from "../quote-order/use-quote.ts";
import styles from "./complete-order.module.css";

/** The last step before the plan is bought: the exact price, the terms, and the one button. */
export function CompleteOrderStep() {
  useLostSessionNotice();
  const translate = useTranslate();
  const { purchase } = useFlow();
  const quote = useQuote();
  const { order } = quote;
  const completion = useCompleteOrder(quote.renew);
  const clearCard = useClearCard();
  const offer = usePurchase((state) => state.offer);
  const isAwaitingBank = usePurchase((state) => state.isAwaitingBank);
  const { isPaying, differs } = usePayAgreed({
    order,
    isRefused: quote.refusal !== undefined || quote.giftCardRefusal !== undefined,
    complete: completion.complete,
  });
  const wasProcessing = completion.refusal?.code === "PROCESSING";

  function settle(settled: Order | undefined) {
    if (settled?.status === "confirmed") return completion.finish(settled);
    if (settled?.status !== "quoted") {
      purchase.setState({ isAwaitingBank: false });
      return void quote.renew();
    }
    // Open again after the bank was asked: it said no. After a reload it may never have been asked.
    clearCard(wasProcessing ? "declined.useAnotherCard" : null);
  }

  if (isAwaitingBank && !completion.isSending && order !== undefined) {
    return (
      <>
        <StepHeading>{translate("complete-order.processing-heading")}</StepHeading>
        <AwaitingBank orderId={order.id} onSettled={settle} />
      </>
    );
  }
  if (isPaying) return <Spinner label={translate("complete-order.working")} />;
  // Without a quote it matters why there is none, not what happened to the one before.
  const refusal =
    order === undefined ? (quote.refusal ?? completion.refusal) : (completion.refusal ?? quote.refusal);
  return (
    <>
      <StepHeading>
        {translate(offer !== null && chargesNothing(offer) ? "free-terms.review" : "review.heading")}
      </StepHeading>
      <div className={styles.step}>
        {quote.change === undefined || order === undefined ? null : (
          <QuoteChangeNotice change={quote.change} currency={order.currency} />
        )}
        {differs ? <Notice tone="warn">{translate("review.differs")}</Notice> : null}
        {quote.giftCardRefusal === undefined ? null : (
          <OrderRefusalNotice refusal={quote.giftCardRefusal} onRetry={() => void quote.renew()} />
        )}
        {order === undefined && refusal === undefined ? (
          <Spinner label={translate("review.loading")} />
        ) : null}
        {refusal !== undefined && order === undefined ? (
          <OrderRefusalNotice refusal={refusal} onRetry={() => void quote.renew()} />
        ) : null}
        {offer === null || order === undefined ? null : (
          <OrderForm
            offer={offer}
            order={order}
            refusal={refusal}
            completion={completion}
            onGiftCardRemoved={() => void quote.renew()}
          />
        )}
      </div>
    </>
  );
}

interface QuoteChangeNoticeProps {
  change: PriceChange;
  currency: CurrencyCode;
}

/** Tells what a new quote changed; saying nothing would let a higher price slip by. */
function QuoteChangeNotice({ change, currency }: QuoteChangeNoticeProps) {
  const translate = useTranslate();
  if (change.before === change.after) return <Notice tone="info">{translate("review.price-same")}</Notice>;
  const before = formatMoney(change.before, currency, translate.locale);
  const after = formatMoney(change.after, currency, translate.locale);
  return <Notice tone="warn">{translate("review.price-changed", { before, after })}</Notice>;
}
