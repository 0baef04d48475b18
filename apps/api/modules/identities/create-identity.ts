import type { IdentityGrant } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail } from "@skywave/domain/identity/masked-contact";
import { isUsername } from "@skywave/domain/identity/username";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { PasswordHashes } from "#platform/security/password-hashes.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { IdentitiesRepository, Identity } from "./identities-repository.ts";
import type { IdentityGrants } from "./identity-grants.ts";
import type { DecidePassword } from "./decide-password.ts";
import type { ProveAddress } from "./prove-address.ts";

/** Welcomes somebody to their account; who did not make it reads there what to do. */
export type WelcomeIdentity = (
  identity: Pick<Identity, "language"> & { email: string },
  isAddressProved: boolean,
) => Promise<void>;

export interface NewIdentity {
  email: string;
  username: string | undefined;
  password: string | undefined;
  language: Locale;
  deviceId: string;
  ipAddress: string;
}

/** Sends the owner of a taken address a code, so that only they learn that it is taken. */
export type NotifyOwner = (
  owner: { id: string; language: Locale },
  asker: { deviceId: string; ipAddress: string },
) => Promise<void>;

export interface CreateIdentity {
  /** Somebody who has proved nothing: that an address is taken is told to its owner only. */
  forVisitor(input: NewIdentity): Promise<Outcome<IdentityGrant>>;
  /** Somebody who reads the mail of the address may be told that it is taken. */
  forOwnerOfAddress(input: NewIdentity): Promise<Outcome<IdentityGrant>>;
}

/** Creates identities by e-mail, with or without a username and a password. */
export function createCreateIdentity(dependencies: {
  repository: IdentitiesRepository;
  grants: IdentityGrants;
  hashes: PasswordHashes;
  clock: Clock;
  database: Database;
  decidePassword: DecidePassword;
  addresses: Pick<ProveAddress, "free">;
  notifyOwner: NotifyOwner;
  welcome: WelcomeIdentity;
}): CreateIdentity {
  const { repository, grants, hashes, clock, database, decidePassword, addresses } = dependencies;

  const findProblem = async ({ email, username, password }: NewIdentity): Promise<Refusal | undefined> => {
    if (!isEmail(email.trim())) return refuse("INVALID_EMAIL_ERROR");
    if (username !== undefined) {
      const isFree = isUsername(username) && (await repository.findByHandle(username)) === undefined;
      if (!isFree) return refuse("USERNAME_IN_USE");
    }
    if (password === undefined) return undefined;
    return decidePassword(password, { email, names: username === undefined ? [] : [username] });
  };

  /** The owner of the address instead, where it has one. */
  const add = async (
    input: NewIdentity,
    isAddressProved: boolean,
  ): Promise<{ outcome: Outcome<IdentityGrant> } | { owner: Identity }> => {
    const email = normaliseEmail(input.email);
    const identity = {
      id: randomId("idn"),
      email,
      emailProvedAt: isAddressProved ? clock.realNow() : null,
      username: input.username ?? null,
      phone: null,
      // Hashed before we know whether the address is free: the answer takes as long either way.
      passwordHash: input.password === undefined ? null : await hashes.hash(input.password),
      state: "ATLAS" as const,
      language: input.language,
      createdAt: clock.realNow(),
      deletedAt: null,
    };
    const isAdded = await database.inTransaction(async () => {
      if (isAddressProved) await addresses.free({ email, deviceId: input.deviceId });
      if (!(await repository.add(identity))) return false;
      await dependencies.welcome({ email, language: input.language }, isAddressProved);
      return true;
    });
    if (!isAdded) {
      const owner = await repository.findByHandle(email);
      if (owner !== undefined) return { owner };
      // The address was free, so it was the name that somebody took since we looked.
      return { outcome: refuse("USERNAME_IN_USE") };
    }
    const withoutPassword = isAddressProved ? ("email" as const) : ("none" as const);
    const assurance = input.password === undefined ? withoutPassword : ("password" as const);
    const proven = { identityId: identity.id, deviceId: input.deviceId, assurance };
    const grant = await grants.issue(proven, "session");
    return { outcome: done({ grant, identityId: identity.id, emailAddress: email }) };
  };

  return {
    forVisitor: async (input) => {
      const wanted = { ...input, username: input.username?.toLowerCase() };
      const problem = await findProblem(wanted);
      if (problem !== undefined) return problem;
      const added = await add(wanted, false);
      if ("outcome" in added) return added.outcome;
      const { owner } = added;
      await dependencies.notifyOwner(owner, input);
      return refuse("WAITING_ON_ONE_TIME_PASSWORD_ERROR", {
        details: { identityId: owner.id, maskedEmail: maskEmail(normaliseEmail(input.email)) },
      });
    },

    forOwnerOfAddress: async (input) => {
      const wanted = { ...input, username: input.username?.toLowerCase() };
      const problem = await findProblem(wanted);
      if (problem !== undefined) return problem;
      const added = await add(wanted, true);
      return "outcome" in added ? added.outcome : refuse("IDENTITY_ALREADY_EXISTS_ERROR");
    },
  };
}
