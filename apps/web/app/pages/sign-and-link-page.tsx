import type { SalStatus } from "@skywave/contract";
import { useEffect, useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { OfferPasskey } from "#features/authentication/offer-passkey.tsx";
import {
  ClaimRefusalNotice,
  ClaimSubscription,
} from "#features/linking/claim-subscription/claim-subscription.tsx";
import { useWaitingSubscription } from "#features/linking/claim-subscription/use-waiting-subscription.ts";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { takeFragment } from "../navigation/take-fragment.ts";
import { PATHS } from "../paths/paths.ts";
import styles from "./pages.module.css";
import { SignInOrCreate } from "./sign-in-or-create.tsx";

/** A plan that waits for its owner: sign in or create an account, take it, and keep a passkey. */
export function SignAndLinkPage() {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const [grant] = useState(takeFragment);
  const { view, retry } = useWaitingSubscription(grant);
  const isNamed = view.status === "ready";

  useEffect(() => {
    if (!isNamed) return;
    tracking.describe({
      customerInfo: { dtok: grant },
      account: { subscriptions: [{ lookupMethod: "TOKENIZED_ENTRY" }] },
    });
    tracking.identified();
  }, [isNamed, grant, tracking]);

  useLayoutEffect(() => tracking.flowPageShown("signAndLink", "subscribe/sal-2"), [tracking]);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("sal.heading")}</h1>
      {view.status === "ready" ? null : (
        <div className={styles.card}>
          {grant === "" ? (
            <Notice
              tone="bad"
              actions={<Link to={`/${PATHS.account}`}>{translate("sal.done-account")}</Link>}
            >
              {translate("sal.missing")}
            </Notice>
          ) : null}
          {grant !== "" && view.status === "loading" ? (
            <Spinner label={translate("account.loading")} />
          ) : null}
          {view.status === "failed" ? <ClaimRefusalNotice refusal={view.failure} onRetry={retry} /> : null}
        </div>
      )}
      {view.status === "ready" ? <WaitingPlan grant={grant} waiting={view.data.waiting} /> : null}
    </div>
  );
}

function WaitingPlan({ grant, waiting }: { grant: string; waiting: SalStatus }) {
  const translate = useTranslate<"security">();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [isClaimed, setClaimed] = useState(false);
  useHeadingFocus(isClaimed ? "claimed" : "waiting");
  const plan = waiting.planName;

  if (isClaimed) {
    return (
      <div className={styles.card}>
        <h2>{translate("sal.done-heading", { plan })}</h2>
        <p>{translate("sal.done")}</p>
        <Link to={`/${PATHS.account}`}>{translate("sal.done-account")}</Link>
        <OfferPasskey />
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{translate("sal.text", { plan })}</p>
      <div className={styles.card}>
        {signedIn && waiting.status !== "CLAIMED" ? (
          <ClaimSubscription magicLinkGrant={grant} planName={plan} onClaimed={() => setClaimed(true)} />
        ) : null}
        {signedIn && waiting.status === "CLAIMED" ? (
          <Link to={`/${PATHS.account}`}>{translate("sal.done-account")}</Link>
        ) : null}
        {signedIn ? null : <GetIn waiting={waiting} />}
      </div>
    </>
  );
}

function GetIn({ waiting }: { waiting: SalStatus }) {
  const translate = useTranslate<"security">();
  const { status, maskedEmail = "", emailAddress = "" } = waiting;
  switch (status) {
    case "UNCLAIMED_EMAIL_AVAILABLE":
      return (
        <>
          <p>{translate("sal.email-available", { email: maskedEmail })}</p>
          <SignInOrCreate startsWith="create" email={emailAddress} />
        </>
      );
    case "UNCLAIMED_NO_EMAIL":
      return (
        <>
          <p>{translate("sal.no-email")}</p>
          <SignInOrCreate startsWith="create" />
        </>
      );
    case "UNCLAIMED_EMAIL_TAKEN":
      return (
        <>
          <p>{translate("sal.email-cannot", { email: maskedEmail })}</p>
          <SignInOrCreate startsWith="create" />
        </>
      );
    case "UNCLAIMED_SIGN_IN_TO_REUSE":
      return (
        <>
          <p>{translate("sal.email-taken", { email: maskedEmail })}</p>
          <SignInOrCreate startsWith="signIn" email={emailAddress} />
        </>
      );
    case "CLAIMED":
      return (
        <>
          <p>{translate("sal.claimed")}</p>
          <SignInOrCreate startsWith="signIn" />
        </>
      );
  }
}
