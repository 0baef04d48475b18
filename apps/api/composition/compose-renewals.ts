import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { earlierOf } from "@skywave/domain/calendar/compare-days";
import {
  chargePayment,
  createBalancesRepository,
  createLedgerRepository,
  type Payment,
  type PaymentsRepository,
  type ProfilesRepository,
} from "#modules/billing/index.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import {
  type CardTold,
  createCardExpiriesRepository,
  createGiveNotice,
  createNoticesRepository,
  createTellOfCardExpiry,
  type TellOfCardExpiry,
} from "#modules/notices/index.ts";
import { QUOTE_LIFETIME_IN_MINUTES } from "#modules/orders/index.ts";
import {
  type AdvanceSubscription,
  createAdvanceDueSubscriptions,
  createAdvanceSubscription,
  createBillsRepository,
  createCarryOutStep,
  createIssueBill,
  createLoadLife,
  createSettleBillPayment,
  createSubscriptionLocks,
  createTriesRepository,
  type News,
  type StepTaken,
  type SubscriptionLocks,
} from "#modules/renewals/index.ts";
import { offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { MintTargetedLinks } from "#modules/targeted-links/index.ts";
import { createTurns } from "#platform/jobs/turns.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { createGoOnAfterPayment } from "./money/go-on-after-payment.ts";

/** Wires the life of subscriptions after they are bought: bills, their collection, and what follows from both. */
export function composeRenewals(
  platform: Platform,
  parts: {
    cardProcessor: CardProcessor;
    payments: PaymentsRepository;
    profiles: ProfilesRepository;
    identities: IdentitiesRepository;
    mintLinks: MintTargetedLinks;
  },
) {
  const { clock, database, jobs } = platform;
  const { cardProcessor, payments, profiles, identities, mintLinks } = parts;
  const bills = createBillsRepository(database);
  const locks = createSubscriptionLocks(database);
  const tries = createTriesRepository(database);
  const notices = createNoticesRepository(database);
  const loadLife = createLoadLife({ bills, tries, profiles, notices });
  const ledger = createLedgerRepository(database);
  const balances = createBalancesRepository(database);
  const issueBill = createIssueBill({ bills, balances, ledger, clock });
  const announce = announceNewsBy(platform, { identities, profiles });
  const telling = { notices, identities, jobs, clock };
  const giveNotice = createGiveNotice({ ...telling, mintLinks });
  const expiries = createCardExpiriesRepository(database);
  const cards = createTellOfCardExpiry({ ...telling, expiries, database });
  const settleBillPayment = createSettleBillPayment({
    database,
    clock,
    bills,
    ledger,
    tries,
    locks,
    loadLife,
    payments,
    announce,
  });
  const advanceSubscription = createAdvanceSubscription({
    database,
    locks,
    loadLife,
    carryOutStep: createCarryOutStep({ bills, ledger, tries, issueBill, giveNotice, clock }),
    charge: (payment: Payment) => chargePayment(cardProcessor, payment),
    settleBillPayment,
    announce,
  });
  return {
    bills,
    ledger,
    tries,
    locks,
    loadLife,
    issueBill,
    announce,
    settleBillPayment,
    goOnAfterPayment: createGoOnAfterPayment({ clock, locks, loadLife, announce }),
    advanceSubscription,
    /** Renewals of this node wait while the sandbox walks through time, so that it sees all that happens. */
    takeTurn: createTurns(),
    ...composeTurns(platform, { locks, cards, advanceSubscription }),
  };
}

/** What is to be done on a day about subscriptions and cards: everybody's, or one person's. */
function composeTurns(
  { clock }: Platform,
  parts: {
    locks: SubscriptionLocks;
    cards: TellOfCardExpiry;
    advanceSubscription: AdvanceSubscription;
  },
) {
  const { locks, cards, advanceSubscription } = parts;
  return {
    firstDueDay: async (identityId?: string) => {
      const [subscription, card] = [await locks.firstDueDay(identityId), await cards.firstDueDay(identityId)];
      return subscription === undefined || card === undefined
        ? (subscription ?? card)
        : earlierOf(subscription, card);
    },
    createAdvanceDue: (onError: (error: unknown, subscriptionId: string) => void) => {
      // A day begins for them when no quote of the day before holds any more: it is billed as it was quoted.
      const today = () =>
        clock
          .now()
          .subtract({ minutes: QUOTE_LIFETIME_IN_MINUTES })
          .toZonedDateTimeISO(BILLING_TIME_ZONE)
          .toPlainDate();
      const advanceDue = createAdvanceDueSubscriptions({ locks, advanceSubscription, today, onError });
      return async (
        onTaken: (taken: StepTaken) => void = () => undefined,
        identityId?: string,
      ): Promise<number> => {
        const count = await advanceDue(onTaken, identityId);
        await cards.tellDue((told) => onTaken(stepOfCard(told, clock.today())), identityId);
        return count;
      };
    },
  };
}

function stepOfCard({ identityId, last4, topic }: CardTold, today: Temporal.PlainDate): StepTaken {
  return {
    identityId,
    subscriptionId: "",
    plan: `•••• ${last4}`,
    kind: topic,
    on: today.toString(),
    amountInCents: null,
    currency: "USD",
  };
}

/** The mail about what happens joins the transaction in which it happens. */
function announceNewsBy(
  { clock, jobs }: Platform,
  { identities, profiles }: { identities: IdentitiesRepository; profiles: Pick<ProfilesRepository, "find"> },
) {
  return async (row: SubscriptionRow, { kind, ...details }: News): Promise<void> => {
    const identity = await identities.find(row.identityId);
    if (identity?.email == null) return;
    if (kind === "receipt" && row.billingProfileId !== null) {
      const profile = await profiles.find(row.identityId, row.billingProfileId);
      // Whoever wants no bills by mail finds them in the account. What went wrong is always told.
      if (profile?.isEBill === false) return;
    }
    const { name: plan, currency } = offerOn(row, clock.today());
    const { amountInCents, day } = { amountInCents: null, day: null, ...details };
    await jobs.send("send-message", {
      id: [
        "news",
        kind,
        row.id,
        // The same may be ordered, taken back and ordered again within a day.
        "orderId" in details
          ? details.orderId
          : (day ?? ("invoiceId" in details ? details.invoiceId : clock.now().toString())),
      ].join("."),
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: { template: "subscription-news", news: kind, plan, amountInCents, currency, day },
    });
  };
}
