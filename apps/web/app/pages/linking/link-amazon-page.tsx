import { useLayoutEffect } from "react";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { LinkAmazon } from "#features/linking/link-voice-assistant/link-amazon.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";

/** Links the speakers of an Amazon account, or shows that they are linked. */
export function LinkAmazonPage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  useLayoutEffect(() => tracking.flowStarted("linkDevice", "amazon"), [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("amazon.heading")}</h1>
      <p className={styles.lead}>{translate("amazon.text")}</p>
      <div className={styles.card}>
        {signedIn ? (
          <LinkAmazon />
        ) : (
          <>
            <Notice tone="info">{translate("amazon.sign-in")}</Notice>
            <SignInOrCreate startsWith="signIn" />
          </>
        )}
      </div>
      <AmazonHelp />
    </div>
  );
}

/** Help with Amazon's own part, wherever one stands on the way. */
export function AmazonHelp() {
  const translate = useTranslate<"self">();
  const { tracking, shell } = useApp();
  return (
    <p className={styles.aside}>
      <a href={shell.brand.helpUrl} onClick={() => tracking.event("amazon-support-link-click")}>
        {translate("amazon.help")}
      </a>
    </p>
  );
}
