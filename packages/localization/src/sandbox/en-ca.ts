import { type SandboxDictionary, sandboxEnUs } from "./en-us.ts";

export const sandboxEnCa: SandboxDictionary = { ...sandboxEnUs };
