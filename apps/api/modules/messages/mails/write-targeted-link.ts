import type { LinkPurpose, TargetedLinkMail } from "#platform/jobs/job-payloads.ts";
import type { MailBlock, MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { Decrypt } from "./write-account-mails.ts";

const PATHS: Record<LinkPurpose, string> = {
  cancel: "/account/subscription/cancel-targeted",
  change: "/account/subscription/change-targeted",
  transfer: "/transfer/targeted",
};

/** The link to a page of one plan, which asks for a code in the place of a sign-in. */
export function targetedLink(
  { purpose, token }: { purpose: LinkPurpose; token: string },
  texts: MailTexts,
  { accountUrl }: { accountUrl: string },
): MailBlock {
  const url = new URL(PATHS[purpose], accountUrl);
  url.searchParams.set("token", token);
  return {
    kind: "link",
    label: texts.format(`plan-link.${purpose}.button`),
    url: url.href,
  };
}

/** The mail with the fresh link that was asked for, or with the word that the plan has ended. */
export function writeTargetedLink(
  { purpose, plan, encryptedToken, expiresInMinutes }: TargetedLinkMail,
  texts: MailTexts,
  context: { accountUrl: string; language: string; decrypt: Decrypt },
): MailDraft {
  const values = { plan, minutes: expiresInMinutes, url: context.accountUrl };
  const subject = texts.format(
    encryptedToken === null ? "plan-link.over" : `plan-link.${purpose}.subject`,
    values,
  );
  const blocks: MailBlock[] =
    encryptedToken === null
      ? [{ kind: "text", text: texts.format("plan-link.over-text", values), url: context.accountUrl }]
      : [
          { kind: "text", text: texts.format("plan-link.text", values) },
          targetedLink({ purpose, token: context.decrypt(encryptedToken) }, texts, context),
          { kind: "text", text: texts.format("plan-link.ignore") },
        ];
  return {
    subject,
    heading: subject,
    language: context.language,
    blocks,
    footer: texts.format("footer.account"),
  };
}
