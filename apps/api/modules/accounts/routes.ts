import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { AccountRecords } from "./account-records.ts";

export type AccountHandlers = Pick<
  DomainHandlers<"user">,
  "getAccount" | "updateAccount" | "recordPrivacyOptionByIdentityId"
>;

/** The calls of a person's account. */
export function createAccountHandlers(accounts: AccountRecords): AccountHandlers {
  return {
    getAccount: async (_request, { caller }) => done(await accounts.show(caller.identityId)),

    updateAccount: ({ body }, { caller }) => accounts.agree(caller.identityId, body.privacyAgreements),

    recordPrivacyOptionByIdentityId: async ({ params, body }, { caller }) => {
      const { identityId } = params;
      // Somebody else's answers as one that does not exist.
      if (identityId !== caller.identityId) {
        return refuse("NOT_FOUND", { notFoundResourceType: "identity" });
      }
      await accounts.recordPrivacyOption({ identityId, ...body });
      return done(undefined);
    },
  };
}
