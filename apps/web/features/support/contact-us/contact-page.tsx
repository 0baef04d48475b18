import { focusOnArrival } from "#forms/focus-on-arrival.ts";
import { Link } from "react-router";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Card } from "#ui/surface/card.tsx";
import { ContactForm } from "./contact-form.tsx";
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
