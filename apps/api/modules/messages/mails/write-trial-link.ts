import type { MessageContent } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { Decrypt } from "./write-account-mails.ts";

/** The page on which a trial is claimed. */
const CLAIM_PATH = "/activate/trial/used-vehicle/new";

/** The mail with the link to the trial of a vehicle. */
export function writeTrialLink(
  { encryptedToken, vehicle }: Extract<MessageContent, { template: "trial-link" }>,
  texts: MailTexts,
  context: { accountUrl: string; language: string; decrypt: Decrypt },
): MailDraft {
  const subject = texts.format("trial-link.subject", { vehicle });
  const query = new URLSearchParams({ token: context.decrypt(encryptedToken) }).toString();
  return {
    subject,
    heading: subject,
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format("trial-link.text", { vehicle }) },
      {
        kind: "link",
        label: texts.format("trial-link.button"),
        url: `${context.accountUrl}${CLAIM_PATH}?${query}`,
      },
      { kind: "text", text: texts.format("trial-link.ignore") },
    ],
    footer: texts.format("footer.account"),
  };
}
