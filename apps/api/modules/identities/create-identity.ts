import type { IdentityGrant } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail } from "@skywave/domain/identity/masked-contact";
import { findPasswordProblem } from "@skywave/domain/identity/password";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "../../platform/clock.ts";
import type { Assurance } from "../../platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "../../platform/outcome.ts";
import type { PasswordHashes } from "../../platform/security/password-hashes.ts";
import { randomId } from "../../platform/security/random-id.ts";
import type { DisallowedWords } from "./disallowed-words.ts";
import type { IdentitiesRepository } from "./identities-repository.ts";
import type { IdentityGrants } from "./identity-grants.ts";

export interface NewIdentity {
  email: string;
  password: string | undefined;
  language: Locale;
  deviceId: string;
  ipAddress: string;
}

/** Sends the owner of a taken address a code, so that only they learn that it is taken. */
export type TellOwner = (
  owner: { id: string; language: Locale },
  asker: { deviceId: string; ipAddress: string },
) => Promise<void>;

/** Creates an identity by e-mail, with or without a password. */
export function createCreateIdentity(dependencies: {
  repository: IdentitiesRepository;
  grants: IdentityGrants;
  hashes: PasswordHashes;
  clock: Clock;
  disallowedWords: DisallowedWords;
  tellOwner: TellOwner;
}) {
  const { repository, grants, hashes, clock } = dependencies;

  const findProblem = async ({ email, password }: NewIdentity): Promise<Refusal | undefined> => {
    if (!isEmail(email.trim())) return refuse("INVALID_EMAIL_ERROR");
    if (password === undefined) return undefined;
    const problem = findPasswordProblem(password, { email }, await dependencies.disallowedWords());
    if (problem === undefined) return undefined;
    const { code, ...details } = problem;
    return refuse(code, { details });
  };

  return async (input: NewIdentity): Promise<Outcome<IdentityGrant>> => {
    const problem = await findProblem(input);
    if (problem !== undefined) return problem;
    const email = normaliseEmail(input.email);
    const identity = {
      id: randomId("idn"),
      email,
      username: null,
      phone: null,
      // Hashed before we know whether the address is free: the answer takes as long either way.
      passwordHash: input.password === undefined ? null : await hashes.hash(input.password),
      state: "ATLAS" as const,
      language: input.language,
      createdAt: clock.realNow(),
      deletedAt: null,
    };
    if (await repository.add(identity)) {
      const assurance: Assurance = input.password === undefined ? "email" : "password";
      const proven = { identityId: identity.id, deviceId: input.deviceId, assurance };
      const grant = await grants.issue(proven, "session");
      return done({ grant, identityId: identity.id, emailAddress: email });
    }
    const owner = await repository.findByHandle(email);
    if (owner === undefined) throw new Error("an address was taken and then free");
    await dependencies.tellOwner(owner, input);
    return refuse("WAITING_ON_ONE_TIME_PASSWORD_ERROR", {
      details: { identityId: owner.id, maskedEmail: maskEmail(email) },
    });
  };
}
