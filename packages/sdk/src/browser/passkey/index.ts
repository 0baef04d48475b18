import { createPasskeys, type Passkeys } from "../../passkey/create-passkeys.ts";
import type { Skywave } from "../../skywave.ts";
import { createBrowserCeremonies } from "./browser-ceremonies.ts";

/** Passkeys in a page. Its own entry, so that only pages that offer passkeys load it. */
export function createBrowserPasskeys(skywave: Skywave): Passkeys {
  return createPasskeys(skywave, createBrowserCeremonies(window));
}

export type { Passkeys, SignedChallenge } from "../../passkey/create-passkeys.ts";
export type {
  CeremonyOptions,
  PasskeyErrorCode,
  PasskeyFailure,
  PasskeyResult,
} from "../../passkey/passkeys.ts";
