import type { CallInput } from "@skywave/contract";
import type { CancelSignal } from "../platform/platform.ts";
import type { CreationOptions, PasskeyFailure, RequestOptions } from "./passkeys.ts";

export type RegistrationCredential = CallInput<"user", "passkeyCreateFinish">["body"]["credential"];
export type AuthenticationCredential = CallInput<"user", "passkeyAuthenticateFinish">["body"]["credential"];

export type Ceremony<T> = { ok: true; data: T } | { ok: false; failure: PasskeyFailure };

/** The part of a passkey that the browser plays. */
export interface Ceremonies {
  isSupported(): boolean;
  /** Whether passkeys can be offered in the suggestions of a field. */
  isAutofillSupported(): Promise<boolean>;
  create(options: CreationOptions, signal: CancelSignal): Promise<Ceremony<RegistrationCredential>>;
  get(
    options: RequestOptions,
    how: { isAutofill: boolean; signal: CancelSignal },
  ): Promise<Ceremony<AuthenticationCredential>>;
  /** A way to break off a ceremony of ours. */
  newSwitch(): { signal: CancelSignal; abort(): void };
}
