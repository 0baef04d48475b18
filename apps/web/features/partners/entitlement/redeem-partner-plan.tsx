import {
  redeemPartnerPlan,
  type RedeemPartnerPlanOutcome,
} from "@skywave/services/partners/redeem-partner-plan";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import { EntitlementRefusalNotice } from "./entitlement-refusal-notice.tsx";

interface RedeemPartnerPlanProps {
  /** From the link that came with the plan. */
  token: string;
  onRedeemed: () => void;
}

/** The plan that a partner's link stands for, and the button that adds it. */
export function RedeemPartnerPlan({ token, onRedeemed }: RedeemPartnerPlanProps) {
  const translate = useTranslate<"entitlement">();
  const { skywave, tracking } = useApp();
  const [outcome, setOutcome] = useState<RedeemPartnerPlanOutcome>();
  const { isRunning, run } = useSingleFlight();

  const redeem = () =>
    void run(async () => {
      setOutcome(undefined);
      const settled = await redeemPartnerPlan(skywave, token);
      setOutcome(settled);
      if (settled.ok) {
        const transactionId = skywave.identifiers.newTransactionId();
        tracking.transactionStarted({ transactionType: "redeem", transactionId });
        tracking.event("subscribe-link", { componentName: "entitlement" });
      } else tracking.businessError(settled.code);
      if (settled.ok || settled.code === "ALREADY_REDEEMED") onRedeemed();
    });

  return (
    <section className={surface.card} aria-labelledby="partner-plan">
      <h2 id="partner-plan">{translate("entitlement.link.heading")}</h2>
      {outcome?.ok === true ? (
        <Notice
          tone="good"
          takesFocus
          actions={<Link to="/account">{translate("entitlement.link.account")}</Link>}
        >
          {translate("entitlement.link.done", { plan: outcome.plan.planName })}
        </Notice>
      ) : (
        <>
          <p>{translate("entitlement.link.text")}</p>
          {outcome === undefined ? null : <EntitlementRefusalNotice refusal={outcome} />}
          <div>
            <Button
              isWorking={isRunning}
              workingText={translate("entitlement.link.working")}
              onPress={redeem}
            >
              {translate("entitlement.link.add")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
