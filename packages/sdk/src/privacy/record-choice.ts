import type { Platform } from "../platform/platform.ts";
import type { Session } from "../session/session.ts";
import type { Skywave } from "../skywave.ts";
import { readJson } from "../wire/read-json.ts";
import type { ConsentState } from "./create-privacy.ts";

export interface PrivacyParts {
  platform: Platform;
  session: Session;
  call: Skywave["call"];
}

interface Choice {
  isOptedOut: boolean;
  source: "consentGroup" | "globalPrivacyControl";
  /** Whose account knows of it. */
  recordedFor?: string;
  /** Of a yes: whose no it takes back. Nobody else's, on a browser that several people sign in on. */
  takesBackFor?: string | undefined;
}

const MARKETING = "C0004";

/** Keeps the choice under the key, and tells the server. */
export async function recordChoice(parts: PrivacyParts, key: string, consent: ConsentState): Promise<void> {
  const { groups, hasGlobalPrivacyControl } = consent;
  const isOptedOut = hasGlobalPrivacyControl || !groups.includes(MARKETING);
  const source = hasGlobalPrivacyControl ? "globalPrivacyControl" : "consentGroup";
  const before = choiceAt(parts, key);
  // Nobody has to be told of a consent that was never withdrawn.
  if (!before && !isOptedOut) return;
  if (before?.isOptedOut !== isOptedOut) {
    const takesBackFor = isOptedOut
      ? undefined
      : (parts.session.current()?.identityId ?? before?.recordedFor);
    keepChoice(parts, key, { isOptedOut, source, takesBackFor });
  }
  await sendChoice(parts, key);
}

/**
 * Tells the server of the choice, unless nobody is signed in or their account knows it. A no holds for whoever signs in
 * on this browser; a yes only for the person who said it, or whose no was told from here.
 */
export async function sendChoice(parts: PrivacyParts, key: string): Promise<void> {
  const { platform, session, call } = parts;
  const choice = choiceAt(parts, key);
  const identityId = session.current()?.identityId ?? null;
  if (!choice || identityId === null || choice.recordedFor === identityId) return;
  const { isOptedOut, source, takesBackFor } = choice;
  if (!isOptedOut && takesBackFor !== identityId) return;
  const input = { params: { identityId }, body: { isOptedOut, source } };
  const recorded = await call("user", "recordPrivacyOptionByIdentityId", input);
  if (recorded.ok) keepChoice(parts, key, { ...choice, recordedFor: identityId });
  else platform.log({ level: "error", message: "The opt-out was not recorded", details: recorded.failure });
}

function keepChoice({ platform }: PrivacyParts, key: string, choice: Choice): void {
  platform.storage.set(key, JSON.stringify(choice));
}

function choiceAt({ platform }: PrivacyParts, key: string): Choice | undefined {
  return readJson<Choice>(platform.storage.get(key) ?? "");
}
