import type { CallRequest, IdentityGrant } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { CreateIdentity } from "./create-identity.ts";
import type { IdentitiesRepository } from "./identities-repository.ts";
import type { IdentityGrants, ProvenAddress } from "./identity-grants.ts";
import type { ProveAddress } from "./prove-address.ts";

interface Dependencies {
  repository: IdentitiesRepository;
  grants: IdentityGrants;
  createIdentity: CreateIdentity;
  addresses: Pick<ProveAddress, "findEarlier">;
  hasPasskey: (identityId: string) => Promise<boolean>;
  notifyBothAddresses: (identityId: string, emailBefore: string | null) => Promise<void>;
}

export interface ProvedIdentity {
  /** Creates an identity for the address that the grant proves, and for no other. */
  create(
    grant: string,
    body: CallRequest<"user", "create">["body"],
    ipAddress: string,
  ): Promise<Outcome<IdentityGrant>>;
  /**
   * Gives the identity that a link names another address. Mail alone proves enough for that only where the person
   * has nothing better, neither password nor passkey.
   */
  override(grant: string, emailAddress: string): Promise<Outcome<IdentityGrant>>;
}

/** What a grant of a link or code lets its bearer do about identities. */
export function createProvedIdentity(dependencies: Dependencies): ProvedIdentity {
  const { repository, grants, createIdentity } = dependencies;

  /** A code or link went to somebody's address: whoever holds its grant reads their mail. */
  const findAddress = async (grant: string): Promise<ProvenAddress | undefined> => {
    const proven =
      (await grants.redeem(grant, "one-time-code")) ?? (await grants.redeem(grant, "magic-link"));
    const identity = proven && (await repository.find(proven.identityId));
    const isTheirs = identity !== undefined && identity.email === proven?.provenEmail;
    return isTheirs && identity.email !== null
      ? { email: identity.email, deviceId: proven.deviceId }
      : undefined;
  };

  return {
    create: async (grant, body, ipAddress) => {
      const email = normaliseEmail(body.emailAddress);
      if (!isEmail(email)) return refuse("INVALID_EMAIL_ERROR");
      const proven = (await grants.redeemForAddress(grant)) ?? (await findAddress(grant));
      if (proven?.email !== email) return refuse("UNAUTHORIZED");
      const { username, password, language = "en-US" } = body;
      const { deviceId } = proven;
      return createIdentity.forOwnerOfAddress({ email, username, password, language, deviceId, ipAddress });
    },

    override: async (grant, emailAddress) => {
      const email = normaliseEmail(emailAddress);
      if (!isEmail(email)) return refuse("INVALID_EMAIL_ADDRESS");
      const proven = await grants.redeem(grant, "magic-link");
      const identity = proven && (await repository.find(proven.identityId));
      if (proven === undefined || identity === undefined) return refuse("UNAUTHORIZED");
      const proof = { identityId: identity.id, email: proven.provenEmail ?? "", deviceId: proven.deviceId };
      const isAnothers = (await dependencies.addresses.findEarlier(proof)) !== undefined;
      if (identity.email !== proof.email || isAnothers) return refuse("UNAUTHORIZED");
      const hasBetter = identity.passwordHash !== null || (await dependencies.hasPasskey(identity.id));
      if (hasBetter) return refuse("UNAUTHORIZED");
      if (!(await repository.change(identity.id, { email, emailProvedAt: null })))
        return refuse("HANDLE_ALREADY_IN_USE");
      await dependencies.notifyBothAddresses(identity.id, identity.email);
      return done({
        grant: await grants.issue({ ...proven, provenEmail: null }, "session"),
        identityId: identity.id,
        emailAddress: email,
      });
    },
  };
}
