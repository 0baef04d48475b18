import type { CallRequest, StreamingCredentials } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail } from "@skywave/domain/identity/masked-contact";
import { maskUsername } from "@skywave/domain/identity/username";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import { type CredentialDependencies, contactsOf } from "./credential-dependencies.ts";
import { createProveNewContact } from "./prove-new-contact.ts";
import { readUsername } from "./read-username.ts";

type NewCredentials = CallRequest<"user", "setStreamingCredentials">["body"];

/** The name and password by which somebody listens, as they may see them. */
export function streamingCredentialsOf(identity: Identity): StreamingCredentials {
  const { username, email, hasRandomCredentials } = identity;
  return {
    ...(username !== null && { username }),
    maskedUsername: username === null ? maskEmail(email ?? "") : maskUsername(username),
    hasPassword: identity.passwordHash !== null,
    hasRandomCredentials,
  };
}

/**
 * Sets both at once or neither. A code is proof enough, as it is for a forgotten password: whoever may set that may
 * set the name beside it. A name that is an address becomes the person's address, once a code was read there.
 */
export function createSetStreamingCredentials(dependencies: CredentialDependencies) {
  const { repository, database, addresses, requireStepUp, notifyOwner } = dependencies;
  const prove = createProveNewContact(dependencies);
  const decide = createDecideChoice(dependencies);

  const proveAddress = async (
    caller: PersonCaller,
    { identity, address, typedCode, ipAddress }: AddressToProve,
  ): Promise<Refusal | undefined> => {
    const isOwn = identity.email === address;
    // Another address is another way to sign in; to prove one's own changes nothing about that.
    const stale = isOwn ? undefined : await requireStepUp(caller, "other");
    if (stale !== undefined) return stale;
    const contact = { channel: "EMAIL" as const, address, ipAddress };
    const masked = { maskedEmail: maskEmail(address) };
    return prove(caller, identity, { contact, typed: typedCode, masked });
  };

  const save = (caller: PersonCaller, identity: Identity, choice: Choice) =>
    database.inTransaction(async (): Promise<Outcome<Identity>> => {
      const { address, ...change } = choice;
      const isMoved = address !== undefined && identity.email !== address;
      if (isMoved) await addresses.free({ email: address, deviceId: caller.deviceId });
      else if (address !== undefined && !(await addresses.proveOwn(identity.id, address)))
        return refuse("INVALID_HANDLE");
      const moved = isMoved ? { email: address, emailProvedAt: dependencies.clock.realNow() } : {};
      if (!(await repository.change(identity.id, { ...change, ...moved })))
        return refuse(address === undefined ? "USERNAME_IN_USE" : "INVALID_HANDLE");
      if (change.passwordHash !== identity.passwordHash) {
        await dependencies.resetPasswordLocks(identity.id);
        await dependencies.endOtherSessions(caller);
      }
      const changed = { ...identity, ...change, ...moved };
      const before = isMoved ? contactsOf({ email: identity.email, phone: null }) : [];
      await notifyOwner(identity, "streaming-credentials-changed", [...before, ...contactsOf(changed)]);
      return done(changed);
    });

  return async (
    caller: PersonCaller,
    typed: NewCredentials,
    ipAddress: string,
  ): Promise<Outcome<Identity>> => {
    const stale = await requireStepUp(caller, "setPassword");
    if (stale !== undefined) return stale;
    const limited = await dependencies.limits.take("streamingCredentialsByIdentity", caller.identityId);
    if (limited !== undefined) return limited;
    const identity = await repository.find(caller.identityId);
    if (identity === undefined) return refuse("UNAUTHORIZED");
    const decided = await decide(identity, typed);
    if (!decided.ok) return decided;
    const { address } = decided.data;
    if (address !== undefined) {
      const toProve = { identity, address, typedCode: typed.otp, ipAddress };
      const unproved = await proveAddress(caller, toProve);
      if (unproved !== undefined) return unproved;
    }
    return save(caller, identity, decided.data);
  };
}

interface AddressToProve {
  identity: Identity;
  address: string;
  typedCode: string | undefined;
  ipAddress: string;
}

type Choice = Pick<Identity, "username" | "passwordHash" | "hasRandomCredentials"> & {
  /** The name is this address, which has to be proved before. */
  address: string | undefined;
};

/** What somebody chose, as it would be kept; a refusal where the rules do not allow it. */
function createDecideChoice(
  dependencies: Pick<CredentialDependencies, "hashes" | "decidePassword" | "findNames">,
) {
  return async (
    identity: Identity,
    { username: typed, emailAddress, newPassword }: NewCredentials,
  ): Promise<Outcome<Choice>> => {
    const name = normaliseEmail(typed);
    const address = isEmail(name) ? name : undefined;
    // Whoever types that means an address, and is not to read how names are spelt.
    if (address === undefined && name.includes("@")) return refuse("INVALID_EMAIL_ADDRESS");
    if (emailAddress !== undefined && normaliseEmail(emailAddress) !== address)
      return refuse("INVALID_HANDLE");
    const username = address === undefined ? readUsername(typed, identity) : null;
    if (username === undefined) return refuse("INVALID_HANDLE");
    const keepsPassword = identity.passwordHash !== null && !identity.hasRandomCredentials;
    if (newPassword === undefined && !keepsPassword) {
      return refuse("PASSWORD_POLICY_NOT_MET", { details: { reason: "tooShort" } });
    }
    const { phone } = identity;
    const email = address ?? identity.email ?? undefined;
    const names = [...(await dependencies.findNames(identity.id)), ...(username === null ? [] : [username])];
    const owner = { email, phone: phone ?? undefined, names };
    const problem =
      newPassword === undefined ? undefined : await dependencies.decidePassword(newPassword, owner);
    if (problem !== undefined) return problem;
    const passwordHash =
      newPassword === undefined ? identity.passwordHash : await dependencies.hashes.hash(newPassword);
    const isProved = identity.email === address && identity.emailProvedAt !== null;
    const toProve = isProved ? undefined : address;
    return done({ username, passwordHash, hasRandomCredentials: false, address: toProve });
  };
}
