import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { SIGN_IN_STAGES, SignIn } from "#features/authentication/sign-in/sign-in.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { isSignedOutEverywhere } from "#features/security/sessions/signed-out-everywhere.ts";
import { sameOriginPath } from "../navigation/redirect-keeping.ts";
import { PATHS } from "../paths/paths.ts";
import styles from "./pages.module.css";

/** Whoever has forgotten a password is asked for another one right away, while the code is fresh. */
const SET_PASSWORD = "/account/security?set=password";

/** The sign-in page. Whoever is signed in goes on to where they wanted to be. */
export function SignInPage() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signedIn = useSession(isSignedIn);
  const returnUrl = query.get("returnUrl");
  const [isForgotten, setForgotten] = useState(false);
  // Once they are in, the stages fold up, and what was asked for before still holds.
  const noteForgotten = useCallback(
    (isAsked: boolean) => {
      if (!signedIn) setForgotten(isAsked);
    },
    [signedIn],
  );
  const target = isForgotten ? SET_PASSWORD : sameOriginPath(returnUrl, `/${PATHS.account}`);
  // Read once: the stages of signing in put a state of their own in its place.
  const { state } = useLocation();
  const [isOutEverywhere] = useState(() => isSignedOutEverywhere(state));

  useLayoutEffect(() => tracking.pageShown("account/login"), [tracking]);
  const isDone = useLeftStages(SIGN_IN_STAGES, signedIn);
  useEffect(() => {
    if (isDone) void navigate(target, { replace: true });
  }, [isDone, target, navigate]);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("sign-in.heading")}</h1>
      <div className={styles.card}>
        {isOutEverywhere ? (
          <Notice tone="good" takesFocus>
            {translate("sign-in.out-everywhere")}
          </Notice>
        ) : null}
        {returnUrl === null ? null : <Notice tone="info">{translate("sign-in.session-needed")}</Notice>}
        <SignIn handle="" isInHistory onForgotten={noteForgotten} onSignedIn={() => undefined} />
      </div>
      <p className={styles.aside}>
        {translate("sign-in.no-account")}{" "}
        <Link
          to={`/${PATHS.streamingOrganic}`}
          onClick={() => tracking.event("subscribe-link", { componentName: "signIn" })}
        >
          {translate("sign-in.see-plans")}
        </Link>
      </p>
    </div>
  );
}
