import type { OutgoingMessage } from "../../platform/jobs/job-payloads.ts";
import type { MessageCarrier } from "../../providers/mail/message-carrier.ts";
import type { OrderRow } from "../orders/index.ts";
import { htmlOf, type MailDraft, plainTextOf } from "./mail-layout.ts";
import { type MailTexts, mailTextsIn } from "./mail-texts.ts";
import { writeOrderConfirmation } from "./write-order-confirmation.ts";

/** Writes a message in its person's language and hands it to the carrier. */
export function createSendMessage(dependencies: {
  carrier: MessageCarrier;
  brandName: string;
  accountUrl: string;
  findOrder: (identityId: string, orderId: string) => Promise<OrderRow | undefined>;
}) {
  const { carrier, brandName, accountUrl, findOrder } = dependencies;

  const draft = async ({ content, locale }: OutgoingMessage, texts: MailTexts): Promise<MailDraft> => {
    switch (content.template) {
      case "one-time-code":
      case "already-registered": {
        const kind = content.template === "one-time-code" ? "code" : "registered";
        const values = { code: content.code, minutes: content.expiresInMinutes };
        return {
          subject: texts.say(`${kind}.subject`, values),
          heading: texts.say(`${kind}.heading`),
          language: locale,
          blocks: [
            { kind: "text", text: texts.say(`${kind}.text`, values) },
            { kind: "code", code: content.code },
            { kind: "text", text: texts.say("code.ignore") },
          ],
          footer: texts.say("footer"),
        };
      }
      case "order-confirmed": {
        const order = await findOrder(content.identityId, content.orderId);
        if (order === undefined) throw new Error(`order ${content.orderId} is gone`);
        return writeOrderConfirmation(order, texts, { accountUrl, language: locale });
      }
    }
  };

  return async (message: OutgoingMessage): Promise<void> => {
    const texts = mailTextsIn(message.locale, brandName);
    const { id, to, channel, locale, content } = message;
    if (channel === "text" && "code" in content) {
      const text = texts.say("code.sms", { code: content.code, minutes: content.expiresInMinutes });
      await carrier.carry({ id, to, channel, locale, subject: "", text, html: "" });
      return;
    }
    const written = await draft(message, texts);
    await carrier.carry({
      id,
      to,
      channel,
      locale,
      subject: written.subject,
      text: plainTextOf(written),
      html: htmlOf(written),
    });
  };
}
