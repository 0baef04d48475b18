import { createTransport } from "nodemailer";
import type { MessageCarrier } from "./message-carrier.ts";

// Shorter than a job is left to the node that took it: else another would send while this one still tries.
const PATIENCE_IN_MILLISECONDS = 15_000;

/** Sends mail by SMTP. The message id is fixed, so that mail programs fold a message that was sent twice. */
export function createSmtpCarrier(
  config: { url: string; from: string },
  patienceInMilliseconds = PATIENCE_IN_MILLISECONDS,
): MessageCarrier {
  const transport = createTransport(withTimeouts(config.url, patienceInMilliseconds));
  const address = /<([^>]+)>/.exec(config.from)?.[1] ?? config.from;
  const host = address.split("@")[1] ?? "localhost";
  return {
    carry: async (message) => {
      await transport.sendMail({
        from: { name: message.sender, address },
        to: message.to,
        ...(message.replyTo !== undefined && { replyTo: message.replyTo }),
        messageId: `<${message.id}@${host}>`,
        subject: message.subject,
        text: message.text,
        html: message.html,
        headers: { "Content-Language": message.locale },
      });
    },
  };
}

/** The transport takes its settings from the address alone; what the operator has set there holds. */
function withTimeouts(url: string, milliseconds: number): string {
  const address = new URL(url);
  for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"])
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  return address.href;
}
