import type { AccountJoin } from "@skywave/contract";
import { type ReactNode, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "./join-accounts.module.css";

interface ReviewJoinProps {
  join: AccountJoin;
  isRunning: boolean;
  notice: ReactNode;
  onConfirm: (paymentMethodId: string | undefined) => void;
  onOther: () => void;
}

/** What becomes of two accounts, line by line, the card that is kept, and the one press that joins them. */
export function ReviewJoin({ join, isRunning, notice, onConfirm, onOther }: ReviewJoinProps) {
  const translate = useTranslate<"radios">();
  const { plans, balance, currency, cards, accountNumber } = join;
  const own = cards.find(({ isOfOther, isDefault }) => isDefault && !isOfOther) ?? cards[0];
  const { tracking } = useApp();
  const [chosenId, choose] = useState(own?.paymentMethodId ?? "");
  // After a change the cards may be others.
  const chosen = cards.find(({ paymentMethodId }) => paymentMethodId === chosenId);
  const [isMissing, setMissing] = useState(false);
  function confirm() {
    const isLeftOut = cards.length > 0 && chosen === undefined;
    setMissing(isLeftOut);
    if (!isLeftOut) return onConfirm(chosen?.paymentMethodId);
    tracking.userErrors(["kept-card"]);
    document.getElementById("field-kept-card")?.focus();
  }
  return (
    <section className={surface.card} aria-labelledby="review-join">
      <h2 id="review-join" tabIndex={-1}>
        {translate("join.review")}
      </h2>
      {notice}
      <p>
        <b>{translate("join.number", { number: accountNumber })}</b>
      </p>
      <h3>{translate("join.plans")}</h3>
      <ul className={styles.lines}>
        {plans.length === 0 ? <li>{translate("join.no-plans")}</li> : null}
        {plans.map(({ subscriptionId, name: plan, radio }) => (
          <li key={subscriptionId}>
            {radio === null ? plan : translate("join.plan-on", { plan, lastFour: radio.radioIdLastFour })}
          </li>
        ))}
      </ul>
      <h3>{translate("join.balance")}</h3>
      <p>
        {currency === null ? translate("join.no-balance") : formatMoney(balance, currency, translate.locale)}
      </p>
      <h3>{translate("join.stays")}</h3>
      <p>{translate("join.stays-text")}</p>
      {cards.length === 0 ? null : (
        <>
          <SelectField
            label={translate("join.card")}
            name="kept-card"
            value={chosen?.paymentMethodId ?? ""}
            onChange={choose}
            error={isMissing ? translate("join.card-empty") : undefined}
            placeholder={translate("join.card-empty")}
            options={cards.map(({ paymentMethodId, isOfOther, ...card }) => ({
              value: paymentMethodId,
              label: translate(isOfOther ? "join.card-there" : "join.card-here", {
                card: formatCardShort(translate, card),
              }),
            }))}
          />
          <p>{translate("join.card-text")}</p>
        </>
      )}
      <p>{translate("join.final")}</p>
      <div className={styles.acts}>
        <Button isWorking={isRunning} workingText={translate("join.working")} onPress={confirm}>
          {translate("join.confirm")}
        </Button>
        <TextButton onPress={onOther}>{translate("join.another")}</TextButton>
      </div>
    </section>
  );
}
