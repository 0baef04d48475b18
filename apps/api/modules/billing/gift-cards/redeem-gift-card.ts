import type { CallRequest, GiftCardRedemption } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books } from "#modules/books/index.ts";

type Body = CallRequest<"billing", "redeemGiftCard">["body"];

export type RedeemGiftCard = (identityId: string, body: Body) => Promise<Outcome<GiftCardRedemption>>;

/** Moves what is on a registered card into the balance of its holder's default profile, and pays what is owed there. */
export function createRedeemGiftCard(dependencies: {
  database: Database;
  profiles: Pick<Books["profiles"], "findDefault" | "lock">;
  holds: Books["giftCards"]["holds"];
  /** Pays what is owed from the balance. Call it in a transaction. */
  applyBalance: (profile: { identityId: string; id: string }, source: string) => Promise<unknown>;
  findStanding: (profile: { identityId: string; billingProfileId: string }) => Promise<number>;
}): RedeemGiftCard {
  const { database, profiles, holds } = dependencies;
  return async (identityId, body) => {
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    const { id: billingProfileId, currency } = profile;
    const holdId = `redemption:${body.giftCardTokenId}`;
    return database.inTransaction(async () => {
      await profiles.lock(identityId, billingProfileId);
      const held = await holds.hold({
        identityId,
        tokenId: body.giftCardTokenId,
        holdId,
        billingProfileId,
        currency,
        ...(body.amount !== undefined && { atMostInCents: toCents(body.amount) }),
      });
      if (!held.ok) return held;
      await holds.redeem(identityId, holdId);
      await dependencies.applyBalance(profile, holdId);
      const value = toMajorUnits(await dependencies.findStanding({ identityId, billingProfileId }));
      return done({
        redeemed: toMajorUnits(held.data.heldInCents),
        giftCardBalanceAfter: toMajorUnits(held.data.leftInCents),
        billingProfileBalanceAfter: { value, currency },
      });
    });
  };
}
