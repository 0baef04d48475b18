import type { PersonCaller } from "#platform/http/caller.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import type { CredentialDependencies, NewContact } from "./credential-dependencies.ts";

interface Proof {
  contact: NewContact;
  typed: string | undefined;
  masked: Record<string, string>;
}

/** Sends a code at first, and redeems it the second time; undefined once the contact is proved. */
export type ProveNewContact = (
  caller: PersonCaller,
  identity: Identity,
  proof: Proof,
) => Promise<Refusal | undefined>;

export function createProveNewContact(
  dependencies: Pick<CredentialDependencies, "sendCodeToNewContact" | "redeemCodeOfNewContact">,
): ProveNewContact {
  return async (caller, identity, { contact, typed, masked }) => {
    if (typed === undefined) {
      const sent = await dependencies.sendCodeToNewContact(caller, contact, identity.language);
      const details = { identityId: identity.id, ...masked };
      return sent.ok ? refuse("WAITING_ON_ONE_TIME_PASSWORD_ERROR", { details }) : sent;
    }
    const redeemed = await dependencies.redeemCodeOfNewContact(caller, contact, typed);
    return redeemed.ok ? undefined : redeemed;
  };
}
