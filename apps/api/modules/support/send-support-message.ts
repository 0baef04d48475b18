import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";

type SupportMessage = CallRequest<"support", "sendSupportMessage">["body"];

/**
 * Mails a message to the support team, with the sender's address to reply to. Nothing is mailed to that address
 * itself: nobody has proved that it is the sender's, and a copy would let anybody mail anyone in our name.
 */
export function createSendSupportMessage({
  supportEmail,
  findAccountNumber,
  sendMessage,
}: {
  /** The address of the team. */
  supportEmail: string;
  findAccountNumber: (identityId: string) => Promise<string>;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}) {
  return async (
    { topic, emailAddress, message, country, language }: SupportMessage,
    identityId: string | undefined,
  ): Promise<Outcome<CallAnswer<"support", "sendSupportMessage">>> => {
    const replyTo = normaliseEmail(emailAddress);
    if (!isEmail(replyTo)) return refuse("EMAIL_INVALID");
    const accountNumber = identityId === undefined ? null : await findAccountNumber(identityId);
    const reference = randomId("sup");
    await sendMessage({
      id: reference,
      to: supportEmail,
      channel: "mail",
      locale: language,
      content: {
        template: "support-message",
        reference,
        topic,
        replyTo,
        country,
        message,
        accountNumber,
      },
    });
    return done({ reference });
  };
}
