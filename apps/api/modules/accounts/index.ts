import type { Consents } from "#modules/consents/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type AccountRecords, createAccountRecords } from "./account-records.ts";
import { createAccountsRepository } from "./accounts-repository.ts";
import { createListeningProfilesRepository } from "./profile/profiles-repository.ts";
import { createListeningProfileHandlers, type ProfileHandlers } from "./profile/routes.ts";
import { type AccountHandlers, createAccountHandlers } from "./routes.ts";

/** What belongs to a person beside their sign-in: number, agreements, and the listening profile. */
export interface Accounts extends Module {
  handlers: AccountHandlers & ProfileHandlers;
  show: AccountRecords["show"];
  /** Whose number it is. */
  findByNumber(accountNumber: string): Promise<string | undefined>;
  /** Gives the person a number if they have none. */
  findNumber(identityId: string): Promise<string>;
}

export interface AccountNeeds {
  /** Made after accounts; asked only while a call is answered. */
  legacyAccounts: () => Pick<LegacyAccounts, "find">;
  consents: Pick<Consents, "record">;
  identities: {
    find(identityId: string): Promise<{ username: string | null; email: string | null } | undefined>;
  };
}

export function createAccounts(platform: Platform, needs: AccountNeeds): Accounts {
  const { consents, identities, legacyAccounts } = needs;
  const { clock, database, secrets } = platform;
  const profiles = createListeningProfilesRepository(database);
  const repository = createAccountsRepository(database);
  const records = createAccountRecords({
    database,
    repository,
    consents,
    clock,
    findLegacyAccount: (identityId) => legacyAccounts().find(identityId),
  });
  return {
    handlers: {
      ...createAccountHandlers(records),
      ...createListeningProfileHandlers({
        repository: profiles,
        clock,
        secrets,
        findHandle: (identityId) => identities.find(identityId),
      }),
    },
    show: records.show,
    findByNumber: async (number) => (await repository.findByNumber(number))?.identityId,
    findNumber: async (identityId) => (await records.show(identityId)).accountNumber,
    wipe: (identityId) => profiles.remove(identityId),
  };
}
