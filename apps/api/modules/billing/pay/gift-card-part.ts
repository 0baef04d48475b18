import type { Refusal } from "#platform/outcome.ts";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import type { BalanceDrawing } from "./balance-drawing.ts";
import type { PayRequest, ReservedPayment } from "./reserve-payment.ts";

/** What a gift card pays of a payment. Call both in the transaction that reserves it. */
export function createGiftCardPart(holds: Books["giftCards"]["holds"], balanceDrawing: BalanceDrawing) {
  const holdGiftCard = async (
    { identityId, giftCardTokenId: tokenId }: PayRequest,
    plan: { holdId: string; decision: { amountInCents: number }; profile: BillingProfileRow },
  ): Promise<{ ok: true; inCents: number } | Refusal> => {
    if (tokenId === undefined) return { ok: true, inCents: 0 };
    const { holdId, decision, profile } = plan;
    const held = await holds.hold({
      identityId,
      tokenId,
      holdId,
      billingProfileId: profile.id,
      currency: profile.currency,
      atMostInCents: decision.amountInCents,
    });
    return held.ok ? { ok: true, inCents: held.data.heldInCents } : held;
  };

  const payWithGiftCard = async (
    request: PayRequest,
    holdId: string,
    { owed, source }: { owed: readonly { id: string }[]; source: BillingProfileRow },
  ): Promise<ReservedPayment & { kind: "paid" }> => {
    const giftCardInCents = await holds.redeem(request.identityId, holdId);
    const left = await balanceDrawing.apply(source, holdId);
    const isLeft = (id: string) => left.some((invoice) => invoice.id === id);
    const invoiceIds = owed.flatMap(({ id }) => (isLeft(id) ? [] : [id]));
    return { kind: "paid", invoiceIds, giftCardInCents };
  };

  return { holdGiftCard, payWithGiftCard };
}
