import type { CustomerLookup } from "@skywave/contract";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { CustomerLookupRepository } from "./customer-lookup-repository.ts";
import { isMatch, type TypedCustomer } from "./decide-match.ts";

const LIFETIME_IN_MINUTES = 30;
const NOBODY: CustomerLookup = { customersFound: 0, customers: [], token: "" };

export interface LookUpDependencies {
  repository: CustomerLookupRepository;
  identities: Pick<Identities, "find" | "findByHandle">;
  profiles: Pick<Books["profiles"], "findDefault">;
  limits: Pick<RateLimits, "take">;
  clock: Clock;
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
  const { repository, identities, profiles, limits, clock } = dependencies;

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
    const identity = email.includes("@") ? await identities.findByHandle(email) : undefined;
    // Asked for nobody too, so that an unknown address takes as long as a known one.
    const profile = await profiles.findDefault(identity?.id ?? "");
    const known = {
      firstName: profile?.firstName,
      lastName: profile?.lastName,
      phone: identity?.phone,
      zipCode: profile?.serviceAddress.zipCode,
      country: profile?.serviceAddress.country,
    };
    if (!isMatch(typed, known, caller.country) || identity === undefined) {
      await untilNextStep(startedAt);
      return done({ data: NOBODY });
    }
    const token = randomSecret();
    await repository.add({
      digest: digestOf(token),
      deviceId: caller.deviceId,
      identityId: identity.id,
      expiresAt: clock.realNow().add({ minutes: LIFETIME_IN_MINUTES }),
    });
    return answerFor(identity, token);
  };

  /** Somebody else's token, or one that is over, is as good as none. */
  const recall = async (
    token: string,
    { caller }: { caller: SessionCaller },
  ): Promise<Outcome<{ data: CustomerLookup }>> => {
    const { deviceId } = caller;
    const found = await repository.find({ digest: digestOf(token), deviceId }, clock.realNow());
    const identity = found && (await identities.find(found.identityId));
    const isOthers = caller.identityId !== null && caller.identityId !== identity?.id;
    return identity === undefined || isOthers
      ? refuse("NOT_FOUND", { notFoundResourceType: "customerLookup" })
      : answerFor(identity, token);
  };

  return { lookUp, recall };
}
