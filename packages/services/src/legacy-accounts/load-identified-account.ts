import type { NonPiiSubscription, RegistrationNonPii } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface IdentifiedAccount {
  plans: readonly NonPiiSubscription[];
  /** Whether it can be given a sign-in, and the contacts on file that can prove its owner. */
  registration: RegistrationNonPii;
}

export type LoadIdentifiedAccountOutcome =
  | ({ ok: true } & IdentifiedAccount)
  /** It was identified too long ago, or in another browser: find it again. */
  | { ok: false; code: "UNAUTHENTICATED_CUSTOMER" }
  | CommonFailure;

/** What may be told of an account to somebody who has identified it: never whose it is, nor how it stands with its bills. */
export async function loadIdentifiedAccount(
  skywave: Skywave,
  token: string,
): Promise<LoadIdentifiedAccountOutcome> {
  const expected = ["UNAUTHENTICATED_CUSTOMER"] as const;
  const input = { body: { token } };
  const [account, registration] = await Promise.all([
    ask(skywave, { domain: "legacy", name: "accountNonPii", input, expected }),
    ask(skywave, { domain: "legacy", name: "accountRegistrationNonPii", input, expected }),
  ]);
  if (!account.ok) return "failure" in account ? { ok: false, code: account.code } : account;
  if (!registration.ok)
    return "failure" in registration ? { ok: false, code: registration.code } : registration;
  return { ok: true, plans: account.data.data.subscriptions, registration: registration.data.data };
}
