import type { GuestReceipt } from "@skywave/contract/billing/guest-bills";
import type { GuestPaymentOutcome } from "@skywave/services/billing/guests/guest-payment-outcome";
import { payGuestBill } from "@skywave/services/billing/guests/pay-guest-bill";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

export type GuestRefusal =
  | Extract<GuestPaymentOutcome, { ok: false }>
  | { ok: false; code: "CARD_UNREADABLE" };

interface GuestPayment {
  token: string;
  amount: number;
  cardToken: string;
}

/** Refusals after which nobody knows whether the payment went through: it must be asked for under the same key. */
const UNDECIDED = new Set<GuestRefusal["code"]>([
  "UNREACHABLE",
  "SYSTEM",
  "SESSION_ENDED",
  "RATE_LIMIT_EXCEEDED",
  "PROCESSING",
]);

/** Pays once however often the button is pressed: a payment keeps its key until its outcome is known. */
export function useGuestPayment(on: {
  paid: (receipt: GuestReceipt) => void;
  refused: (refusal: GuestRefusal) => void;
}) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<GuestRefusal>();
  const sent = useRef<{ payment: GuestPayment; idempotencyKey: string }>(undefined);

  function refuse(refused: GuestRefusal) {
    setRefusal(refused);
    tracking.businessError(refused.code);
    on.refused(refused);
  }

  function conclude(outcome: GuestPaymentOutcome) {
    if (outcome.ok || !UNDECIDED.has(outcome.code)) sent.current = undefined;
    if (outcome.ok) on.paid(outcome.receipt);
    else refuse(outcome);
  }

  async function send(payment: GuestPayment) {
    setRefusal(undefined);
    const idempotencyKey = sent.current?.idempotencyKey ?? skywave.identifiers.newTransactionId();
    tracking.transactionStarted({
      transactionType: "payment",
      transactionId: idempotencyKey,
      paymentMethod: "card",
    });
    tracking.event("generic-button-click", { componentName: "payBill" });
    sent.current = { payment, idempotencyKey };
    conclude(await payGuestBill(skywave, { ...payment, idempotencyKey }));
  }

  /** `cardTokenOf` is asked once the button cannot be pressed again; undefined is a card that cannot be read. */
  const pay = (payment: Omit<GuestPayment, "cardToken">, cardTokenOf: () => Promise<string | undefined>) =>
    void run(async () => {
      // What may have been charged already is asked for again, with the card it was asked for with.
      if (sent.current !== undefined) return send(sent.current.payment);
      const cardToken = await cardTokenOf();
      if (cardToken === undefined) refuse({ ok: false, code: "CARD_UNREADABLE" });
      else await send({ ...payment, cardToken });
    });
  const again = () =>
    void run(async () => {
      if (sent.current !== undefined) await send(sent.current.payment);
    });
  return { pay, again, canRepeat: sent.current !== undefined, conclude, isPaying: isRunning, refusal };
}
