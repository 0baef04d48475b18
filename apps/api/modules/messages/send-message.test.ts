import { describe, expect, test } from "vitest";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { createSendMessage } from "./send-message.ts";

const MESSAGE: OutgoingMessage = {
  id: "message-1",
  to: "robin@example.com",
  channel: "mail",
  locale: "en-US",
  content: { template: "security-notice", notice: "password-changed" },
};

const BRAND = {
  key: "",
  name: "Skywave",
  seller: { legalName: "A", addressLines: [], registrations: [] },
  markUrl: "/a.svg",
  picturesUrl: "/brands/a",
  nightColor: "#000000",
  accentColor: "#cc3812",
  hasChat: false,
  hosts: [],
};

/** What reaches the carrier, where nobody wants marketing but the one address. */
async function mailsOf(message: OutgoingMessage): Promise<string[]> {
  const mails: string[] = [];
  const send = createSendMessage({
    carrier: {
      carry: async ({ html }) => {
        mails.push(html);
      },
    },
    brandOf: async () => BRAND,
    accountUrlIn: () => "https://example.com/account",
    stopOffersUrl: async () => undefined,
    decrypt: (encrypted) => encrypted,
    findPurchase: async () => undefined,
    findGift: async () => undefined,
    mayMarketTo: async ({ contact, identityId }) => contact === "yes@example.com" && identityId === "idn_1",
  });
  await send(message);
  return mails;
}
const carried = async (message: OutgoingMessage) => (await mailsOf(message)).length;

describe("sendMessage", () => {
  test("sends what belongs to a contract without asking anybody's wishes", async () => {
    expect(await carried(MESSAGE)).toBe(1);
  });

  test("lets the account that a text names be clicked, and no other address in it", async () => {
    const [html] = await mailsOf({
      ...MESSAGE,
      content: {
        template: "subscription-message",
        event: "suspended",
        plan: "https://elsewhere.example",
        amountInCents: null,
        currency: "USD",
        day: "2026-12-21",
      },
    });
    expect(html?.match(/<a href="[^"]*"/g)).toEqual(['<a href="https://example.com/account"']);
  });

  test("opens its pages in the language of the mail, where the country has two", async () => {
    const hrefs = async (locale: OutgoingMessage["locale"]) =>
      (await mailsOf({ ...MESSAGE, locale }))[0]?.match(/href="[^"]*"|>https:[^<]*/g);
    expect(await hrefs("fr-CA")).toEqual([
      'href="https://example.com/account?langpref=fr-CA"',
      ">https://example.com/account?langpref=fr-CA",
    ]);
    expect(await hrefs("en-US")).toEqual([
      'href="https://example.com/account"',
      ">https://example.com/account",
    ]);
  });

  test("sends marketing only to who wants it", async () => {
    expect(await carried({ ...MESSAGE, marketing: { identityId: "idn_1" } })).toBe(0);
    expect(await carried({ ...MESSAGE, to: "yes@example.com", marketing: { identityId: "idn_1" } })).toBe(1);
    expect(await carried({ ...MESSAGE, to: "yes@example.com", marketing: { identityId: null } })).toBe(0);
  });
});
