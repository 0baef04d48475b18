import { SUPPORT_TOPICS } from "@skywave/contract/support/support-message";
import { Controller } from "react-hook-form";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { Link } from "react-router";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Card } from "#ui/surface/card.tsx";
import styles from "./contact-us.module.css";
import { useContactUs } from "./use-contact-us.ts";

/** The ways to a person: a message for everybody, a call and a chat where the configuration has them. */
export function ContactPage() {
  const translate = useTranslate<"support">();
  const { brand, support } = useApp().shell;
  const form = useContactUs();
  const part = useKeptFocus<HTMLDivElement>(form.receipt === undefined ? "writing" : "sent");
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("contact-us.heading")}</h1>
      <p className={styles.lead}>
        {translate("contact-us.lead")} <Link to={brand.helpUrl}>{translate("help.search")}</Link>
      </p>
      <div ref={part} className={styles.card}>
        {form.receipt === undefined ? (
          <ContactForm form={form} />
        ) : (
          <Receipt receipt={form.receipt} onMore={form.startOver} />
        )}
      </div>
      {support.phone === "" ? null : (
        <Card heading={translate("contact-us.call")}>
          <p>
            <a href={`tel:${support.phone}`}>{translate("contact-us.call-text", { phone: support.phone })}</a>
          </p>
        </Card>
      )}
      {support.chatUrl === "" ? null : (
        <Card heading={translate("contact-us.chat")}>
          <p>
            <a href={support.chatUrl}>{translate("contact-us.chat-open")}</a>
          </p>
        </Card>
      )}
    </div>
  );
}

interface ReceiptProps {
  receipt: { email: string; reference: string };
  onMore: () => void;
}

function Receipt({ receipt, onMore }: ReceiptProps) {
  const translate = useTranslate<"support">();
  return (
    <div className={styles.receipt}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {translate("contact-us.done-heading")}
      </h2>
      <p>{translate("contact-us.done", { email: receipt.email, reference: receipt.reference })}</p>
      <p>
        <TextButton onPress={onMore}>{translate("contact-us.another")}</TextButton>
      </p>
    </div>
  );
}

/** Topic, address and message. */
function ContactForm({ form }: { form: ReturnType<typeof useContactUs> }) {
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
