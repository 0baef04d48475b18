import { describe, expect, test } from "vitest";
import type { OutgoingMessage } from "../../platform/jobs/job-payloads.ts";
import { createSendMessage } from "./send-message.ts";

const MESSAGE: OutgoingMessage = {
  id: "message-1",
  to: "robin@example.com",
  channel: "mail",
  locale: "en-US",
  content: { template: "security-notice", notice: "password-changed" },
};

/** What reaches the carrier, where nobody wants marketing but the one address. */
async function carried(message: OutgoingMessage): Promise<number> {
  let count = 0;
  const send = createSendMessage({
    carrier: {
      carry: async () => {
        count += 1;
      },
    },
    brandName: "Skywave",
    accountUrl: "https://example.com/account",
    unseal: (sealed) => sealed,
    findOrder: async () => undefined,
    mayMarketTo: async ({ contact, identityId }) => contact === "yes@example.com" && identityId === "idn_1",
  });
  await send(message);
  return count;
}

describe("sendMessage", () => {
  test("sends what belongs to a contract without asking anybody's wishes", async () => {
    expect(await carried(MESSAGE)).toBe(1);
  });

  test("sends marketing only to who wants it", async () => {
    expect(await carried({ ...MESSAGE, marketing: { identityId: "idn_1" } })).toBe(0);
    expect(await carried({ ...MESSAGE, to: "yes@example.com", marketing: { identityId: "idn_1" } })).toBe(1);
    expect(await carried({ ...MESSAGE, to: "yes@example.com", marketing: { identityId: null } })).toBe(0);
  });
});
