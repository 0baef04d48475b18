import type { Passkeys } from "@skywave/sdk";
import { createBrowserPasskeys } from "@skywave/sdk/passkey";
import { useMemo } from "react";
import { useApp } from "./app-services.ts";

/** The passkeys of this browser. */
export function usePasskeys(): Passkeys {
  const { skywave } = useApp();
  return useMemo(() => createBrowserPasskeys(skywave), [skywave]);
}
