import type { SubscriptionMessage } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

/** The mail about something in the schedule of a subscription: what happened, what it means, what can be done. */
export function writeSubscriptionMessage(
  content: SubscriptionMessage,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const { event, plan, amountInCents, currency, day } = content;
  const values = {
    plan,
    url: context.accountUrl,
    amount: amountInCents === null ? "" : texts.money(amountInCents, currency),
    day: day === null ? "" : texts.date(Temporal.PlainDate.from(day)),
  };
  const { url } = values;
  const what = { kind: "text", text: texts.format(`transactional.${event}.text`, values), url } as const;
  return {
    subject: texts.format(`transactional.${event}.subject`, values),
    heading: texts.format(`transactional.${event}.heading`, values),
    language: context.language,
    blocks:
      event === "payment-declined"
        ? [what, { kind: "text", text: nextMove(day, texts, values), url }]
        : [what],
    footer: texts.format("footer"),
  };
}

function nextMove(day: string | null, texts: MailTexts, values: Record<string, string>): string {
  return texts.format(
    day === null ? "transactional.payment-declined.another" : "transactional.payment-declined.again",
    values,
  );
}
