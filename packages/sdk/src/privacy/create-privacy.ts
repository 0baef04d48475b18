import type { PrivacyParts } from "./record-choice.ts";

/** What the person said about cookies, as the page's consent tool holds it. */
export interface ConsentState {
  /** The groups that were agreed to; C0004 is marketing. */
  groups: readonly string[];
  /** Whether the browser itself says no (Global Privacy Control). */
  hasGlobalPrivacyControl: boolean;
}

/** What people decided about marketing cookies. */
export interface Privacy {
  /**
   * Records with the person's account that they opted out of marketing cookies, or back in: at once for
   * somebody signed in, else at the next sign-in, and once per change. Nobody else's yes takes their no back. A failure
   * is logged and tried again at the next sign-in; nobody is told.
   */
  record(consent: ConsentState): Promise<void>;
}

const KEY = "PRIVACY_OPTION";

/** Waits for a choice, or for the sign-in of somebody whose choice is known here. */
export function createPrivacy(parts: PrivacyParts): Privacy {
  const { platform, session } = parts;
  const load = () => import("./record-choice.ts");

  session.on((event) => {
    if (event.type !== "started" || event.session.sessionType !== "authenticated") return;
    if (platform.storage.get(KEY) === undefined) return;
    load()
      .then(({ sendChoice }) => sendChoice(parts, KEY))
      .catch((cause: unknown) => {
        const details = { cause: String(cause) };
        platform.log({ level: "error", message: "The opt-out was not recorded", details });
      });
  });

  return {
    record: async (consent) => (await load()).recordChoice(parts, KEY, consent),
  };
}
