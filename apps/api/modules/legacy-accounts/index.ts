import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createLegacyAccountsRepository, type LegacyAccountRow } from "./legacy-accounts-repository.ts";
import { createLegacyAccountHandlers } from "./routes.ts";

export { decideLegacySignIn } from "./decide-legacy-sign-in.ts";
export type { LegacyAccountRow };

/** What the legacy system says about its accounts. */
export interface LegacyAccounts extends Module {
  handlers: Pick<DomainHandlers<"user">, "getLegacyAccount">;
  find(identityId: string): Promise<LegacyAccountRow | undefined>;
  /** Writes an account down as the import brought it; what was known before gives way. */
  put(account: LegacyAccountRow): Promise<void>;
}

export function createLegacyAccounts({ database }: Platform): LegacyAccounts {
  const repository = createLegacyAccountsRepository(database);
  const { find, put, remove: wipe } = repository;
  return { handlers: createLegacyAccountHandlers(repository), find, put, wipe };
}
