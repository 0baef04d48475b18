import type { InAppMessage } from "@skywave/contract/in-app-messages/in-app-message";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { safeAddress } from "../content/safe-address.ts";
import { ask } from "../outcomes/ask.ts";

/** Loads what we have to tell the person. Undefined when there is nothing, or it cannot be had: no page waits for it. */
export async function loadInAppMessage(skywave: Skywave, locale: Locale): Promise<InAppMessage | undefined> {
  const reply = await ask(skywave, {
    domain: "outreach",
    name: "getOutreachMessage",
    input: { query: { locale } },
    expected: [],
  });
  if (!reply.ok || reply.data === undefined) return undefined;
  return { ...reply.data, link: safeAddress(reply.data.link) ?? null };
}
