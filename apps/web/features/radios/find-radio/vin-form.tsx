import type { FoundDevice } from "@skywave/contract";
import { Controller, useWatch } from "react-hook-form";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { FindForm } from "./find-form.tsx";
import { doubtfulVin } from "./find-values.ts";
import { useFindRadio } from "./use-find-radio.ts";

/** By the vehicle's number. A wrong check digit is most often a slip, and now and then true. */
export function VinForm({ onFound }: { onFound: (radios: readonly FoundDevice[]) => void }) {
  const translate = useTranslate<"radios">();
  const finding = useFindRadio("VIN", onFound);
  const { form, doubted, refusal, isSending } = finding;
  const vin = useWatch({ control: form.control, name: "vin" });
  const isDoubted = doubted !== undefined && doubtfulVin(vin) === doubted;
  return (
    <FindForm way="VIN" finding={finding}>
      {isDoubted && refusal === undefined && !isSending ? (
        <Notice key={doubted} tone="warn" takesFocus>
          {translate("find-radio.vin-check", { button: translate("find-radio.submit") })}
        </Notice>
      ) : null}
      <Controller
        control={form.control}
        name="vin"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("find-radio.vin")}
            description={translate("find-radio.vin-hint")}
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
    </FindForm>
  );
}
