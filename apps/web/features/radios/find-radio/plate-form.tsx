import type { FoundDevice } from "@skywave/contract";
import { plateRegionsOf } from "@skywave/domain/vehicles/plate";
import { Controller } from "react-hook-form";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { FindForm } from "./find-form.tsx";
import { useFindRadio } from "./use-find-radio.ts";

/** By the license plate, and the state or province that gave it. */
export function PlateForm({ onFound }: { onFound: (radios: readonly FoundDevice[]) => void }) {
  const translate = useTranslate<"radios">();
  const { country } = useApp();
  const finding = useFindRadio("LPL", onFound);
  const { control } = finding.form;
  const isFrench = translate.locale === "fr-CA";
  const regions = plateRegionsOf(country)
    .map(({ code, name, frenchName }) => ({ value: code, label: isFrench ? (frenchName ?? name) : name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, translate.locale));
  return (
    <FindForm way="LPL" finding={finding}>
      <div className={formStyles.pair}>
        <Controller
          control={control}
          name="licensePlate"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("find-radio.plate")}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="state"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={translate("find-radio.region")}
              placeholder={translate("find-radio.region-choose")}
              options={regions}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <p className={formStyles.hint}>{translate("find-radio.plate-hint")}</p>
    </FindForm>
  );
}
