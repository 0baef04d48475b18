import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { formatInstant } from "#i18n/format-where-and-when.ts";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { StopCallsForm } from "./stop-calls-form.tsx";
import styles from "./stop-calls.module.css";
import { type StopCallsRequest, useStopCalls } from "./use-stop-calls.ts";

/** Where anybody, customer or not, asks to be left alone by calls and texts. */
export function StopCallsPage() {
  const translate = useTranslate<"self">();
  const request = useStopCalls();
  const part = useKeptFocus<HTMLDivElement>(request.receipt === undefined ? "asking" : "done");
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("stop-calls.heading")}</h1>
      <p className={styles.lead}>{translate("stop-calls.text")}</p>
      <div ref={part} className={styles.card}>
        {request.receipt === undefined ? (
          <StopCallsForm request={request} />
        ) : (
          <Receipt receipt={request.receipt} onMore={request.startOver} />
        )}
      </div>
    </div>
  );
}

interface ReceiptProps {
  receipt: NonNullable<StopCallsRequest["receipt"]>;
  onMore: () => void;
}

function Receipt({ receipt, onMore }: ReceiptProps) {
  const translate = useTranslate<"self">();
  return (
    <div className={styles.receipt}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {translate("stop-calls.done-heading")}
      </h2>
      <p>{translate("stop-calls.done", { when: formatInstant(receipt.since, translate.locale) })}</p>
      <ul>
        {receipt.contacts.map((contact) => (
          <li key={contact}>{contact}</li>
        ))}
      </ul>
      <p className={styles.note}>{translate("stop-calls.done-keep")}</p>
      <p>
        <TextButton onPress={onMore}>{translate("stop-calls.more")}</TextButton>
      </p>
    </div>
  );
}
