import { useCallback, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { LookUpForm } from "#features/customer-lookup/look-up-customer/look-up-form.tsx";
import { SIGN_IN_STAGES, SignIn } from "#features/authentication/sign-in/sign-in.tsx";
import { StreamingCredentials } from "#features/security/set-streaming-credentials/streaming-credentials.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { rememberedVisitor } from "#platform/remembered-visitor.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import settings from "./settings.module.css";

/**
 * A customer who never signed in here makes an online account: found by what they know of themselves, proved by
 * their own contact, and then with a name and password of their choice.
 */
export function RegisterPage() {
  const translate = useTranslate<"self" | "lookup">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  const [isFound, setFound] = useState(false);
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    tracking.pageShown(SETTINGS_PATHS.register);
    tracking.event("present-registration");
  }, [tracking]);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("register.heading")}</h1>
      <p className={styles.lead}>{translate("register.text")}</p>
      <div className={styles.card}>
        {signedIn ? (
          <Choose />
        ) : isFound ? (
          <>
            <h2>{translate("register.prove")}</h2>
            <p>{translate("register.prove-text")}</p>
            <SignIn handle={rememberedVisitor()?.email ?? ""} isInHistory onSignedIn={() => undefined} />
          </>
        ) : (
          <>
            <h2>{translate("register.who")}</h2>
            <p>{translate("register.who-text")}</p>
            <LookUpForm
              onFound={() => {
                setFound(true);
                // A sign-in link that is asked for here leads back here.
                setQuery({ returnUrl: `/${SETTINGS_PATHS.register}` }, { replace: true });
              }}
            />
          </>
        )}
      </div>
      {signedIn || isFound ? null : (
        <p className={styles.aside}>
          {translate("look-up.by-radio")}{" "}
          <Link to={`/${LOOK_UP_PATHS.identify}`}>{translate("look-up.by-radio-link")}</Link>
        </p>
      )}
      {signedIn ? null : (
        <p className={styles.aside}>
          {translate("register.new-here")}{" "}
          <Link
            to={`/${PATHS.streamingOrganic}`}
            onClick={() => tracking.event("subscribe-link", { componentName: "register" })}
          >
            {translate("register.see-plans")}
          </Link>
        </p>
      )}
    </div>
  );
}

function Choose() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const onMissing = useCallback(() => tracking.registration("eligible"), [tracking]);
  return (
    <>
      <h2>{translate("register.choose")}</h2>
      <StreamingCredentials
        isOnboarding
        onMissing={onMissing}
        onOutcome={(isSaved) => {
          tracking.event("register-clicked");
          tracking.registration(isSaved ? "successful" : "failed");
        }}
        afterwards={
          <p className={settings.links}>
            <Link to={`/${PATHS.account}`}>{translate("register.account")}</Link>
          </p>
        }
      />
    </>
  );
}
