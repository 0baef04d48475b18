import type { PaymentMethod } from "@skywave/contract";
import { reportedCard, walletCard } from "@skywave/services/billing/reported-card";
import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { cardName } from "@skywave/domain/billing/card-name";
import { formatCard } from "#i18n/format-card.ts";
import styles from "./account-page.module.css";
import surface from "#ui/surface/surface.module.css";

/** The card that the next bill goes to. */
export function PaymentMethodCard({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate();
  const method = reportedCard(methods);
  const inWallet = walletCard(methods);
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="payment-method">
      <h2 id="payment-method">{translate("account.payment-method")}</h2>
      {method === null ? (
        <p>
          {inWallet === null
            ? translate("account.payment-method-none")
            : translate("account.payment-method-wallet", { card: formatCard(translate, inWallet.card) })}
        </p>
      ) : (
        <>
          <p>
            {translate("billing.card-saved", {
              brand: cardName(method.card),
              last4: method.card.last4,
              month: String(method.card.expiryDate.month).padStart(2, "0"),
              year: String(method.card.expiryDate.year),
            })}
          </p>
          {method.card.declinedOn === undefined ? null : (
            <p className={styles.warning}>
              {translate("account.payment-method-declined", {
                date: formatDay(method.card.declinedOn, translate.locale),
              })}
            </p>
          )}
          {method.card.status === "VALID" ? null : (
            <p className={styles.warning}>
              {translate(
                method.card.status === "EXPIRED" ? "billing.card-expired" : "billing.card-soon-expired",
              )}
            </p>
          )}
        </>
      )}
      <p>
        <Link className={styles.link} to="/account/payment-methods">
          {translate(method === null ? "account.payment-method-add" : "account.payment-methods")}
        </Link>
      </p>
    </section>
  );
}
