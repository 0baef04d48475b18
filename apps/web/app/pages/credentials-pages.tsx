import { useEffect, useLayoutEffect } from "react";
import { Link, useNavigate } from "react-router";
import { StreamingCredentials } from "../../features/security/set-streaming-credentials/streaming-credentials.tsx";
import { useTranslate } from "../../i18n/translation-context.ts";
import { useApp, useSession } from "../../platform/app-services.ts";
import { isSignedIn } from "../../platform/session-store.ts";
import { PATHS } from "../paths.ts";
import styles from "./pages.module.css";

/** Sets or changes the username and password for listening. */
export function CredentialsPage() {
  const translate = useTranslate();
  const { tracking } = useApp();
  useEffect(() => tracking.pageShown(PATHS.credentials), [tracking]);
  useSignInAgain(PATHS.credentials);
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
  const translate = useTranslate();
  const { tracking } = useApp();
  useLayoutEffect(() => tracking.flowStarted("onboarding", "default"), [tracking]);
  useSignInAgain(PATHS.onboarding);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("credentials.onboarding-heading")}</h1>
      <p className={styles.lead}>{translate("credentials.onboarding-text")}</p>
      <div className={styles.card}>
        <StreamingCredentials
          isOnboarding
          aside={<Link to={`/${PATHS.account}`}>{translate("credentials.later")}</Link>}
          afterwards={<Next />}
        />
      </div>
    </div>
  );
}

function Next() {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate("credentials.next")}</h3>
      <ul className={styles.aside}>
        <li>
          <Link to={`/${PATHS.linkDevice}`}>{translate("credentials.next-device")}</Link>
        </li>
        <li>
          <Link to={`/${PATHS.account}`}>{translate("credentials.next-account")}</Link>
        </li>
      </ul>
    </>
  );
}

/** Signed out here or in another tab: nothing of the account may stay on the screen. */
function useSignInAgain(path: string): void {
  const navigate = useNavigate();
  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    const query = new URLSearchParams({ returnUrl: `/${path}` });
    if (!signedIn) void navigate(`/${PATHS.signIn}?${query}`, { replace: true });
  }, [signedIn, navigate, path]);
}
