import type { Locale } from "@skywave/domain/locale/locale";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Brand } from "#platform/brands/brands.ts";
import type { MessageCarrier } from "#providers/mail/message-carrier.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { Purchase } from "#modules/orders/index.ts";
import { htmlOf, type MailDraft, type MailFace, plainTextOf } from "./mail-layout.ts";
import { type MailTexts, mailTextsIn } from "./mail-texts.ts";
import { nameLanguage, nameLanguages } from "./name-language.ts";
import {
  textMessageOf,
  type Decrypt,
  writeCode,
  writeGoodbye,
  writeMagicLink,
  writeSecurityNotice,
  writeWelcome,
} from "./mails/write-account-mails.ts";
import {
  type GiftToMail,
  writeContestedGift,
  writeGift,
  writeGiftReceipt,
} from "./mails/write-gift-mails.ts";
import { writeCardAdvanceMessage, writeFreeEnd, writeAdvanceMessage } from "./mails/write-advance-message.ts";
import { writeStudentMessage } from "./mails/write-student-message.ts";
import { writeSubscriptionMessage } from "./mails/write-subscription-message.ts";
import { writeSupportMessage } from "./mails/write-support-message.ts";
import { writeTargetedLink } from "./mails/write-targeted-link.ts";
import { writeTrialLink } from "./mails/write-trial-link.ts";
import { writeOrderConfirmation } from "./mails/write-order-confirmation.ts";

interface SendMessageNeeds {
  carrier: MessageCarrier;
  /** Under whose name the message goes out. */
  brandOf: (message: OutgoingMessage) => Promise<Brand>;
  /** Where readers of a language have their account: people of the two countries have it on other hosts. */
  accountUrlIn: (locale: Locale, brand: Brand) => string;
  /** The way out of offers for whoever has an address; undefined where none are sent there. */
  stopOffersUrl: (contact: string, of: { locale: Locale; brand: Brand }) => Promise<string | undefined>;
  decrypt: Decrypt;
  findPurchase: (identityId: string, orderId: string) => Promise<Purchase | undefined>;
  findGift: (identityId: string, giftId: string) => Promise<GiftToMail | undefined>;
  mayMarketTo: Consents["mayMarketTo"];
}

/** What somebody waits for to go on, and what goes to us: nothing stands in them beside what they are for. */
const AS_SHORT_AS_CAN_BE: ReadonlySet<OutgoingMessage["content"]["template"]> = new Set([
  "one-time-code",
  "already-registered",
  "new-contact",
  "magic-link",
  "targeted-link",
  "trial-link",
  "support-message",
]);

/** Writes a message in its person's language and hands it to the carrier. */
export function createSendMessage(dependencies: SendMessageNeeds) {
  const { carrier, decrypt } = dependencies;
  const draft = createDraft(dependencies);

  /** The mail with the link that stops offers, for whoever gets any: in the same medium, and without a sign-in. */
  const withWayOut = async (
    { to, locale, content }: OutgoingMessage & { to: string },
    { mail, texts, brand }: { mail: MailDraft; texts: MailTexts; brand: Brand },
  ): Promise<MailDraft> => {
    if (AS_SHORT_AS_CAN_BE.has(content.template)) return mail;
    const url = await dependencies.stopOffersUrl(to, { locale, brand });
    if (url === undefined) return mail;
    return { ...mail, wayOut: { text: texts.format("footer.stop-offers", { url }), url } };
  };

  return async (message: OutgoingMessage): Promise<void> => {
    const { id, to, channel, locale, content, marketing } = message;
    if (to === null) return;
    const identityId = marketing?.identityId ?? undefined;
    if (marketing !== undefined && !(await dependencies.mayMarketTo({ contact: to, identityId, channel })))
      return;
    const writtenAt = message.writtenAt === undefined ? undefined : Temporal.Instant.from(message.writtenAt);
    const brand = await dependencies.brandOf(message);
    const texts = mailTextsIn(locale, brand.name);
    const accountUrl = dependencies.accountUrlIn(locale, brand);
    const envelope = { id, to, channel, locale, writtenAt, sender: brand.name };
    if (channel === "text") {
      const context = { decrypt, accountUrl: nameLanguage(accountUrl, locale) };
      const text = textMessageOf(content, texts, context);
      if (text === undefined) throw new Error(`${content.template} is no text message`);
      await carrier.carry({ ...envelope, subject: "", text, html: "" });
      return;
    }
    const mail = await draft(message, { texts, accountUrl, language: locale });
    const written = nameLanguages(await withWayOut({ ...message, to }, { mail, texts, brand }), locale);
    crashPoint("mail.drafted");
    const replyTo = "replyTo" in content ? content.replyTo : undefined;
    await carrier.carry({ ...envelope, ...partsOf(written, brand), replyTo });
    crashPoint("mail.carried");
  };
}

/** Writes the mail that each template is about. */
function createDraft({
  decrypt,
  findPurchase,
  findGift,
}: Pick<SendMessageNeeds, "decrypt" | "findPurchase" | "findGift">) {
  const giftOf = ({ identityId, giftId }: { identityId: string; giftId: string }) =>
    still(findGift(identityId, giftId), `gift ${giftId}`);
  const purchaseOf = ({ identityId, orderId }: { identityId: string; orderId: string }) =>
    still(findPurchase(identityId, orderId), `order ${orderId}`);

  return async (
    { content, locale }: OutgoingMessage,
    { texts, ...context }: { texts: MailTexts; accountUrl: string; language: Locale },
  ): Promise<MailDraft> => {
    switch (content.template) {
      case "one-time-code":
      case "already-registered":
      case "new-contact":
        return writeCode(content, texts, { decrypt, language: locale });
      case "magic-link":
        return writeMagicLink(content, texts, { decrypt, language: locale });
      case "targeted-link":
        return writeTargetedLink(content, texts, { ...context, decrypt });
      case "trial-link":
        return writeTrialLink(content, texts, { ...context, decrypt });
      case "security-notice":
        return writeSecurityNotice(content.notice, texts, context);
      case "welcome":
        return writeWelcome(content, texts, context);
      case "identity-deleted":
        return writeGoodbye(texts, locale);
      case "order-confirmed":
        return writeOrderConfirmation(await purchaseOf(content), texts, context);
      case "gift":
        return writeGift(await giftOf(content), texts, context);
      case "gift-receipt":
        return writeGiftReceipt(await giftOf(content), texts, context);
      case "gift-voided":
      case "gift-restored":
        return writeContestedGift({ ...content, gift: await giftOf(content) }, texts, context);
      case "subscription-message":
        return writeSubscriptionMessage(content, texts, context);
      case "advance-message":
        return writeAdvanceMessage(content, texts, { ...context, decrypt });
      case "free-end":
        return writeFreeEnd(content, texts, context);
      case "student-message":
        return writeStudentMessage(content, texts, { ...context, decrypt });
      case "card-advance-message":
        return writeCardAdvanceMessage(content, texts, context);
      case "support-message":
        return writeSupportMessage(content, texts, locale);
      case "refresh-steps":
        throw new Error("the steps of a refresh are no mail");
    }
  };
}

/** What a message is about must still be there when it is written. */
async function still<T>(found: Promise<T | undefined>, name: string): Promise<T> {
  const thing = await found;
  if (thing === undefined) throw new Error(`${name} is gone`);
  return thing;
}

/** A mail as it is carried: with a plain text beside the laid out one. */
function partsOf(mail: MailDraft, face: MailFace) {
  return { subject: mail.subject, text: plainTextOf(mail), html: htmlOf(mail, face) };
}
