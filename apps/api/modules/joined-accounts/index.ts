import type { Accounts } from "#modules/accounts/index.ts";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCompleteJoin } from "./complete-join.ts";
import { createJoinedAccountsRepository } from "./joined-accounts-repository.ts";
import { createLoadAccount } from "./load-account.ts";
import { createMoveAccount, type MoveNeeds } from "./move-account.ts";
import { createJoinedAccountHandlers, type JoinedAccountHandlers } from "./routes.ts";
import { createShowJoin } from "./show-join.ts";
import { createStartJoin } from "./start-join.ts";

/** Accounts that have become a part of another one of the same person. */
export interface JoinedAccounts extends Module {
  handlers: JoinedAccountHandlers;
  /** Whether an account is a part of another one, so that nobody signs in to it. */
  isJoined(identityId: string): Promise<boolean>;
  /** Whose bills a person reads: their own, and those of the accounts that are a part of theirs. */
  listPayers(identityId: string): Promise<string[]>;
}

export interface JoinedAccountNeeds extends MoveNeeds {
  accounts: Pick<Accounts, "findNumber">;
  authentication: Authentication;
  books: Books;
  identities: Identities;
  legacyAccounts: LegacyAccounts;
  offers: Pick<Offers, "findNewest">;
  radios: Radios;
  subscriptions: Subscriptions;
  /** Removes what all modules keep about a person whose account is deleted. */
  wipe(identityId: string): Promise<void>;
}

export function createJoinedAccounts(platform: Platform, needs: JoinedAccountNeeds): JoinedAccounts {
  const { clock, database, limits, secrets } = platform;
  const repository = createJoinedAccountsRepository(database);
  const { holders } = needs.legacyAccounts;
  const kept = { ...needs, repository, clock };
  const showJoin = createShowJoin({ ...needs, loadAccount: createLoadAccount({ ...kept, holders }) });
  const { found } = needs.radios;
  return {
    handlers: createJoinedAccountHandlers({
      ...kept,
      showJoin,
      startJoin: createStartJoin({ ...kept, holders, found, limits, secrets }),
      completeJoin: createCompleteJoin({
        ...kept,
        database,
        showJoin,
        moveAccount: createMoveAccount(needs, { repository, clock }),
      }),
    }),
    isJoined: async (identityId) => (await repository.find(identityId)) !== undefined,
    listPayers: async (identityId) => [
      identityId,
      ...(await repository.listOf(identityId)).map((joined) => joined.identityId),
    ],
    wipe: async (identityId) => {
      await repository.forgetJoinsOf(identityId);
      // Nobody can delete these any more but who deletes the account that they are in.
      for (const joined of await repository.listOf(identityId)) {
        await needs.wipe(joined.identityId);
        await needs.identities.forget(joined.identityId);
      }
    },
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}
