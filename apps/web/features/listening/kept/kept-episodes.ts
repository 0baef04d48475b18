import { type KeptEpisodes, openKeptEpisodes } from "@skywave/sdk/kept-episodes";

/** Does something with the episodes on this device. */
export async function withKeptEpisodes<T>(act: (kept: KeptEpisodes) => Promise<T>): Promise<T> {
  const kept = await openKeptEpisodes(indexedDB);
  try {
    return await act(kept);
  } finally {
    kept.close();
  }
}

/** As a key that decrypts and that no script can read. */
export function importKey(keyInBase64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(keyInBase64), (byte) => byte.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-CBC", false, ["decrypt"]);
}
