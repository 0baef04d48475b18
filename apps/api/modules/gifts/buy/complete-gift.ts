import type { Gift } from "@skywave/contract";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { type Books, chargeKeyOf, type Payment } from "#modules/books/index.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { ShowGift } from "../show-gift.ts";
import type { ReserveGift } from "./reserve-gift.ts";
import type { SettleGift } from "./settle-gift.ts";

export interface GiftContext {
  caller: PersonCaller;
  ipAddress: string;
  idempotencyKey: string | undefined;
}

export type CompleteGift = (
  input: {
    giftId: string;
    paymentMethodId: string | undefined;
    /** Whether a card that is new here pays the next bills, too. */
    isForNextBills: boolean;
  },
  context: GiftContext,
) => Promise<Outcome<Gift>>;

/** Buys a quoted gift: reserve in one transaction, charge outside any, settle in another. */
export function createCompleteGift(dependencies: {
  gifts: GiftsRepository;
  profiles: Pick<Books["profiles"], "findDefault">;
  admitCard: Books["admitCard"];
  passingCards: Pick<Books["passingCards"], "release">;
  reserveGift: ReserveGift;
  settleGift: SettleGift;
  charges: Pick<Books["charges"], "run">;
  findPayment: (identityId: string, id: string) => Promise<Payment | undefined>;
  declines: Books["declines"];
  limits: Pick<RateLimits, "take">;
  show: ShowGift["show"];
}): CompleteGift {
  const { gifts, profiles, passingCards, reserveGift, settleGift, declines, limits } = dependencies;

  const answer = async (key: { identityId: string; id: string }): Promise<Outcome<Gift>> => {
    const gift = await gifts.find(key);
    if (gift === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "gift" });
    if (gift.state !== "quoted") return done(await dependencies.show(gift));
    const payment = await dependencies.findPayment(
      key.identityId,
      chargeKeyOf({ purpose: "gift", subjectId: gift.id }, gift.tries),
    );
    return refuse("CREDIT_CARD_ERROR", { details: { nextMove: payment?.nextMove ?? "useAnotherCard" } });
  };

  return async ({ giftId, paymentMethodId, isForNextBills }, context) => {
    const { caller, ipAddress } = context;
    const { identityId } = caller;
    const key = { identityId, id: giftId };
    const gift = await gifts.find(key);
    if (gift === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "gift" });
    if (gift.state !== "quoted") return answer(key);
    const payer = { billingProfileId: identityId, deviceId: caller.deviceId, ipAddress };
    const blocked = (await declines.check(payer)) ?? (await limits.take("giftsByAddress", ipAddress));
    if (blocked !== undefined) return blocked;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    const billingProfileId = profile.id;
    const card = { billingProfileId, paymentMethodId, isForNextBills };
    const admitted = await dependencies.admitCard(card, context);
    if (!admitted.ok) return admitted;
    const passingCard = admitted.data;
    const request = { identityId, giftId, billingProfileId, paymentMethodId, passingCard };
    const reserved = await reserveGift(request);
    if (reserved.kind === "charge")
      await dependencies.charges.run(reserved.payment, { settle: settleGift, payer });
    // Whoever settles a charge forgets its card.
    else if (passingCard !== undefined) await passingCards.release(passingCard);
    return reserved.kind === "refuse" ? reserved.refusal : answer(key);
  };
}
