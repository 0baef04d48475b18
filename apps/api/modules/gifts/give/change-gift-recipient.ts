import type { Gift } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { ShowGift } from "../show-gift.ts";

export type ChangeGiftRecipient = (
  key: { identityId: string; id: string },
  typed: string,
) => Promise<Outcome<Gift>>;

/** Corrects the address of a gift that was not sent yet. */
export function createChangeGiftRecipient(dependencies: {
  database: Database;
  gifts: GiftsRepository;
  show: ShowGift["show"];
}): ChangeGiftRecipient {
  const { database, gifts, show } = dependencies;
  return async (key, typed) => {
    const recipientEmail = normaliseEmail(typed);
    if (!isEmail(recipientEmail)) {
      const invalidFields = [{ field: "recipientEmail", code: "invalid" }];
      return refuse("INVALID_PAYLOAD", { invalidFields });
    }
    return database.inTransaction(async () => {
      const gift = await gifts.lock(key);
      if (gift === undefined || gift.state === "voided")
        return refuse("NOT_FOUND", { notFoundResourceType: "gift" });
      if (gift.state !== "scheduled") return refuse("GIFT_SENT");
      await gifts.change(key, { recipientEmail });
      return done(await show({ ...gift, recipientEmail }));
    });
  };
}
