import type { Order } from "@skywave/contract";
import { refundFor } from "@skywave/domain/jurisdictions/refund-rules";
import { periodOn } from "@skywave/domain/life/change-life";
import type { Offer } from "@skywave/domain/offers/offer";
import { switchFlowOf } from "@skywave/domain/offers/switch-flow";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { amountDueInCents } from "#modules/books/index.ts";
import type { LoadedLife, LoadLife } from "#modules/renewals/index.ts";
import { offerOn, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { QuoteCompanion } from "../bundles/quote-companion.ts";
import { changeLifeBy } from "../change/change-life-by.ts";
import type { ChangesRepository } from "../change/changes-repository.ts";
import { judgeChange } from "../change/judge-change.ts";
import { lifeDigestOf } from "../change/life-digest.ts";
import { splitRefund } from "../change/split-refund.ts";
import type { ChangeAction, StoredChange } from "../change/stored-change.ts";
import { totalDueOf } from "../change/total-due.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import { serializeOrder } from "../serialize-order.ts";
import type { OrdersRepository } from "../orders-repository.ts";
import type { FoundOffer } from "./find-offer.ts";
import { addressOf, type ChangeRequest, type FindWantedPlan } from "./find-wanted-plan.ts";
import { quotedOrder, storeCharges } from "./quoted-order.ts";

export interface QuoteChangeParts {
  orders: OrdersRepository;
  changes: ChangesRepository;
  subscriptions: SubscriptionsRepository;
  findWantedPlan: FindWantedPlan;
  quoteCompanion: QuoteCompanion;
  fundOrder: Pick<FundOrder, "quote">;
  loadLife: LoadLife;
  /** Takes the steps of its life that are due. */
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
  clock: Clock;
  secrets: Secrets;
}

export type QuoteChange = (request: ChangeRequest, caller: PersonCaller) => Promise<Outcome<Order>>;

/** Makes the quote of a change: every bill of the changed life, what is due now, and where given-back money goes. */
export function createQuoteChange(parts: QuoteChangeParts): QuoteChange {
  const { orders, changes, subscriptions, loadLife, clock, secrets } = parts;

  const refundSplitOf = async (creditInCents: number, { row, owed }: LoadedLife) => {
    const payments = await changes.listRefundable(row.identityId, row.id);
    const owedInCents = owed === undefined ? 0 : amountDueInCents(owed.invoice);
    const { shares: _shares, ...split } = splitRefund(creditInCents, { owedInCents, payments });
    return split;
  };

  return async (request, caller) => {
    const { identityId } = caller;
    const today = clock.today();
    await parts.advance(identityId, request.subscriptionId, today);
    const row = await subscriptions.find(identityId, request.subscriptionId);
    if (row === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const plan = await parts.findWantedPlan(request, row, caller);
    if (!plan.ok) return plan;
    const { offer, isSaveOffer, promoCode } = plan.data;
    const facts = await loadLife(row, today);
    const ruled = refundFor(addressOf(row), today, periodOn(facts.life, today));
    const action = actionOf(request, {
      current: offerOn(row, today),
      offer,
      isSaveOffer,
      refund: ruled.refund,
    });
    const refusal = judgeChange(facts, { action, offer, today });
    if (refusal !== undefined) return refusal;
    const second = await parts.quoteCompanion({ row, offer, action, today, ...secondOf(request) });
    if (!second.ok) return second;
    if (row.billingProfileId === null) throw new Error(`subscription ${row.id} is billed to nobody`);

    const life = changeLifeBy(facts.life, action, { today, offer });
    const own = storeCharges(orderChargesFor(life, { today, billedCount: row.billedCount }));
    // What the second one gives back comes first, so that it pays for the plan.
    const charges = { ...own, oneTimeCharge: [...(second.data?.charges ?? []), ...own.oneTimeCharge] };
    const totalInCents = totalDueOf({ charges });
    const funded = await parts.fundOrder.quote({
      identityId,
      billingProfileId: row.billingProfileId,
      currency: offer.currency,
      totalInCents,
      giftCardTokenId: request.kind === "planSwitch" ? request.giftCardId : undefined,
    });
    if (!funded.ok) return funded;
    const balanceInCents = await changes.findBalance(identityId, row.billingProfileId);
    const isEndedNow = action.kind === "cancelSubscription" && action.cancellationType === "immediate";
    const change: StoredChange = {
      action,
      before: lifeDigestOf(row),
      ...daysOf(life, action, today),
      balanceInCents,
      refund: isEndedNow
        ? { ruleId: ruled.rule.id, ...(await refundSplitOf(Math.max(0, -totalInCents), facts)) }
        : null,
      ...(second.data !== undefined && { companion: second.data.companion }),
      reason: reasonOf(request),
    };
    const quote = {
      identityId,
      id: randomId("ord"),
      offer,
      lines: null,
      promoCode,
      offerLink: null,
      startsOn: today,
      charges,
      ...funded.data,
      billingProfileId: row.billingProfileId,
      serviceAddress: addressOf(row),
      change,
      subscriptionId: row.id,
      trialUse: null,
    };
    const createdAt = clock.now();
    const order = quotedOrder(quote, { secrets, createdAt });
    await orders.add(order);
    return done(serializeOrder(order, createdAt));
  };
}

function actionOf(
  request: ChangeRequest,
  {
    current,
    offer,
    isSaveOffer,
    refund,
  }: Pick<FoundOffer, "offer" | "isSaveOffer"> & { current: Offer; refund: "none" | "proRata" | "full" },
): ChangeAction {
  switch (request.kind) {
    case "planSwitch": {
      // Less is paid from the next bill on: there is nothing to give back of this one.
      if (isSaveOffer) return { kind: "planSwitch", flow: "endOfTerm", isSaveOffer };
      const flow = request.flow ?? switchFlowOf(current, offer);
      if (flow !== "pause") return { kind: "planSwitch", flow };
      return { kind: "planSwitch", flow, pauseMonths: request.pauseMonths ?? 1 };
    }
    case "cancelSubscription":
      return request.cancellationType === "immediate"
        ? { kind: "cancelSubscription", cancellationType: "immediate", refund }
        : { kind: "cancelSubscription", cancellationType: "endOfTerm" };
    case "revokeSubscriptionCancellation":
      return { kind: "revokeSubscriptionCancellation" };
  }
}

function secondOf(request: ChangeRequest) {
  return {
    secondarySubscriptionId: request.kind === "planSwitch" ? request.secondarySubscriptionId : undefined,
  };
}

function reasonOf(request: ChangeRequest): StoredChange["reason"] {
  if (request.kind !== "cancelSubscription" || request.cancellationReason === undefined) return null;
  const { code, text } = request.cancellationReason;
  return { code, text: text ?? null };
}

function daysOf(
  life: SubscriptionLife,
  action: ChangeAction,
  today: Temporal.PlainDate,
): Pick<StoredChange, "effectiveOn" | "untilOn"> {
  const days = (effectiveOn: Temporal.PlainDate, untilOn?: Temporal.PlainDate) => ({
    effectiveOn: effectiveOn.toString(),
    untilOn: untilOn?.toString() ?? null,
  });
  switch (action.kind) {
    case "planSwitch": {
      if (action.flow === "revokePause") return days(today);
      if (action.flow !== "pause") return days(life.plans.at(-1)?.from ?? today);
      const gap = life.gaps?.at(-1);
      return days(gap?.from ?? today, gap?.until);
    }
    case "cancelSubscription":
      return days(life.end?.on ?? today);
    case "revokeSubscriptionCancellation":
      return days(today);
  }
}
