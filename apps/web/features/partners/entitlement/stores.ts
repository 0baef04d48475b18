import type { Store } from "@skywave/contract";

/** Every store that sells our plans. */
export const STORES = ["apple", "google", "amazon", "roku"] as const satisfies readonly Store[];
