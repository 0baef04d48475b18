import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import type { ReactNode } from "react";
import { ChannelCovers } from "#content/on-air/channel-covers.tsx";
import { usePurchase } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { formatDay, formatList, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import { formatPaid } from "#pricing/format-paid.ts";
import { PricePath } from "#pricing/price-path/price-path.tsx";
import { isBilledToday, nextBill, planOfOrder, stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { useNamedRadios } from "#orders/named-radios.ts";
import { ConfirmationCampaign } from "./confirmation-campaign.tsx";
import { ConfirmationLinks } from "./confirmation-links.tsx";
import styles from "./show-confirmation.module.css";

/** The plan is bought: what happens just now, what was paid, what comes next, and where to go. */
export function ShowConfirmationStep({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const order = usePurchase((state) => state.confirmedOrder);
  const offer = usePurchase((state) => state.offer);
  const email = usePurchase((state) => state.email);
  const isForRadio = usePurchase((state) => state.radio !== null);
  const isForSeveralRadios = usePurchase((state) => state.moreRadios.length > 0);
  if (order === null) return null;
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const next = nextBill(order);
  const plan = offer?.name ?? "";
  return (
    <>
      <ChannelCovers />
      <StepHeading
        text={
          order.change !== undefined
            ? translate("follow-trial.confirmed", {
                offer: plan,
                date: formatDay(order.change.effective, locale),
              })
            : order.lines !== undefined
              ? translate(isForSeveralRadios ? "several.active-radios" : "several.active", {
                  offers: namesOf(order.lines, locale),
                })
              : isForRadio
                ? translate("confirmation.text-radio", { offer: plan })
                : email.includes("@")
                  ? translate("confirmation.text", { offer: plan, email })
                  : translate("confirmation.text-without-email", { offer: plan })
        }
      >
        {translate("confirmation.heading")}
      </StepHeading>
      {children}
      <div className={styles.card}>
        {order.lines === undefined ? (
          <PricePath steps={stepsOfQuote(order)} currency={order.currency} startsToday />
        ) : (
          <BoughtPlans order={order} lines={order.lines} />
        )}
      </div>
      <h2 className={styles.heading}>{translate("confirmation.next")}</h2>
      <ul className={styles.next}>
        {formatPaid(translate, order).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {next === undefined || order.lines !== undefined ? null : (
          <li>
            {translate(isBilledToday(order) ? "confirmation.next-bill" : "confirmation.first-bill", {
              amount: money(next.lines.total),
              date: formatDay(next.period.start, locale),
            })}
          </li>
        )}
        <li>{translate("confirmation.mail")}</li>
        {offer !== null && chargesNothing(offer) ? (
          <FreeTimeEnds order={order} />
        ) : (
          <li>{translate("confirmation.reminder")}</li>
        )}
        <li>{translate("confirmation.cancel")}</li>
      </ul>
      <ConfirmationLinks order={order} plan={plan} isForRadio={isForRadio && order.lines === undefined} />
      {/* What it says is about listening on any device. */}
      {isForRadio ? null : <ConfirmationCampaign />}
    </>
  );
}

function FreeTimeEnds({ order }: { order: Order }) {
  const translate = useTranslate();
  const end = stepsOfQuote(order).at(-1)?.end ?? null;
  if (end === null) return null;
  return <li>{translate("free-terms.ended", { end: formatDay(end, translate.locale) })}</li>;
}

type Lines = NonNullable<Order["lines"]>;

/** Each plan once, in one phrase. */
function namesOf(lines: Lines, locale: Locale): string {
  return formatList([...new Set(lines.map(({ offerName }) => offerName))], locale);
}

/** All plans of an order, each with its next bill. */
function BoughtPlans({ order, lines }: { order: Order; lines: Lines }) {
  const translate = useTranslate();
  const { locale } = translate;
  const radios = useNamedRadios(lines);
  const bills = lines.map((_line, place) => nextBill(planOfOrder(order, place)));
  return (
    <>
      <h2>{translate("several.bought")}</h2>
      <ol className={styles.plans}>
        {lines.map(({ offerName, subscriptionId }, place) => (
          <li key={subscriptionId ?? place}>
            <b>{offerName}</b>
            {radios[place] === undefined ? null : <span>{radios[place]}</span>}
            {bills[place] === undefined ? null : (
              <span>
                {translate("several.next-bill", {
                  amount: formatMoney(bills[place].lines.total, order.currency, locale),
                  date: formatDay(bills[place].period.start, locale),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
