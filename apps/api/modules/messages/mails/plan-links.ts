import type { SubscriptionAdvanceMessage } from "#platform/jobs/job-payloads.ts";
import type { MailBlock } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { Decrypt } from "./write-account-mails.ts";
import { targetedLink } from "./write-targeted-link.ts";

/** How every advance message of a bill says where the plan is changed and cancelled: in the account, and without a sign-in. */
export function planLinks(
  { subscriptionId, encryptedTokens }: Pick<SubscriptionAdvanceMessage, "subscriptionId" | "encryptedTokens">,
  texts: MailTexts,
  context: { accountUrl: string; decrypt: Decrypt },
): MailBlock[] {
  return [
    { kind: "link", label: texts.format("ahead.button"), url: planUrl(subscriptionId, context) },
    ...(encryptedTokens === undefined
      ? []
      : [
          { kind: "text" as const, text: texts.format("ahead.without-sign-in") },
          ...(["change", "cancel"] as const).map((purpose) =>
            targetedLink({ purpose, token: context.decrypt(encryptedTokens[purpose]) }, texts, context),
          ),
        ]),
  ];
}

/** Where the plan is changed and cancelled, without a way through the account. */
export function planUrl(subscriptionId: string, { accountUrl }: { accountUrl: string }): string {
  return `${accountUrl}/plan/${encodeURIComponent(subscriptionId)}`;
}
