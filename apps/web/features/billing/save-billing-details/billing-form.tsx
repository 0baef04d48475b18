import type { PaymentMethod } from "@skywave/contract";
import { cardName } from "@skywave/domain/billing/card-name";
import { useState } from "react";
import { ErrorSummary, focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatPayButton } from "#orders/pay-at-once/format-pay-button.ts";
import { PayAtOnceTerms } from "#orders/pay-at-once/pay-at-once-terms.tsx";
import { Button } from "#ui/button/button.tsx";
import { CARD_ERROR_ID } from "../card/card-box.tsx";
import { useCardElement } from "../card/use-card-element.ts";
import { AddressDoubtNotice } from "../check-address/address-doubt-notice.tsx";
import { AddressFields } from "../billing-fields/address-fields.tsx";
import { NameFields } from "../billing-fields/name-fields.tsx";
import { WalletOrCard } from "../wallet/wallet-or-card.tsx";
import styles from "./save-billing-details.module.css";
import { SaveRefusalNotice } from "./save-refusal-notice.tsx";
import { useBillingForm } from "./use-billing-form.ts";

interface BillingFormProps {
  values: BillingDraft;
  savedCard: PaymentMethod | undefined;
  /** Nothing is ever charged: name and address are all. */
  isCardless?: boolean;
}

/** With which card, who pays, and where the service is used; then what that comes to, and the one button that buys. */
export function BillingForm({ values, savedCard, isCardless = false }: BillingFormProps) {
  const translate = useTranslate();
  const canUseSaved = savedCard !== undefined && savedCard.card.status !== "EXPIRED";
  const [usesSaved, setUsesSaved] = useState(canUseSaved);
  const card = useCardElement(!usesSaved && !isCardless);
  const form = useBillingForm({ values, savedCard: usesSaved ? savedCard : undefined, card, isCardless });

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
    >
      <ErrorSummary
        problems={form.problems}
        attempt={form.attempt}
        focusField={(field) => (field === "card" ? card.field.current?.element.focus() : focusField(field))}
      />
      {form.refusal === undefined ? null : <SaveRefusalNotice refusal={form.refusal} />}
      {isCardless ? null : (
        <fieldset
          className={formStyles.group}
          aria-describedby={form.cardProblem === undefined ? undefined : CARD_ERROR_ID}
        >
          {/* Between the wallets and the field stands what says the same. */}
          <legend
            className={
              form.wallet.wallets.room !== "none" && form.wallet.chosen === undefined
                ? "visually-hidden"
                : undefined
            }
          >
            {translate("billing.card")}
          </legend>
          {savedCard === undefined ? null : (
            <SavedCardChoice
              card={savedCard}
              isSaved={usesSaved}
              canUseSaved={canUseSaved}
              onChange={setUsesSaved}
            />
          )}
          {usesSaved ? null : (
            <WalletOrCard
              wallet={form.wallet}
              card={card}
              error={form.cardProblem}
              isBusy={form.isSaving}
              isNamed
            />
          )}
          <p className={formStyles.hint}>{translate("billing.text")}</p>
        </fieldset>
      )}
      <NameFields control={form.control} />
      <AddressFields control={form.control} />
      {form.doubted === undefined ? null : (
        <AddressDoubtNotice doubted={form.doubted} onUse={form.takeCorrection} onKeep={form.submit} />
      )}
      {form.pay === undefined ? null : <PayAtOnceTerms pay={form.pay} isMissing={form.isUnagreed} />}
      <div className={formStyles.foot}>
        <Button
          type="submit"
          isWorking={form.isSaving}
          workingText={translate(isCardless ? "details.saving" : "billing.saving")}
        >
          {form.pay === undefined ? translate("billing.save") : formatPayButton(form.pay, translate)}
        </Button>
      </div>
    </form>
  );
}

interface SavedCardChoiceProps {
  card: PaymentMethod;
  isSaved: boolean;
  canUseSaved: boolean;
  onChange: (isSaved: boolean) => void;
}

/** The card that the account holds, or another one. */
function SavedCardChoice({ card, isSaved, canUseSaved, onChange }: SavedCardChoiceProps) {
  const translate = useTranslate();
  const { last4, expiryDate, status } = card.card;
  const text = translate("billing.card-saved", {
    brand: cardName(card.card),
    last4,
    month: String(expiryDate.month).padStart(2, "0"),
    year: String(expiryDate.year),
  });
  return (
    <div className={styles.savedCard}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="cardChoice"
          checked={isSaved}
          disabled={!canUseSaved}
          onChange={() => onChange(true)}
        />
        <span>
          {text}
          {status === "VALID" ? null : (
            <small>
              <br />
              {translate(status === "EXPIRED" ? "billing.card-expired" : "billing.card-soon-expired")}
            </small>
          )}
        </span>
      </label>
      <label className={styles.choice}>
        <input type="radio" name="cardChoice" checked={!isSaved} onChange={() => onChange(false)} />
        {translate("billing.use-another-card")}
      </label>
    </div>
  );
}
