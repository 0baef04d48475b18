import type { PaymentReceipt } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Currency } from "@skywave/domain/money/currency";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books, StoredPayment } from "#modules/books/index.ts";
import type { FindStanding } from "./find-standing.ts";

export interface PaymentReceipts {
  receiptOf(
    paid: { identityId: string; billingProfileId: string; currency: Currency },
    part: Pick<PaymentReceipt, "paymentId" | "status" | "invoiceIds"> & {
      amountInCents: number;
      giftCardInCents: number;
    },
  ): Promise<PaymentReceipt>;
  answer(storedPayment: StoredPayment): Promise<Outcome<PaymentReceipt>>;
}

/** What a payer is told of a payment. */
export function createPaymentReceipts(
  owing: Pick<Books["owing"], "findHeld">,
  findStanding: FindStanding,
): PaymentReceipts {
  const receiptOf = async (
    paid: { identityId: string; billingProfileId: string; currency: Currency },
    part: Pick<PaymentReceipt, "paymentId" | "status" | "invoiceIds"> & {
      amountInCents: number;
      giftCardInCents: number;
    },
  ): Promise<PaymentReceipt> => {
    const { amountInCents, giftCardInCents, ...fields } = part;
    const value = toMajorUnits(await findStanding(paid));
    return {
      ...fields,
      amount: toMajorUnits(amountInCents),
      giftCardAmount: toMajorUnits(giftCardInCents),
      currency: paid.currency,
      billingProfileBalanceAfter: { value, currency: paid.currency },
    };
  };

  const answer = async ({ payment, balancePayment }: StoredPayment): Promise<Outcome<PaymentReceipt>> => {
    const { state, nextMove, amountInCents, id } = payment;
    if (state === "declined")
      return refuse("CREDIT_CARD_ERROR", { details: { nextMove: nextMove ?? "useAnotherCard" } });
    const giftCardInCents = await owing.findHeld(balancePayment);
    const status = state === "charged" ? "paid" : "processing";
    const { invoiceIds } = balancePayment;
    return done(
      await receiptOf(payment, { paymentId: id, status, amountInCents, giftCardInCents, invoiceIds }),
    );
  };

  return { receiptOf, answer };
}
