import type { FoundDevice } from "@skywave/contract";
import { Controller } from "react-hook-form";
import { RadioIdField } from "#forms/radio-id/radio-id-field.tsx";
import { FindForm } from "./find-form.tsx";
import { useFindRadio } from "./use-find-radio.ts";

/** By the number that a radio shows on channel 0. */
export function RadioIdForm({ onFound }: { onFound: (radios: readonly FoundDevice[]) => void }) {
  const finding = useFindRadio("RID", onFound);
  const { control, setValue } = finding.form;
  return (
    <FindForm way="RID" finding={finding}>
      <Controller
        control={control}
        name="radioId"
        render={({ field, fieldState }) => (
          <RadioIdField
            {...field}
            error={fieldState.error?.message}
            onMend={(radioId) => setValue("radioId", radioId, { shouldValidate: true })}
          />
        )}
      />
    </FindForm>
  );
}
