import type { StudentMessage } from "#platform/jobs/job-payloads.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import { planLinks } from "./plan-links.ts";
import type { Decrypt } from "./write-account-mails.ts";

/** Where each mail leads. */
const LEADS_TO = {
  verified: { path: "/subscribe/checkout/studentverification/new", button: "student-mail.button.checkout" },
  renewed: { path: "/student", button: "student-mail.button.area" },
  rejected: { path: "/subscribe/checkout/studentverification/new", button: "student-mail.button.again" },
  renewalRejected: { path: "/student/re-verify/new", button: "student-mail.button.again" },
  ending: { path: "/student/re-verify/new", button: "student-mail.button.renew" },
} as const;

/** The mail about a student's check, and about the day on which their price steps up. */
export function writeStudentMessage(
  { event, verifiedUntil, outlook }: StudentMessage,
  texts: MailTexts,
  context: { accountUrl: string; language: string; decrypt: Decrypt },
): MailDraft {
  const day = (iso: string) => texts.date(Temporal.PlainDate.from(iso));
  const values = {
    until: verifiedUntil === null ? "" : day(verifiedUntil),
    plan: outlook?.plan ?? "",
    day: outlook === null ? "" : day(outlook.stepsUpOn),
    before: outlook === null ? "" : texts.money(outlook.beforeInCents, outlook.currency),
    amount: outlook === null ? "" : texts.money(outlook.afterInCents, outlook.currency),
    period: outlook === null ? "" : texts.period(outlook.billingPeriod),
  };
  const { path, button } = LEADS_TO[outlook !== null && event === "verified" ? "renewed" : event];
  const link = {
    kind: "link",
    label: texts.format(button),
    url: new URL(path, context.accountUrl).href,
  } as const;
  return {
    subject: texts.format(`student-mail.${event}.subject`, values),
    heading: texts.format(`student-mail.${event}.heading`, values),
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format(`student-mail.${event}.text`, values) },
      ...(outlook === null
        ? []
        : [{ kind: "text" as const, text: texts.format("student-mail.outlook", values) }]),
      link,
      ...(outlook?.links === undefined ? [] : planLinks(outlook.links, texts, context)),
    ],
    footer: texts.format("footer"),
  };
}
