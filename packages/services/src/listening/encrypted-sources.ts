import { ENCRYPTED_SOURCE_TYPES } from "@skywave/contract/listening/source-types";

/** Whether the sound of a source travels encrypted, so that its player needs a key. */
export function isEncryptedSource(type: string): boolean {
  return ENCRYPTED_SOURCE_TYPES.has(type);
}
