import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { SecurityNotice } from "#platform/jobs/job-payloads.ts";
import type { Outcome, Refusal } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { PasswordHashes } from "#platform/security/password-hashes.ts";
import type { IdentitiesRepository, Identity } from "../identities-repository.ts";
import type { DecidePassword } from "../decide-password.ts";
import type { ProveAddress } from "../prove-address.ts";

/** A contact that a person wants to have, and still has to prove. */
export interface NewContact {
  channel: "EMAIL" | "PHONE";
  address: string;
  ipAddress: string;
}

/** Tells a person what was changed, by the contacts they have and those they had before. */
export type NotifyOwnerOfChange = (
  identity: { id: string; language: Locale },
  notice: SecurityNotice,
  contacts: readonly { channel: "EMAIL" | "PHONE"; address: string }[],
) => Promise<void>;

/** What the changes of credentials need, beside their own storage. */
export interface CredentialDependencies {
  repository: IdentitiesRepository;
  database: Database;
  clock: Clock;
  addresses: Pick<ProveAddress, "free" | "proveOwn">;
  hashes: PasswordHashes;
  decidePassword: DecidePassword;
  /** False where no gateway for texts is configured: no number could be proved. */
  canText: boolean;
  limits: Pick<RateLimits, "take">;
  requireStepUp: (
    caller: PersonCaller,
    purpose: "setPassword" | "other",
  ) => Promise<Refusal<"STEP_UP_REQUIRED"> | undefined>;
  sendCodeToNewContact: (
    caller: PersonCaller,
    contact: NewContact,
    language: Locale,
  ) => Promise<Outcome<unknown>>;
  redeemCodeOfNewContact: (
    caller: PersonCaller,
    contact: NewContact,
    typed: string,
  ) => Promise<Outcome<unknown>>;
  /** First and last names that the person is billed under. */
  findNames: (identityId: string) => Promise<readonly string[]>;
  endOtherSessions: (caller: PersonCaller) => Promise<void>;
  resetPasswordLocks: (identityId: string) => Promise<void>;
  notifyOwner: NotifyOwnerOfChange;
}

/** The contacts a person has. */
export function contactsOf({ email, phone }: Pick<Identity, "email" | "phone">) {
  return [
    ...(email === null ? [] : [{ channel: "EMAIL" as const, address: email }]),
    ...(phone === null ? [] : [{ channel: "PHONE" as const, address: phone }]),
  ];
}
