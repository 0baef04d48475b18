import type { Skywave } from "@skywave/sdk";

export async function askForPasskeys(skywave: Skywave) {
  const { createBrowserPasskeys } = await import("@skywave/sdk/passkey");
  const passkeys = createBrowserPasskeys(skywave);
  return { isSupported: passkeys.isSupported(), isAutofillSupported: await passkeys.isAutofillSupported() };
}
