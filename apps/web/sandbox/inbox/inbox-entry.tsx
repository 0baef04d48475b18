import { useId, useState } from "react";
import { TextButton } from "#ui/button/text-button.tsx";
import type { InboxMessage } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { AnswerText } from "./answer-text.tsx";
import { findCode, findLinks } from "./find-in-message.ts";
import { MessagePreview } from "./message-preview.tsx";

/** One message: what it is for at a glance, the whole of it on demand. */
export function InboxEntry({ message }: { message: InboxMessage }) {
  const { translate } = useSandbox();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const code = findCode(message.text);
  const sentAt = new Intl.DateTimeFormat(translate.locale, { dateStyle: "medium", timeStyle: "short" });
  const name = message.subject === "" ? translate("sandbox.inbox.text") : message.subject;
  return (
    <article id={`message-${message.id}`} className={styles.message} aria-label={name}>
      <h3 lang={message.locale}>{name}</h3>
      <p className={styles.soft}>
        {translate("sandbox.inbox.to", { to: message.to })} · {sentAt.format(new Date(message.sentAt))} ·{" "}
        {translate(message.channel === "mail" ? "sandbox.inbox.mail" : "sandbox.inbox.text")}
      </p>
      {code === undefined ? null : (
        <p>
          {translate("sandbox.inbox.code")} <code className={styles.code}>{code}</code>
        </p>
      )}
      <p className={styles.links}>
        {findLinks(message.text).map((link) => (
          <a key={link} href={link}>
            {link}
          </a>
        ))}
        <TextButton isExpanded={isOpen} controls={id} onPress={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? "sandbox.inbox.hide" : "sandbox.inbox.show")}
        </TextButton>
      </p>
      <div id={id}>
        {isOpen && message.html !== "" ? (
          <MessagePreview html={message.html} title={translate("sandbox.inbox.preview", { subject: name })} />
        ) : null}
        {isOpen && message.html === "" ? (
          <p className={styles.plain} lang={message.locale}>
            {message.text}
          </p>
        ) : null}
        {isOpen && message.channel === "text" ? <AnswerText phone={message.to} /> : null}
      </div>
    </article>
  );
}
