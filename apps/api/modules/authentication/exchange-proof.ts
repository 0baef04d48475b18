import type { IdentityGrant } from "@skywave/contract";
import type { IdentitiesRepository, IdentityGrants } from "../identities/index.ts";

/** Exchanges the grant of a redeemed code or link for an identity grant; undefined when it is not good. */
export type ExchangeProof = (
  grant: string,
  purpose: "one-time-code" | "magic-link",
) => Promise<IdentityGrant | undefined>;

/** A proof is spent even where its person is gone by now: each is good for one exchange. */
export function createExchangeProof(dependencies: {
  identities: IdentitiesRepository;
  grants: IdentityGrants;
}): ExchangeProof {
  const { identities, grants } = dependencies;
  return async (grant, purpose) => {
    const proven = await grants.redeem(grant, purpose);
    const identity = proven && (await identities.find(proven.identityId));
    if (proven === undefined || identity === undefined) return undefined;
    const email = identity.email === null ? {} : { emailAddress: identity.email };
    return { grant: await grants.issue(proven, "session"), identityId: identity.id, ...email };
  };
}
