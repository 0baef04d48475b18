import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { NotifyOwnerOfChange } from "./credential-dependencies.ts";

/**
 * Notifies a person of a change by mail at every address they have or had. Texts go out where the phone itself changed,
 * or where there is no address.
 */
export function createNotifyOwnerOfChange(
  sendMessage: (message: OutgoingMessage) => Promise<void>,
): NotifyOwnerOfChange {
  return async ({ language }, notice, contacts) => {
    const hasMail = contacts.some(({ channel }) => channel === "EMAIL");
    const isAboutPhone = notice === "phone-changed" || notice === "phone-removed";
    const notified = new Set<string>();
    for (const { channel, address } of contacts) {
      const isLeftOut = channel === "PHONE" && hasMail && !isAboutPhone;
      if (isLeftOut || notified.has(address)) continue;
      notified.add(address);
      await sendMessage({
        id: randomId("ntc"),
        to: address,
        channel: channel === "EMAIL" ? "mail" : "text",
        locale: language,
        content: { template: "security-notice", notice },
      });
    }
  };
}
