import { describe, expect, test } from "vitest";
import { htmlOf, plainTextOf } from "../mail-layout.ts";
import { mailTextsIn } from "../mail-texts.ts";
import { type GiftToMail, writeContestedGift, writeGift, writeGiftReceipt } from "./write-gift-mails.ts";

const GIFT: GiftToMail = {
  number: "ABCD-EFGH-JKLM-NPQR",
  country: "US",
  currency: "USD",
  amountInCents: 2_500,
  design: "stars",
  recipientName: "Ana",
  recipientEmail: "ana@example.com",
  senderName: "Robin",
  message: "Two lines,\nas typed.",
  sendOn: Temporal.PlainDate.from("2026-03-10"),
  sentOn: Temporal.PlainDate.from("2026-03-10"),
};
const FACE = { name: "Skywave", nightColor: "#0b1026", accentColor: "#cc3812" };
const CONTEXT = { accountUrl: "https://example.com/account", language: "en-US" };

describe("writeGift", () => {
  test("tells what the card is worth, its code, where it is used, and how long it is good", () => {
    const draft = writeGift(GIFT, mailTextsIn("en-US", "Skywave"), CONTEXT);
    const text = plainTextOf(draft);
    expect(text).toContain("Skywave gift card: $25.00");
    expect(text).toContain("> Two lines,\n> as typed.\n— Robin");
    expect(text).toContain("ABCD-EFGH-JKLM-NPQR");
    expect(text).toContain("https://example.com/account/gift-card");
    expect(text).toContain("good until March 9, 2031 at least");
    expect(htmlOf(draft, FACE)).toContain("white-space:pre-line");
  });

  test("has no end in Canada, and says so in French", () => {
    const texts = mailTextsIn("fr-CA", "Skywave");
    const draft = writeGift({ ...GIFT, country: "CA", currency: "CAD" }, texts, {
      ...CONTEXT,
      language: "fr-CA",
    });
    expect(plainTextOf(draft)).toContain("Votre carte-cadeau n’expire jamais");
    expect(draft.subject).toBe(`Robin vous offre une carte-cadeau de 25,00\u00a0$`);
  });

  test("makes neither markup nor a link of what people typed", () => {
    const message = `<script>x</script> https://evil.example.com/a www.evil.example me@evil.example`;
    const draft = writeGift(
      { ...GIFT, message, senderName: "evil.example" },
      mailTextsIn("en-US", "Skywave"),
      CONTEXT,
    );
    const html = htmlOf(draft, FACE);
    expect(html).not.toContain("<script>");
    for (const written of [html, plainTextOf(draft), draft.subject])
      expect(written).not.toMatch(/evil\.example|https:\/\/evil|me@evil/);
    expect([...new Set(html.match(/<a href="[^"]*"/g))]).toEqual([
      '<a href="https://example.com/account/gift-card"',
    ]);
  });
});

describe("writeGiftReceipt", () => {
  test("tells the giver what was charged and when it is sent, and no code", () => {
    const draft = writeGiftReceipt({ ...GIFT, sentOn: null }, mailTextsIn("en-US", "Skywave"), CONTEXT);
    const text = plainTextOf(draft);
    expect(text).toContain("Total: $25.00");
    expect(text).toContain("We’ll send it to ana@example.com on March 10, 2026.");
    expect(text).not.toContain(GIFT.number);
  });
});

describe("writeContestedGift", () => {
  const textOf = (
    template: "gift-voided" | "gift-restored",
    gift = GIFT,
    language: "en-US" | "fr-CA" = "en-US",
  ) =>
    plainTextOf(
      writeContestedGift({ gift, template, amountInCents: 1_500 }, mailTextsIn(language, "Skywave"), {
        ...CONTEXT,
        language,
      }),
    );

  test("tells the giver how much of a card that was sent is void, and what brings it back", () => {
    const text = textOf("gift-voided");
    expect(text).toContain("the unused $15.00 is void");
    expect(text).toContain("tell your bank");
    expect(text).not.toContain(GIFT.number);
    expect(textOf("gift-restored")).toContain("$15.00 is back on the gift card");
  });

  test("tells that a gift which waits is not sent, and is after all, in French too", () => {
    const waiting = { ...GIFT, sentOn: null };
    expect(textOf("gift-voided", waiting)).toContain("So we won’t send the gift card.");
    expect(textOf("gift-restored", waiting, "fr-CA")).toContain(
      "Nous enverrons la carte-cadeau le jour prévu",
    );
  });
});
