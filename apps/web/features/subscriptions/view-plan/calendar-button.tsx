import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { saveFile } from "#platform/save-file.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import type { LoadedPlan } from "../parts/use-plan.ts";
import styles from "../parts/plans.module.css";

/** Saves every bill to come as a calendar file. What writes it is loaded when it is asked for. */
export function CalendarButton({ plan: { subscription, upcoming } }: { plan: LoadedPlan }) {
  const translate = useTranslate<"plans">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [outcome, setOutcome] = useState<"saved" | "failed">();
  const plan = subscription.offers.active.name;

  async function save() {
    setOutcome(undefined);
    try {
      const { planCalendar } = await import("./plan-calendar.ts");
      const text = planCalendar(translate, {
        subscriptionId: subscription.id,
        plan,
        upcoming,
        url: new URL(planPaths.view(subscription.id), location.href).href,
        now: skywave.clock.now(),
      });
      saveFile(
        `${plan.toLowerCase()}-${upcoming.until}.ics`,
        new Blob([text], { type: "text/calendar;charset=utf-8" }),
      );
      setOutcome("saved");
    } catch (cause) {
      skywave.log({ level: "error", message: "No calendar was made", details: { cause: String(cause) } });
      setOutcome("failed");
    }
  }

  return (
    <>
      <div className={styles.acts}>
        <Button look="quiet" isWorking={isRunning} onPress={() => void run(save)}>
          {translate("plan.calendar")}
        </Button>
        <p className={styles.small}>{translate("plan.calendar-text")}</p>
      </div>
      {outcome === undefined ? null : (
        <Notice tone={outcome === "saved" ? "good" : "bad"}>{translate(`plan.calendar-${outcome}`)}</Notice>
      )}
    </>
  );
}
