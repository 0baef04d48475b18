import { formatDay, formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { BoldIn } from "#pricing/bold-in.tsx";
import { OfferTerms } from "#pricing/offer-terms.tsx";
import { usePurchase } from "#flows/engine/flow-context.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { formatRadio } from "../named-radios.ts";
import { Agreement } from "../agree-to-terms/agreement.tsx";
import { FreeTerms } from "../agree-to-terms/free-terms.tsx";
import type { Estimate, EstimatedPlan } from "./estimate-order.ts";
import { formatLater } from "./format-later.ts";
import styles from "./pay-at-once.module.css";
import type { PayAtOnce } from "./use-pay-at-once.ts";

interface PayAtOnceTermsProps {
  pay: PayAtOnce;
  isMissing: boolean;
}

/** What is due today and later, tax included, and the box that agrees to it, beside the button that pays. */
export function PayAtOnceTerms({ pay, isMissing }: PayAtOnceTermsProps) {
  const lines = usePurchase((state) => state.lines);
  const { offer, estimate, contract, isFree, isPlaceKnown } = pay;
  return (
    <>
      <BillToday estimate={estimate} isPlaceKnown={isPlaceKnown} />
      {isFree ? (
        <FreeTerms offer={offer} />
      ) : contract.translate === undefined ? (
        <Spinner />
      ) : (
        <Agreement
          contract={contract.translate}
          isFrenchFirst={contract.isFrenchFirst}
          onReadOn={contract.readOn}
          isAgreed={pay.isAgreed}
          isByButton={false}
          isMissing={isMissing}
          onAgree={pay.agree}
        >
          {contract.isFrenchFirst ? (
            <OfferTerms offer={offer} lines={lines} translate={contract.translate} dueNow={estimate.dueNow} />
          ) : (
            <AmountsInShort pay={pay} translate={contract.translate} />
          )}
        </Agreement>
      )}
    </>
  );
}

function BillToday({ estimate, isPlaceKnown }: { estimate: Estimate; isPlaceKnown: boolean }) {
  const translate = useTranslate();
  const { locale } = translate;
  const { currency, dueNow, plans } = estimate;
  const radios = usePurchase((state) => state.lines).flatMap(({ quantity, radio }) =>
    Array.from({ length: quantity }, () => (radio == null ? "" : formatRadio(translate, radio))),
  );
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <section className={styles.due} aria-labelledby="due-today" aria-live="polite">
      <div className={styles.dueToday}>
        <h2 id="due-today">{translate("review.due-today")}</h2>
        <b>{money(dueNow)}</b>
      </div>
      {isPlaceKnown ? (
        plans.map((plan, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same plan; they never move
          <FirstBill key={place} {...{ plan, currency }} radio={radios[place] ?? ""} isToday={dueNow > 0} />
        ))
      ) : (
        <p className={styles.note}>{translate("price-path.before-tax-note")}</p>
      )}
    </section>
  );
}

interface FirstBillProps {
  plan: EstimatedPlan;
  currency: Estimate["currency"];
  /** What it is for; empty where the order says that elsewhere. */
  radio: string;
  isToday: boolean;
}

function FirstBill({ plan: { offer, firstBill }, currency, radio, isToday }: FirstBillProps) {
  const translate = useTranslate();
  if (firstBill === undefined) return null;
  const day = (date: string) => formatDay(date, translate.locale);
  const { lines, period } = firstBill;
  return (
    <>
      {isToday ? null : (
        <p>
          {translate("review.first-charge", {
            amount: formatMoney(lines.total, currency, translate.locale),
            date: day(period.start),
          })}
        </p>
      )}
      {radio === "" ? null : <h3 className={styles.radio}>{radio}</h3>}
      {/* The amount and its day are told as they change; the lines are there for whoever wants them. */}
      <div aria-live="off">
        <BillLines
          product={translate("review.product", {
            product: offer.name,
            start: day(period.start),
            end: day(period.end),
          })}
          lines={lines}
          currency={currency}
        />
      </div>
      {lines.taxes.breakdown.length === 0 ? (
        <p className={styles.note}>{translate("review.no-tax")}</p>
      ) : null}
    </>
  );
}

/** The figures of the terms above, once more where they are agreed to. */
function AmountsInShort({ pay, translate }: { pay: PayAtOnce; translate: Translator }) {
  const { estimate } = pay;
  const due = formatMoney(estimate.dueNow, estimate.currency, translate.locale);
  return (
    <p>
      <BoldIn text={translate("pay-at-once.now", { amount: due })} bold={[due]} />{" "}
      {estimate.plans.map((plan, place) => {
        const later = formatLater(plan, pay, translate);
        if (later === undefined) return null;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same plan; they never move
          <span key={place}>
            <BoldIn text={later.text} bold={later.bold} />{" "}
          </span>
        );
      })}
    </p>
  );
}
