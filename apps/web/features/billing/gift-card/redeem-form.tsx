import type { GiftCardRedemption, RegisteredGiftCard } from "@skywave/contract";
import { readAmount } from "@skywave/services/billing/gift-cards/read-amount";
import {
  redeemGiftCard,
  type RedeemGiftCardOutcome,
} from "@skywave/services/billing/gift-cards/redeem-gift-card";
import { useRef, useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GiftCardRefusalNotice } from "./gift-card-refusal-notice.tsx";
import surface from "#ui/surface/surface.module.css";

interface RedeemFormProps {
  giftCard: RegisteredGiftCard;
  onRedeemed: (redemption: GiftCardRedemption) => void;
  onAnother: () => void;
}

const LEAST = 0.01;

/** What is on the gift card, and how much of it goes into the balance. */
export function RedeemForm({ giftCard, onRedeemed, onAnother }: RedeemFormProps) {
  const translate = useTranslate<"bills">();
  const { skywave, tracking } = useApp();
  const [part, setPart] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<Extract<RedeemGiftCardOutcome, { ok: false }>>();
  const { isRunning, run } = useSingleFlight();
  // The same amount sent again after a lost answer must not be taken twice.
  const sent = useRef<{ amount: number | undefined; key: string }>(undefined);
  const money = (amount: number) => formatMoney(amount, giftCard.currency, translate.locale);
  const { actualBalance, last4 } = giftCard;

  const redeem = () =>
    void run(async () => {
      setRefusal(undefined);
      setProblem(undefined);
      const amount = part === null ? undefined : readAmount(part);
      if (part !== null && (amount === undefined || amount < LEAST || amount > actualBalance)) {
        setProblem(translate("gift-card.part-invalid", { least: money(LEAST), most: money(actualBalance) }));
        tracking.userErrors(["partAmount"]);
        return focusField("partAmount");
      }
      if (sent.current === undefined || sent.current.amount !== amount)
        sent.current = { amount, key: skywave.identifiers.newTransactionId() };
      const outcome = await redeemGiftCard(skywave, {
        giftCard,
        ...(amount !== undefined && { amount }),
        idempotencyKey: sent.current.key,
      });
      if (!outcome.ok) {
        tracking.businessError(outcome.code);
        return setRefusal(outcome);
      }
      const { key: transactionId } = sent.current;
      tracking.transactionStarted({ transactionType: "redeem", transactionId });
      tracking.event("prepaid-redeemed");
      return onRedeemed(outcome.redemption);
    });

  return (
    <form
      className={surface.card}
      onSubmit={(event) => {
        event.preventDefault();
        redeem();
      }}
      noValidate
    >
      <ArrivedHeading>{translate("gift-card.on-it", { last4 })}</ArrivedHeading>
      <p className={surface.amount}>{money(actualBalance)}</p>
      {refusal === undefined ? null : <GiftCardRefusalNotice refusal={refusal} />}
      <fieldset className={formStyles.group}>
        <legend>{translate("gift-card.how-much")}</legend>
        <div className={pageStyles.choices}>
          <label className={pageStyles.choice}>
            <input type="radio" name="howMuch" checked={part === null} onChange={() => setPart(null)} />
            {translate("gift-card.all", { amount: money(actualBalance) })}
          </label>
          <label className={pageStyles.choice}>
            <input type="radio" name="howMuch" checked={part !== null} onChange={() => setPart("")} />
            {translate("gift-card.part")}
          </label>
        </div>
        {part === null ? null : (
          <TextField
            label={translate("gift-card.part-amount")}
            name="partAmount"
            value={part}
            onChange={setPart}
            autoComplete="off"
            error={problem}
          />
        )}
      </fieldset>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("gift-card.redeeming")}>
          {translate("gift-card.redeem")}
        </Button>
        <TextButton onPress={onAnother}>{translate("gift-card.another")}</TextButton>
      </div>
    </form>
  );
}
