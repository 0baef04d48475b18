import type { Gift } from "@skywave/contract";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { IsUntouched, ShowGift } from "../show-gift.ts";
import type { MailGift } from "./mail-gift.ts";

export type SendGiftAgain = (key: { identityId: string; id: string }) => Promise<Outcome<Gift>>;

/** Sends the mail of a gift once more, to the same address: whoever has it could have used the card by now. */
export function createSendGiftAgain(dependencies: {
  database: Database;
  gifts: GiftsRepository;
  isUntouched: IsUntouched;
  mailGift: MailGift;
  limits: Pick<RateLimits, "take">;
  show: ShowGift["show"];
}): SendGiftAgain {
  const { database, gifts, isUntouched, mailGift, limits, show } = dependencies;
  return async (key) => {
    const gift = await gifts.find(key);
    if (gift?.state !== "sent" || gift.giftCardId === null || gift.recipientEmail === "")
      return refuse("NOT_FOUND", { notFoundResourceType: "gift" });
    if (!(await isUntouched(gift.giftCardId))) return refuse("ALREADY_REDEEMED");
    const limited =
      (await limits.take("giftSendsByGift", gift.id)) ??
      (await limits.take("giftSendsByIdentity", key.identityId));
    if (limited !== undefined) return limited;
    await database.inTransaction(async () => {
      const locked = await gifts.lock(key);
      if (locked !== undefined) await mailGift(locked);
    });
    return done(await show(gift));
  };
}
