import type { Passkeys, Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";

/**
 * Whether to offer a passkey after a sign-in: the person was not asked lately, the browser can make one, the
 * operator has them on, and none is on file. What cannot be found out counts as no.
 */
export async function shouldOfferPasskey(
  skywave: Skywave,
  passkeys: Pick<Passkeys, "isSupported">,
  { hasPromptCookie }: { hasPromptCookie: boolean },
): Promise<boolean> {
  if (hasPromptCookie || !passkeys.isSupported()) return false;
  const { settings } = await skywave.configuration();
  if (!settings.isPasskeyEnabled) return false;
  const kept = await ask(skywave, { domain: "user", name: "listPasskeys", input: {}, expected: [] });
  return kept.ok && kept.data.passkeys.length === 0;
}
