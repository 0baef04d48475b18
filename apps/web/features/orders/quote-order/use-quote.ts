import type { Order } from "@skywave/contract";
import { type QuoteOrderOutcome, quoteOrder } from "@skywave/services/orders/quote-order";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import type { PurchaseState } from "#flows/engine/purchase-state.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import { describeQuote } from "#pricing/describe-quote.ts";
import { lastingPrice } from "#pricing/price-path/quote-steps.ts";

export type QuoteRefusal = Extract<QuoteOrderOutcome, { ok: false }>;

/** How the price of each bill moved between two quotes. */
export interface PriceChange {
  before: number;
  after: number;
}

/** A quote must outlive the reading of its terms. */
const SHORTEST_USEFUL_LIFE_IN_MILLISECONDS = 60_000;

/** What says nothing about a quote that is there already. */
const PASSING: readonly QuoteRefusal["code"][] = [
  "UNREACHABLE",
  "RATE_LIMIT_EXCEEDED",
  "SYSTEM",
  "SESSION_ENDED",
  "GIFT_CARD_NOT_USABLE",
];

/** Whether a quote that is kept still holds for this purchase, and for long enough. */
function isStillGood(state: PurchaseState, now: number): boolean {
  const { quote } = state;
  if (quote === null || quote.madeFor !== quoteBasis(state)) return false;
  return Date.parse(quote.order.expires) - now > SHORTEST_USEFUL_LIFE_IN_MILLISECONDS;
}

const priceOf = (order: Order | undefined) => (order === undefined ? 0 : lastingPrice(order).total);

/**
 * The exact price of this purchase: the quote that is kept, as long as it holds, else a new one. Until that is there no
 * quote is shown: an agreement to the earlier one would be lost as it arrives.
 */
export function useQuote() {
  const { skywave, tracking } = useApp();
  const { purchase } = useFlow();
  const [refusal, setRefusal] = useState<QuoteRefusal>();
  const [giftCardRefusal, setGiftCardRefusal] = useState<QuoteRefusal>();
  const [change, setChange] = useState<PriceChange>();
  const [isOutdated, setOutdated] = useState(() => !isStillGood(purchase.getState(), skywave.clock.now()));
  // What is at the bank was quoted before, and stands whatever else has changed.
  const order = usePurchase((state) => {
    const isShown = state.isAwaitingBank || (!isOutdated && state.quote?.madeFor === quoteBasis(state));
    return isShown ? state.quote?.order : undefined;
  });
  const request = useRef<{ basis: string; key: string }>(undefined);

  const quoteOnce = useCallback(async (): Promise<QuoteRefusal | undefined> => {
    const state = purchase.getState();
    const basis = quoteBasis(state);
    if (state.offer === null) return undefined;
    const previous = state.quote?.order;
    // An answer that got lost is asked for again under its name; another basis is another quote.
    if (request.current?.basis !== basis) request.current = { basis, key: randomKey() };
    const outcome = await quoteOrder(skywave, {
      offerId: state.offer.id,
      ...(state.lines.length === 0 ? {} : { lines: linesOf(state) }),
      idempotencyKey: request.current.key,
      ...(state.promoCode === "" ? {} : { promoCode: state.promoCode }),
      ...(state.targeted?.offer.id === state.offer.id ? { offerToken: state.targeted.token } : {}),
      ...(state.radio === null ? {} : { radioToken: state.radio.token }),
      ...(chargesNothing(state.offer) ? { isTrialOnly: true } : {}),
      ...(state.card === null ? {} : { paymentMethodId: state.card.paymentMethodId }),
      ...(state.giftCard === null ? {} : { giftCardTokenId: state.giftCard.tokenId }),
    });
    if (!outcome.ok) {
      // Nothing is sold any more at the price that stood here.
      if (!PASSING.includes(outcome.code)) purchase.setState({ quote: null });
      return outcome;
    }
    request.current = undefined;
    tracking.describe(describeQuote(outcome.order));
    const isSameOffer = previous?.offerId === outcome.order.offerId;
    const moved = { before: priceOf(previous), after: priceOf(outcome.order) };
    // Whoever pays with something else asked for a new quote; that it costs the same goes without saying.
    const isNews = state.quote?.madeFor === basis || moved.before !== moved.after;
    setChange(isSameOffer && isNews ? moved : undefined);
    const completionKey = skywave.identifiers.newTransactionId();
    purchase.setState({ quote: { order: outcome.order, madeFor: basis }, completionKey });
    setOutdated(false);
    return undefined;
  }, [skywave, purchase, tracking]);

  const renew = useCallback(async () => {
    const refused = await quoteOnce();
    const isGiftCardLost = refused?.code === "GIFT_CARD_NOT_USABLE" && purchase.getState().giftCard !== null;
    setGiftCardRefusal(isGiftCardLost ? refused : undefined);
    if (!isGiftCardLost) return setRefusal(refused);
    // The rest of the purchase stands: what it costs without the gift card is asked for at once.
    purchase.setState({ giftCard: null });
    setRefusal(await quoteOnce());
  }, [purchase, quoteOnce]);

  useEffect(() => {
    const state = purchase.getState();
    // What is on its way to the bank is looked after before any new price is asked for.
    if (state.isAwaitingBank) return;
    if (!isStillGood(state, skywave.clock.now())) void renew();
  }, [purchase, renew, skywave]);

  return { order, refusal, giftCardRefusal, change, renew };
}

/** All plans, those for radios with what stands for theirs; a pair's is that of the purchase. */
function linesOf({ lines, radio: first }: PurchaseState) {
  return lines.map(({ offer, quantity, radio = first }) => {
    const radioToken = offer.serviceType === "streaming" ? undefined : radio?.token;
    return { offerId: offer.id, quantity, ...(radioToken !== undefined && { radioToken }) };
  });
}

/** What a quote depends on; when this changes, the quote is worth nothing. */
export function quoteBasis(purchase: PurchaseState): string {
  const { offer, lines, radio, moreRadios, promoCode, card, billing, giftCard } = purchase;
  const { state: region, zipCode } = billing;
  const isFree = offer !== null && chargesNothing(offer);
  const cardId = isFree ? "none" : card?.paymentMethodId;
  const plans = lines.map((line) => `${line.quantity} ${line.offer.id}`);
  const parts = [plans.length > 0 ? plans.join("+") : offer?.id, promoCode, cardId, region, zipCode];
  return [
    ...parts,
    ...(giftCard === null ? [] : [giftCard.tokenId]),
    ...(radio === null ? [] : [radio, ...moreRadios].map(({ token }) => token)),
  ].join("|");
}
