import {
  claimTrial,
  type ClaimTrialOutcome,
  type LinkedTrial,
} from "@skywave/services/vehicle-trials/claim-trial";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import type { Maker } from "#platform/configuration/shell-configuration.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

type Refusal = Extract<ClaimTrialOutcome, { ok: false }>;

interface ClaimTrialProps {
  magicLinkGrant: string;
  /** The maker's account of the driver whom the link names; undefined where it names none. */
  oemDriverId?: string | undefined;
  trial: LinkedTrial;
  /** The maker whose link it is, where it is spoken of in its name. */
  maker?: Maker | undefined;
  onClaimed: (trialEndsOn: string) => void;
}

/** The one press that makes the trial of a vehicle the signed-in person's, with their account in sight. */
export function ClaimTrial({ magicLinkGrant, oemDriverId, trial, maker, onClaimed }: ClaimTrialProps) {
  const translate = useTranslate<"vehicles">();
  const { skywave, tracking } = useApp();
  const email = useSession((state) => state.session?.emailAddress) ?? "";
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  async function claim() {
    setRefusal(undefined);
    tracking.event("generic-button-click", { componentName: "claimTrial" });
    const terms = { version: trial.termsVersion, language: translate.locale };
    const driver = oemDriverId === undefined ? {} : { oemDriverId };
    const outcome = await claimTrial(skywave, { magicLinkGrant, ...driver, ...terms });
    if (outcome.ok) onClaimed(outcome.trialEndsOn);
    else {
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    }
  }

  return (
    <>
      {refusal === undefined ? null : (
        <TrialRefusalNotice refusal={refusal} onRetry={() => void run(claim)} />
      )}
      {email === "" ? null : <p>{translate("trial.signed-in", { email })}</p>}
      {maker === undefined ? <p>{translate("trial.terms")}</p> : <MakerTerms maker={maker} />}
      <Button isWorking={isRunning} onPress={() => void run(claim)}>
        {translate("trial.claim")}
      </Button>
    </>
  );
}

/** What is agreed to towards the maker, too. */
function MakerTerms({ maker: { name: maker, privacyUrl } }: { maker: Maker }) {
  const translate = useTranslate<"vehicles">();
  return (
    <p>
      {translate("trial.maker-terms", { maker })}{" "}
      <a href={privacyUrl}>{translate("trial.maker-privacy", { maker })}</a>
    </p>
  );
}

interface TrialRefusalNoticeProps {
  refusal: Refusal;
  onRetry: () => void;
}

/** Says why a trial can't be had with this link or account, and where to go on. */
export function TrialRefusalNotice({ refusal, onRetry }: TrialRefusalNoticeProps) {
  const translate = useTranslate<"vehicles">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
    case "MAGIC_LINK_NOT_FOUND":
    case "MAGIC_LINK_EXPIRED":
      return (
        <Notice
          tone="bad"
          takesFocus
          actions={<Link to="/subscribe">{translate("used-car.action.offers")}</Link>}
        >
          {translate(`trial.error.${refusal.code}`)}
        </Notice>
      );
    case "SUBSCRIPTION_PRODUCT_NOT_FOUND":
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    case "TRIAL_PENDING_ACTIVATION_ERROR":
    case "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR":
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      return (
        <Notice tone="bad" takesFocus actions={<Link to="/account">{translate("trial.done-account")}</Link>}>
          {translate(`trial.error.${refusal.code}`)}
        </Notice>
      );
  }
}
