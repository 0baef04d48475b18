import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { IdentitiesRepository, Identity } from "../identities-repository.ts";
import { type CredentialDependencies, contactsOf } from "./credential-dependencies.ts";
import { createProveNewContact } from "./prove-new-contact.ts";

/** The changes of a person's contacts. Each new contact is proved by a code before anything is changed. */
export function createChangeContact(dependencies: CredentialDependencies) {
  const { repository, database, addresses, requireStepUp, notifyOwner } = dependencies;

  const prove = createProveNewContact(dependencies);

  const save = (identity: Identity, change: Partial<Pick<Identity, "email" | "emailProvedAt" | "phone">>) =>
    database.inTransaction(async (): Promise<Outcome<Identity>> => {
      if (!(await repository.change(identity.id, change))) return refuse("HANDLE_ALREADY_IN_USE");
      const changed = { ...identity, ...change };
      const isPhone = change.phone !== undefined;
      const contacts = isPhone
        ? [...contactsOf(identity), ...contactsOf({ email: null, phone: changed.phone })]
        : [...contactsOf({ email: identity.email, phone: null }), ...contactsOf(changed)];
      const notice = !isPhone ? "email-changed" : change.phone === null ? "phone-removed" : "phone-changed";
      await notifyOwner(identity, notice, contacts);
      return done(changed);
    });

  const saveEmail = ({ deviceId }: PersonCaller, identity: Identity, email: string) =>
    database.inTransaction(async () => {
      await addresses.free({ email, deviceId });
      return save(identity, { email, emailProvedAt: dependencies.clock.realNow() });
    });

  const proveOwn = async (identity: Identity, email: string): Promise<Outcome<Identity>> => {
    const isProved = await addresses.proveOwn(identity.id, email);
    const proved = isProved ? await repository.find(identity.id) : undefined;
    return proved === undefined ? refuse("HANDLE_ALREADY_IN_USE") : done(proved);
  };

  /** The person, if they proved afresh that it is them. */
  const start = async (caller: PersonCaller): Promise<Outcome<Identity>> => {
    const stale = await requireStepUp(caller, "other");
    if (stale !== undefined) return stale;
    const identity = await repository.find(caller.identityId);
    return identity === undefined ? refuse("UNAUTHORIZED") : done(identity);
  };

  return {
    email: async (
      caller: PersonCaller,
      change: { typedAddress: string; typedCode: string | undefined; ipAddress: string },
    ): Promise<Outcome<Identity>> => {
      const address = normaliseEmail(change.typedAddress);
      const contact = { channel: "EMAIL" as const, address, ipAddress: change.ipAddress };
      const proof = { contact, typed: change.typedCode, masked: { maskedEmail: maskEmail(address) } };
      const unproved = await findUnproved(repository, caller, address);
      if (unproved !== undefined)
        return (await prove(caller, unproved, proof)) ?? proveOwn(unproved, address);
      const started = await start(caller);
      if (!started.ok) return started;
      if (!isEmail(address)) return refuse("EMAIL_INVALID");
      if (started.data.email === address) return started;
      return (await prove(caller, started.data, proof)) ?? saveEmail(caller, started.data, address);
    },

    phone: async (
      caller: PersonCaller,
      change: { typedNumber: string | null; typedCode: string | undefined; ipAddress: string },
    ): Promise<Outcome<Identity>> => {
      const started = await start(caller);
      if (!started.ok) return started;
      if (change.typedNumber === null)
        return started.data.phone === null ? started : save(started.data, { phone: null });
      const address = readPhoneNumber(change.typedNumber);
      if (address === undefined || !dependencies.canText) return refuse("INVALID_PHONE_NUMBER");
      if (started.data.phone === address) return started;
      const contact = { channel: "PHONE" as const, address, ipAddress: change.ipAddress };
      const masked = { maskedPhoneNumber: maskPhone(address) };
      const unproved = await prove(caller, started.data, { contact, typed: change.typedCode, masked });
      return unproved ?? save(started.data, { phone: address });
    },
  };
}

/** The person, where the address is the one they signed up with: to prove it changes nothing about how they sign in. */
async function findUnproved(
  repository: Pick<IdentitiesRepository, "find">,
  { identityId }: PersonCaller,
  address: string,
): Promise<Identity | undefined> {
  const identity = await repository.find(identityId);
  return identity?.email === address && identity.emailProvedAt === null ? identity : undefined;
}
