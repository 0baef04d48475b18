import type { Accounts } from "#modules/accounts/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { PaidSubscription, Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { LegacyAccountsRepository } from "./legacy-accounts-repository.ts";
import { readWrittenAccount, type WrittenAccount } from "./read-written-account.ts";

/** The account of somebody who can sign in here; without a number it keeps the one that it has here. */
type ImportedAccount = WrittenAccount & { identityId: string; accountNumber?: string };

/** A plan of an account, with its code and type in the legacy system for each of its phases. */
type ImportedPlan = PaidSubscription & { legacyPlans: readonly { code: string; type: string }[] };

export interface ImportAccounts {
  /** Writes down the account of somebody who can sign in; what was known before gives way. */
  put(account: ImportedAccount): Promise<void>;
  /** Writes down the account of somebody who never signed up, and gives the identity that has it; the same each time. */
  putUnregistered(account: WrittenAccount & { accountNumber: string }): Promise<string>;
  /** Starts a plan that is paid for; its subscription, or undefined where the person has the product already. */
  givePlan(plan: ImportedPlan): Promise<string | undefined>;
}

export function createImportAccounts(dependencies: {
  repository: LegacyAccountsRepository;
  accounts: Pick<Accounts, "findNumber">;
  identities: Pick<Identities, "add">;
  subscriptions: Pick<Subscriptions, "givePaid">;
  database: Database;
  clock: Clock;
}): ImportAccounts {
  const { repository, accounts, identities, subscriptions, database, clock } = dependencies;
  return {
    put: async ({ identityId, accountNumber: written, ...account }) => {
      const accountNumber = written ?? (await accounts.findNumber(identityId));
      await repository.put({ ...readWrittenAccount(account), identityId, accountNumber });
    },

    putUnregistered: ({ accountNumber, ...written }) =>
      database.inTransaction(async () => {
        const account = { ...readWrittenAccount(written), accountNumber };
        const identityId = randomId("idn");
        if (!(await repository.addMissing({ ...account, identityId }))) {
          const known = await repository.findByNumber(accountNumber);
          if (known === undefined) throw new Error("an account is known and is not there");
          await repository.put({ ...account, identityId: known.identityId });
          return known.identityId;
        }
        // No handle, no password: there is nothing to sign in by, and no address that somebody else could prove.
        await identities.add({
          id: identityId,
          state: "ACCOUNT",
          language: account.country === "CA" ? "en-CA" : "en-US",
          createdAt: clock.realNow(),
        });
        return identityId;
      }),

    givePlan: ({ legacyPlans, offer, ...plan }) => {
      const phases = offer.phases.map((phase, at) => {
        const legacyPlan = legacyPlans[at];
        if (legacyPlan === undefined) throw new Error(`phase ${at} of ${offer.id} came without its plan`);
        return { ...phase, legacyPlan };
      });
      return subscriptions.givePaid({ ...plan, offer: { ...offer, phases } });
    },
  };
}
