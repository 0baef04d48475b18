import type { Store } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { StoreGateway, StorePurchase } from "#providers/stores/store-gateway.ts";
import { offerOn, type Subscriptions } from "#modules/subscriptions/index.ts";
import { dayOf, planBilledElsewhere } from "./plan-billed-elsewhere.ts";

export interface TakeOverPurchases {
  sync(store: Store, personCaller: PersonCaller): Promise<Outcome<{ subscriptionIds: string[] }>>;
  restore(store: Store, personCaller: PersonCaller): Promise<Outcome<{ subscriptionIds: string[] }>>;
}

/**
 * Takes over how plans stand that a store bills. They are never billed here: no bill falls due, and how they stand is
 * whatever the store says last.
 */
export function createTakeOverPurchases(dependencies: {
  database: Database;
  plans: Subscriptions["storePlans"];
  stores: StoreGateway;
  findOffer: (id: string) => Promise<Offer | undefined>;
}): TakeOverPurchases {
  const { database, plans, stores, findOffer } = dependencies;

  const takeOver = async (
    purchase: StorePurchase,
    owner: { store: Store; identityId: string },
  ): Promise<string | undefined> => {
    const { store, identityId } = owner;
    const known = await plans.find(store, purchase.reference);
    if (known !== undefined && known.identityId !== identityId) return undefined;
    const offer = await findOffer(purchase.offerId);
    if (offer === undefined) return undefined;
    if (known === undefined) {
      const row = planBilledElsewhere(purchase, { identityId, source: store, offer });
      return (await plans.add(row)) && isRunning(purchase) ? row.id : undefined;
    }
    const day = dayOf(purchase.startedAt).toString();
    const isSamePlan = offerOn(known, dayOf(purchase.startedAt)).id === offer.id;
    await plans.change(known, {
      state: purchase.state,
      terminatedAt: purchase.endedAt,
      ...(!isSamePlan && {
        plans: [{ from: day, isAtOnce: true, offer }],
        productId: mainProductOf(offer),
      }),
    });
    return isRunning(purchase) ? known.id : undefined;
  };

  const takeOverAll = async (
    purchases: readonly StorePurchase[],
    owner: { store: Store; identityId: string },
  ): Promise<string[]> => {
    const ids: (string | undefined)[] = [];
    for (const purchase of purchases) {
      try {
        ids.push(await database.inTransaction(() => takeOver(purchase, owner)));
      } catch (error) {
        // The person has the product by another biller since; that one is shown, and this one ends at the store.
        if (!isUniqueViolation(error, "subscriptions_one_live_per_product")) throw error;
      }
    }
    return ids.filter((id) => id !== undefined);
  };

  const unavailable = ({ cause }: { cause: unknown }) =>
    refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: 5, cause });

  return {
    sync: async (store, { identityId }) => {
      const answer = await stores.listPurchases(store, identityId);
      if (answer.kind === "unavailable") return unavailable(answer);
      return done({ subscriptionIds: await takeOverAll(answer.purchases, { store, identityId }) });
    },

    restore: async (store, { identityId, deviceId }) => {
      const claimed = await stores.claimPurchases(store, { identityId, deviceId });
      const answer = await stores.listPurchases(store, identityId);
      if (claimed.kind === "unavailable") return unavailable(claimed);
      if (answer.kind === "unavailable") return unavailable(answer);
      const subscriptionIds = await takeOverAll(answer.purchases, { store, identityId });
      return subscriptionIds.length > 0
        ? done({ subscriptionIds })
        : refuse("NOT_FOUND", { notFoundResourceType: "purchase" });
    },
  };
}

function isRunning({ state }: StorePurchase): boolean {
  return state === "active" || state === "past_due";
}
