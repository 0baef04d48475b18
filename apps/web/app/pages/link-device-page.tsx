import { useLayoutEffect } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { LinkDevice } from "#features/linking/link-device/link-device.tsx";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PATHS } from "../paths/paths.ts";
import { SETTINGS_PATHS } from "../paths/settings-paths.ts";
import styles from "./pages.module.css";
import { SignInOrCreate } from "./sign-in-or-create.tsx";

/** Links a speaker, television or car: to the account that is there, or to one that is made on the way. */
export function LinkDevicePage() {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isNewIdentity = pathname.toLowerCase().includes(PATHS.linkDeviceNewIdentity);
  const userCode = query.get("userCode") ?? "";

  // The view of this page is told with the navigation to it.
  useLayoutEffect(
    () => tracking.flowStarted("linkDevice", isNewIdentity ? "newIdentity" : "default"),
    [tracking, isNewIdentity],
  );

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("linking.heading")}</h1>
      <p className={styles.lead}>{translate("linking.text")}</p>
      <div className={styles.card}>
        {signedIn ? (
          <LinkDevice
            userCode={userCode}
            afterwards={<Link to={`/${SETTINGS_PATHS.devices}`}>{translate("linking.done-security")}</Link>}
          />
        ) : (
          <>
            <Notice tone="info">
              {translate(isNewIdentity ? "linking.new-identity" : "linking.sign-in")}
            </Notice>
            <SignInOrCreate startsWith={isNewIdentity ? "create" : "signIn"} />
          </>
        )}
      </div>
    </div>
  );
}
