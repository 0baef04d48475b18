import type { Subscription } from "@skywave/contract";
import { signOut } from "@skywave/services/sessions/sign-out";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Attention } from "../attention/attention.tsx";
import { CachedNotice } from "./cached-notice.tsx";
import styles from "./account-page.module.css";
import { describeAccount } from "./describe-account.ts";
import { Invoices } from "./invoices.tsx";
import { NextBillCard } from "./next-bill-card.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PaymentMethodCard } from "./payment-method-card.tsx";
import { Plans } from "./plans.tsx";
import { useAccount } from "./use-account.ts";

/** What the person has, what it costs next, and what was paid. */
export function AccountPage({
  aside,
  ExtraProducts,
}: {
  aside: ReactNode;
  /** What partners give with the plans, which is another room's. */
  ExtraProducts: ComponentType<{ subscriptions: readonly Subscription[] }>;
}) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
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
        <div>
          <h1 tabIndex={-1}>{translate("account.heading")}</h1>
          {email === undefined ? null : <p>{translate("account.greeting", { email })}</p>}
          {number === null ? null : (
            <p>
              {translate("account.number", { number })}
              <br />
              <small>{translate("account.number-text")}</small>
            </p>
          )}
        </div>
        <div className={styles.acts}>
          <Link to="/account/manage">{translate("account.manage")}</Link>
          <Link to="/account/security">{translate("account.security")}</Link>
          <Button look="quiet" onPress={() => void signOut(skywave)}>
            {translate("account.sign-out")}
          </Button>
        </div>
      </div>
      {/* What is due comes before what is offered. */}
      {shown === undefined ? null : <Attention account={shown} />}
      {asked?.isCached === true ? <CachedNotice cachedAt={asked.cachedAt} onRetry={retry} /> : aside}
      {view.status === "loading" ? <Spinner label={translate("account.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {shown === undefined ? null : (
        <div className={styles.grid}>
          <div className={styles.main}>
            <Plans subscriptions={shown.subscriptions} />
            {asked?.isCached === true ? null : <ExtraProducts subscriptions={shown.subscriptions} />}
            <PaymentHistory items={shown.paymentHistory} />
            <Invoices invoices={shown.invoices} />
          </div>
          <div className={styles.side}>
            <NextBillCard nextBill={shown.nextBill} subscriptions={shown.subscriptions} />
            <PaymentMethodCard methods={shown.paymentMethods} />
          </div>
        </div>
      )}
    </div>
  );
}
