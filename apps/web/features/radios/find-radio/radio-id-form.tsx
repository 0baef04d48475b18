import type { FoundDevice } from "@skywave/contract";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import { Controller, useWatch } from "react-hook-form";
import { focusField } from "#forms/error-summary.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { ChannelZeroPicture } from "./channel-zero-picture.tsx";
import { FindForm } from "./find-form.tsx";
import styles from "./find-radio.module.css";
import { useFindRadio } from "./use-find-radio.ts";

/** By the number that a radio shows on channel 0; one that was read wrong is mended by a press. */
export function RadioIdForm({ onFound }: { onFound: (radios: readonly FoundDevice[]) => void }) {
  const translate = useTranslate<"radios">();
  const finding = useFindRadio("RID", onFound);
  const { control, setValue } = finding.form;
  const read = readRadioId(useWatch({ control, name: "radioId" }));
  const suggestion = read.ok || finding.problems.length === 0 ? undefined : read.suggestion;
  return (
    <FindForm way="RID" finding={finding}>
      <div>
        <Controller
          control={control}
          name="radioId"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("find-radio.radio-id")}
              description={translate("find-radio.radio-id-hint")}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
        {suggestion === undefined ? null : (
          <TextButton
            onPress={() => {
              setValue("radioId", suggestion, { shouldValidate: true });
              focusField("radioId");
            }}
          >
            {translate("find-radio.radio-id-suggestion", { radioId: suggestion })}
          </TextButton>
        )}
      </div>
      <Disclosure summary={translate("find-radio.radio-id-where")}>
        <div className={styles.help}>
          <ChannelZeroPicture />
          <p>{translate("find-radio.radio-id-channel")}</p>
        </div>
      </Disclosure>
    </FindForm>
  );
}
