import type { IdentityGrant } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { PasswordHashes } from "#platform/security/password-hashes.ts";
import type { ProveAddress } from "./prove-address.ts";
import type { WelcomeIdentity } from "./create-identity.ts";
import type { DecidePassword } from "./decide-password.ts";
import type { IdentitiesRepository, Identity } from "./identities-repository.ts";
import type { IdentityGrants } from "./identity-grants.ts";

export interface NewSignIn {
  email: string;
  password: string;
  /** Of the person, none of which may stand in their password. */
  names: readonly string[];
}

type PreparedSignIn = Pick<NewSignIn, "email"> & { passwordHash: string };

export interface AddSignIn {
  /** What is wrong with an address or password, before anybody is sent a code for them. */
  decide(signIn: NewSignIn): Promise<Refusal | undefined>;
  /** Hashes the password of a sign-in that nothing is wrong with; a code is spent only after that. */
  prepare(signIn: NewSignIn): Promise<PreparedSignIn>;
  /** For somebody who has proved that the account is theirs. Takes nothing over: what has a sign-in keeps that one. */
  add(
    identityId: string,
    prepared: PreparedSignIn,
    proof: { deviceId: string; isAddressProved: boolean },
  ): Promise<Outcome<IdentityGrant>>;
}

/** Gives a sign-in to an identity that came with an import and has none. */
export function createAddSignIn(dependencies: {
  repository: Pick<IdentitiesRepository, "hold" | "change">;
  addresses: Pick<ProveAddress, "free">;
  grants: Pick<IdentityGrants, "issue">;
  database: Database;
  clock: Clock;
  hashes: PasswordHashes;
  decidePassword: DecidePassword;
  welcome: WelcomeIdentity;
}): AddSignIn {
  const { repository, addresses, grants, database, clock, hashes } = dependencies;

  const decide: AddSignIn["decide"] = async ({ email, password, names }) =>
    isEmail(email.trim())
      ? dependencies.decidePassword(password, { email: normaliseEmail(email), names })
      : refuse("INVALID_EMAIL_ERROR");

  return {
    decide,

    prepare: async ({ email, password }) => ({
      email: normaliseEmail(email),
      passwordHash: await hashes.hash(password),
    }),

    add: (identityId, { email, passwordHash }, { deviceId, isAddressProved }) =>
      database.inTransaction(async () => {
        const identity = await repository.hold({ id: identityId });
        if (identity === undefined || hasSignIn(identity)) return refuse("IDENTITY_ALREADY_EXISTS_ERROR");
        if (isAddressProved) await addresses.free({ email, deviceId });
        const emailProvedAt = isAddressProved ? clock.realNow() : null;
        if (!(await repository.change(identityId, { email, emailProvedAt, passwordHash })))
          return refuse("HANDLE_ALREADY_IN_USE");
        await dependencies.welcome({ email, language: identity.language }, isAddressProved);
        const grant = await grants.issue({ identityId, deviceId, assurance: "password" }, "session");
        return done({ grant, identityId, emailAddress: email });
      }),
  };
}

/** Whether there is anything that somebody signs in by, or is reached by to do so. */
export function hasSignIn({ email, username, phone, passwordHash }: Identity): boolean {
  return email !== null || username !== null || phone !== null || passwordHash !== null;
}
