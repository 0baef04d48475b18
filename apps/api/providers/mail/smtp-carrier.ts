import { createTransport } from "nodemailer";
import type { MessageCarrier } from "./message-carrier.ts";

/** Sends mail by SMTP. The message id is fixed, so that mail programs fold a message that was sent twice. */
export function createSmtpCarrier(config: { url: string; from: string }): MessageCarrier {
  const transport = createTransport(config.url);
  const host = config.from.match(/@([^>\s]+)/)?.[1] ?? "localhost";
  return {
    carry: async (message) => {
      await transport.sendMail({
        from: config.from,
        to: message.to,
        messageId: `<${message.id}@${host}>`,
        subject: message.subject,
        text: message.text,
        html: message.html,
        headers: { "Content-Language": message.locale },
      });
    },
  };
}
