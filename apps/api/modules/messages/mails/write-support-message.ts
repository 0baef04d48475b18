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
    subject: texts.say("support.subject", { topic: texts.say(`support.topic.${topic}`), reference }),
    heading: texts.say(`support.topic.${topic}`),
    language,
    blocks: [
      { kind: "quote", text: message, by: replyTo },
      {
        kind: "list",
        heading: texts.say("support.details"),
        items: [
          accountNumber === null
            ? texts.say("support.signed-out")
            : texts.say("support.account", { accountNumber }),
          texts.say("support.country", { country }),
        ],
      },
    ],
    footer: texts.say("support.footer"),
  };
}
