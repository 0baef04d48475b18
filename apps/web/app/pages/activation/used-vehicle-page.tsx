import { USED_CAR_TRIAL_DAYS } from "@skywave/domain/vehicle-trials/used-car-trial";
import type { UsedCarTrial } from "@skywave/services/vehicle-trials/used-car";
import { useLayoutEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { DetailsForm } from "#features/billing/change-details/details-form.tsx";
import { useDetails } from "#features/billing/change-details/use-details.ts";
import { FollowActivation } from "#features/signal/follow-activation/follow-activation.tsx";
import { FindUsedCar } from "#features/vehicle-trials/used-car/find-used-car.tsx";
import { StartUsedCarTrial } from "#features/vehicle-trials/used-car/start-used-car-trial.tsx";
import type { FoundUsedCar } from "#features/vehicle-trials/used-car/use-check-used-car.ts";
import { UsedCarNotice } from "#features/vehicles/used-car-notice.tsx";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { formatDay } from "#i18n/format.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Stage } from "#ui/stage/stage.tsx";
import { takeFragment } from "../../navigation/take-fragment.ts";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";

const FLOW = "usedVehicleTrial";

/** Free days for somebody who bought a used car: which car, whose account, and the press that starts them. */
export function UsedVehiclePage() {
  const translate = useTranslate<"vehicles">();
  const { tracking } = useApp();
  const isInSteps = /\/new\/?$/i.test(useLocation().pathname);
  const [started, setStarted] = useState<UsedCarTrial>();
  const pageName = isInSteps ? "activate/trial/used-vehicle/new" : "activate/trial/used-vehicle";
  const variation = isInSteps ? "nonAccordion" : "accordion";
  useLayoutEffect(() => tracking.flowPageShown(FLOW, pageName, variation), [tracking, pageName, variation]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("title.used-vehicle")}</h1>
      {started === undefined ? (
        <>
          <p className={styles.lead}>{translate("used-vehicle.lead", { days: USED_CAR_TRIAL_DAYS })}</p>
          <Stages isInSteps={isInSteps} onStarted={setStarted} />
        </>
      ) : (
        <Started trial={started} />
      )}
    </div>
  );
}

interface StagesProps {
  isInSteps: boolean;
  onStarted: (trial: UsedCarTrial) => void;
}

function Stages({ isInSteps, onStarted }: StagesProps) {
  const translate = useTranslate<"vehicles">();
  const signedIn = useSession(isSignedIn);
  const email = useSession((state) => state.session?.emailAddress) ?? "";
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [car, setCar] = useState<FoundUsedCar>();
  const [known] = useState(takeFragment);
  const [wasSignedIn] = useState(signedIn);
  const count = wasSignedIn ? 2 : 3;
  const countOf = (current: number) =>
    isInSteps ? translate("used-vehicle.step", { current, count }) : undefined;
  return (
    <div className={styles.sections}>
      <Stage
        heading={translate("used-vehicle.car")}
        count={countOf(1)}
        summary={car && nameOf(car, translate)}
      >
        {car === undefined ? <FindUsedCar known={known} Refused={UsedCarNotice} onFound={setCar} /> : null}
      </Stage>
      <Stage
        heading={translate("used-vehicle.account")}
        count={countOf(2)}
        summary={signedIn ? translate("trial.signed-in", { email }) : undefined}
      >
        {car !== undefined && !signedIn ? <SignInOrCreate startsWith="create" isForRadio /> : null}
      </Stage>
      <Stage heading={translate("used-vehicle.start")} count={countOf(count)}>
        {car !== undefined && signedIn ? (
          <>
            <p>
              <b>{nameOf(car, translate)}</b>
            </p>
            <StartUsedCarTrial
              radioId={car.radioId}
              Refused={UsedCarNotice}
              AskPlace={AskPlace}
              onStarted={onStarted}
              onAnother={() => setCar(undefined)}
            />
          </>
        ) : null}
      </Stage>
    </div>
  );
}

function nameOf(
  { vehicleState, radioIdLastFour: lastFour }: FoundUsedCar,
  translate: ReturnType<typeof useTranslate<"vehicles">>,
): string {
  const vehicle =
    vehicleState === null
      ? translate("used-vehicle.portable")
      : formatVehicle(vehicleState, translate.locale);
  return translate("used-vehicle.found", { vehicle, lastFour });
}

/** Name and address of somebody who has none with us. */
function AskPlace({ onSaved }: { onSaved: () => void }) {
  const translate = useTranslate<"vehicles">();
  const { view, retry } = useDetails();
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  const { details, billingProfileId, missing } = view.data;
  return (
    <>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {translate("used-vehicle.place")}
      </h3>
      <p>{translate("used-vehicle.place-text")}</p>
      <DetailsForm before={details} billingProfileId={billingProfileId} fields={missing} onSaved={onSaved} />
    </>
  );
}

function Started({ trial }: { trial: UsedCarTrial }) {
  const translate = useTranslate<"vehicles">();
  const { planName: plan, days, daysLeft, trialEndsOn, subscriptionId } = trial;
  const date = formatDay(trialEndsOn, translate.locale);
  return (
    <div className={styles.card}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {translate("trial.done-heading", { plan })}
      </h2>
      <p>{translate("used-vehicle.day", { day: days - daysLeft + 1, days, date })}</p>
      <FollowActivation which={{ subscriptionId }} type="car" />
      <Link to="/subscribe/checkout/purchase/satellite/organic/new">{translate("trial.done-plans")}</Link>
      <Link to="/account">{translate("trial.done-account")}</Link>
    </div>
  );
}
