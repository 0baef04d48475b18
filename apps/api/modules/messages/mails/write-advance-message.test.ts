import { describe, expect, test } from "vitest";
import type {
  CardAdvanceMessage,
  StudentMessage,
  SubscriptionAdvanceMessage,
} from "#platform/jobs/job-payloads.ts";
import { plainTextOf } from "../mail-layout.ts";
import { mailTextsIn } from "../mail-texts.ts";
import { writeCardAdvanceMessage, writeFreeEnd, writeAdvanceMessage } from "./write-advance-message.ts";
import { writeStudentMessage } from "./write-student-message.ts";

const LOCALES = ["en-US", "en-CA", "fr-CA"] as const;
const ADVANCE_MESSAGES = ["trialEnd", "promotionEnd", "priceChange", "renewal", "yearlyReminder"] as const;
const context = {
  accountUrl: "https://example.com/account",
  language: "en-US",
  decrypt: (encrypted: string) => encrypted.replace("encrypted", "token"),
};
const content = (kind: SubscriptionAdvanceMessage["kind"]): SubscriptionAdvanceMessage => ({
  template: "advance-message",
  kind,
  subscriptionId: "sub_1",
  plan: "Horizon",
  currency: "USD",
  day: "2026-04-10",
  beforeInCents: 530,
  after: {
    price: { productAmountInCents: 1102, royaltyFeeInCents: 97 },
    taxes: [{ taxType: "salesTax", displayName: "Texas sales tax", amountInCents: 75 }],
    totalInCents: 1274,
    billingPeriod: { length: 1, timeUnit: "months" },
  },
});

describe("writeAdvanceMessage", () => {
  test.each(LOCALES)("says the day, the amount, what happens and how to cancel in %s", (locale) => {
    const texts = mailTextsIn(locale, "Skywave");
    for (const kind of ADVANCE_MESSAGES) {
      const draft = writeAdvanceMessage(content(kind), texts, context);
      const text = `${draft.subject} ${plainTextOf(draft)}`;
      expect(text).not.toMatch(/[{}]/);
      for (const part of ["Horizon", "2026", "12", "74", "https://example.com/account/plan/sub_1"])
        expect(text).toContain(part);
    }
  });

  test.each(LOCALES)("leads to both pages of the plan without a sign-in in %s", (locale) => {
    const encryptedTokens = { cancel: "encrypted-1", change: "encrypted-2" };
    for (const kind of ADVANCE_MESSAGES) {
      const told = { ...content(kind), encryptedTokens };
      const text = plainTextOf(writeAdvanceMessage(told, mailTextsIn(locale, "Skywave"), context));
      expect(text).not.toMatch(/[{}]|encrypted/);
      expect(text).toContain("https://example.com/account/subscription/cancel-targeted?token=token-1");
      expect(text).toContain("https://example.com/account/subscription/change-targeted?token=token-2");
    }
  });

  test.each(LOCALES)("leads a plan for a radio to another vehicle as well in %s", (locale) => {
    const encryptedTokens = { cancel: "encrypted-1", change: "encrypted-2", transfer: "encrypted-3" };
    const told = { ...content("renewal"), encryptedTokens };
    const text = plainTextOf(writeAdvanceMessage(told, mailTextsIn(locale, "Skywave"), context));
    expect(text).not.toMatch(/[{}]|encrypted/);
    expect(text).toContain("https://example.com/transfer/targeted?token=token-3");
  });

  test("reminds of the plan in words", () => {
    const draft = writeAdvanceMessage(content("yearlyReminder"), mailTextsIn("en-US", "Skywave"), context);
    expect(plainTextOf(draft)).toContain(
      "It costs $12.74 a month, tax included. Your next bill is due on April 10, 2026.",
    );
  });
});

describe("every mail that may stand for the advance message of a bill", () => {
  test.each(LOCALES)("has the links to the plan and to cancel it in %s", (locale) => {
    const texts = mailTextsIn(locale, "Skywave");
    const encryptedTokens = { cancel: "encrypted-1", change: "encrypted-2" };
    const ending: StudentMessage = {
      template: "student-message",
      event: "ending",
      verifiedUntil: null,
      outlook: {
        links: { subscriptionId: "sub_1", encryptedTokens },
        plan: "Horizon",
        currency: "USD",
        stepsUpOn: "2026-04-10",
        beforeInCents: 530,
        afterInCents: 1274,
        billingPeriod: { length: 1, timeUnit: "months" },
      },
    };
    const drafts = [
      ...ADVANCE_MESSAGES.map((kind) =>
        writeAdvanceMessage({ ...content(kind), encryptedTokens }, texts, context),
      ),
      writeStudentMessage(ending, texts, context),
    ];
    for (const draft of drafts) {
      const links = draft.blocks.flatMap((block) => (block.kind === "link" ? [block.url] : []));
      expect(links).toContain("https://example.com/account/plan/sub_1");
      expect(links).toContain("https://example.com/account/subscription/cancel-targeted?token=token-1");
      expect(plainTextOf(draft)).not.toMatch(/[{}]|encrypted/);
    }
  });
});

describe("writeFreeEnd", () => {
  test.each([
    ["en-US", "November 10, 2026", "You won’t be charged, and there’s nothing you need to do."],
    ["en-CA", "November 10, 2026", "You won’t be charged, and there’s nothing you need to do."],
    ["fr-CA", "10 novembre 2026", "Rien ne vous sera facturé, et vous n’avez rien à faire."],
  ] as const)("says the day, that nothing is charged or to be done, and how to go on in %s", (...told) => {
    const [locale, on, nothing] = told;
    const mail = {
      template: "free-end",
      subscriptionId: "sub_1",
      plan: "Horizon",
      day: "2026-11-10",
    } as const;
    const draft = writeFreeEnd(mail, mailTextsIn(locale, "Skywave"), context);
    for (const line of [draft.subject, draft.heading, plainTextOf(draft)]) {
      expect(line).not.toMatch(/[{}]/);
      expect(line).toContain(on);
    }
    const link = draft.blocks.find(({ kind }) => kind === "link");
    expect(link).toMatchObject({ url: "https://example.com/account/plan/sub_1" });
    for (const part of ["Horizon", nothing]) expect(plainTextOf(draft)).toContain(part);
    const inCar = writeFreeEnd({ ...mail, isVehicleTrial: true }, mailTextsIn(locale, "Skywave"), context);
    expect(inCar.blocks.find(({ kind }) => kind === "link")).toMatchObject({
      url: "https://example.com/subscribe/checkout/purchase/satellite/organic/new",
    });
    expect(plainTextOf(inCar)).not.toBe(plainTextOf(draft));
  });
});

describe("writeCardAdvanceMessage", () => {
  test.each(LOCALES)("names the card and its last day in %s", (locale) => {
    for (const kind of ["cardExpiring", "cardExpired"] as const) {
      const card: CardAdvanceMessage = {
        template: "card-advance-message",
        kind,
        last4: "4242",
        expiresOn: "2026-05-01",
      };
      const text = plainTextOf(writeCardAdvanceMessage(card, mailTextsIn(locale, "Skywave"), context));
      expect(text).not.toMatch(/[{}]/);
      expect(text).toMatch(/4242[^]*30/);
    }
  });
});
