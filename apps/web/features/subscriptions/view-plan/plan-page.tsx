import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PlanState } from "#pricing/standing/plan-state.tsx";
import { PlanTimeline } from "#pricing/timeline/plan-timeline.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import { PlanNotShown } from "../parts/plan-not-shown.tsx";
import { formatNotes, formatStanding } from "../parts/format-standing.ts";
import { type LoadedPlan, usePlan } from "../parts/use-plan.ts";
import styles from "../parts/plans.module.css";
import { UpdateNickname } from "./update-nickname.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { Charges } from "./charges.tsx";
import { PlanActions } from "./plan-actions.tsx";
import surface from "#ui/surface/surface.module.css";

/** One plan: how it stands, what comes next, all that it will cost, and what can be done with it. */
export function PlanPage() {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const { subscriptionId } = useParams();
  const { view, plan, reload } = usePlan(subscriptionId);
  const [takenBack, setTakenBack] = useState<"cancellation" | "pause">();
  useEffect(() => tracking.pageShown("account/plan"), [tracking]);
  if (plan === undefined)
    return (
      <OwnerFrame heading={translate("title.plan")}>
        <PlanNotShown view={view} onRetry={() => void reload()} />
      </OwnerFrame>
    );
  const { subscription } = plan;
  const showTakenBack = async (what: "cancellation" | "pause") => {
    await reload();
    setTakenBack(what);
  };
  return (
    <OwnerFrame
      heading={formatPlanName(translate, subscription)}
      mark={<PlanState subscription={subscription} />}
    >
      {takenBack === undefined ? null : (
        <Notice tone="good" takesFocus>
          {translate(takenBack === "pause" ? "pause.taken-back" : "cancel.taken-back")}
        </Notice>
      )}
      <p className={styles.lead}>{formatStanding(translate, subscription)}</p>
      <UpdateNickname subscription={subscription} onChanged={reload} />
      <div className={styles.stack}>
        <Next plan={plan} />
        <section className={surface.card} aria-labelledby="plan-actions">
          <h2 id="plan-actions">{translate("plan.actions")}</h2>
          <PlanActions subscription={subscription} onTakenBack={(what) => void showTakenBack(what)} />
        </section>
        <Bills plan={plan} />
      </div>
    </OwnerFrame>
  );
}

function Next({ plan }: { plan: LoadedPlan }) {
  const translate = useTranslate<"plans">();
  const { subscription } = plan;
  const { billedBy, includedIn, isCancelled } = subscription;
  const notes = formatNotes(translate, plan);
  if (isCancelled) return null;
  return (
    <section className={surface.card} aria-labelledby="plan-next">
      <h2 id="plan-next">{translate("plan.next")}</h2>
      {billedBy.isUs && includedIn === null ? null : <p>{translate("plan.next.nothing")}</p>}
      <PlanTimeline subscription={subscription} />
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function Bills({ plan }: { plan: LoadedPlan }) {
  const translate = useTranslate<"plans">();
  const { upcoming, subscription } = plan;
  if (!subscription.billedBy.isUs || subscription.includedIn !== null) return null;
  return (
    <section className={surface.card} aria-labelledby="plan-charges">
      <h2 id="plan-charges">{translate("plan.charges")}</h2>
      {upcoming.bills.length === 0 ? (
        <p>{translate(subscription.isSuspended ? "plan.charges-suspended" : "plan.charges-none")}</p>
      ) : (
        <>
          <Charges upcoming={upcoming} />
          <CalendarButton plan={plan} />
        </>
      )}
    </section>
  );
}
