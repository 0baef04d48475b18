import type { PaymentMethod, PaymentReceipt, RegisteredGiftCard } from "@skywave/contract";
import { toCents } from "@skywave/domain/money/cents";
import { splitPayment } from "@skywave/services/billing/pay/split-payment";
import { watchPayment } from "@skywave/services/billing/pay/watch-payment";
import { payableCards } from "@skywave/services/billing/reported-card";
import { useState } from "react";
import formStyles from "#forms/form.module.css";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { Card } from "#ui/surface/card.tsx";
import surface from "#ui/surface/surface.module.css";
import { cardTokenOf } from "../card/card-token.ts";
import { useCardElement } from "../card/use-card-element.ts";
import { useWallets } from "../wallet/use-wallets.ts";
import { termsOfPayment } from "../wallet/wallet-terms.ts";
import { AwaitingPayment } from "./awaiting-payment.tsx";
import { CardChoice, OTHER_CARD } from "./card-choice.tsx";
import { GiftCardFirst } from "./gift-card-first.tsx";
import type { Payable } from "./payable.ts";
import { PayRefusalNotice } from "./pay-refusal-notice.tsx";
import { type PayRefusal, usePay } from "./use-pay.ts";

interface PayFormProps {
  payable: Payable;
  methods: readonly PaymentMethod[];
  onPaid: (receipt: PaymentReceipt) => void;
  /** What is shown is not so any more. */
  onStale: () => Promise<void>;
}

/** What is paid, with what, and the one button that pays. */
export function PayForm({ payable, methods, onPaid, onStale }: PayFormProps) {
  const translate = useTranslate<"bills">();
  const { skywave, tracking } = useApp();
  const [first] = payableCards(methods);
  const [chosen, setChosen] = useState(first?.id ?? OTHER_CARD);
  const [isForNextBills, setForNextBills] = useState(false);
  const [giftCard, setGiftCard] = useState<RegisteredGiftCard>();
  const { cardPays } = splitPayment(payable.amount, giftCard?.actualBalance ?? 0);
  const needsCard = cardPays > 0;
  const typesCard = needsCard && chosen === OTHER_CARD;
  const card = useCardElement(typesCard);
  const payment = usePay({ paid: onPaid, refused: follow });

  const wallets = useWallets({
    isWanted: typesCard && card.status !== "unavailable",
    terms: termsOfPayment({
      amountInCents: toCents(cardPays),
      currency: payable.currency,
      name: translate("pay.amount"),
      isKept: isForNextBills,
    }),
    needsAddress: false,
    onChosen: ({ token }) => payWith(async () => token),
    onUnreadable: () => payWith(async () => null),
  });

  function follow(refusal: PayRefusal) {
    if (refusal.code === "GIFT_CARD_NOT_USABLE") setGiftCard(undefined);
    if (refusal.code === "CREDIT_CARD_ERROR" && refusal.nextMove === "useAnotherCard") setChosen(OTHER_CARD);
    const isStale = ["NOTHING_DUE", "INVALID_AMOUNT", "NOT_FOUND"].includes(refusal.code);
    if (isStale) void onStale();
  }

  function submit() {
    if (typesCard && !card.isComplete) {
      card.refuse(card.problem ?? translate("pay.card-incomplete"));
      tracking.userErrors(["card"]);
      card.field.current?.element.focus();
      return;
    }
    payWith(async () => {
      if (!needsCard) return undefined;
      return typesCard ? ((await cardTokenOf(card.field.current, payable.owner, tracking)) ?? null) : chosen;
    });
  }

  function payWith(token: () => Promise<string | undefined | null>) {
    const { invoiceId } = payable;
    payment.pay(
      {
        invoiceId,
        giftCardTokenId: giftCard?.tokenId,
        isForNextBills: typesCard ? isForNextBills : undefined,
      },
      token,
    );
  }

  if (payment.refusal?.code === "PROCESSING" && payment.refusal.receipt.paymentId !== null) {
    const { paymentId } = payment.refusal.receipt;
    return (
      <AwaitingPayment
        watch={(signal) => watchPayment(skywave, { paymentId, signal })}
        onKnown={payment.conclude}
      />
    );
  }
  return (
    <div className={pageStyles.sections}>
      {payment.refusal === undefined ? null : (
        <PayRefusalNotice
          refusal={payment.refusal}
          onRetry={payment.canRepeat ? payment.again : undefined}
          onLookAgain={() => void onStale()}
        />
      )}
      <PayableSummary payable={payable} />
      {payable.invoiceId === undefined ? (
        <GiftCardFirst giftCard={giftCard} payable={payable} onChange={setGiftCard} />
      ) : null}
      <form
        className={pageStyles.sections}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        {needsCard ? (
          <Card heading={translate("pay.with")}>
            <CardChoice
              methods={methods}
              chosen={chosen}
              onChoose={setChosen}
              nextBills={{ isChecked: isForNextBills, onChange: setForNextBills }}
              card={card}
              wallets={wallets}
              isPaying={payment.isPaying}
            />
          </Card>
        ) : null}
        <div className={formStyles.foot}>
          <Button type="submit" isWorking={payment.isPaying} workingText={translate("pay.working")}>
            {translate("pay.submit", {
              amount: formatMoney(payable.amount, payable.currency, translate.locale),
            })}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** How much is paid, and which bills it settles. */
function PayableSummary({ payable }: { payable: Payable }) {
  const translate = useTranslate<"bills">();
  const { amount, currency, balance, invoices } = payable;
  const money = (value: number) => formatMoney(value, currency, translate.locale);
  return (
    <Card heading={translate("pay.amount")}>
      <p className={surface.amount}>{money(amount)}</p>
      <div>
        <p className={pageStyles.soft}>{translate("pay.for")}</p>
        <dl className={pageStyles.pairs}>
          {invoices.map((invoice) => (
            <div key={invoice.id}>
              <dt>
                {translate("pay.bill", {
                  number: invoice.number,
                  date: formatDay(invoice.dueDate, translate.locale),
                })}
              </dt>
              <dd>{money(invoice.amountDue)}</dd>
            </div>
          ))}
        </dl>
        {balance > 0 ? <p>{translate("pay.balance-taken-off", { amount: money(balance) })}</p> : null}
      </div>
    </Card>
  );
}
