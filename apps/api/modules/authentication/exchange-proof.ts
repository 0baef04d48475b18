import type { IdentityGrant } from "@skywave/contract";
import { handleOf } from "./handle-of.ts";
import type { Identities, IdentityGrants, ProveAddress, ProvenIdentity } from "#modules/identities/index.ts";

/** Exchanges the grant of a redeemed code or link for an identity grant; undefined when it is not good. */
export type ExchangeProof = (
  grant: string,
  purpose: "one-time-code" | "magic-link",
) => Promise<IdentityGrant | undefined>;

/**
 * A proof is spent even where its person is gone by now: each is good for one exchange. Who read the mail of an
 * address that its account never proved is let in to an account of their own.
 */
export function createExchangeProof(dependencies: {
  identities: Identities;
  grants: IdentityGrants;
  addresses: Pick<ProveAddress, "signIn">;
}): ExchangeProof {
  const { identities, grants, addresses } = dependencies;

  const findPerson = ({ provenEmail: email, identityId, deviceId }: ProvenIdentity) =>
    email === null ? identities.find(identityId) : addresses.signIn({ identityId, email, deviceId });

  return async (grant, purpose) => {
    const proven = await grants.redeem(grant, purpose);
    const identity = proven && (await findPerson(proven));
    if (proven === undefined || identity === undefined) return undefined;
    const { assurance, deviceId } = proven;
    const person = { identityId: identity.id, assurance, deviceId };
    return { grant: await grants.issue(person, "session"), identityId: identity.id, ...handleOf(identity) };
  };
}
