import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { useTrial } from "../identity/use-trial.ts";
import type { InboxMessage } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { findCode, findLinks } from "./find-in-message.ts";

// Not every browser knows Trusted Types; those that do accept no plain text for a frame.
const policyFactoryName: string = "trustedTypes";
const policyFactory: HtmlPolicyFactory | undefined = Reflect.get(window, policyFactoryName);
const policy = policyFactory?.createPolicy("sandbox-mail", { createHTML: (html) => html });

/** One message: what it is for at a glance, the whole of it on demand. */
export function InboxEntry({ message }: { message: InboxMessage }) {
  const { translate } = useSandbox();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const code = findCode(message.text);
  const sentAt = localizedDates(translate.locale, { dateStyle: "medium", timeStyle: "short" });
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

/** Answers a text as its receiver would, and shows what comes back. */
function AnswerText({ phone }: { phone: string }) {
  const { api, translate } = useSandbox();
  const [text, setText] = useState("STOP");
  const { made, hasFailed, isWorking, run } = useTrial<{ answer: string | null }>();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => api.make("answers-to-texts", { phone, text }));
  }
  return (
    <form className={styles.controls} onSubmit={submit}>
      <div className={styles.control}>
        <label htmlFor={id}>{translate("sandbox.inbox.answer")}</label>
        <input id={id} value={text} maxLength={160} onChange={(event) => setText(event.target.value)} />
      </div>
      <Button type="submit" look="quiet" isWorking={isWorking}>
        {translate("sandbox.inbox.answer-send")}
      </Button>
      <p role="status">
        {hasFailed ? translate("sandbox.failed") : null}
        {made === undefined ? null : (made.answer ?? translate("sandbox.inbox.answer-none"))}
      </p>
    </form>
  );
}

/**
 * A mail as a mail program shows it, in a frame of its own without scripts. The page's policy forbids styles
 * written into HTML, which mails are full of, so they wait in `data-style` and are set once the frame is there.
 */
function MessagePreview({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const dress = () => dressMail(element);
    element.addEventListener("load", dress);
    element.srcdoc = trustedHtml(html.replaceAll(" style=", " data-style="));
    return () => element.removeEventListener("load", dress);
  }, [html]);

  return (
    <iframe
      ref={frame}
      className={styles.preview}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

function dressMail(frame: HTMLIFrameElement): void {
  const mail = frame.contentDocument;
  if (!mail) return;
  for (const element of mail.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
  }
  for (const link of mail.links) link.setAttribute("target", "_blank");
  frame.style.height = `${mail.documentElement.scrollHeight}px`;
}

interface HtmlPolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

/** HTML for a frame in which no script can run, which is all that makes it trusted. */
function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
