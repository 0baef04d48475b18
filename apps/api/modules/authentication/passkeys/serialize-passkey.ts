import type { Passkey } from "@skywave/contract";
import type { PasskeyRow } from "./passkeys-repository.ts";

/** A passkey as its owner sees it. */
export function serializePasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: row.id,
    name: row.name,
    isSynced: row.isSynced,
    createdAt: row.createdAt.toString(),
    lastUsedAt: row.lastUsedAt?.toString() ?? null,
  };
}
