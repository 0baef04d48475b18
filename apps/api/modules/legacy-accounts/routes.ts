import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { LegacyAccountsRepository } from "./legacy-accounts-repository.ts";
import type { ContinuityCalls } from "./service-continuity/continuity-calls.ts";
import type { RegisterAccount } from "./register-account.ts";
import { decideNextBestAction } from "./show/decide-next-best-action.ts";
import type { ShowAccount } from "./show/show-account.ts";
import type { ShowAccountNonPii } from "./show/show-account-non-pii.ts";

export interface LegacyAccountHandlers {
  user: Pick<DomainHandlers<"user">, "getLegacyAccount">;
  legacy: Pick<
    DomainHandlers<"legacy">,
    | "showAccount"
    | "accountNonPii"
    | "accountRegistrationNonPii"
    | "registerAccount"
    | "nextBestAction"
    | "updateStreaming"
  > &
    ContinuityCalls;
}

/** The calls about accounts of the legacy system, and in its words. */
export function createLegacyAccountHandlers(dependencies: {
  repository: Pick<LegacyAccountsRepository, "find">;
  showAccount: ShowAccount;
  showAccountNonPii: ShowAccountNonPii;
  registration: RegisterAccount;
  continuityCalls: ContinuityCalls;
  setStreamingCredentials: DomainHandlers<"user">["setStreamingCredentials"];
}): LegacyAccountHandlers {
  const { repository, showAccount, showAccountNonPii, registration, setStreamingCredentials } = dependencies;
  return {
    user: {
      getLegacyAccount: async (_request, { caller }) => {
        const account = await repository.find(caller.identityId);
        if (account === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "legacyAccount" });
        const { country, accountType, hasService } = account;
        return done({ country, accountType, hasService });
      },
    },
    legacy: {
      showAccount: (_request, { caller }) => showAccount(caller),
      accountNonPii: ({ body }, { caller }) => showAccountNonPii(body.token, caller),
      accountRegistrationNonPii: ({ body }, { caller }) => registration.show(body.token, caller),
      nextBestAction: async (_request, { caller }) => {
        const shown = await showAccount(caller);
        return shown.ok ? done({ data: decideNextBestAction(shown.data.data) }) : shown;
      },
      updateStreaming: async (request, context) => {
        const set = await setStreamingCredentials(request, context);
        return set.ok ? done({ data: set.data }) : set;
      },
      ...dependencies.continuityCalls,
      registerAccount: ({ body }, context) => registration.register(body, context),
    },
  };
}
