import { useLayoutEffect } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./doors.module.css";
import { PlanDoors } from "./plan-doors.tsx";
import { useListedOffers } from "./use-listed-offers.ts";

const FACTS = [
  "doors.trial-no-card",
  "doors.trial-afterwards",
  "doors.trial-once",
  "doors.trial-cancel",
] as const;

/** What can be had free, for how long, and what happens then. */
export function TrialDoorPage() {
  const translate = useTranslate<"deals">();
  const { tracking } = useApp();
  const { view, retry } = useListedOffers();
  useLayoutEffect(() => tracking.flowStarted("trial", "default"), [tracking]);
  const trials = view.status === "ready" ? view.data.offers.filter(({ type }) => type === "Trial") : [];
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("doors.trial-heading")}</h1>
      <p className={styles.lead}>{translate("doors.trial-text")}</p>
      <ul className={styles.facts}>
        {FACTS.map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
      </ul>
      <section aria-labelledby="doors-trials">
        <h2 id="doors-trials">{translate("deals.trial-heading")}</h2>
        {view.status === "loading" ? <Spinner label={translate("doors.loading")} /> : null}
        {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
        {view.status === "ready" && trials.length === 0 ? (
          <Notice
            tone="info"
            actions={
              <Link to="/subscribe/checkout/purchase/streaming/self-pay/organic">
                {translate("deals.paid-plans")}
              </Link>
            }
          >
            {translate("doors.no-trial")}
          </Notice>
        ) : null}
        {trials.length > 0 ? (
          <PlanDoors name="trial" offers={trials} path="/subscribe/trial/streaming" />
        ) : null}
      </section>
    </div>
  );
}
