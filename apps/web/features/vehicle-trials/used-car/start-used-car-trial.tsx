import { USED_CAR_TRIAL_DAYS } from "@skywave/domain/vehicle-trials/used-car-trial";
import {
  startUsedCarTrial,
  type StartUsedCarTrialOutcome,
  type UsedCarTrial,
} from "@skywave/services/vehicle-trials/used-car";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { UsedCarNoticeView } from "./find-used-car.tsx";

type Refusal = Extract<StartUsedCarTrialOutcome, { ok: false }>;

interface StartUsedCarTrialProps {
  radioId: string;
  Refused: UsedCarNoticeView;
  /** Asks where the person listens, which nobody knows of a car without a history. */
  AskPlace: ComponentType<{ onSaved: () => void }>;
  onStarted: (trial: UsedCarTrial) => void;
  onAnother: () => void;
}

/** The one press that starts the trial of a used car, with the account in sight that gets it. */
export function StartUsedCarTrial({
  radioId,
  Refused,
  AskPlace,
  onStarted,
  onAnother,
}: StartUsedCarTrialProps) {
  const translate = useTranslate<"vehicles">();
  const { skywave, tracking } = useApp();
  const email = useSession((state) => state.session?.emailAddress) ?? "";
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  async function start() {
    setRefusal(undefined);
    tracking.event("generic-button-click", { componentName: "startUsedCarTrial" });
    const outcome = await startUsedCarTrial(skywave, radioId);
    if (outcome.ok) return onStarted(outcome.trial);
    // The notice of a used car tells its own code.
    if (outcome.code !== "USED_CAR") tracking.businessError(outcome.code);
    return setRefusal(outcome);
  }
  const press = () => void run(start);

  if (refusal?.code === "BILLING_PROFILE_REQUIRED") return <AskPlace onSaved={press} />;
  return (
    <>
      {refusal === undefined ? null : refusal.code === "USED_CAR" ? (
        <Refused
          code={refusal.usedCarCode}
          traceId={refusal.traceId}
          {...(refusal.planStartsOn !== null && { planStarts: refusal.planStartsOn })}
          onAgain={onAnother}
        />
      ) : (
        <PersonRefusal refusal={refusal} onRetry={press} />
      )}
      {email === "" ? null : <p>{translate("trial.signed-in", { email })}</p>}
      <p>{translate("used-vehicle.terms", { days: USED_CAR_TRIAL_DAYS })}</p>
      <p>
        <Button isWorking={isRunning} onPress={press}>
          {translate("used-vehicle.submit")}
        </Button>
      </p>
      <p>
        <TextButton onPress={onAnother}>{translate("used-vehicle.another")}</TextButton>
      </p>
    </>
  );
}

interface PersonRefusalProps {
  refusal: Exclude<Refusal, { code: "USED_CAR" }>;
  onRetry: () => void;
}

/** Why this person can't have the trial, and where to go on. */
function PersonRefusal({ refusal, onRetry }: PersonRefusalProps) {
  const translate = useTranslate<"vehicles">();
  const toPlans = (
    <Link to="/subscribe/checkout/purchase/satellite/organic/new">{translate("used-car.action.offers")}</Link>
  );
  const toStreaming = (
    <Link to="/subscribe/checkout/purchase/streaming/organic">{translate("used-car.action.streaming")}</Link>
  );
  const toAccount = <Link to="/account">{translate("trial.done-account")}</Link>;
  switch (refusal.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
    // Answered by the question for it, in the place of this.
    case "BILLING_PROFILE_REQUIRED":
      return null;
    case "OFFER_REDEEMED":
      return (
        <Notice tone="bad" takesFocus actions={toPlans}>
          {translate("used-vehicle.error.OFFER_REDEEMED")}
        </Notice>
      );
    case "CS_INELIGIBLE_RADIO":
      return (
        <Notice tone="bad" takesFocus actions={toStreaming}>
          {translate("used-vehicle.error.CS_INELIGIBLE_RADIO")}
        </Notice>
      );
    case "CLAIMING_WITH_UNAUTHORIZED_USER":
      return (
        <Notice tone="bad" takesFocus actions={toAccount}>
          {translate("used-vehicle.error.CLAIMING_WITH_UNAUTHORIZED_USER")}
        </Notice>
      );
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR":
    case "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    case "TRIAL_PENDING_ACTIVATION_ERROR":
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      return (
        <Notice tone="bad" takesFocus actions={toAccount}>
          {translate(`trial.error.${refusal.code}`)}
        </Notice>
      );
  }
}
