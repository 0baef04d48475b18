import type { PaymentReceipt } from "@skywave/contract";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books, StoredPayment, PayerKeys } from "#modules/books/index.ts";
import type { FindStanding } from "./find-standing.ts";
import { createPaymentReceipts } from "./payment-receipts.ts";
import type { PayRequest, ReservedPayment, ReservePayment } from "./reserve-payment.ts";
import type { SettlePayment } from "./settle-payment.ts";

export interface PayContext {
  caller: PersonCaller;
  ipAddress: string;
  idempotencyKey: string | undefined;
}

export type Pay = (
  input: Omit<PayRequest, "identityId" | "idempotencyKey"> & {
    /** Whether a card that is new here pays the next bills, too; left out, it does. */
    isForNextBills?: boolean | undefined;
  },
  context: PayContext,
) => Promise<Outcome<PaymentReceipt>>;

/** Pays bills as their owner asks: reserve in one transaction, charge outside any, settle in another. */
export function createPay(dependencies: {
  owing: Books["owing"];
  profiles: Books["profiles"];
  admitCard: Books["admitCard"];
  passingCards: Pick<Books["passingCards"], "release">;
  reservePayment: ReservePayment;
  settlePayment: SettlePayment;
  charges: Pick<Books["charges"], "run">;
  declines: Books["declines"];
  findStanding: FindStanding;
}): Pay {
  const { owing, profiles, passingCards, reservePayment, settlePayment, declines } = dependencies;
  const { receiptOf, answer } = createPaymentReceipts(owing, dependencies.findStanding);

  const charge = async ({ payment }: StoredPayment, payer: PayerKeys) => {
    await dependencies.charges.run(payment, { settle: settlePayment, payer });
    const settled = await owing.find(payment.identityId, payment.id);
    if (settled === undefined) throw new Error(`payment ${payment.id} is gone`);
    return answer(settled);
  };

  const execute = async (
    reserved: ReservedPayment,
    request: PayRequest,
    payer: PayerKeys,
  ): Promise<Outcome<PaymentReceipt>> => {
    switch (reserved.kind) {
      case "refuse":
        return reserved.refusal;
      case "known":
        return answer(reserved.kept);
      case "charge":
        return charge(reserved.kept, payer);
      case "paid": {
        const profile = await profiles.find(request.identityId, request.billingProfileId);
        if (profile === undefined) throw new Error(`profile ${request.billingProfileId} is gone`);
        const { identityId, id: billingProfileId, currency } = profile;
        const { invoiceIds, giftCardInCents } = reserved;
        return done(
          await receiptOf(
            { identityId, billingProfileId, currency },
            { paymentId: null, status: "paid", amountInCents: 0, giftCardInCents, invoiceIds },
          ),
        );
      }
    }
  };

  return async ({ isForNextBills = true, ...input }, context) => {
    const { identityId } = context.caller;
    const payer = { ...payerOf(context), isGuest: input.passingCard !== undefined };
    const blocked = await declines.check(payer);
    if (blocked !== undefined) return blocked;
    const { billingProfileId, paymentMethodId } = input;
    const profile = await profiles.find(identityId, billingProfileId);
    if (profile === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });
    const card = { billingProfileId, paymentMethodId, isForNextBills };
    const admitted = await dependencies.admitCard(card, context);
    if (!admitted.ok) return admitted;
    const passingCard = input.passingCard ?? admitted.data;
    const request = { ...input, passingCard, identityId, idempotencyKey: context.idempotencyKey };
    const paid = await execute(await reservePayment(request), request, payer);
    if (!paid.ok && passingCard !== undefined) await passingCards.release(passingCard);
    return paid;
  };
}

function payerOf({ caller, ipAddress }: PayContext) {
  return { billingProfileId: caller.identityId, deviceId: caller.deviceId, ipAddress };
}
