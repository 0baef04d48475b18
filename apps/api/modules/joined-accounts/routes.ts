import type { Authentication } from "#modules/authentication/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { type CompleteJoin, isOver, noJoin } from "./complete-join.ts";
import type { JoinedAccountsRepository } from "./joined-accounts-repository.ts";
import { serializeJoinedAccount } from "./serialize-joined-account.ts";
import type { ShowJoin } from "./show-join.ts";
import type { StartJoin } from "./start-join.ts";

export type JoinedAccountHandlers = Pick<
  DomainHandlers<"user">,
  "startAccountJoin" | "proveAccountJoin" | "getAccountJoin" | "completeAccountJoin" | "listJoinedAccounts"
>;

/** Long enough to read what is joined and to prove oneself once more. */
const PROVED_FOR = { minutes: 30 };

/** The calls by which two accounts of one person become one. */
export function createJoinedAccountHandlers(dependencies: {
  repository: JoinedAccountsRepository;
  startJoin: StartJoin;
  showJoin: ShowJoin;
  completeJoin: CompleteJoin;
  authentication: Pick<Authentication, "redeemOneTimeCode">;
  clock: Clock;
}): JoinedAccountHandlers {
  const { repository, startJoin, showJoin, completeJoin, authentication, clock } = dependencies;

  const findOwn = async (joinId: string, keeperId: string) => {
    const row = await repository.findJoin(joinId);
    return row?.keeperId === keeperId && !isOver(row, clock) ? row : undefined;
  };

  return {
    startAccountJoin: ({ body }, context) => startJoin(body, context),

    proveAccountJoin: async ({ params, body }, { caller, ipAddress }) => {
      const row = await findOwn(params.joinId, caller.identityId);
      if (row === undefined) return noJoin();
      // The answer got lost: the code was right.
      if (row.provedAt !== null) return showJoin(row);
      const { id, identityId } = row;
      // The code is good in the browser that asked for it; what it has proved, wherever the person is signed in.
      const { deviceId } = caller;
      const bearer = { identityId, deviceId, purpose: `account-join.${id}` } as const;
      const redeemed = await authentication.redeemOneTimeCode(bearer, body.otp, ipAddress);
      // That there is no code any more is no better than a wrong one.
      if (!redeemed.ok) return redeemed.code === "NOT_FOUND" ? refuse("INVALID") : redeemed;
      const provedAt = clock.realNow();
      const expiresAt = provedAt.add(PROVED_FOR);
      await repository.markProved(id, provedAt, expiresAt);
      return showJoin({ ...row, provedAt, expiresAt });
    },

    getAccountJoin: async ({ params }, { caller }) => {
      const row = await findOwn(params.joinId, caller.identityId);
      return row === undefined || row.provedAt === null ? noJoin() : showJoin(row);
    },

    completeAccountJoin: ({ params, body }, { caller }) =>
      completeJoin({ ...params, ...body, paymentMethodId: body.paymentMethodId }, caller),

    listJoinedAccounts: async (_request, { caller }) =>
      done({ accounts: (await repository.listOf(caller.identityId)).map(serializeJoinedAccount) }),
  };
}
