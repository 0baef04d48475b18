import type { FoundDevice } from "@skywave/contract";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./choose-own-radio.module.css";

export type NamedRadio = Pick<FoundDevice, "vehicle" | "radioIdLastFour">;

/** What people call the thing that a radio is in; a radio that is carried about is called one. */
export function formatWhereabouts(translate: Translator<"signal">, { vehicle }: NamedRadio): string {
  return vehicle === null ? translate("refresh.portable") : formatVehicle(vehicle, translate.locale);
}

/** A radio as people know it: by its vehicle, and the end of its number. */
export function RadioName({ radio }: { radio: NamedRadio }) {
  const translate = useTranslate<"signal">();
  return (
    <p className={styles.name}>
      <b>{formatWhereabouts(translate, radio)}</b>
      <span>{translate("refresh.radio-id", { lastFour: radio.radioIdLastFour })}</span>
    </p>
  );
}
