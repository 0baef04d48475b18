import {
  claimSubscription,
  type ClaimSubscriptionOutcome,
} from "@skywave/services/linking/claim-subscription";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

type Refusal = Extract<ClaimSubscriptionOutcome, { ok: false }>;

interface ClaimSubscriptionProps {
  magicLinkGrant: string;
  planName: string;
  onClaimed: () => void;
}

/** The one press that makes a waiting plan the signed-in person's, with their account in sight. */
export function ClaimSubscription({ magicLinkGrant, planName, onClaimed }: ClaimSubscriptionProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const email = useSession((state) => state.session?.emailAddress) ?? "";
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  async function claim() {
    setRefusal(undefined);
    tracking.event("generic-button-click", { componentName: "claimSubscription" });
    const outcome = await claimSubscription(skywave, magicLinkGrant);
    if (outcome.ok) onClaimed();
    else {
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    }
  }

  return (
    <>
      {refusal === undefined ? null : (
        <ClaimRefusalNotice refusal={refusal} onRetry={() => void run(claim)} />
      )}
      {email === "" ? null : <p>{translate("sal.signed-in", { email })}</p>}
      <Button isWorking={isRunning} onPress={() => void run(claim)}>
        {translate("sal.claim", { plan: planName })}
      </Button>
    </>
  );
}

interface ClaimRefusalNoticeProps {
  refusal: Refusal;
  onRetry: () => void;
}

/** Says why a waiting plan can't be had with this link or account, and where to go on. */
export function ClaimRefusalNotice({ refusal, onRetry }: ClaimRefusalNoticeProps) {
  const translate = useTranslate<"security">();
  switch (refusal.code) {
    case "INVALID_SAL_STATUS":
      return (
        <Notice tone="bad" takesFocus actions={<Link to="/subscribe">{translate("error.home")}</Link>}>
          {translate("sal.error.INVALID_SAL_STATUS")}
        </Notice>
      );
    case "CLAIMING_WITH_UNAUTHORIZED_USER":
      return (
        <Notice tone="bad" takesFocus actions={<Link to="/account">{translate("sal.done-account")}</Link>}>
          {translate("sal.error.CLAIMING_WITH_UNAUTHORIZED_USER")}
        </Notice>
      );
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
  }
}
