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
  input: { giftId: string; paymentMethodId: string | undefined },
  context: GiftContext,
) => Promise<Outcome<Gift>>;

/** Buys a quoted gift: reserve in one transaction, charge outside any, settle in another. */
export function createCompleteGift(dependencies: {
  gifts: GiftsRepository;
  profiles: Books["profiles"];
  addPaymentMethod: Books["addPaymentMethod"];
  reserveGift: ReserveGift;
  settleGift: SettleGift;
  charges: Pick<Books["charges"], "run">;
  findPayment: (identityId: string, id: string) => Promise<Payment | undefined>;
  declines: Books["declines"];
  limits: Pick<RateLimits, "take">;
  show: ShowGift["show"];
}): CompleteGift {
  const { gifts, profiles, addPaymentMethod, reserveGift, settleGift, declines, limits } = dependencies;

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

  const addTypedCard = async (
    card: { identityId: string; billingProfileId: string; paymentMethodId: string | undefined },
    context: GiftContext,
  ): Promise<Outcome<unknown>> => {
    const { identityId, billingProfileId, paymentMethodId } = card;
    if (paymentMethodId === undefined) return done(undefined);
    // A card that was just typed is kept, as with every other payment.
    const known = await profiles.findPaymentMethod(identityId, billingProfileId, paymentMethodId);
    return known === undefined
      ? addPaymentMethod({ billingProfileId, paymentMethodId }, context)
      : done(undefined);
  };

  return async ({ giftId, paymentMethodId }, context) => {
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
    const added = await addTypedCard({ identityId, billingProfileId, paymentMethodId }, context);
    if (!added.ok) return added;
    const reserved = await reserveGift({ identityId, giftId, billingProfileId, paymentMethodId });
    if (reserved.kind === "refuse") return reserved.refusal;
    if (reserved.kind === "charge")
      await dependencies.charges.run(reserved.payment, { settle: settleGift, payer });
    return answer(key);
  };
}
