import type { MessageContent } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { Decrypt } from "./write-account-mails.ts";

/** The page on which a trial is claimed. */
const CLAIM_PATH = "/activate";

/** The mail with the link to the trial of a vehicle. */
export function writeTrialLink(
  { encryptedToken, vehicle }: Extract<MessageContent, { template: "trial-link" }>,
  texts: MailTexts,
  context: { accountUrl: string; language: string; decrypt: Decrypt },
): MailDraft {
  const subject = texts.format("trial-link.subject", { vehicle });
  // In the fragment, which browsers send to no server and put into no Referer.
  const url = new URL(CLAIM_PATH, context.accountUrl);
  url.hash = context.decrypt(encryptedToken);
  return {
    subject,
    heading: subject,
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format("trial-link.text", { vehicle }) },
      {
        kind: "link",
        label: texts.format("trial-link.button"),
        url: url.href,
      },
      { kind: "text", text: texts.format("trial-link.ignore") },
    ],
    footer: texts.format("footer.account"),
  };
}
