import type { Books } from "#modules/books/index.ts";
import { sumOwed } from "./share-out.ts";

export type FindStanding = (profile: { identityId: string; billingProfileId: string }) => Promise<number>;

/** What stands to a profile's credit, in cents; less than nought is owed. */
export function createFindStanding(owing: Books["owing"], balances: Books["balances"]): FindStanding {
  return async (profile) => {
    const { identityId, billingProfileId } = profile;
    const owed = (await owing.listOwed(identityId)).filter(
      (invoice) => invoice.billingProfileId === billingProfileId,
    );
    return (await balances.find(identityId, billingProfileId)) - sumOwed(owed);
  };
}
