import type { JoiningAccount } from "@skywave/domain/joined-accounts/decide-join";
import type { Books } from "#modules/books/index.ts";
import type { AccountHolders } from "#modules/legacy-accounts/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { SubscriptionRow, Subscriptions } from "#modules/subscriptions/index.ts";
import type { JoinedAccountsRepository } from "./joined-accounts-repository.ts";

export type LoadAccount = (identityId: string) => Promise<JoiningAccount>;

/** Reads how an account stands, as far as it decides whether it can be joined with another one. */
export function createLoadAccount(dependencies: {
  repository: Pick<JoinedAccountsRepository, "find">;
  holders: Pick<AccountHolders, "find">;
  books: Pick<Books, "balances" | "owing" | "payments" | "profiles">;
  offers: Pick<Offers, "findNewest">;
  subscriptions: Pick<Subscriptions, "joins">;
}): LoadAccount {
  const { repository, holders, books, offers, subscriptions } = dependencies;
  const { balances, owing, payments, profiles } = books;

  const currenciesOf = async (identityId: string) => {
    const held = await balances.listOf(identityId);
    const own = await profiles.list(identityId);
    const meant = own.filter(({ id, isDefault }) => isDefault || (held.get(id) ?? 0) > 0);
    return meant.map(({ currency }) => currency);
  };

  const isBound = async ({ source, plans }: SubscriptionRow) => {
    if (source !== "stripe" && source !== "internal" && source !== "automotive") return true;
    const newest = await offers.findNewest(plans.at(-1)?.offer.id ?? "");
    return newest?.audience === "students";
  };

  return async (identityId) => {
    const holder = await holders.find(identityId);
    const rows = await subscriptions.joins.listLiveOf(identityId);
    const bound = await Promise.all(rows.map(isBound));
    const isHeld = rows.some(({ state, heldBy }) => state === "reserved" || heldBy !== null);
    return {
      isJoined: (await repository.find(identityId)) !== undefined,
      isClosed: holder === undefined || holder.legacy?.isClosed === true,
      isInCollections: holder?.legacy?.isInCollections === true,
      isConsumer: (holder?.legacy?.accountType ?? "consumer") === "consumer",
      isBusy: isHeld || (await payments.isCharging(identityId)),
      hasOpenBill: (await owing.listOwed(identityId)).length > 0,
      country: holder?.serviceAddress?.country ?? holder?.legacy?.country ?? rows[0]?.plans[0]?.offer.country,
      currencies: await currenciesOf(identityId),
      planCount: rows.length,
      hasBoundPlan: bound.includes(true),
    };
  };
}
