import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { LegacyAccountsRepository } from "./legacy-accounts-repository.ts";

/** The call about an account in the legacy system. */
export function createLegacyAccountHandlers(
  repository: LegacyAccountsRepository,
): Pick<DomainHandlers<"user">, "getLegacyAccount"> {
  return {
    getLegacyAccount: async (_request, { caller }) => {
      const account = await repository.find(caller.identityId);
      if (account === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "legacyAccount" });
      const { country, accountType, hasService } = account;
      return done({ country, accountType, hasService });
    },
  };
}
