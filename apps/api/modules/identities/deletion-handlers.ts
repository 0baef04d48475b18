import { setTimeout as pause } from "node:timers/promises";
import type { Locale } from "@skywave/domain/locale/locale";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Currency } from "@skywave/domain/money/currency";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { IdentitiesRepository } from "./identities-repository.ts";

// A charge that takes longer has no clear answer, and is asked about again in the background.
const PAYMENT_AWAITED_IN_MILLISECONDS = 8_000;
const STEP_IN_MILLISECONDS = 100;

/** A subscription that would end with the account. */
export interface EndingSubscription {
  subscriptionId: string;
  name: string;
  /** False where somebody else bills it, so that it has to be ended there. */
  endsNow: boolean;
  paidUntil: Temporal.Instant | null;
  /** Where it is ended then. */
  manageUrl: string | null;
  currency: Currency;
}

/** A gift card that is paid and waits for its day, which comes with or without the account. */
export interface WaitingGift {
  giftId: string;
  recipientName: string;
  amountInCents: number;
  currency: Currency;
  sendOn: Temporal.PlainDate;
}

export type DeletionHandlers = Pick<DomainHandlers<"user">, "previewDeletion" | "deleteIdentity">;

interface Leaving {
  caller: PersonCaller;
  ipAddress: string;
}

interface DeletionDependencies {
  repository: IdentitiesRepository;
  database: Database;
  clock: Clock;
  requireStepUp: (caller: PersonCaller, purpose: "other") => Promise<Refusal | undefined>;
  listSubscriptions: (identityId: string) => Promise<EndingSubscription[]>;
  /** What stands to the person's credit. */
  listBalances: (identityId: string) => Promise<{ amountInCents: number; currency: Currency }[]>;
  listWaitingGifts: (identityId: string) => Promise<WaitingGift[]>;
  /** Withdraws what could still be bought; false where something is being paid just now. */
  stopBuying: (identityId: string) => Promise<boolean>;
  /** What goes back to the card for a plan that ends at once. */
  refundInCents: (subscriptionId: string, caller: PersonCaller) => Promise<number>;
  /** Ends a plan that gives something back; false while something of it is being paid. */
  giveBack: (subscriptionId: string, context: Leaving) => Promise<boolean>;
  /** Ends all that are left. */
  endSubscriptions: (identityId: string) => Promise<void>;
  endSessions: (identityId: string) => Promise<void>;
  /** Removes what other modules keep about a person, in the one transaction of the deletion. */
  wipe: (identityId: string) => Promise<void>;
  sendGoodbye: (to: { id: string; email: string | null; language: Locale }) => Promise<void>;
}

/** The calls by which people delete their account. */
export function createDeletionHandlers(dependencies: DeletionDependencies): DeletionHandlers {
  const { repository, database, clock } = dependencies;

  const remove = (identityId: string): Promise<Outcome<undefined> | "paying"> =>
    database.inTransaction(async () => {
      // Held first, as by whoever joins it with another account.
      const identity = await repository.hold({ id: identityId });
      if (identity === undefined) return refuse("UNAUTHORIZED");
      if (!(await dependencies.stopBuying(identity.id))) return "paying";
      await dependencies.endSubscriptions(identity.id);
      await dependencies.endSessions(identity.id);
      await dependencies.wipe(identity.id);
      await repository.wipe(identity.id, clock.realNow());
      await dependencies.sendGoodbye(identity);
      return done(undefined);
    });

  /** What was paid for and is not used goes back as by any cancellation, as long as there is somebody to give it to. */
  const giveBackAll = async (leaving: Leaving): Promise<boolean> => {
    const ending = await dependencies.listSubscriptions(leaving.caller.identityId);
    for (const { subscriptionId, endsNow } of ending)
      if (endsNow && !(await dependencies.giveBack(subscriptionId, leaving))) return false;
    return true;
  };

  return {
    previewDeletion: async (_request, { caller }) => {
      const subscriptions = [];
      for (const ending of await dependencies.listSubscriptions(caller.identityId)) {
        const { subscriptionId, endsNow, paidUntil } = ending;
        const refundInCents = endsNow ? await dependencies.refundInCents(subscriptionId, caller) : 0;
        const refund = toMajorUnits(refundInCents);
        subscriptions.push({ ...ending, paidUntil: paidUntil?.toString() ?? null, refund });
      }
      const gifts = await dependencies.listWaitingGifts(caller.identityId);
      const balances = await dependencies.listBalances(caller.identityId);
      return done({
        subscriptions,
        gifts: gifts.map(({ amountInCents, sendOn, ...gift }) => ({
          ...gift,
          amount: toMajorUnits(amountInCents),
          sendOn: sendOn.toString(),
        })),
        balances: balances.map(({ amountInCents, currency }) => ({
          amount: toMajorUnits(amountInCents),
          currency,
        })),
        // Kept for as long as tax and consumer law ask, without the means to sign in or to be reached.
        recordsRetained: ["invoices", "payments", "consents"],
      });
    },

    deleteIdentity: async (_request, { caller, ipAddress }) => {
      const stale = await dependencies.requireStepUp(caller, "other");
      if (stale !== undefined) return stale;
      for (let waited = 0; waited < PAYMENT_AWAITED_IN_MILLISECONDS; waited += STEP_IN_MILLISECONDS) {
        const isGivenBack = await giveBackAll({ caller, ipAddress });
        const deleted = isGivenBack ? await remove(caller.identityId) : "paying";
        if (deleted !== "paying") return deleted;
        // Finished first: nobody is charged for what they are then told is gone.
        await pause(STEP_IN_MILLISECONDS);
      }
      return refuse("PAYMENT_IN_PROGRESS");
    },
  };
}
