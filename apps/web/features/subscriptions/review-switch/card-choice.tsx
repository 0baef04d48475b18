import type { PaymentMethod } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import styles from "../parts/plans.module.css";
import type { PaymentSlots } from "./payment-slots.ts";
import type { useCards } from "./use-cards.ts";
import surface from "#ui/surface/surface.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

interface CardChoiceProps {
  choice: ReturnType<typeof useCards>;
  /** It was to be paid before a card was chosen. */
  isMissing: boolean;
  addCard: PaymentSlots["addCard"];
}

/** The card that is charged: one of those that are kept, or another one. */
export function CardChoice({ choice, isMissing, addCard }: CardChoiceProps) {
  const translate = useTranslate<"plans">();
  const { profile, cards, chosenId, choose, isAdding, setAdding, added } = choice;
  const part = useKeptFocus<HTMLDivElement>(isAdding ? "adding" : "chosen");
  if (isAdding)
    return (
      <div ref={part}>
        <section className={surface.card}>
          <h2 tabIndex={-1}>{translate("billing.use-another-card")}</h2>
          {addCard({ profile, onAdded: () => void added(), onCancel: () => setAdding(false) })}
        </section>
      </div>
    );
  const nameOf = ({ card }: PaymentMethod) => formatCardShort(translate, card);
  const chosen = cards.find(({ id }) => id === chosenId);
  const hasChoice = cards.length > 1 || (cards.length === 1 && chosen === undefined);
  return (
    <div ref={part} className={styles.payWith}>
      {hasChoice ? (
        <SelectField
          label={translate("review.pay-with")}
          name="card"
          value={chosenId}
          onChange={choose}
          error={isMissing ? translate("change.choose-card") : undefined}
          placeholder={translate("billing.card")}
          options={cards.map((card) => ({ value: card.id, label: nameOf(card) }))}
        />
      ) : null}
      {chosen === undefined || hasChoice ? null : (
        <p>
          {translate("review.pay-with")} <b>{nameOf(chosen)}</b>
        </p>
      )}
      <TextButton onPress={() => setAdding(true)}>{translate("billing.use-another-card")}</TextButton>
    </div>
  );
}
