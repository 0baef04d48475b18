import type { BalancesRepository } from "./balances-repository.ts";
import type { PayRepository } from "../pay/pay-repository.ts";
import { sumOwed } from "../pay/share-out.ts";

/** What stands to a profile's credit, in cents; less than nought is owed. */
export function createFindStanding(owing: PayRepository, balances: BalancesRepository) {
  return async (profile: { identityId: string; billingProfileId: string }): Promise<number> => {
    const { identityId, billingProfileId } = profile;
    const owed = (await owing.listOwed(identityId)).filter(
      (invoice) => invoice.billingProfileId === billingProfileId,
    );
    return (await balances.find(identityId, billingProfileId)) - sumOwed(owed);
  };
}

export type FindStanding = ReturnType<typeof createFindStanding>;
