import type { Skywave } from "@skywave/sdk";
import { createContext, use } from "react";
import type { Translator } from "#i18n/translate.ts";
import type { SandboxApi } from "./sandbox-api.ts";

export interface Sandbox {
  api: SandboxApi;
  translate: Translator<"sandbox">;
  brandName: string;
  /** Where the same service goes by another name. */
  otherBrand: string;
  /** The client of this page; it starts when a panel needs it. */
  skywave: Skywave;
}

export const SandboxContext = createContext<Sandbox | null>(null);

/** What every panel of the sandbox works with. */
export function useSandbox(): Sandbox {
  const sandbox = use(SandboxContext);
  if (sandbox === null) throw new Error("useSandbox needs a SandboxContext above it");
  return sandbox;
}
