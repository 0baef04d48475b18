import { readRadioId } from "@skywave/domain/radios/radio-id";
import type { Ref } from "react";
import { focusField } from "../error-summary.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { ChannelZeroPicture } from "./channel-zero-picture.tsx";
import styles from "./radio-id.module.css";

interface RadioIdFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
  error: string | undefined;
  /** Takes what was most likely meant, and looks at the field again. */
  onMend: (radioId: string) => void;
}

/** The number that a radio shows on channel 0, and where that is; one that was read wrong is mended by a press. */
export function RadioIdField({ onMend, ...field }: RadioIdFieldProps) {
  const translate = useTranslate<"radios">();
  const read = readRadioId(field.value);
  const suggestion = read.ok || field.error === undefined ? undefined : read.suggestion;
  return (
    <>
      <div>
        <TextField
          {...field}
          label={translate("find-radio.radio-id")}
          description={translate("find-radio.radio-id-hint")}
          autoComplete="off"
        />
        {suggestion === undefined ? null : (
          <TextButton
            onPress={() => {
              onMend(suggestion);
              focusField(field.name);
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
    </>
  );
}
