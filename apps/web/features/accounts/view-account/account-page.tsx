import type { BillingProfile, Invoice, Subscription } from "@skywave/contract";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { Link, useNavigate } from "react-router";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import { Attention } from "../attention/attention.tsx";
import styles from "./account-page.module.css";
import { describeAccount } from "./describe-account.ts";
import { NextBillCard } from "./next-bill-card.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PaymentMethodCard } from "./payment-method-card.tsx";
import { Plans } from "./plans.tsx";
import { useAccount } from "./use-account.ts";

const SHOWN = 3;

interface AccountPageProps {
  aside: ReactNode;
  /** What partners give with the plans, which is another room's. */
  ExtraProducts: ComponentType<{ subscriptions: readonly Subscription[] }>;
  /** On what the plans are heard, which is another room's too. */
  Radios: ComponentType<{ subscriptions: readonly Subscription[] }>;
  /** How bills reach the person, also elsewhere; not there until somebody is billed. */
  Delivery: ComponentType<{ profile: Pick<BillingProfile, "id" | "isEBill"> }>;
}

/** What the person has, what it costs next, and what was paid. */
export function AccountPage({ aside, ExtraProducts, Radios, Delivery }: AccountPageProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const signedIn = useSession(isSignedIn);
  const { view, retry } = useAccount();

  useEffect(() => tracking.pageShown("account"), [tracking]);
  // Signed out here or in another tab: nothing of the account may stay on the screen.
  useEffect(() => {
    if (!signedIn) void navigate("/account/login", { replace: true });
  }, [signedIn, navigate]);

  // Before a link of a plan can be pressed, which tells of it.
  const asked = view.status === "ready" ? view.data : undefined;
  const fresh = asked?.isCached === false ? asked.account : undefined;
  useLayoutEffect(() => {
    if (fresh !== undefined) tracking.describe(describeAccount(fresh));
  }, [fresh, tracking]);

  const email = fresh?.identity.handle.emailAddress;
  const number = fresh?.accountNumber ?? null;
  const shown = asked?.account;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{translate("account.heading")}</h1>
        {email === undefined ? null : <p>{translate("account.greeting", { email })}</p>}
        {number === null ? null : <p>{translate("account.number", { number })}</p>}
      </div>
      {shown === undefined ? null : <Attention account={shown} />}
      {asked?.isCached === true ? <CachedNotice cachedAt={asked.cachedAt} onRetry={retry} /> : null}
      {view.status === "loading" ? <Spinner label={translate("account.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      <div className={styles.grid}>
        {/* What is due comes first, then what they have, and only then what is offered. */}
        {shown === undefined ? null : <Plans subscriptions={shown.subscriptions} />}
        {fresh === undefined ? null : <Radios subscriptions={fresh.subscriptions} />}
        {asked?.isCached === true ? null : (
          // It is asked for meanwhile, and shown with the account: nothing is to move under somebody's hands.
          <div className={styles.aside} hidden={view.status === "loading"}>
            {aside}
          </div>
        )}
        {shown === undefined ? null : (
          <>
            <div className={styles.pair}>
              <NextBillCard nextBill={shown.nextBill} subscriptions={shown.subscriptions} />
              <PaymentMethodCard methods={shown.paymentMethods} />
            </div>
            {asked?.isCached === true ? null : <ExtraProducts subscriptions={shown.subscriptions} />}
            <PaymentHistory items={shown.paymentHistory} />
            <Invoices invoices={shown.invoices} />
            {fresh?.billingProfile == null ? null : <Delivery profile={fresh.billingProfile} />}
          </>
        )}
      </div>
    </div>
  );
}

/** The newest invoices, and the way to all of them. */
function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="invoices">
      <h2 id="invoices">{translate("account.invoices")}</h2>
      {invoices.length === 0 ? <p>{translate("account.invoices-empty")}</p> : null}
      <ul className={styles.list}>
        {invoices.slice(0, SHOWN).map((invoice) => (
          <li key={invoice.id}>
            <Link className={styles.link} to={`/account/invoices/${invoice.id}`}>
              {translate("account.invoice-open", { number: invoice.number })}
            </Link>
            <span>{formatBillingDay(invoice.created, translate.locale)}</span>
            <span>{formatMoney(invoice.amountTotal, invoice.currency, translate.locale)}</span>
            <span className={surface.state} data-state={invoice.status}>
              {translate(`account.invoice.${invoice.status}`)}
            </span>
          </li>
        ))}
      </ul>
      {invoices.length === 0 ? null : (
        <p>
          <Link className={styles.link} to="/account/bills">
            {translate("account.all-invoices")}
          </Link>
        </p>
      )}
    </section>
  );
}

interface CachedNoticeProps {
  /** Milliseconds since 1970. */
  cachedAt: number;
  onRetry: () => void;
}

/** Says that what is shown is what was known then, and that nothing can be changed now. */
function CachedNotice({ cachedAt, onRetry }: CachedNoticeProps) {
  const translate = useTranslate();
  const time = localizedDates(translate.locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <Notice tone="info" actions={<TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>}>
      {translate("account.cached", { time: time.format(cachedAt) })}
    </Notice>
  );
}
