import type { Platform } from "../platform/platform.ts";
import type { Session } from "../session/session.ts";
import type { Skywave } from "../skywave.ts";
import { readJson } from "../transport/read-json.ts";

/** What the person said about cookies, as the page's consent tool holds it. */
export interface ConsentState {
  /** The groups that were agreed to; C0004 is marketing. */
  groups: readonly string[];
  /** Whether the browser itself says no (Global Privacy Control). */
  hasGlobalPrivacyControl: boolean;
}

export interface Privacy {
  /**
   * Records with the person's account that they opted out of marketing cookies, or back in: at once for
   * somebody signed in, else at the next sign-in, and once per change. A failure is logged and tried again
   * at the next sign-in; nobody is told.
   */
  record(consent: ConsentState): Promise<void>;
}

interface PrivacyParts {
  platform: Platform;
  session: Session;
  call: Skywave["call"];
}

interface Choice {
  isOptedOut: boolean;
  source: "consentGroup" | "globalPrivacyControl";
  /** Whose account knows of it. */
  recordedFor?: string;
}

const KEY = "PRIVACY_OPTION";
const MARKETING = "C0004";

export function createPrivacy({ platform, session, call }: PrivacyParts): Privacy {
  const { storage } = platform;
  const stored = () => readJson<Choice>(storage.get(KEY) ?? "");

  async function send(): Promise<void> {
    const choice = stored();
    const identityId = session.current()?.identityId ?? null;
    if (!choice || identityId === null || choice.recordedFor === identityId) return;
    const { isOptedOut, source } = choice;
    const input = { params: { identityId }, body: { isOptedOut, source } };
    const recorded = await call("user", "recordPrivacyOptionByIdentityId", input);
    if (recorded.ok) storage.set(KEY, JSON.stringify({ isOptedOut, source, recordedFor: identityId }));
    else platform.log({ level: "error", message: "The opt-out was not recorded", details: recorded.failure });
  }

  session.on((event) => {
    if (event.type !== "started" || event.session.sessionType !== "authenticated") return;
    send().catch((cause: unknown) => {
      platform.log({
        level: "error",
        message: "The opt-out was not recorded",
        details: { cause: String(cause) },
      });
    });
  });

  return {
    async record({ groups, hasGlobalPrivacyControl }) {
      const isOptedOut = hasGlobalPrivacyControl || !groups.includes(MARKETING);
      const source = hasGlobalPrivacyControl ? "globalPrivacyControl" : "consentGroup";
      const before = stored();
      // Nobody has to be told of a consent that was never withdrawn.
      if (!before && !isOptedOut) return;
      if (before?.isOptedOut !== isOptedOut) storage.set(KEY, JSON.stringify({ isOptedOut, source }));
      await send();
    },
  };
}
