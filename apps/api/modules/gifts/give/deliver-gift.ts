import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { IssuedGiftCard } from "#modules/books/index.ts";
import { giftNumberOf } from "../gift-number.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { MailGift } from "./mail-gift.ts";

export type DeliverGift = (key: { identityId: string; id: string }) => Promise<void>;

/** Makes the card of a paid gift whose day has come, and sends it. Call it in a transaction. */
export function createDeliverGift(dependencies: {
  gifts: Pick<GiftsRepository, "lock" | "change">;
  /** Takes a card into the books; twice is once. */
  issueGiftCard: (card: IssuedGiftCard) => Promise<string>;
  mailGift: MailGift;
  secrets: Secrets;
  clock: Clock;
}): DeliverGift {
  const { gifts, issueGiftCard, mailGift, secrets, clock } = dependencies;
  return async (key) => {
    const gift = await gifts.lock(key);
    const today = clock.today();
    if (gift?.state !== "scheduled" || isBefore(today, gift.sendOn)) return;
    // What is good for five years is so from the day on which it can be used.
    const giftCardId = await issueGiftCard({
      number: giftNumberOf(secrets, gift),
      faceInCents: gift.amountInCents,
      country: gift.country,
      vendorType: "internal",
      issuedOn: today,
    });
    await gifts.change(key, { state: "sent", sentOn: today, giftCardId });
    crashPoint("gift.issued");
    await mailGift(gift);
  };
}
