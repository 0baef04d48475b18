import type { CallRequest, IdentifiedAccount } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Authentication } from "#modules/authentication/index.ts";
import { decoyIdentityId } from "#modules/identities/index.ts";
import type { AccountHolder, LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";

export type LookUpByEmail = (
  typed: CallRequest<"legacy", "lookUpCustomerByEmail">["body"],
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<{ data: IdentifiedAccount }>>;

const NOBODY: IdentifiedAccount = { isIdentified: false, token: "" };

/**
 * Lets a visitor identify an account by reading its mail. Whether an address is a customer's is told to nobody else: one
 * that nobody has is sent no code, and is counted, limited and answered like one that somebody has.
 */
export function createLookUpByEmail(dependencies: {
  holders: Pick<LegacyAccounts["holders"], "listByEmail">;
  authentication: Pick<Authentication, "sendOneTimeCode" | "redeemOneTimeCode">;
  visitorProofs: Pick<VisitorProofs, "issue">;
  limits: Pick<RateLimits, "take">;
  secrets: Secrets;
}): LookUpByEmail {
  const { holders, authentication, visitorProofs, limits, secrets } = dependencies;

  const limit = async (email: string, { deviceId, ipAddress }: { deviceId: string; ipAddress: string }) =>
    (await limits.take("accountLookupsByAddress", ipAddress)) ??
    (await limits.take("accountLookupsByDevice", deviceId)) ??
    (await limits.take("accountLookupsByTarget", `email ${email}`));

  return async (typed, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const { deviceId, country } = caller;
    const email = normaliseEmail(typed.email);
    if (!isEmail(email)) return refuse("INVALID_EMAIL_ERROR");
    const holder = (await holders.listByEmail(email)).find(ownsMailOf(email));
    const identityId = holder?.identityId ?? decoyIdentityId(email, secrets);
    const purpose = `account-lookup.${secrets.sign("account-lookup", email)}` as const;
    const bearer = { identityId, deviceId, purpose };

    if (typed.otp === undefined) {
      const limited = await limit(email, { deviceId, ipAddress });
      if (limited !== undefined) return limited;
      const sent = await authentication.sendOneTimeCode({
        ...bearer,
        channel: "EMAIL",
        language: holder?.language ?? (country === "CA" ? "en-CA" : "en-US"),
        ipAddress,
        template: "one-time-code",
        ...(holder !== undefined && { newContact: email }),
      });
      await untilNextStep(startedAt);
      return sent.ok ? done({ data: NOBODY }) : sent;
    }
    const redeemed = await authentication.redeemOneTimeCode(bearer, typed.otp, ipAddress);
    // That no code was asked for is no better than a wrong one.
    if (!redeemed.ok) return redeemed.code === "NOT_FOUND" ? refuse("INVALID") : redeemed;
    const token = await visitorProofs.issue({ kind: "account", subjectId: identityId, deviceId });
    return done({ data: { isIdentified: true, token } });
  };
}

/** An address that somebody signed up with and never proved may be anybody's. */
function ownsMailOf(email: string) {
  return ({ hasProvedEmail, legacy }: AccountHolder) => hasProvedEmail || legacy?.email === email;
}
