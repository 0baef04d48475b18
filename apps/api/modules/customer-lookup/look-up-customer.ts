import type { CustomerLookup } from "@skywave/contract";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { AccountHolder, LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import { isMatch, type KnownCustomer, type TypedCustomer } from "./decide-match.ts";

const NOBODY: CustomerLookup = { customersFound: 0, customers: [], token: "" };

export interface LookUpDependencies {
  visitorProofs: Pick<VisitorProofs, "issue" | "find">;
  holders: Pick<LegacyAccounts["holders"], "find" | "listByEmail">;
  limits: Pick<RateLimits, "take">;
}

export interface CustomerLookups {
  lookUp(
    typed: TypedCustomer,
    options: { caller: SessionCaller; ipAddress: string },
  ): Promise<Outcome<{ data: CustomerLookup }>>;
  /** Somebody else's token, or one that is over, is as good as none. */
  recall(token: string, options: { caller: SessionCaller }): Promise<Outcome<{ data: CustomerLookup }>>;
}

/** Looks customers up for visitors. It tells nobody who is a customer: only who knows all of them is answered. */
export function createLookUpCustomer(dependencies: LookUpDependencies): CustomerLookups {
  const { visitorProofs, holders, limits } = dependencies;

  const answerFor = (contact: { email: string | null; phone: string | null }, token: string) =>
    done({
      data: {
        customersFound: 1,
        customers: [
          { maskedEmail: maskEmail(contact.email ?? ""), maskedPhone: maskPhone(contact.phone ?? "") },
        ],
        token,
      },
    });

  const lookUp = async (
    typed: TypedCustomer,
    { caller, ipAddress }: { caller: SessionCaller; ipAddress: string },
  ): Promise<Outcome<{ data: CustomerLookup }>> => {
    const startedAt = performance.now();
    const email = normaliseEmail(typed.email);
    const target = typed.phone.replace(/\D/g, "").slice(-10);
    const limited =
      (await limits.take("customerLookupsByAddress", ipAddress)) ??
      (await limits.take("customerLookupsByTarget", `email ${email}`)) ??
      (await limits.take("customerLookupsByTarget", `phone ${target}`));
    if (limited !== undefined) return limited;
    // Of relatives who share an address, the one who knows their own name is found.
    const holder = (await holders.listByEmail(email)).find((each) =>
      isMatch(typed, knownOf(each), caller.country),
    );
    if (holder === undefined) {
      await untilNextStep(startedAt);
      return done({ data: NOBODY });
    }
    const { deviceId } = caller;
    const token = await visitorProofs.issue({ kind: "account", subjectId: holder.identityId, deviceId });
    return answerFor(holder, token);
  };

  /** Somebody else's token, or one that is over, is as good as none. */
  const recall = async (
    token: string,
    { caller }: { caller: SessionCaller },
  ): Promise<Outcome<{ data: CustomerLookup }>> => {
    const { deviceId } = caller;
    const found = await visitorProofs.find("account", { token, deviceId });
    const holder = found === undefined ? undefined : await holders.find(found);
    const isOthers = caller.identityId !== null && caller.identityId !== holder?.identityId;
    return holder === undefined || isOthers
      ? refuse("NOT_FOUND", { notFoundResourceType: "customerLookup" })
      : answerFor(holder, token);
  };

  return { lookUp, recall };
}

function knownOf({ serviceAddress, ...holder }: AccountHolder): KnownCustomer {
  return {
    firstName: holder.firstName ?? undefined,
    lastName: holder.lastName ?? undefined,
    phone: holder.phone,
    zipCode: serviceAddress?.zipCode,
    country: serviceAddress?.country,
  };
}
