import type { PaymentReceipt } from "@skywave/contract";
import { payBalanceDue, type PayBalanceDueOutcome } from "@skywave/services/billing/pay/pay-balance-due";
import { payInvoice } from "@skywave/services/billing/pay/pay-invoice";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

export type PayRefusal =
  | Extract<PayBalanceDueOutcome, { ok: false }>
  | { ok: false; code: "CARD_UNREADABLE" };

interface PayRequest {
  invoiceId: string | undefined;
  cardToken: string | undefined;
  /** Whether a card that is new to the account pays the next bills, too; undefined for one that is not. */
  isForNextBills: boolean | undefined;
  giftCardTokenId: string | undefined;
}

/** Refusals after which nobody knows whether the payment went through: it must be asked for under the same key. */
const UNDECIDED = new Set<PayRefusal["code"]>([
  "UNREACHABLE",
  "SYSTEM",
  "SESSION_ENDED",
  "RATE_LIMIT_EXCEEDED",
  "PROCESSING",
]);

/**
 * Pays once however often the button is pressed. A payment keeps its key until its outcome is known, so that
 * neither a second press nor a retry after a lost answer can charge twice.
 */
export function usePay(on: {
  paid: (receipt: PaymentReceipt) => void;
  refused: (refusal: PayRefusal) => void;
}) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<PayRefusal>();
  const sent = useRef<{ request: PayRequest; key: string }>(undefined);

  function conclude(outcome: PayBalanceDueOutcome) {
    if (outcome.ok || !UNDECIDED.has(outcome.code)) sent.current = undefined;
    if (outcome.ok) return on.paid(outcome.receipt);
    tracking.businessError(outcome.code);
    return refuse(outcome);
  }

  function refuse(refused: PayRefusal) {
    setRefusal(refused);
    on.refused(refused);
  }

  async function send(request: PayRequest) {
    setRefusal(undefined);
    const isSame = JSON.stringify(sent.current?.request) === JSON.stringify(request);
    const earlierKey = isSame ? sent.current?.key : undefined;
    const key = earlierKey ?? skywave.identifiers.newTransactionId();
    tracking.transactionStarted({
      transactionType: "payment",
      transactionId: key,
      paymentMethod: request.giftCardTokenId === undefined ? "card" : "giftCard",
    });
    tracking.event("generic-button-click", { componentName: "payBill" });
    sent.current = { request, key };
    const { invoiceId, cardToken, isForNextBills, giftCardTokenId } = request;
    const input = {
      ...(cardToken !== undefined && { cardToken }),
      ...(isForNextBills !== undefined && { isForNextBills }),
      idempotencyKey: key,
    };
    conclude(
      invoiceId === undefined
        ? await payBalanceDue(skywave, {
            ...input,
            ...(giftCardTokenId !== undefined && { giftCardTokenId }),
          })
        : await payInvoice(skywave, { ...input, invoiceId }),
    );
  }

  /** `cardTokenOf` is asked once the button cannot be pressed again; it tells null of a card it cannot read. */
  const pay = (
    request: Omit<PayRequest, "cardToken">,
    cardTokenOf: () => Promise<string | undefined | null>,
  ) =>
    void run(async () => {
      const cardToken = await cardTokenOf();
      if (cardToken === null) refuse({ ok: false, code: "CARD_UNREADABLE" });
      else await send({ ...request, cardToken });
    });

  /** The same payment once more, card and key included. */
  const again = () =>
    void run(async () => {
      if (sent.current !== undefined) await send(sent.current.request);
    });
  const canRepeat = sent.current !== undefined;
  return { pay, again, canRepeat, conclude, isPaying: isRunning, refusal };
}
