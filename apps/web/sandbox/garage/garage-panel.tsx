import { useEffect } from "react";
import { Panel } from "../panel/panel.tsx";
import type { GarageVehicle } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";
import styles from "./garage.module.css";
import { RadioFace } from "./radio-face.tsx";

const LOOK_INTERVAL_IN_MILLISECONDS = 1000;

/** Cars, a boat and a plane to switch on and to drive under a roof, each with the face of its radio. */
export function GaragePanel() {
  const { answer, hasFailed, reload, change } = useSandboxSwitch("garage");
  // What a radio hears reaches it from elsewhere: from the page that refreshes its signal.
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), LOOK_INTERVAL_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <Panel
      heading="sandbox.garage.heading"
      intro="sandbox.garage.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <ul className={styles.garage}>
        {answer?.vehicles.map((vehicle) => (
          <li key={vehicle.radioId} className={styles.vehicle}>
            <Vehicle
              vehicle={vehicle}
              onSwitch={(switches) => change({ radioId: vehicle.radioId, ...switches })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface VehicleProps {
  vehicle: GarageVehicle;
  onSwitch: (switches: { isOn?: boolean; isUnderRoof?: boolean }) => void;
}

function Vehicle({ vehicle, onSwitch }: VehicleProps) {
  const { translate } = useSandbox();
  const { name, radioId, vin, plate, state, owner, isOn, isUnderRoof } = vehicle;
  return (
    <>
      <h3>{name}</h3>
      <RadioFace vehicle={vehicle} />
      <div className={styles.switches}>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => onSwitch({ isOn: event.target.checked })}
          />
          {translate("sandbox.garage.on")}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isUnderRoof}
            onChange={(event) => onSwitch({ isUnderRoof: event.target.checked })}
          />
          {translate("sandbox.garage.under-roof")}
        </label>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{translate("sandbox.garage.radio-id")}</dt>
          <dd>
            <code>{radioId}</code>
          </dd>
        </div>
        <div>
          <dt>{translate("sandbox.garage.vin")}</dt>
          <dd>
            <code>{vin}</code>
          </dd>
        </div>
        <div>
          <dt>{translate("sandbox.garage.plate")}</dt>
          <dd>
            <code>{plate}</code> {state}
          </dd>
        </div>
        <div>
          <dt>{translate("sandbox.garage.owner")}</dt>
          <dd>{owner ?? translate("sandbox.garage.no-plan")}</dd>
        </div>
      </dl>
    </>
  );
}
