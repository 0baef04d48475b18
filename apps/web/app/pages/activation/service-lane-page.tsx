import { SERVICE_LANE_TRIAL_DAYS } from "@skywave/domain/vehicle-trials/service-lane-trial";
import type { ServiceLaneTrial } from "@skywave/services/vehicle-trials/service-lane";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { nameServiced, ServiceLane } from "#features/vehicle-trials/service-lane/service-lane.tsx";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { takeFragment } from "../../navigation/take-fragment.ts";
import styles from "../pages.module.css";

/** A dealer's desk: a car is in for service, and gets free days in two presses. */
export function ServiceLanePage() {
  const translate = useTranslate<"vehicles">();
  const { tracking, shell } = useApp();
  const isInSteps = /\/new\/?$/i.test(useLocation().pathname);
  const [link] = useState(readDeskLink);
  const [started, setStarted] = useState<ServiceLaneTrial>();
  // The car that the link names is one of many that come to the desk.
  const [known, setKnown] = useState(link.number);
  const pageName = isInSteps ? "activate/trial/service-lane/new" : "activate/trial/service-lane";
  const variation = isInSteps ? "nonAccordion" : "accordion";
  useLayoutEffect(
    () => tracking.flowPageShown("serviceLaneTrial", pageName, variation),
    [tracking, pageName, variation],
  );

  function next() {
    setKnown("");
    setStarted(undefined);
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("title.service-lane")}</h1>
      <p className={styles.lead}>{translate("service-lane.lead", { days: SERVICE_LANE_TRIAL_DAYS })}</p>
      {link.deskKey === "" ? (
        <div className={styles.card}>
          <Notice tone="bad" actions={<a href={shell.contactUrl}>{translate("used-car.action.contact")}</a>}>
            {translate("service-lane.no-desk")}
          </Notice>
        </div>
      ) : started === undefined ? (
        <div className={styles.sections}>
          <ServiceLane deskKey={link.deskKey} known={known} isInSteps={isInSteps} onStarted={setStarted} />
        </div>
      ) : (
        <StartedAtDesk trial={started} onNext={next} />
      )}
    </div>
  );
}

/** The key of the desk, and behind it the number of a car where the desk's software adds one. */
function readDeskLink(): { deskKey: string; number: string } {
  const [deskKey = "", number = ""] = takeFragment().split("&", 2);
  return { deskKey, number };
}

function StartedAtDesk({ trial, onNext }: { trial: ServiceLaneTrial; onNext: () => void }) {
  const translate = useTranslate<"vehicles">();
  const date = formatDay(trial.trialEndsOn, translate.locale);
  return (
    <div className={styles.card}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {translate("service-lane.done")}
      </h2>
      <p>
        {translate("service-lane.done-text", {
          vehicle: nameServiced(trial, translate),
          days: trial.days,
          date,
        })}
      </p>
      <p>
        {translate("service-lane.done-driver", {
          address: `${window.location.host}/activate/trial/used-vehicle`,
        })}
      </p>
      <p>
        <Button onPress={onNext}>{translate("service-lane.next")}</Button>
      </p>
    </div>
  );
}
