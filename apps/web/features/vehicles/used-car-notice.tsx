import { explainUsedCarCode, type UsedCarWay } from "@skywave/domain/vehicles/used-car-eligibility";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

interface UsedCarNoticeProps {
  /** As it came. */
  code: string;
  /** What our team finds the refusal by; empty where the code came with an answer. */
  traceId: string;
  /** The day on which a plan that follows the trial starts; known with that code only, and not always. */
  planStarts?: string;
  /** Leads to the field that is to be corrected, or asks once more. */
  onAgain: () => void;
}

/** Why a used car cannot have a trial, and the one thing to do next. */
export function UsedCarNotice({ code, traceId, planStarts, onAgain }: UsedCarNoticeProps) {
  const translate = useTranslate<"vehicles">();
  const { tracking } = useApp();
  const { reason, way } = explainUsedCarCode(code);
  useEffect(() => tracking.businessError(code), [code, tracking]);
  const words =
    planStarts === undefined
      ? translate(`used-car.${reason === "110" ? "110-undated" : reason}`)
      : translate(`used-car.${reason}`, { date: formatDay(planStarts, translate.locale) });

  return (
    <Notice
      tone={way.to === "comingPlan" ? "info" : "bad"}
      takesFocus
      actions={way.to === "comingPlan" ? undefined : <NextStep to={way.to} onAgain={onAgain} />}
    >
      <p>{words}</p>
      {traceId === "" ? null : (
        <p>
          <small>{translate("used-car.reference", { reference: traceId })}</small>
        </p>
      )}
    </Notice>
  );
}

interface NextStepProps {
  to: Exclude<UsedCarWay["to"], "comingPlan">;
  onAgain: () => void;
}

function NextStep({ to, onAgain }: NextStepProps): ReactNode {
  const translate = useTranslate<"vehicles">();
  const { shell, tracking } = useApp();
  const words = translate(`used-car.action.${to}`);
  switch (to) {
    case "field":
    case "retry":
      return <TextButton onPress={onAgain}>{words}</TextButton>;
    case "signIn":
      return <Link to="/account/login">{words}</Link>;
    case "offers":
      return <Link to="/subscribe/checkout/purchase/satellite/organic/new">{words}</Link>;
    case "streaming":
      return (
        <Link
          to="/subscribe/checkout/purchase/streaming/organic"
          onClick={() => tracking.event("get-sxm-out-the-car", { componentName: "usedVehicle" })}
        >
          {words}
        </Link>
      );
    case "contact":
      return <Link to={shell.contactUrl}>{words}</Link>;
  }
}
