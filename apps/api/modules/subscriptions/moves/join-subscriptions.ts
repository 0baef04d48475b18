import type { NicknamesRepository } from "../nicknames/nicknames-repository.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import type { AccountMovesRepository } from "./account-moves-repository.ts";

export interface JoinSubscriptions extends Pick<AccountMovesRepository, "lockLiveOf" | "listLiveOf"> {
  /**
   * Hands all that runs in one account to another, with its names and schedules; what is over stays where it was. Bills that
   * come are made out to the account that keeps them, and paid by the profile. Call it in a transaction that holds both accounts.
   */
  join(accounts: {
    identityId: string;
    keeperId: string;
    billingProfileId: string | undefined;
  }): Promise<SubscriptionRow[]>;
}

/** What becomes of subscriptions when one account becomes a part of another. */
export function createJoinSubscriptions(
  repository: AccountMovesRepository,
  nicknames: Pick<NicknamesRepository, "moveAllOf">,
): JoinSubscriptions {
  return {
    lockLiveOf: repository.lockLiveOf,
    listLiveOf: repository.listLiveOf,

    join: async ({ identityId, keeperId, billingProfileId }) => {
      const rows = await repository.listLiveOf(identityId);
      const taken = new Set((await repository.listLiveOf(keeperId)).map(keyOf));
      for (const row of rows) {
        const instanceNumber = freeNumberOf(row, taken);
        taken.add(keyOf({ ...row, instanceNumber }));
        const payer = row.billingProfileId === null ? null : (billingProfileId ?? null);
        await repository.moveTo(row, { identityId: keeperId, instanceNumber, billingProfileId: payer });
      }
      await nicknames.moveAllOf(identityId, keeperId);
      return rows;
    },
  };
}

type Instance = Pick<SubscriptionRow, "productId" | "instanceNumber">;

const keyOf = ({ productId, instanceNumber }: Instance) => `${productId} ${instanceNumber}`;

/** Its own number, or the next one that the account has not given to the same product. */
function freeNumberOf({ productId, instanceNumber }: Instance, taken: ReadonlySet<string>): number {
  let number = instanceNumber;
  while (taken.has(keyOf({ productId, instanceNumber: number }))) number += 1;
  return number;
}
