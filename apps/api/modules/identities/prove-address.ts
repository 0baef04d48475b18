import type { EarlierAccount } from "@skywave/contract";
import type { Sessions } from "#modules/sessions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { IdentitiesRepository, Identity } from "./identities-repository.ts";
import type { IdentityGrants } from "./identity-grants.ts";

/** Somebody read the mail of an address, on a device, that was sent there for an identity. */
export interface MailProof {
  identityId: string;
  email: string;
  deviceId: string;
}

export interface ProveAddress {
  /**
   * Whom a proof signs in: who has the address, unless they never proved it and cannot be shown to be here. Then it
   * is a new identity, which has the address from now on. Undefined once the address belongs to another account.
   */
  signIn(proof: MailProof): Promise<Identity | undefined>;
  /** The account that a proof would take its address from; undefined where it would not. */
  findEarlier(proof: MailProof): Promise<EarlierAccount | undefined>;
  /** Proves the address of who is signed in. False where they have another one by now. */
  proveOwn(identityId: string, email: string): Promise<boolean>;
  /**
   * Takes an address from who has it unproved, for somebody who proves it now. False where it is proved, or where its
   * holder is the one who is here. Part of the transaction that gives it away.
   */
  free(proof: Omit<MailProof, "identityId">): Promise<boolean>;
}

/** An address is a person's once its mail was read where the person is shown to be: by a session or the password. */
export function createProveAddress(dependencies: {
  repository: IdentitiesRepository;
  database: Database;
  clock: Clock;
  securityLog: SecurityLog;
  sessions: Pick<Sessions, "isOwnBrowser">;
  grants: Pick<IdentityGrants, "hasGivenPassword">;
  /** Ends what was sent to an address in somebody's name, or is kept against its mailbox. */
  forgetAddress: (identityId: string) => Promise<void>;
}): ProveAddress {
  const { repository, database, clock, sessions, grants } = dependencies;

  /** Whether a device shows the person: they are or were signed in there, or have just given their password. */
  const isTheirs = async ({ id }: Identity, deviceId: string) =>
    (await sessions.isOwnBrowser(id, deviceId)) || grants.hasGivenPassword(id, deviceId);

  const noteProved = (identityId: string) =>
    repository.change(identityId, { emailProvedAt: clock.realNow() });

  const takeAway = async ({ id: identityId }: Identity): Promise<void> => {
    await repository.change(identityId, { email: null, emailProvedAt: null });
    await dependencies.forgetAddress(identityId);
    dependencies.securityLog.record("unproved-address-lost", { identityId });
  };

  const addOwner = async (email: string, language: Identity["language"]): Promise<Identity | undefined> => {
    const now = clock.realNow();
    const id = randomId("idn");
    const owner = { id, email, emailProvedAt: now, state: "ATLAS" as const, language, createdAt: now };
    return (await repository.add(owner)) ? repository.find(id) : undefined;
  };

  return {
    signIn: ({ identityId, email, deviceId }) =>
      database.inTransaction(async () => {
        const identity = await repository.hold({ id: identityId });
        if (identity === undefined || identity.email !== email) return undefined;
        if (identity.emailProvedAt !== null) return identity;
        if (await isTheirs(identity, deviceId)) {
          await noteProved(identity.id);
          return identity;
        }
        await takeAway(identity);
        return addOwner(email, identity.language);
      }),

    findEarlier: async ({ identityId, email, deviceId }) => {
      const identity = await repository.find(identityId);
      const isUnproved = identity?.email === email && identity.emailProvedAt === null;
      if (!isUnproved || (await isTheirs(identity, deviceId))) return undefined;
      return { hasPassword: identity.passwordHash !== null };
    },

    proveOwn: (identityId, email) =>
      database.inTransaction(async () => {
        const identity = await repository.hold({ id: identityId });
        if (identity === undefined || identity.email !== email) return false;
        if (identity.emailProvedAt === null) await noteProved(identityId);
        return true;
      }),

    free: async ({ email, deviceId }) => {
      const holder = await repository.hold({ email });
      if (holder === undefined) return true;
      if (holder.emailProvedAt !== null) return false;
      if (await isTheirs(holder, deviceId)) {
        await noteProved(holder.id);
        return false;
      }
      await takeAway(holder);
      return true;
    },
  };
}
