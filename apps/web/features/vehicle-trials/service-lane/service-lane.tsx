import type {
  ServicedVehicle,
  ServiceLaneRefusal,
  ServiceLaneTrial,
} from "@skywave/services/vehicle-trials/service-lane";
import { useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Stage } from "#ui/stage/stage.tsx";
import { type ConfirmedVehicle, useServiceLane } from "./use-service-lane.ts";

interface ServiceLaneProps {
  deskKey: string;
  /** The number that the desk's link has; empty where it has none. */
  known: string;
  isInSteps: boolean;
  onStarted: (trial: ServiceLaneTrial) => void;
}

/** Two presses at a dealer's desk: this is the car, and its trial starts. Nothing about any person is shown. */
export function ServiceLane({ deskKey, known, isInSteps, onStarted }: ServiceLaneProps) {
  const translate = useTranslate<"vehicles">();
  const { tracking } = useApp();
  const [typed, setTyped] = useState(known);
  const [isEmpty, setEmpty] = useState(false);
  const [confirmed, setConfirmed] = useState<ConfirmedVehicle>();
  const lane = useServiceLane(deskKey, { confirmed: setConfirmed, started: onStarted });
  const countOf = (current: number) => (isInSteps ? translate("service-lane.step", { current }) : undefined);

  function confirm() {
    setEmpty(typed.trim() === "");
    if (typed.trim() !== "") return lane.confirm(typed);
    tracking.userErrors(["number"]);
    return focusField("number");
  }
  function another() {
    lane.forget();
    setTyped("");
    setConfirmed(undefined);
  }

  return (
    <>
      <Stage
        heading={translate("service-lane.vehicle")}
        count={countOf(1)}
        summary={confirmed && nameServiced(confirmed.vehicle, translate)}
      >
        {confirmed === undefined ? (
          <form
            className={formStyles.form}
            onSubmit={(event) => {
              event.preventDefault();
              confirm();
            }}
            noValidate
          >
            <LaneRefusal refusal={lane.refusal} onRetry={confirm} />
            <TextField
              name="number"
              value={typed}
              onChange={setTyped}
              label={translate("service-lane.number")}
              description={translate("service-lane.number-hint")}
              autoComplete="off"
              error={isEmpty ? translate("service-lane.number-empty") : undefined}
            />
            <div className={formStyles.foot}>
              <Button
                type="submit"
                isWorking={lane.isRunning}
                workingText={translate("service-lane.confirming")}
              >
                {translate("service-lane.confirm")}
              </Button>
            </div>
          </form>
        ) : null}
      </Stage>
      <Stage heading={translate("service-lane.start")} count={countOf(2)}>
        {confirmed === undefined ? null : (
          <>
            <LaneRefusal refusal={lane.refusal} onRetry={() => lane.start(confirmed.number)} />
            <p>
              <b>{nameServiced(confirmed.vehicle, translate)}</b>
            </p>
            <p>{translate("service-lane.start-text", { days: confirmed.vehicle.days })}</p>
            <p>
              <Button isWorking={lane.isRunning} onPress={() => lane.start(confirmed.number)}>
                {translate("service-lane.submit")}
              </Button>
            </p>
            <p>
              <TextButton onPress={another}>{translate("service-lane.another")}</TextButton>
            </p>
          </>
        )}
      </Stage>
    </>
  );
}

/** A car at the desk, by what it is and the end of its radio's number. */
export function nameServiced(
  { vehicleState, radioIdLastFour: lastFour }: Pick<ServicedVehicle, "vehicleState" | "radioIdLastFour">,
  translate: ReturnType<typeof useTranslate<"vehicles">>,
): string {
  const vehicle =
    vehicleState === null
      ? translate("used-vehicle.portable")
      : formatVehicle(vehicleState, translate.locale);
  return translate("used-vehicle.found", { vehicle, lastFour });
}

function LaneRefusal({ refusal, onRetry }: { refusal: ServiceLaneRefusal | undefined; onRetry: () => void }) {
  const translate = useTranslate<"vehicles">();
  if (refusal === undefined) return null;
  switch (refusal.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
    case "DESK_UNKNOWN":
    case "NUMBER_UNKNOWN":
    case "NO_TRIAL":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`service-lane.error.${refusal.code}`)}
        </Notice>
      );
  }
}
