import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf } from "#platform/security/secrets.ts";
import {
  type BillingProfileRow,
  type Books,
  decideMethod,
  type StoredPayment,
  type Payment,
  type PassingCard,
  startPayment,
} from "#modules/books/index.ts";
import type { BalanceDrawing } from "./balance-drawing.ts";
import { createGiftCardPart } from "./gift-card-part.ts";
import { decidePayment, type PaymentRequest } from "./decide-payment.ts";

const ALIKE_WITHIN_MINUTES = 10;
// A client that asks again by its own key after this long asks for another payment.
const CLIENT_KEY_IS_GOOD_FOR_HOURS = 24;

export interface PayRequest extends PaymentRequest {
  identityId: string;
  billingProfileId: string;
  /** The default card where it is left out. */
  paymentMethodId?: string | undefined;
  giftCardTokenId?: string | undefined;
  /** Pays this once in the place of the profile's cards. */
  passingCard?: PassingCard | undefined;
  idempotencyKey: string | undefined;
}

export type ReservedPayment =
  | { kind: "refuse"; refusal: Refusal }
  /** It was asked for before under the same key. */
  | { kind: "known"; kept: StoredPayment }
  /** No card is needed. */
  | { kind: "paid"; invoiceIds: string[]; giftCardInCents: number }
  | { kind: "charge"; kept: StoredPayment };

export interface ReserveParts {
  database: Database;
  clock: Clock;
  owing: Books["owing"];
  invoices: Books["invoices"];
  profiles: Books["profiles"];
  holds: Books["giftCards"]["holds"];
  balanceDrawing: BalanceDrawing;
}

export type ReservePayment = (request: PayRequest) => Promise<ReservedPayment>;

/**
 * Decides about a payment while nobody else can pay, bill or charge anything of the profile, and writes down what is
 * about to happen. The profile's row is the lock: one payment at a time.
 */
export function createReservePayment(parts: ReserveParts): ReservePayment {
  const { database, clock, owing, invoices, profiles, holds, balanceDrawing } = parts;
  const { holdGiftCard, payWithGiftCard } = createGiftCardPart(holds, balanceDrawing);

  const findAlike = (request: PayRequest, fingerprint: string) => {
    const { identityId, idempotencyKey = null } = request;
    const since =
      idempotencyKey === null
        ? clock.realNow().subtract({ minutes: ALIKE_WITHIN_MINUTES })
        : clock.realNow().subtract({ hours: CLIENT_KEY_IS_GOOD_FOR_HOURS });
    return owing.findAlike(identityId, { fingerprint, idempotencyKey, since });
  };

  const pickMethod = async (profile: BillingProfileRow, request: PayRequest) => {
    const { passingCard, paymentMethodId } = request;
    if (passingCard !== undefined) return passingCard;
    const methods = await profiles.listPaymentMethods(profile.identityId, profile.id);
    const method = methods.find(({ id, isDefault }) =>
      paymentMethodId === undefined ? isDefault : id === paymentMethodId,
    );
    return { method, customerId: profile.processorCustomerId };
  };

  const reserve = async (request: PayRequest): Promise<ReservedPayment> => {
    const { identityId, billingProfileId, invoiceId } = request;
    const profile = await profiles.lock(identityId, billingProfileId);
    if (profile === undefined)
      return { kind: "refuse", refusal: refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" }) };
    const fingerprint = fingerprintOf(request);
    const alike = await findAlike(request, fingerprint);
    if (alike !== undefined && request.idempotencyKey !== undefined) return { kind: "known", kept: alike };
    const owed = await balanceDrawing.apply(profile, randomId("draw"));
    const named = invoiceId === undefined ? undefined : await invoices.find(identityId, invoiceId);
    const { currency } = profile;
    const isUnderWay = (await owing.findUnderWay(identityId, owed)) !== undefined;
    const decision = decidePayment(request, { owed, named, currency, isUnderWay });
    if (decision.kind === "refuse") return decision;
    // Alike and not declined, and still something is due: only somebody who says so means it twice.
    if (alike !== undefined && alike.payment.state !== "declined")
      return { kind: "refuse", refusal: refuse("CONFLICTING_REQUEST") };

    const subjectId = randomId("pay");
    const held = await holdGiftCard(request, { holdId: subjectId, decision, profile });
    if (!held.ok) return { kind: "refuse", refusal: held };
    const amountInCents = decision.amountInCents - held.inCents;
    if (amountInCents === 0)
      return payWithGiftCard(request, subjectId, { owed: decision.owed, source: profile });
    const { method, customerId } = await pickMethod(profile, request);
    const unfit = decideMethod(method, clock.today());
    if (unfit !== undefined || method === undefined || customerId === null) {
      await holds.release(identityId, subjectId);
      return { kind: "refuse", refusal: unfit ?? refuse("PAYMENT_METHOD_REQUIRED") };
    }
    const payment = paymentOf({
      subjectId,
      profile: { ...profile, processorCustomerId: customerId },
      paymentMethodId: method.id,
      amountInCents,
      clock,
    });
    const kept: StoredPayment = {
      payment,
      balancePayment: {
        identityId,
        paymentId: payment.id,
        invoiceIds: decision.owed.map(({ id }) => id),
        giftCardHoldId: held.inCents > 0 ? subjectId : null,
        fingerprint,
        idempotencyKey: request.idempotencyKey ?? null,
        startedAt: payment.startedAt,
      },
    };
    await owing.add(kept);
    return { kind: "charge", kept };
  };

  return (request) => database.inTransaction(() => reserve(request));
}

function fingerprintOf(request: PayRequest): string {
  const { billingProfileId, amountInCents, invoiceId, giftCardTokenId, passingCard } = request;
  const paymentMethodId = passingCard?.method.id ?? request.paymentMethodId;
  return digestOf(
    JSON.stringify([billingProfileId, paymentMethodId, amountInCents, invoiceId, giftCardTokenId]),
  );
}

function paymentOf(attempt: {
  subjectId: string;
  profile: BillingProfileRow & { processorCustomerId: string };
  paymentMethodId: string;
  amountInCents: number;
  clock: Clock;
}): Payment {
  const { subjectId, profile, paymentMethodId, amountInCents, clock } = attempt;
  const charged = {
    identityId: profile.identityId,
    purpose: "balance" as const,
    subjectId,
    attempt: 1,
    billingProfileId: profile.id,
    paymentMethodId,
    processorCustomerId: profile.processorCustomerId,
    amountInCents,
    currency: profile.currency,
    triedOn: clock.today(),
  };
  return startPayment(charged, clock.realNow());
}
