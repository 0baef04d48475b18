import type { BillingProfile } from "@skywave/contract";
import { ErrorSummary, focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { AddressFields } from "../billing-fields/address-fields.tsx";
import { NameFields } from "../billing-fields/name-fields.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { useCardElement } from "../card/use-card-element.ts";
import { SaveRefusalNotice } from "../save-billing-details/save-refusal-notice.tsx";
import { WalletOrCard } from "../wallet/wallet-or-card.tsx";
import { useAddCard } from "./use-add-card.ts";

interface AddCardProps {
  /** null for somebody who was never billed: name and address are asked for as well. */
  profile: BillingProfile | null;
  onAdded: () => void;
  onCancel: () => void;
}

/** Another card. What is typed of it goes to the card processor and never comes here. */
export function AddCard({ profile, onAdded, onCancel }: AddCardProps) {
  const translate = useTranslate<"bills">();
  const card = useCardElement(true);
  const form = useAddCard({ profile, card, onAdded });
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
      <WalletOrCard wallet={form.wallet} card={card} error={card.problem} isBusy={form.isSaving} />
      <p className={pageStyles.small}>{translate("methods.add-text")}</p>
      {profile === null ? (
        <>
          <NameFields control={form.control} />
          <AddressFields control={form.control} />
        </>
      ) : null}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isSaving} workingText={translate("methods.saving")}>
          {translate("methods.add-save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("methods.cancel")}</TextButton>
      </div>
    </form>
  );
}
