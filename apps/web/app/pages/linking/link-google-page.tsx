import { useLayoutEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { LinkDevice } from "#features/linking/link-device/link-device.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";

/** Lets a Google speaker in by the link code that it tells. */
export function LinkGooglePage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [query] = useSearchParams();
  useLayoutEffect(() => tracking.flowStarted("linkDevice", "google"), [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("google.heading")}</h1>
      <p className={styles.lead}>{translate("google.text")}</p>
      <div className={styles.card}>
        {signedIn ? (
          <LinkDevice
            userCode={query.get("linkCode") ?? query.get("userCode") ?? ""}
            afterwards={<Link to={`/${SETTINGS_PATHS.manage}`}>{translate("amazon.settings")}</Link>}
          />
        ) : (
          <>
            <Notice tone="info">{translate("google.sign-in")}</Notice>
            <SignInOrCreate startsWith="signIn" />
          </>
        )}
      </div>
    </div>
  );
}
