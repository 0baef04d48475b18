import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import {
  type BillingProfileRow,
  type Books,
  decideMethod,
  type PassingCard,
  type Payment,
  startPayment,
} from "#modules/books/index.ts";
import type { GiftRow, GiftsRepository } from "../gifts-repository.ts";
import { decideGift } from "./decide-gift.ts";

const LIMITS_COUNT_FOR = { hours: 24 } as const;

export interface GiftRequest {
  identityId: string;
  giftId: string;
  billingProfileId: string;
  /** The default card where it is left out. */
  paymentMethodId: string | undefined;
  /** Pays this once in the place of the profile's cards. */
  passingCard: PassingCard | undefined;
}

export type ReservedGift =
  | { kind: "refuse"; refusal: Refusal }
  /** It is decided, or somebody else is about to. */
  | { kind: "known" }
  | { kind: "charge"; payment: Payment };

export type ReserveGift = (request: GiftRequest) => Promise<ReservedGift>;

/** Decides about a gift while its giver can buy nothing else, and writes down that its card is about to be charged. */
export function createReserveGift(dependencies: {
  database: Database;
  clock: Clock;
  gifts: GiftsRepository;
  profiles: Pick<Books["profiles"], "lock" | "listPaymentMethods">;
  attempts: Pick<Books["attempts"], "add" | "sumOfGifts">;
}): ReserveGift {
  const { database, clock, gifts, profiles, attempts } = dependencies;

  const refused = (refusal: Refusal): ReservedGift => ({ kind: "refuse", refusal });

  const pickMethod = async (profile: BillingProfileRow, request: GiftRequest) => {
    const { passingCard, paymentMethodId } = request;
    if (passingCard !== undefined)
      return { method: passingCard.method, processorCustomerId: passingCard.customerId };
    const methods = await profiles.listPaymentMethods(profile.identityId, profile.id);
    const method = methods.find(({ id, isDefault }) =>
      paymentMethodId === undefined ? isDefault : id === paymentMethodId,
    );
    return { method, processorCustomerId: profile.processorCustomerId };
  };

  const reserve = async (request: GiftRequest): Promise<ReservedGift> => {
    const { identityId, giftId: id, billingProfileId } = request;
    const profile = await profiles.lock(identityId, billingProfileId);
    if (profile === undefined) return refused(refuse("BILLING_PROFILE_REQUIRED"));
    const gift = await gifts.lock({ identityId, id });
    if (gift === undefined) return refused(refuse("NOT_FOUND", { notFoundResourceType: "gift" }));
    if (gift.state !== "quoted") return { kind: "known" };
    const since = clock.realNow().subtract(LIMITS_COUNT_FOR);
    const bought = await attempts.sumOfGifts(gift, since);
    const refusal = decideGift(gift, { now: clock.now(), profile, bought });
    if (refusal !== undefined) return refused(refusal);
    const { method, processorCustomerId } = await pickMethod(profile, request);
    const unfit = decideMethod(method, clock.today());
    if (unfit !== undefined || method === undefined || processorCustomerId === null)
      return refused(unfit ?? refuse("PAYMENT_METHOD_REQUIRED"));
    const card = { billingProfileId, paymentMethodId: method.id, processorCustomerId };
    const payment = paymentOf(gift, card, clock);
    await attempts.add(payment);
    await gifts.change(gift, { state: "paying", tries: gift.tries + 1 });
    return { kind: "charge", payment };
  };

  return (request) => database.inTransaction(() => reserve(request));
}

function paymentOf(
  gift: GiftRow,
  card: Pick<Payment, "billingProfileId" | "paymentMethodId" | "processorCustomerId">,
  clock: Clock,
): Payment {
  const charged = {
    ...card,
    identityId: gift.identityId,
    purpose: "gift" as const,
    subjectId: gift.id,
    attempt: gift.tries + 1,
    amountInCents: gift.amountInCents,
    currency: gift.currency,
    triedOn: clock.today(),
  };
  return startPayment(charged, clock.realNow());
}
