import type { PaymentMethod } from "@skywave/contract";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import pageStyles from "../bill-page/bill-page.module.css";
import { CardState } from "../card/card-state.tsx";
import { formatCard } from "#i18n/format-card.ts";
import { CardBox } from "../card/card-box.tsx";
import type { useCardElement } from "../card/use-card-element.ts";
import type { useWallets } from "../wallet/use-wallets.ts";
import { WalletsAbove } from "../wallet/wallets-above.tsx";

export const OTHER_CARD = "other";

interface CardChoiceProps {
  methods: readonly PaymentMethod[];
  /** The id of a card, or that another one is typed. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Whether another card pays the next bills, too. */
  nextBills: { isChecked: boolean; onChange: (isChecked: boolean) => void };
  card: ReturnType<typeof useCardElement>;
  /** Pay at once by what was agreed to in their sheet. */
  wallets: ReturnType<typeof useWallets>;
  isPaying: boolean;
}

/** One of the cards on file, or another one. */
export function CardChoice(props: CardChoiceProps) {
  const { methods, chosen, onChoose, nextBills, card, wallets, isPaying } = props;
  const translate = useTranslate<"bills">();
  const kept = methods.filter((method) => !method.card.wallet.applePay);
  return (
    <fieldset className={formStyles.group}>
      <legend className="visually-hidden">{translate("pay.with")}</legend>
      {kept.length === 0 ? null : (
        <div className={pageStyles.choices}>
          {kept.map((method) => (
            <label key={method.id} className={pageStyles.choice}>
              <input
                type="radio"
                name="payWith"
                checked={chosen === method.id}
                disabled={method.card.status === "EXPIRED"}
                onChange={() => onChoose(method.id)}
              />
              <span>
                {formatCard(translate, method.card)} <CardState card={method.card} />
              </span>
            </label>
          ))}
          <label className={pageStyles.choice}>
            <input
              type="radio"
              name="payWith"
              checked={chosen === OTHER_CARD}
              onChange={() => onChoose(OTHER_CARD)}
            />
            {translate("pay.other-card")}
          </label>
        </div>
      )}
      {chosen === OTHER_CARD ? (
        <>
          {/* A wallet's button pays at once: what it is good for is said before it. */}
          <NextBills {...nextBills} defaultCard={methods.find(({ isDefault }) => isDefault)?.card} />
          <WalletsAbove wallets={wallets} isBusy={isPaying}>
            <CardBox card={card} />
          </WalletsAbove>
        </>
      ) : null}
    </fieldset>
  );
}

interface NextBillsProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The card that pays them otherwise. */
  defaultCard: PaymentMethod["card"] | undefined;
}

function NextBills({ isChecked, onChange, defaultCard }: NextBillsProps) {
  const translate = useTranslate<"bills">();
  return (
    <label className={pageStyles.also}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {translate("pay.for-next-bills")}{" "}
        <small className={pageStyles.small}>
          {defaultCard === undefined
            ? translate("pay.used-once")
            : translate(
                defaultCard.declinedOn === undefined ? "pay.next-bills-stay" : "pay.next-bills-stay-declined",
                { card: formatCard(translate, defaultCard) },
              )}
        </small>
      </span>
    </label>
  );
}
