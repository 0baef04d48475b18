import type { Platform } from "../../platform/platform.ts";

/** Logs what kept events from being stored or sent; they stay, and nobody who recorded them is told. */
export function createFailureLog(platform: Platform): (message: string) => (cause: unknown) => void {
  return (message) => (cause) => platform.log({ level: "error", message, details: { cause: String(cause) } });
}
