import type { Locale } from "@skywave/domain/locale/locale";
import { hasTrial } from "@skywave/domain/offers/without-trial";
import type { Clock } from "#platform/clock.ts";
import type { Refusal } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import {
  balanceEntries,
  billEntries,
  leaseFrom,
  type LedgerRepository,
  type Payment,
  type PaymentsRepository,
  type Refund,
  startPayment,
} from "#modules/books/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { ChangeOrder } from "../change/apply-change.ts";
import { totalDueOf } from "../change/total-due.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { CarryOutChange } from "../change/carry-out-change.ts";
import type { OrderRow } from "../orders-repository.ts";
import type { AgreementText } from "./agreement-text.ts";
import type { TrialCard, Trials } from "../trials/trials.ts";
import type { OrderDecision } from "./decide-order.ts";
import { invoiceOf, subscriptionsOf } from "./make-invoice.ts";
import type { AnnounceOrder } from "./settle-order.ts";
import type { Reservation, ReservationRepository } from "./reservation-repository.ts";

export type ReserveResult =
  | { kind: "refuse"; refusal: Refusal }
  | { kind: "confirmed"; order: OrderRow; refunds?: readonly Refund[] }
  /** Something is due in the life of the subscription, and comes first. */
  | { kind: "advance"; subscriptionId: string; until: Temporal.PlainDate }
  | { kind: "join"; payment: Payment }
  | { kind: "charge"; payment: Payment; order: OrderRow };

export interface CarryOutDependencies {
  clock: Clock;
  payments: PaymentsRepository;
  reservations: ReservationRepository;
  announceOrder: AnnounceOrder;
  carryOutChange: CarryOutChange;
  fundOrder: FundOrder;
  ledger: LedgerRepository;
  /** The words of the offer terms, kept with the consent to them. */
  agreementText: AgreementText;
  consents: Pick<Consents, "record">;
  trials: Pick<Trials, "claim">;
}

export interface ConfirmingCall {
  agreement: { version: string; language: Locale } | undefined;
  idempotencyKey: string | undefined;
  fingerprint: string;
  /** The card that would pay. */
  card: TrialCard | undefined;
}

/** Writes down what was decided about a confirming call. Runs inside the transaction that holds the order. */
export function createCarryOutDecision(dependencies: CarryOutDependencies) {
  const { clock, payments, reservations, fundOrder, ledger } = dependencies;

  const reservationOf = (order: OrderRow, call: ConfirmingCall): Reservation => {
    const lines = order.lines?.map((line) => ({ ...line, subscriptionId: randomId("sub") })) ?? null;
    const subscriptionId = lines?.[0]?.subscriptionId ?? randomId("sub");
    return {
      attempt: order.attempt + 1,
      confirmFingerprint: call.fingerprint,
      confirmKey: call.idempotencyKey ?? null,
      subscriptionId: order.change === null ? subscriptionId : order.subscriptionId,
      lines,
      agreement: agreementOf(order, call, dependencies),
    };
  };

  /** Starts what no card is charged for: a free stretch, or a bill that balance and gift card pay. */
  const startFree = async (order: OrderRow, reservation: Reservation) => {
    const { zeroCharge, oneTimeCharge } = order.charges;
    const charges = oneTimeCharge.length > 0 ? oneTimeCharge : zeroCharge.slice(0, 1);
    if (charges.length === 0) throw new Error(`order ${order.id} is free without a free phase`);
    const now = clock.now();
    const reserved = { ...order, ...reservation };
    await fundOrder.spend(reserved);
    const byBalanceInCents = await fundOrder.draw(order, totalDueOf(order));
    const paid = { charges, byCardInCents: 0, byBalanceInCents, paymentMethodId: null, now };
    const invoice = invoiceOf(reserved, paid);
    const started = subscriptionsOf(reserved, { state: "active", now });
    await reservations.startFree(order, { reservation, started, invoice });
    const head = { identityId: order.identityId, currency: order.offer.currency, at: now };
    await ledger.write(head, [...billEntries(invoice), ...balanceEntries(invoice.id, byBalanceInCents)]);
    await dependencies.announceOrder(order);
    return { ...reserved, state: "confirmed" as const, invoiceId: invoice.id, confirmedAt: now };
  };

  return async (decision: OrderDecision, order: OrderRow, call: ConfirmingCall): Promise<ReserveResult> => {
    switch (decision.kind) {
      case "refuse":
        return { kind: "refuse", refusal: decision.refusal };
      case "answer":
        return { kind: "confirmed", order };
      case "join":
        return { kind: "join", payment: decision.payment };
      case "resume":
        await payments.markUnknown(decision.payment, leaseFrom(clock.realNow()));
        return { kind: "charge", payment: decision.payment, order };
      case "startFree": {
        const reservation = reservationOf(order, call);
        const held = await fundOrder.hold({ ...order, ...reservation });
        if (!held.ok) return { kind: "refuse", refusal: held };
        await keepConsent(dependencies.consents, order, reservation);
        if (hasTrial(order.offer)) await dependencies.trials.claim(order, call.card);
        return { kind: "confirmed", order: await startFree(order, reservation) };
      }
      case "change": {
        const reservation = reservationOf(order, call);
        await keepConsent(dependencies.consents, order, reservation);
        return dependencies.carryOutChange(changeOf(order), { payment: undefined, reservation });
      }
      case "charge": {
        const reservation = reservationOf(order, call);
        const reserved = { ...order, ...reservation, state: "processing" as const };
        const payment = paymentOf(reserved, decision, clock);
        if (order.change !== null) {
          await keepConsent(dependencies.consents, order, reservation);
          return dependencies.carryOutChange(changeOf(order), { payment, reservation });
        }
        const funded = await fundOrder.hold(reserved);
        if (!funded.ok) return { kind: "refuse", refusal: funded };
        await keepConsent(dependencies.consents, order, reservation);
        const held = subscriptionsOf(reserved, { state: "reserved", now: clock.now() });
        await reservations.reserve(order, { reservation, held, payment });
        return { kind: "charge", payment, order: reserved };
      }
    }
  };
}

/** What was agreed to, with its words and when; null where nothing was. */
function agreementOf(
  order: OrderRow,
  { agreement }: ConfirmingCall,
  { clock, agreementText }: Pick<CarryOutDependencies, "clock" | "agreementText">,
): Reservation["agreement"] {
  if (agreement === undefined) return null;
  const kind = order.change === null ? "newSubscription" : "planSwitch";
  return { ...agreement, text: agreementText(agreement.language, kind), agreedAt: clock.now().toString() };
}

/** What was agreed to stands in the ledger of consents too, whatever the bank says of this attempt. */
async function keepConsent(
  consents: CarryOutDependencies["consents"],
  order: OrderRow,
  { attempt, agreement }: Reservation,
): Promise<void> {
  if (agreement === null) return;
  const { version, language, text } = agreement;
  await consents.record({ subjectKind: "identity", subject: order.identityId }, [
    {
      topic: "OfferAndRenewalTerms",
      isGranted: true,
      text,
      version,
      language,
      country: order.offer.country,
      source: "order",
      reference: `${order.id}:${attempt}`,
    },
  ]);
}

function changeOf(order: OrderRow): ChangeOrder {
  if (order.change === null) throw new Error(`order ${order.id} changes nothing`);
  return { ...order, change: order.change };
}

function paymentOf(order: OrderRow, decision: OrderDecision & { kind: "charge" }, clock: Clock): Payment {
  return startPayment(
    {
      identityId: order.identityId,
      purpose: "order",
      subjectId: order.id,
      attempt: order.attempt,
      billingProfileId: order.billingProfileId,
      paymentMethodId: decision.method.id,
      processorCustomerId: decision.customerId,
      amountInCents: order.dueNowInCents,
      currency: order.offer.currency,
      triedOn: clock.today(),
    },
    clock.realNow(),
  );
}
