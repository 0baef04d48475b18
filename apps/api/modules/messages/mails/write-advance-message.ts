import type {
  CardAdvanceMessage,
  FreeEndMail,
  SubscriptionAdvanceMessage,
} from "#platform/jobs/job-payloads.ts";
import { amountsOf } from "./amounts-of.ts";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { Decrypt } from "./write-account-mails.ts";
import { planLinks, planUrl } from "./plan-links.ts";
import { targetedLink } from "./write-targeted-link.ts";

/** The mail about what is coming: when, what it costs before and after, what happens if nothing is done, how to cancel. */
export function writeAdvanceMessage(
  message: SubscriptionAdvanceMessage,
  texts: MailTexts,
  context: { accountUrl: string; language: string; decrypt: Decrypt },
): MailDraft {
  const { kind, encryptedTokens, plan, currency, day, beforeInCents, after } = message;
  const values = {
    plan,
    day: texts.date(Temporal.PlainDate.from(day)),
    before: beforeInCents === null ? "" : texts.money(beforeInCents, currency),
    amount: texts.money(after.totalInCents, currency),
    period: texts.period(after.billingPeriod),
  };
  const heading = texts.format("ahead.bill", values);
  return {
    subject: texts.format(`ahead.${kind}.subject`, values),
    heading: texts.format(`ahead.${kind}.heading`, values),
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format(`ahead.${kind}.text`, values) },
      amountsOf(after, { heading, plan, currency }, texts),
      { kind: "text", text: texts.format("ahead.nothing", values) },
      { kind: "text", text: texts.format("ahead.cancel", values) },
      ...planLinks(message, texts, context),
      ...(encryptedTokens?.transfer === undefined
        ? []
        : [
            { kind: "text" as const, text: texts.format("ahead.another-vehicle") },
            targetedLink(
              { purpose: "transfer", token: context.decrypt(encryptedTokens.transfer) },
              texts,
              context,
            ),
          ]),
    ],
    footer: texts.format("footer"),
  };
}

const PLANS_FOR_RADIOS = "/subscribe/checkout/purchase/satellite/organic/new";

/** The mail about free time that ends by itself: when, that nothing is charged or to be done, and how to go on. */
export function writeFreeEnd(
  { subscriptionId, plan, day, isVehicleTrial = false }: FreeEndMail,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const values = { plan, day: texts.date(Temporal.PlainDate.from(day)) };
  return {
    subject: texts.format("ahead.freeEnd.subject", values),
    heading: texts.format("ahead.freeEnd.heading", values),
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format("ahead.freeEnd.text", values) },
      {
        kind: "text",
        text: texts.format(isVehicleTrial ? "ahead.freeEnd.go-on-in-car" : "ahead.freeEnd.go-on"),
      },
      {
        kind: "link",
        label: texts.format("ahead.freeEnd.button"),
        url: isVehicleTrial
          ? new URL(PLANS_FOR_RADIOS, context.accountUrl).href
          : planUrl(subscriptionId, context),
      },
    ],
    footer: texts.format("footer"),
  };
}

/** The mail about a card that ends, or has ended. */
export function writeCardAdvanceMessage(
  { kind, last4, expiresOn }: CardAdvanceMessage,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const lastDay = Temporal.PlainDate.from(expiresOn).subtract({ days: 1 });
  const values = { last4, day: texts.date(lastDay) };
  return {
    subject: texts.format(`ahead.${kind}.subject`, values),
    heading: texts.format(`ahead.${kind}.subject`, values),
    language: context.language,
    blocks: [
      { kind: "text", text: texts.format(`ahead.${kind}.text`, values) },
      {
        kind: "link",
        label: texts.format("ahead.card.button"),
        url: `${context.accountUrl}/payment-methods`,
      },
    ],
    footer: texts.format("footer"),
  };
}
