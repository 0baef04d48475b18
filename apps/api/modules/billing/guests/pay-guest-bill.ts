import type { GuestReceipt, PaymentReceipt } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { PersonalTime } from "#platform/personal-time.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { Books } from "#modules/books/index.ts";
import type { PaymentReceipts } from "../pay/payment-receipts.ts";
import type { Pay } from "../pay/pay.ts";
import type { FindDue } from "./find-due.ts";
import type { FoundBill, GuestsRepository } from "./guests-repository.ts";

interface GuestPayment {
  token: string;
  /** In major units, as it was shown. */
  amount: number;
  stripePaymentMethodId: string;
}

interface GuestContext {
  caller: SessionCaller;
  ipAddress: string;
  idempotencyKey: string | undefined;
}

export interface GuestPayParts {
  repository: Pick<GuestsRepository, "findFound" | "savePayment">;
  owing: Pick<Books["owing"], "find">;
  passingCards: Pick<Books["passingCards"], "take">;
  answer: PaymentReceipts["answer"];
  findDue: FindDue;
  pay: Pay;
  clock: Clock;
  personalTime: Pick<PersonalTime, "run">;
}

export interface PayGuestBill {
  pay(payment: GuestPayment, context: GuestContext): Promise<Outcome<GuestReceipt>>;
  /** Long after the token is over too: whoever has paid may ask what came of it. */
  watch(token: string, options: Pick<GuestContext, "caller">): Promise<Outcome<GuestReceipt>>;
}

/** Pays for an account that a visitor has found. The card is the visitor's: the account shows it and never keeps it. */
export function createPayGuestBill(parts: GuestPayParts): PayGuestBill {
  const { repository, clock } = parts;

  const payFor = async (
    { identityId, billingProfileId, digest }: FoundBill,
    payment: GuestPayment,
    context: GuestContext,
  ): Promise<Outcome<GuestReceipt>> => {
    const amountInCents = toCents(payment.amount);
    const { dueInCents } = await parts.findDue({ identityId, billingProfileId });
    if (dueInCents === 0) return refuse("NOTHING_DUE");
    if (dueInCents !== amountInCents) return changedTo(dueInCents);
    const { deviceId } = context.caller;
    const { stripePaymentMethodId: paymentMethodId } = payment;
    const taken = await parts.passingCards.take(
      { identityId, billingProfileId, paymentMethodId },
      { billingProfileId: identityId, deviceId, ipAddress: context.ipAddress, isGuest: true },
    );
    if (!taken.ok) return taken;
    const paid = await parts.pay(
      { billingProfileId, amountInCents, passingCard: taken.data },
      { ...context, caller: { ...context.caller, identityId } },
    );
    if (paid.ok && paid.data.paymentId !== null) await repository.savePayment(digest, paid.data.paymentId);
    // Less is due than a moment ago.
    if (!paid.ok && paid.code === "INVALID_PAYLOAD")
      return changedTo((await parts.findDue({ identityId, billingProfileId })).dueInCents);
    return paid.ok ? done(guestReceiptOf(paid.data)) : paid;
  };

  const pay = async (payment: GuestPayment, context: GuestContext): Promise<Outcome<GuestReceipt>> => {
    const { deviceId } = context.caller;
    const found = await repository.findFound({ digest: digestOf(payment.token), deviceId });
    if (found === undefined || Temporal.Instant.compare(clock.realNow(), found.expiresAt) >= 0)
      return refuse("EXPIRED");
    return parts.personalTime.run(found.identityId, () => payFor(found, payment, context));
  };

  /** Long after the token is over too: whoever has paid may ask what came of it. */
  const watch = async (
    token: string,
    { caller }: Pick<GuestContext, "caller">,
  ): Promise<Outcome<GuestReceipt>> => {
    const found = await repository.findFound({ digest: digestOf(token), deviceId: caller.deviceId });
    const kept =
      found?.paymentId == null ? undefined : await parts.owing.find(found.identityId, found.paymentId);
    if (kept === undefined) return refuse("EXPIRED");
    const answered = await parts.answer(kept);
    return answered.ok ? done(guestReceiptOf(answered.data)) : answered;
  };

  return { pay, watch };
}

function changedTo(dueInCents: number) {
  return refuse("QUOTE_CHANGED", { details: { amount: String(toMajorUnits(dueInCents)) } });
}

/** No bills, no standing: those are the account's. */
function guestReceiptOf({ paymentId, status, amount, currency }: PaymentReceipt): GuestReceipt {
  return { reference: paymentId?.split(":")[1] ?? "", status, amount, currency };
}
