import { freeInstanceNumber } from "../free-instance-number.ts";
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
      const kept: Instance[] = await repository.listLiveOf(keeperId);
      for (const row of rows) {
        const same = kept.filter(({ productId }) => productId === row.productId);
        const taken = same.map(({ instanceNumber }) => instanceNumber);
        const instanceNumber = freeInstanceNumber(taken, row.instanceNumber);
        kept.push({ productId: row.productId, instanceNumber });
        const payer = row.billingProfileId === null ? null : (billingProfileId ?? null);
        await repository.moveTo(row, { identityId: keeperId, instanceNumber, billingProfileId: payer });
      }
      await nicknames.moveAllOf(identityId, keeperId);
      return rows;
    },
  };
}

type Instance = Pick<SubscriptionRow, "productId" | "instanceNumber">;
