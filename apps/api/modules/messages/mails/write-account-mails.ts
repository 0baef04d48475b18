import type { MessageContent, SecurityNotice } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

/** Decrypts what travelled encrypted. */
export type Decrypt = (encrypted: string) => string;

type ContentOf<T extends MessageContent["template"]> = Extract<MessageContent, { template: T }>;

const CODE_KINDS = {
  "one-time-code": "code",
  "already-registered": "registered",
  "new-contact": "contact",
} as const;

/** The mail that carries a one-time code, for whatever it was asked. */
export function writeCode(
  content: ContentOf<"one-time-code" | "already-registered" | "new-contact">,
  texts: MailTexts,
  { decrypt, language }: { decrypt: Decrypt; language: string },
): MailDraft {
  const kind = CODE_KINDS[content.template];
  const code = decrypt(content.encryptedCode);
  const values = { code, minutes: content.expiresInMinutes };
  return {
    subject: texts.format(`${kind}.subject`, values),
    heading: texts.format(`${kind}.heading`),
    language,
    blocks: [
      { kind: "text", text: texts.format(`${kind}.text`, values) },
      { kind: "code", code },
      { kind: "text", text: texts.format("code.ignore") },
    ],
    footer: texts.format("footer.account"),
  };
}

/** The mail that carries a sign-in link, and says which browser asked for it. */
export function writeMagicLink(
  content: ContentOf<"magic-link">,
  texts: MailTexts,
  { decrypt, language }: { decrypt: Decrypt; language: string },
): MailDraft {
  const values = { minutes: content.expiresInMinutes, browser: content.requestedFrom };
  return {
    subject: texts.format("sign-in-mail.subject"),
    heading: texts.format("sign-in-mail.heading"),
    language,
    blocks: [
      { kind: "text", text: texts.format("sign-in-mail.text", values) },
      { kind: "link", label: texts.format("sign-in-mail.button"), url: decrypt(content.encryptedUrl) },
      { kind: "text", text: texts.format("sign-in-mail.ignore") },
    ],
    footer: texts.format("footer.account"),
  };
}

/** The first mail of an account; who did not sign up is led to the code that proves the address to be theirs. */
export function writeWelcome(
  { isAddressProved }: ContentOf<"welcome">,
  texts: MailTexts,
  { accountUrl, language }: { accountUrl: string; language: string },
): MailDraft {
  const signInUrl = `${accountUrl}/login`;
  return {
    subject: texts.format("welcome.subject"),
    heading: texts.format("welcome.subject"),
    language,
    blocks: [
      { kind: "text", text: texts.format("welcome.text") },
      { kind: "link", label: texts.format("welcome.button"), url: accountUrl },
      ...(isAddressProved
        ? []
        : [
            { kind: "text" as const, text: texts.format("welcome.verify") },
            {
              kind: "text" as const,
              text: texts.format("welcome.was-not-you", { url: signInUrl }),
              url: signInUrl,
            },
          ]),
    ],
    footer: texts.format("footer.account"),
  };
}

/** The mail about a change of credentials, which its owner can answer if it was not theirs. */
export function writeSecurityNotice(
  notice: SecurityNotice,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  return {
    subject: texts.format(`notice.${notice}`),
    heading: texts.format(`notice.${notice}`),
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format("notice.was-you") },
      {
        kind: "text",
        text: texts.format("notice.was-not-you", { url: context.accountUrl }),
        url: context.accountUrl,
      },
    ],
    footer: texts.format("footer.account"),
  };
}

/** The last mail: what ended and what is kept. */
export function writeGoodbye(texts: MailTexts, language: string): MailDraft {
  return {
    subject: texts.format("deleted.subject"),
    heading: texts.format("deleted.subject"),
    language,
    blocks: [
      { kind: "text", text: texts.format("deleted.text") },
      { kind: "text", text: texts.format("deleted.records") },
    ],
    footer: texts.format("footer.account"),
  };
}

/** What a text message says; undefined for what is only ever mailed. */
export function textMessageOf(
  content: MessageContent,
  texts: MailTexts,
  { decrypt, accountUrl }: { decrypt: Decrypt; accountUrl: string },
): string | undefined {
  if ("encryptedCode" in content)
    return texts.format("code.sms", {
      code: decrypt(content.encryptedCode),
      minutes: content.expiresInMinutes,
    });
  if (content.template === "refresh-steps") return texts.format("refresh.sms");
  if (content.template !== "security-notice") return undefined;
  return texts.format("notice.sms", { what: texts.format(`notice.${content.notice}`), url: accountUrl });
}
