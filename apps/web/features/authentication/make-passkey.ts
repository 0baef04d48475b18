import type { Skywave } from "@skywave/sdk";
import { createBrowserPasskeys } from "@skywave/sdk/passkey";
import { type AddPasskeyOutcome, addPasskey } from "@skywave/services/authentication/passkeys/add-passkey";

/** Has this browser make a passkey. A file of its own: where one is offered, few take the offer. */
export function makePasskey(skywave: Skywave): Promise<AddPasskeyOutcome> {
  return addPasskey(skywave, createBrowserPasskeys(skywave));
}
