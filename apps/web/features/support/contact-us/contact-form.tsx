import { SUPPORT_TOPICS } from "@skywave/contract/support/support-message";
import { Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { useContactUs } from "./use-contact-us.ts";

/** Topic, address and message. */
export function ContactForm({ form }: { form: ReturnType<typeof useContactUs> }) {
  const translate = useTranslate<"support">();
  const { control, failure } = form;
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} onRetry={form.submit} takesFocus />
      )}
      <Controller
        control={control}
        name="topic"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={translate("contact-us.topic")}
            placeholder={translate("contact-us.topic.choose")}
            options={SUPPORT_TOPICS.map((value) => ({
              value,
              label: translate(`contact-us.topic.${value}`),
            }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("contact-us.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="message"
        render={({ field: { name, value, onChange }, fieldState }) => (
          <TextArea
            name={name}
            value={value}
            onChange={onChange}
            label={translate("contact-us.message")}
            description={translate("contact-us.message-hint")}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isRunning}>
          {translate("contact-us.send")}
        </Button>
      </div>
    </form>
  );
}
