import { giftCardEnd } from "@skywave/domain/billing/gift-card-end";
import type { Country } from "@skywave/domain/locale/country";
import type { Currency } from "@skywave/domain/money/currency";
import type { MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

/** A gift with the number of its card. */
export interface GiftToMail {
  number: string;
  country: Country;
  currency: Currency;
  amountInCents: number;
  design: keyof typeof COLORS;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  sendOn: Temporal.PlainDate;
  sentOn: Temporal.PlainDate | null;
}

/** Dark enough for white letters on both ends. */
const COLORS = {
  waves: ["#1b2a8f", "#0b6e8a"],
  vinyl: ["#3a1c5c", "#8a1c4f"],
  sunrise: ["#9a3412", "#86198f"],
  stars: ["#0f172a", "#4338ca"],
} as const;

/** The mail that carries a gift card to whom it is for: who sent it, what it is worth, and how it is used. */
export function writeGift(
  gift: GiftToMail,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const sender = withoutLinks(gift.senderName);
  const message = withoutLinks(gift.message);
  const amount = texts.money(gift.amountInCents, gift.currency);
  const values = { sender, amount, name: withoutLinks(gift.recipientName) };
  const issuedOn = gift.sentOn ?? gift.sendOn;
  const end = giftCardEnd({ country: gift.country, issuedOn });
  const url = new URL("/account/gift-card", context.accountUrl).href;
  return {
    subject: texts.format("gift-mail.subject", values),
    heading: texts.format("gift-mail.heading", values),
    language: context.language,
    blocks: [
      { kind: "face", title: texts.format("gift-mail.face"), amount, colors: COLORS[gift.design] },
      { kind: "text", text: texts.format("gift-mail.text", values) },
      ...(message === "" ? [] : [{ kind: "quote", text: message, by: sender } as const]),
      { kind: "text", text: texts.format("gift-mail.number") },
      { kind: "code", code: gift.number },
      { kind: "link", label: texts.format("gift-mail.button"), url },
      { kind: "text", text: texts.format("gift-mail.how", { url }), url },
      {
        kind: "text",
        text:
          end === undefined
            ? texts.format("gift-mail.terms.no-end")
            : texts.format("gift-mail.terms.end", { day: texts.date(end.subtract({ days: 1 })) }),
      },
    ],
    footer: texts.format("gift-mail.footer", values),
  };
}

/** What the giver is sent once they have paid. It tells no number: the card is somebody else's. */
export function writeGiftReceipt(
  gift: GiftToMail,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const amount = texts.money(gift.amountInCents, gift.currency);
  const values = {
    amount,
    name: withoutLinks(gift.recipientName),
    email: gift.recipientEmail,
    day: texts.date(gift.sentOn ?? gift.sendOn),
  };
  const url = new URL("/account/gift-card", context.accountUrl).href;
  return {
    subject: texts.format("gift-receipt.subject", values),
    heading: texts.format("gift-receipt.heading"),
    language: context.language,
    blocks: [
      {
        kind: "amounts",
        heading: texts.format("gift-receipt.charged"),
        rows: [
          { label: texts.format("gift-receipt.card", values), amount },
          { label: texts.format("order.line.total"), amount, isTotal: true },
        ],
      },
      { kind: "text", text: texts.format("gift-receipt.no-tax") },
      {
        kind: "text",
        text: texts.format(gift.sentOn === null ? "gift-receipt.scheduled" : "gift-receipt.sent", values),
      },
      { kind: "link", label: texts.format("gift-receipt.button"), url },
    ],
    footer: texts.format("footer"),
  };
}

/** What the giver is sent when their bank takes the money of a gift back, and when it brings it back to us. */
export function writeContestedGift(
  change: { gift: GiftToMail; template: "gift-voided" | "gift-restored"; amountInCents: number },
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const { gift, template } = change;
  const values = {
    amount: texts.money(gift.amountInCents, gift.currency),
    left: texts.money(change.amountInCents, gift.currency),
    name: withoutLinks(gift.recipientName),
  };
  const url = new URL("/account/gift-card", context.accountUrl).href;
  return {
    subject: texts.format(`${template}.subject`, values),
    heading: texts.format(`${template}.heading`),
    language: context.language,
    blocks: [
      {
        kind: "text",
        text: texts.format(gift.sentOn === null ? `${template}.waiting` : `${template}.sent`, values),
      },
      { kind: "text", text: texts.format(`${template}.next`) },
      { kind: "link", label: texts.format("gift-receipt.button"), url },
    ],
    footer: texts.format("footer"),
  };
}

/**
 * What people type to one another goes out under our name: mail programs make a link of whatever looks like an
 * address, so an unseen joiner stands where one would begin or end.
 */
function withoutLinks(text: string): string {
  return text.replace(/(?<=\S)([.:/@])(?=\S)/g, "$1\u2060");
}
