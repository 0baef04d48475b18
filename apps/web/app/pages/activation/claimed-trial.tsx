import type { LinkedTrial } from "@skywave/services/vehicle-trials/claim-trial";
import { Link } from "react-router";
import { OfferPasskey } from "#features/authentication/offer-passkey.tsx";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PATHS } from "../../paths/paths.ts";
import styles from "../pages.module.css";

/** A trial that was just claimed: until when it lasts, and where to go on. */
export function ClaimedTrial({ plan, endsOn }: { plan: string; endsOn: string }) {
  const translate = useTranslate<"vehicles">();
  const date = formatDay(endsOn, translate.locale);
  return (
    <div className={styles.card}>
      <h2>{translate("trial.done-heading", { plan })}</h2>
      <p>{translate("trial.done", { plan, date })}</p>
      <Link to="/subscribe/refresh-signal">{translate("trial.done-refresh")}</Link>
      <Link to="/subscribe/checkout/purchase/satellite/organic/new">{translate("trial.done-plans")}</Link>
      <Link to={`/${PATHS.account}`}>{translate("trial.done-account")}</Link>
      <OfferPasskey />
    </div>
  );
}

/** A trial that isn't to be claimed just now, and where to go on. */
export function OtherTrialState({ trial: { trialState, trialStartsOn } }: { trial: LinkedTrial }) {
  const translate = useTranslate<"vehicles">();
  const signedIn = useSession(isSignedIn);
  if (trialState === "TrialNotClaimed") return null;
  return (
    <div className={styles.card}>
      <Notice
        tone="info"
        actions={
          <Link to={`/${signedIn ? PATHS.account : PATHS.signIn}`}>
            {translate(signedIn ? "trial.done-account" : "used-car.action.signIn")}
          </Link>
        }
      >
        {trialStartsOn === null
          ? translate(`trial.state.${trialState}`)
          : translate("trial.state.starts-on", { date: formatDay(trialStartsOn, translate.locale) })}
      </Notice>
    </div>
  );
}
