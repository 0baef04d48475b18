import type { FoundDevice } from "@skywave/contract";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./find-radio.module.css";

interface ChooseFoundRadioProps {
  radios: readonly FoundDevice[];
  onChosen: (radio: FoundDevice) => void;
  onNone: () => void;
}

/** Which of several vehicles with one plate: whoever is beside theirs knows its year, make and model. */
export function ChooseFoundRadio({ radios, onChosen, onNone }: ChooseFoundRadioProps) {
  const translate = useTranslate<"radios">();
  const nameOf = ({ vehicle }: FoundDevice) =>
    vehicle === null ? translate("find-radio.portable") : formatVehicle(vehicle, translate.locale);
  return (
    <section aria-label={translate("find-radio.which")} className={styles.several}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {translate("find-radio.which")}
      </h3>
      <p>{translate("find-radio.which-text")}</p>
      <ul className={styles.found}>
        {radios.map((radio) => (
          <li key={radio.token}>
            <p>
              <b>{nameOf(radio)}</b>
              <span>{translate("find-radio.last-four", { lastFour: radio.radioIdLastFour })}</span>
            </p>
            <Button look="quiet" onPress={() => onChosen(radio)}>
              {translate("find-radio.choose")}
              <span className="visually-hidden"> {nameOf(radio)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <TextButton onPress={onNone}>{translate("find-radio.none")}</TextButton>
      </p>
    </section>
  );
}
