import type { CallOutput, CallRequest } from "@skywave/contract";
import { normaliseEmail } from "@skywave/domain/identity/email";
import type { Authentication } from "#modules/authentication/index.ts";
import { decoyIdentityId } from "#modules/identities/index.ts";
import type { AccountHolder, AccountHolders } from "#modules/legacy-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { JoinedAccountsRepository } from "./joined-accounts-repository.ts";

/** As long as the code that is sent is good. */
const NAMED_FOR = { minutes: 10 };

export type StartJoin = (
  typed: CallRequest<"user", "startAccountJoin">["body"],
  context: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<CallOutput<"user", "startAccountJoin">>>;

/** Which account was named, and where a code for it goes; an account that there is not has no contact. */
interface Named {
  name: string;
  holder: AccountHolder | undefined;
  email: string | undefined;
}

/**
 * Begins the joining of two accounts: the second one is named, and its contact on file is sent a code. An account that nobody has, or
 * whose contact nobody has proved, is counted, limited and answered like any other.
 */
export function createStartJoin(dependencies: {
  repository: Pick<JoinedAccountsRepository, "addJoin">;
  holders: AccountHolders;
  found: Pick<Radios["found"], "recall">;
  authentication: Pick<Authentication, "sendOneTimeCode">;
  limits: Pick<RateLimits, "take">;
  secrets: Secrets;
  clock: Clock;
}): StartJoin {
  const { repository, holders, found, authentication, limits, secrets, clock } = dependencies;

  const nameAccount = async (typed: string): Promise<Named> => {
    if (!typed.includes("@")) return named(`number ${typed}`, await holders.findByNumber(typed));
    const email = normaliseEmail(typed);
    const holder = (await holders.listByEmail(email)).find(
      ({ hasProvedEmail, legacy }) => hasProvedEmail || legacy?.email === email,
    );
    return { name: `email ${email}`, holder, email };
  };

  const nameRadio = async (token: string, deviceId: string): Promise<Named | undefined> => {
    const radio = await found.recall(token, deviceId);
    if (radio === undefined) return undefined;
    const owner = radio.subscription?.identityId;
    return named(`radio ${radio.radio.radioId}`, owner === undefined ? undefined : await holders.find(owner));
  };

  const limit = async (name: string, { deviceId, ipAddress }: { deviceId: string; ipAddress: string }) =>
    (await limits.take("accountLookupsByAddress", ipAddress)) ??
    (await limits.take("accountLookupsByDevice", deviceId)) ??
    (await limits.take("accountLookupsByTarget", name));

  return async ({ account, radioToken }, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const { identityId: keeperId, deviceId, country } = caller;
    const which =
      account === undefined
        ? radioToken === undefined
          ? refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "account", code: "required" }] })
          : ((await nameRadio(radioToken, deviceId)) ?? refuse("DEVICE_NOT_FOUND"))
        : await nameAccount(account);
    if ("code" in which) return which;
    const { name, holder, email } = which;
    if (holder?.identityId === keeperId) return refuse("SAME_ACCOUNT");
    const limited = await limit(name, { deviceId, ipAddress });
    if (limited !== undefined) return limited;

    const isReached = holder !== undefined && email !== undefined;
    const identityId = isReached ? holder.identityId : decoyIdentityId(name, secrets);
    const joinId = randomId("join");
    const sent = await authentication.sendOneTimeCode({
      identityId,
      deviceId,
      purpose: `account-join.${joinId}`,
      channel: "EMAIL",
      language: holder?.language ?? (country === "CA" ? "en-CA" : "en-US"),
      ipAddress,
      template: "one-time-code",
      ...(isReached && { newContact: email }),
    });
    if (sent.ok) {
      const createdAt = clock.realNow();
      const times = { provedAt: null, createdAt, expiresAt: createdAt.add(NAMED_FOR) };
      await repository.addJoin({ id: joinId, keeperId, identityId, ...times });
    }
    await untilNextStep(startedAt);
    return sent.ok ? done({ joinId, ...sent.data }) : sent;
  };
}

/** An address that somebody signed up with and never proved may be anybody's: the one on file counts then. */
function named(name: string, holder: AccountHolder | undefined): Named {
  const email = holder?.hasProvedEmail === true ? holder.email : holder?.legacy?.email;
  return { name, holder, email: email ?? undefined };
}
