import type { FoundDevice } from "@skywave/contract";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./choose-own-radio.module.css";

export type NamedRadio = Pick<FoundDevice, "type" | "vehicle" | "radioIdLastFour">;

/** What people call the thing that a radio is in; a radio that is carried about is called one. */
export function formatVehicle(translate: Translator<"signal">, { vehicle }: NamedRadio): string {
  if (vehicle === null) return translate("refresh.portable");
  const { year, make, model } = vehicle;
  return translate("refresh.vehicle", { year: String(year), make, model });
}

/** A radio as people know it: by its vehicle, and the end of its number. */
export function RadioName({ radio }: { radio: NamedRadio }) {
  const translate = useTranslate<"signal">();
  return (
    <p className={styles.name}>
      <b>{formatVehicle(translate, radio)}</b>
      <span>{translate("refresh.radio-id", { lastFour: radio.radioIdLastFour })}</span>
    </p>
  );
}
