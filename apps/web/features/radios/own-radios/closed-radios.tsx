import type { ClosedDevice } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatYearMakeModel } from "#i18n/format-vehicle.ts";
import styles from "./own-radios.module.css";

/** The radios on which nothing of the account is heard any more. */
export function ClosedRadios({ devices }: { devices: readonly ClosedDevice[] }) {
  const translate = useTranslate<"radios">();
  if (devices.length === 0) return null;
  return (
    <div className={styles.closed}>
      <h3>{translate("closed-radios.heading")}</h3>
      <ul>
        {devices.map(({ radioId, last4DigitsOfRadioId: lastFour, vehicleInfo }) => (
          <li key={radioId}>
            {translate("closed-radios.radio", {
              vehicle:
                vehicleInfo === null
                  ? translate("find-radio.portable")
                  : formatYearMakeModel(
                      `${vehicleInfo.year} ${vehicleInfo.make} ${vehicleInfo.model}`,
                      translate.locale,
                    ),
              lastFour,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
