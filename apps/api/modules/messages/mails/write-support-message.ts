import type { SupportMessageMail } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

/** The mail to the support team: what somebody asks, and how to reach them. */
export function writeSupportMessage(
  { reference, topic, replyTo, country, message, accountNumber }: SupportMessageMail,
  texts: MailTexts,
  language: string,
): MailDraft {
  return {
    subject: texts.format("support.subject", { topic: texts.format(`support.topic.${topic}`), reference }),
    heading: texts.format(`support.topic.${topic}`),
    language,
    blocks: [
      { kind: "quote", text: message, by: replyTo },
      {
        kind: "list",
        heading: texts.format("support.details"),
        items: [
          accountNumber === null
            ? texts.format("support.signed-out")
            : texts.format("support.account", { accountNumber }),
          texts.format("support.country", { country }),
        ],
      },
    ],
    footer: texts.format("support.footer"),
  };
}
