import { useEffect, useLayoutEffect } from "react";
import { Link } from "react-router";
import { StreamingCredentials } from "#features/security/set-streaming-credentials/streaming-credentials.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import settings from "./settings.module.css";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";

/** Sets or changes the username and password for listening. */
export function CredentialsPage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  useEffect(() => tracking.pageShown(SETTINGS_PATHS.credentials), [tracking]);
  useSignInAgain();
  return (
    <div className={styles.page}>
      <p className={styles.aside}>
        <Link to={`/${PATHS.account}`}>{translate("credentials.back")}</Link>
      </p>
      <h1 tabIndex={-1}>{translate("credentials.heading")}</h1>
      <p className={styles.lead}>{translate("credentials.text")}</p>
      <div className={styles.card}>
        <StreamingCredentials isOnboarding={false} afterwards={<Next />} />
      </div>
    </div>
  );
}

/** The same as the last step after a purchase, which may be left for later. */
export function OnboardingPage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  useLayoutEffect(() => tracking.flowStarted("onboarding", "default"), [tracking]);
  useSignInAgain();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("credentials.onboarding-heading")}</h1>
      <p className={styles.lead}>{translate("credentials.onboarding-text")}</p>
      <div className={styles.card}>
        <StreamingCredentials
          isOnboarding
          aside={
            <span className={styles.aside}>
              <Link to={`/${PATHS.account}`}>{translate("credentials.later")}</Link>
            </span>
          }
          afterwards={<Next />}
        />
      </div>
    </div>
  );
}

function Next() {
  const translate = useTranslate<"self">();
  const { flags } = useApp().shell;
  return (
    <>
      <h3>{translate("credentials.next")}</h3>
      <ul className={settings.links}>
        {flags.enableOnboardingDeviceLinking === true ? (
          <li>
            <Link to={`/${PATHS.linkDevice}`}>{translate("credentials.next-device")}</Link>
          </li>
        ) : null}
        <li>
          <Link to={`/${PATHS.account}`}>{translate("credentials.next-account")}</Link>
        </li>
      </ul>
    </>
  );
}
