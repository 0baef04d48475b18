import type { JoinedAccount } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { JoinedAccountRow } from "./joined-accounts-repository.ts";

export function serializeJoinedAccount(row: JoinedAccountRow): JoinedAccount {
  const { accountNumber, joinedAt, planCount, balanceInCents, currency } = row;
  return {
    accountNumber,
    joinedAt: joinedAt.toString(),
    planCount,
    balance: toMajorUnits(balanceInCents),
    currency,
  };
}
