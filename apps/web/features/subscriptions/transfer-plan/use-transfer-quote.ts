import type { FoundDevice, Order, Subscription } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import {
  quoteRadioTransfer,
  type TransferRefusal,
} from "@skywave/services/orders/change/quote-radio-transfer";
import { loadNewRadioWays } from "@skywave/services/legacy-accounts/load-new-radio-ways";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import type { KeptCards } from "../review-switch/use-cards.ts";

export interface AskedTransfer {
  subscription: Subscription;
  radio: FoundDevice;
}

export interface TransferQuote extends AskedTransfer, KeptCards {
  order: Order;
}

export type TransferProblem = TransferRefusal | CommonFailure;

/** Asks what a move costs, with the cards that could pay it where it costs anything. */
export function useTransferQuote() {
  const { skywave, tracking, country } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<TransferProblem>();
  const [isInOtherAccount, setInOtherAccount] = useState(false);
  const request = useRef<{ name: string; key: string }>(undefined);

  async function askOnce(asked: AskedTransfer): Promise<TransferQuote | TransferProblem> {
    const { subscription, radio } = asked;
    const ways = await loadNewRadioWays(skywave, radio.token);
    tracking.event(ways.ok ? "acsc-account-success" : "acsc-account-failure");
    if (!ways.ok) return ways;
    const { serviceContinuity, accountConsolidation } = ways.ways;
    setInOtherAccount(accountConsolidation.isEligible && !serviceContinuity.isEligible);
    const name = `${subscription.id} ${radio.token}`;
    // An answer that got lost is asked for again under its name; another radio is another quote.
    if (request.current?.name !== name) request.current = { name, key: randomKey() };
    const quote = await quoteRadioTransfer(skywave, {
      subscriptionId: subscription.id,
      radioToken: radio.token,
      idempotencyKey: request.current.key,
    });
    if (!quote.ok) {
      tracking.businessError(quote.code);
      tracking.event("service-continuity-failure");
      return quote;
    }
    request.current = undefined;
    const { order } = quote;
    // In Canada the language of the contract goes by where the plan is used.
    if (order.dueNow === 0 && country !== "CA") return { ...asked, order, profile: null, cards: [] };
    const billing = await loadBillingDetails(skywave);
    if (!billing.ok) return billing;
    return { ...asked, order, profile: billing.profile, cards: billing.paymentMethods };
  }

  const ask = (asked: AskedTransfer, onQuoted: (quote: TransferQuote) => void) =>
    run(async () => {
      setRefusal(undefined);
      const answer = await askOnce(asked);
      if ("order" in answer) onQuoted(answer);
      else setRefusal(answer);
    });
  return { ask, forget: () => setRefusal(undefined), isAsking: isRunning, refusal, isInOtherAccount };
}
