import { useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { SpeakerSound } from "./speaker-sound.tsx";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";
import {
  type DeviceDescription,
  type DeviceState,
  switchOnDevice,
  type WaitingDevice,
} from "./waiting-device.ts";

const STATES: readonly DeviceState[] = ["waiting", "letIn", "linked", "ended"];

/** Switches on a speaker or another device, and shows what it sees while somebody lets it in. */
export function WaitingDevicePanel() {
  const { translate } = useSandbox();
  const { made, hasFailed, isWorking, run } = useTrial<WaitingDevice>();
  const switchOn = (flow: DeviceDescription["flow"]) =>
    run(() =>
      switchOnDevice(fetch.bind(globalThis), {
        flow,
        deviceName: translate(`sandbox.identity.device.${flow}`),
        countryCode: translate.locale === "en-US" ? "US" : "CA",
      }),
    );
  return (
    <Trial heading="sandbox.identity.device" about="sandbox.identity.device.about" hasFailed={hasFailed}>
      <div className={styles.controls}>
        <Button look="quiet" isWorking={isWorking} onPress={() => switchOn("speaker")}>
          {translate("sandbox.identity.device.on-speaker")}
        </Button>
        <Button look="quiet" isWorking={isWorking} onPress={() => switchOn("device")}>
          {translate("sandbox.identity.device.on-device")}
        </Button>
      </div>
      {made === undefined ? null : <DeviceScreen key={made.userCode} device={made} />}
    </Trial>
  );
}

/** What the device itself would show. */
function DeviceScreen({ device }: { device: WaitingDevice }) {
  const { translate, skywave } = useSandbox();
  const [state, setState] = useState<DeviceState>("waiting");
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      let now: DeviceState = "waiting";
      while (now !== "ended") {
        // The next question waits for the answer to this one, as it does on the device.
        // oxlint-disable-next-line no-await-in-loop
        await skywave.delay(now === "letIn" ? 0 : device.intervalInMilliseconds, leaving.signal);
        // oxlint-disable-next-line no-await-in-loop
        now = await device.ask();
        setState(now);
      }
    };
    follow().catch((cause: unknown) => {
      if (leaving.signal.aborted) return;
      setState("ended");
      skywave.log({
        level: "error",
        message: "The device stopped asking",
        details: { cause: String(cause) },
      });
    });
    return () => leaving.abort();
  }, [device, skywave]);
  return (
    <>
      <p>
        <code className={styles.code}>{device.userCode}</code>
      </p>
      <p>
        <a href="/onboarding/device-linking" target="_blank" rel="noopener">
          {translate("sandbox.identity.device.let-in")}
        </a>
      </p>
      <ol className={styles.steps} aria-label={translate("sandbox.identity.device.sees")}>
        {STATES.map((each) => (
          <li key={each} aria-current={each === state ? "step" : undefined}>
            {translate(`sandbox.identity.device.${each}`)}
          </li>
        ))}
      </ol>
      <p role="status">{translate(`sandbox.identity.device.${state}.about`)}</p>
      {state === "linked" ? <SpeakerSound device={device} /> : null}
    </>
  );
}
