import type { BalancesRepository } from "../balances/balances-repository.ts";
import type { PayRepository } from "../pay/pay-repository.ts";
import { sumOwed } from "../pay/share-out.ts";

interface Due {
  dueInCents: number;
  /** Of the oldest bill that is not paid. */
  firstDueDate: Temporal.PlainDate | undefined;
}

export type FindDue = (profile: { identityId: string; billingProfileId: string }) => Promise<Due>;

/** What is left to pay of a profile's bills, its credit taken off. */
export function createFindDue(
  owing: Pick<PayRepository, "listOwed">,
  balances: Pick<BalancesRepository, "find">,
): FindDue {
  return async (profile) => {
    const { identityId, billingProfileId } = profile;
    const owed = (await owing.listOwed(identityId)).filter(
      (invoice) => invoice.billingProfileId === billingProfileId,
    );
    const credit = await balances.find(identityId, billingProfileId);
    return { dueInCents: Math.max(0, sumOwed(owed) - credit), firstDueDate: owed[0]?.dueDate };
  };
}
