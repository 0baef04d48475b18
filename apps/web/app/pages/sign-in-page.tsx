import { useEffect, useLayoutEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { SIGN_IN_STAGES, SignIn } from "../../features/identity/sign-in/sign-in.tsx";
import { useTranslate } from "../../i18n/translation-context.ts";
import { useApp, useSession } from "../../platform/app-services.ts";
import { isSignedIn } from "../../platform/session-store.ts";
import { useLeftStages } from "../../platform/use-stages.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { sameOriginPath } from "../navigation/redirect-keeping.ts";
import { PATHS } from "../paths.ts";
import styles from "./pages.module.css";

/** The sign-in page. Whoever is signed in goes on to where they wanted to be. */
export function SignInPage() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signedIn = useSession(isSignedIn);
  const returnUrl = query.get("returnUrl");
  const target = sameOriginPath(returnUrl, `/${PATHS.account}`);

  useLayoutEffect(() => tracking.pageShown("account/login"), [tracking]);
  const isDone = useLeftStages(SIGN_IN_STAGES, signedIn);
  useEffect(() => {
    if (isDone) void navigate(target, { replace: true });
  }, [isDone, target, navigate]);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("sign-in.heading")}</h1>
      <p className={styles.lead}>{translate("sign-in.text")}</p>
      <div className={styles.card}>
        {returnUrl === null ? null : <Notice tone="info">{translate("sign-in.session-needed")}</Notice>}
        <SignIn handle="" isInHistory onSignedIn={() => undefined} />
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
