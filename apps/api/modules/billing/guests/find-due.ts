import type { Books } from "#modules/books/index.ts";
import { sumOwed } from "../pay/share-out.ts";

interface Due {
  dueInCents: number;
  /** Of the oldest bill that is not paid. */
  firstDueDate: Temporal.PlainDate | undefined;
}

export type FindDue = (profile: { identityId: string; billingProfileId: string }) => Promise<Due>;

/** What is left to pay of a profile's bills, its credit taken off. */
export function createFindDue(
  owing: Pick<Books["owing"], "listOwed">,
  balances: Pick<Books["balances"], "find">,
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
