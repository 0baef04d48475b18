import type { SmartDevice } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { unlinkSmartDevice } from "@skywave/services/sessions/end-session";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Card } from "#ui/surface/card.tsx";
import styles from "../section/security.module.css";

interface SmartDevicesProps {
  devices: readonly SmartDevice[];
  onChanged: () => Promise<void>;
}

/** The devices that play without signing in each time. */
export function SmartDevices({ devices, onChanged }: SmartDevicesProps) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  const unlink = (smartDeviceId: string) =>
    void run(async () => {
      setFailure(undefined);
      const outcome = await unlinkSmartDevice(skywave, smartDeviceId);
      if (!outcome.ok) return setFailure(outcome);
      return onChanged();
    });

  return (
    <Card
      heading={translate("security.devices")}
      act={
        <Link className={styles.back} to="/onboarding/device-linking">
          {translate("security.device-add")}
        </Link>
      }
    >
      {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
      {devices.length === 0 ? (
        <p>{translate("security.devices-none")}</p>
      ) : (
        <ul className={styles.list}>
          {devices.map(({ smartDeviceId, deviceName, linkedAt }) => (
            <li key={smartDeviceId}>
              <div>
                <strong>{deviceName}</strong>
                <span className={styles.soft}>
                  {translate("security.device-linked", {
                    date: formatInstantDay(linkedAt, translate.locale),
                  })}
                </span>
              </div>
              <TextButton
                label={translate("security.device-unlink-label", { name: deviceName })}
                isWorking={isRunning}
                onPress={() => unlink(smartDeviceId)}
              >
                {translate("security.device-unlink")}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
